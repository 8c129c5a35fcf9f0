import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Returns a component that the build renders and SiteIsland.browser.ts hydrates. Its props have to
 * fit into JSON, and it gets no context. In development, React renders the whole page, so the
 * component stays as it is.
 *
 * @param name the exported name of the component, by which SiteIsland.browser.ts finds its chunk
 */
export function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  if (import.meta.env.DEV) {
    return Component;
  }
  return function Island(props: Props) {
    // Two islands on a page get different ids, and hydration finds the same ids again.
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
