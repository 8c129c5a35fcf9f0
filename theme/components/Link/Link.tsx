import { cleanUrlByConfig } from '@rspress/core/runtime';
import type { ComponentPropsWithRef } from 'react';
import { isExternal } from '../../../shared/address';
import { withBase } from '../../../shared/base';

/**
 * Renders a link. Addresses of the site are given without the base. Islands write `<a>` instead,
 * because they run without Rspress.
 */
export function Link({ href = '/', ...props }: Omit<ComponentPropsWithRef<'a'>, 'ref'>) {
  if (isExternal(href)) {
    return <a href={href} {...props} />;
  }
  return <a href={href.startsWith('#') ? href : withBase(cleanUrlByConfig(href))} {...props} />;
}
