import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Tells once its children answer. */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/**
 * Gives the element of an island over to React.
 *
 * @param prefix of ids, as at build
 * @param onMounted called once, when the island answers
 */
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
