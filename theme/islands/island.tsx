import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Makes an island of a component: the build renders the island, and SiteIsland.browser.ts hydrates
 * it. The props must be valid in JSON, and the component gets no React context. In development,
 * React renders the whole page, so the function returns the component as it is.
 *
 * @param name the exported name of the component, by which SiteIsland.browser.ts finds its chunk
 */
export function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  if (import.meta.env.DEV) {
    return Component;
  }
  return function Island(props: Props) {
    // The prefix makes the ids of two islands on a page different. The element stores the prefix,
    // so that hydration makes the same ids again.
    const prefix = useId();
    const propsText = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
    return (
      <site-island data-name={name} data-props={propsText} data-prefix={prefix}>
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
          dangerouslySetInnerHTML={{
            __html: renderToString(<Component {...props} />, { identifierPrefix: prefix }),
          }}
        />
      </site-island>
    );
  };
}
