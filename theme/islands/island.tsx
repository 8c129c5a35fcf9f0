import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * A component that is rendered at build and hydrated by SiteIsland.browser.ts, which finds its chunk by its name.
 * It gets props that JSON can hold, and no context. In development the whole page is React.
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
