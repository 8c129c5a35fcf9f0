import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * A component that answers in the browser: rendered at build where it stands, then hydrated by
 * SiteIsland.browser.ts when it nears the view or is used. In development the whole page is
 * React, so that the component itself is enough.
 *
 * @param name of the island; SiteIsland.browser.ts finds its chunk by it
 * @param Component gets props that JSON can hold, and no context
 */
export function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  if (import.meta.env.DEV) {
    return Component;
  }
  return function Island(props: Props) {
    // So that ids of two islands on a page differ, and are the same when it is hydrated.
    const prefix = useId();
    const propsText = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
    return (
      <site-island data-name={name} data-props={propsText} data-prefix={prefix}>
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered apart so that it can be hydrated apart
          dangerouslySetInnerHTML={{
            __html: renderToString(<Component {...props} />, { identifierPrefix: prefix }),
          }}
        />
      </site-island>
    );
  };
}
