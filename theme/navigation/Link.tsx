import { cleanUrlByConfig, withBase } from '@rspress/core/runtime';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { isExternal } from './address';
import { prefetch, prefetchInView } from './prefetch';
import { useVisit } from './useVisit';

/** Whether the browser would follow this click in the same tab. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && (!target || target === '_self');
}

/**
 * A link. Within the site, `href` is an address without the base (`/docs/`; from
 * Markdown it comes with `.html`) or a hash, and the page is shown without loading
 * the document anew; everything else is left to the browser.
 */
export function Link({ href = '/', onClick, ...props }: Omit<ComponentPropsWithRef<'a'>, 'ref'>) {
  const visit = useVisit();

  if (isExternal(href)) {
    return <a href={href} rel="noopener" onClick={onClick} {...props} />;
  }
  const isHash = href.startsWith('#');
  return (
    <a
      href={isHash ? href : withBase(cleanUrlByConfig(href))}
      ref={isHash ? undefined : prefetchInView}
      onPointerEnter={(event) => prefetch(event.currentTarget)}
      onTouchStart={(event) => prefetch(event.currentTarget)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && isPlainClick(event)) {
          event.preventDefault();
          visit(new URL(event.currentTarget.href));
        }
      }}
      {...props}
    />
  );
}
