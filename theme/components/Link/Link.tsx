import { cleanUrlByConfig } from '@rspress/core/runtime';
import type { ComponentPropsWithRef } from 'react';
import { isExternal } from '../../../shared/address';
import { withBase } from '../../../shared/base';

/** A link of a page, within the site to an address without the base. Islands write `<a>`: they have no part in Rspress. */
export function Link({ href = '/', ...props }: Omit<ComponentPropsWithRef<'a'>, 'ref'>) {
  if (isExternal(href)) {
    return <a href={href} {...props} />;
  }
  return <a href={href.startsWith('#') ? href : withBase(cleanUrlByConfig(href))} {...props} />;
}
