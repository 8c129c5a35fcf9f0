import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';

/**
 * What stands in place of a page that could not be loaded. When the browser is
 * back online the page is tried again without being asked. Its looks are in
 * global.css, shared with the box that scriptFailure.ts draws.
 */
export function LoadError({
  title,
  failure,
  onRetry,
}: {
  title: string;
  failure: { message: string; attempts: number };
  onRetry: () => void;
}) {
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <article>
      <h1>{title}</h1>
      <div className="load-error" role="alert">
        <p>
          <strong>This page could not be loaded.</strong> Check your connection, then try again.
          {failure.attempts > 1 && ` Tried ${failure.attempts} times.`}
        </p>
        <p>
          <code>{failure.message}</code>
        </p>
        <p className="load-error-actions">
          <button type="button" onClick={onRetry}>
            Retry
          </button>
          <a href={withBase(`${pathname}${search}${hash}`)}>Load the whole page instead</a>
        </p>
      </div>
    </article>
  );
}
