import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Calls a function once its children are hydrated. */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** Hydrates the element of an island; `prefix` is that of its ids at build. */
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
