import { cleanUrlByConfig } from '@rspress/core/runtime';
import type { ComponentPropsWithRef } from 'react';
import { isExternal } from '../../../shared/address';
import { withBase } from '../../../shared/base';

/**
 * A link of a page; addresses of the site come without the base. Islands write `<a>`, because
 * Rspress is not there.
 */
export function Link({ href = '/', ...props }: Omit<ComponentPropsWithRef<'a'>, 'ref'>) {
  if (isExternal(href)) {
    return <a href={href} {...props} />;
  }
  return <a href={href.startsWith('#') ? href : withBase(cleanUrlByConfig(href))} {...props} />;
}
