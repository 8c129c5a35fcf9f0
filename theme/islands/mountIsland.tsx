import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Tells once its children answer. */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** Gives the element of an island over to React; `prefix` is that of its ids at build. */
export function mountIsland(
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
  prefix: string,
  onMounted: () => void,
): Root {
  return hydrateRoot(
    element,
    <Mounted onMounted={onMounted}>
      <Component {...props} />
    </Mounted>,
    { identifierPrefix: prefix },
  );
}
