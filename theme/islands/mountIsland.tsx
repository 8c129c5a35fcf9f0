import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Tells once its children answer. */
function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/**
 * Gives an element over to React.
 *
 * @param prefix of ids, as at build; undefined for an island that was not rendered then
 * @param onMounted called once, when the island answers
 */
export function mountIsland(
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
  prefix: string | undefined,
  onMounted: () => void,
): Root {
  const content = (
    <Mounted onMounted={onMounted}>
      <Component {...props} />
    </Mounted>
  );
  if (prefix !== undefined) {
    return hydrateRoot(element, content, { identifierPrefix: prefix });
  }
  const root = createRoot(element);
  root.render(content);
  return root;
}
