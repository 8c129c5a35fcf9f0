import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Renders its children, and calls a function once they are hydrated. */
function MountNotifier({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** An island to hydrate. */
interface Island {
  Component: ComponentType<object>;
  props: object;
  /** The prefix that the build gave to the island's ids. */
  prefix: string;
  /** Runs once the island is hydrated. */
  onMounted: () => void;
  /**
   * Runs when the island cannot be rendered, at first or later. React has emptied the element by
   * then.
   */
  onFailed: (error: unknown) => void;
}

/**
 * Hydrates the element of an island.
 *
 * @returns the function that removes the island
 */
export function mountIsland(
  element: HTMLElement,
  { Component, props, prefix, onMounted, onFailed }: Island,
): () => void {
  let isUnmounted = false;
  const root = hydrateRoot(
    element,
    <MountNotifier onMounted={onMounted}>
      <Component {...props} />
    </MountNotifier>,
    {
      identifierPrefix: prefix,
      onUncaughtError: onFailed,
      onRecoverableError: (error) => {
        // If the visitor leaves the page early, React reports that the island ends before it is
        // hydrated. This is not an error.
        if (!isUnmounted) {
          reportError(error);
        }
      },
    },
  );
  return () => {
    isUnmounted = true;
    root.unmount();
  };
}
