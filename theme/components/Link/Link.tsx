import { cleanUrlByConfig } from '@rspress/core/runtime';
import type { ComponentPropsWithRef } from 'react';
import { isExternal } from '../../../shared/address';
import { withBase } from '../../../shared/base';

/**
 * A link of a page. Islands write `<a>` themselves: they have no part in Rspress.
 *
 * @param props.href within the site an address without the base (`/docs/`; Rspress adds
 *   `.html` to those of Markdown) or a hash; anything else is another site
 */
export function Link({ href = '/', ...props }: Omit<ComponentPropsWithRef<'a'>, 'ref'>) {
  if (isExternal(href)) {
    return <a href={href} {...props} />;
  }
  return <a href={href.startsWith('#') ? href : withBase(cleanUrlByConfig(href))} {...props} />;
}
