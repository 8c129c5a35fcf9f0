import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

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
  /** Runs when rendering fails, at first or later. React has emptied the element by then. */
  onFailed: (error: unknown) => void;
}

/**
 * Hydrates the element of an island, or renders the island anew if its markup was translated.
 *
 * @returns the function that removes the island
 */
export function mountIsland(
  element: HTMLElement,
  { Component, props, prefix, onMounted, onFailed }: Island,
): () => void {
  let isUnmounted = false;
  const content = (
    <MountNotifier onMounted={onMounted}>
      <Component {...props} />
    </MountNotifier>
  );
  const options: RootOptions = {
    identifierPrefix: prefix,
    onUncaughtError: onFailed,
    onRecoverableError: (error) => {
      // If the visitor leaves the page early, React reports that the island ends before it is
      // hydrated. This is not an error.
      if (!isUnmounted) {
        reportError(error);
      }
    },
  };
  let root: Root;
  if (element.querySelector('font')) {
    // The browser's translator has put its own elements into the markup, which React cannot
    // hydrate. The translator translates the new markup, too.
    root = createRoot(element, options);
    root.render(content);
  } else {
    root = hydrateRoot(element, content, options);
  }
  return () => {
    isUnmounted = true;
    root.unmount();
  };
}
