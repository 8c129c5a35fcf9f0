import { PageContext } from '@rspress/core/runtime';
import { memo, useMemo } from 'react';
import { useReady } from '../../hooks/useReady';
import { useArrival } from '../../navigation/useArrival';
import { useCleanAddress } from '../../navigation/useCleanAddress';
import { usePageLoad } from '../../navigation/usePageLoad';
import { useScrollMemory } from '../../navigation/useScrollMemory';
import { Frame } from './Frame';

/**
 * The page that is shown, which may not yet be the one that the address names, and all that
 * goes with a change of page. What changes around it, such as the color mode, does not draw
 * it anew.
 */
export const Layout = memo(function Layout() {
  const { shown, retry } = usePageLoad();
  useCleanAddress();
  useScrollMemory(shown);
  useArrival(shown);
  useReady();

  return (
    <PageContext.Provider value={useMemo(() => ({ data: shown.page }), [shown.page])}>
      <Frame failure={shown.failure} onRetry={retry} />
    </PageContext.Provider>
  );
});
