import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';

/*
 * The part of react-router-dom that this theme and Rspress's runtime use, for which that
 * package would be a tenth of all that a visitor downloads. The names, and what they take
 * and give, are its own: https://reactrouter.com/api/declarative-routers/BrowserRouter
 */

interface Path {
  pathname: string;
  search: string;
  hash: string;
}

interface Location extends Path {
  state: unknown;
  /** Names the entry of the history; `default` for one that we did not make. */
  key: string;
}

type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

interface NavigateOptions {
  /** In place of the current entry of the history. */
  replace?: boolean;
  state?: unknown;
}

/** Where to go: an address without the base, or its parts; parts that are missing are empty. */
type To = string | Partial<Path>;

interface Router {
  location: Location;
  type: NavigationType;
  navigate: (to: To, options?: NavigateOptions) => void;
}

const RouterContext = createContext<Router | undefined>(undefined);

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) {
    throw new Error('There is no router around this component');
  }
  return router;
}

/** An address in its parts; the host is of no account. */
function partsOf(to: To): Path {
  const { pathname, search, hash } =
    typeof to === 'string' ? new URL(to, 'http://localhost') : { pathname: '/', search: '', hash: '', ...to };
  return { pathname, search, hash };
}

/** The path without the base; as it is when it lies elsewhere. */
function withoutBase(pathname: string, base: string): string {
  return `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : pathname;
}

/** @param base path of the site, without a slash at its end */
function currentLocation(base: string): Location {
  const { pathname, search, hash } = window.location;
  const { state, key = 'default' } = history.state ?? {};
  return { pathname: withoutBase(pathname, base), search, hash, state, key };
}

/** Keeps the location in step with the address bar; for the browser. */
export function BrowserRouter({ basename = '', children }: { basename?: string; children: ReactNode }) {
  const [{ location, type }, setState] = useState(() => {
    if (!history.state) {
      history.replaceState({}, '');
    }
    return { location: currentLocation(basename), type: 'POP' as NavigationType };
  });

  useEffect(() => {
    const onPop = () => startTransition(() => setState({ location: currentLocation(basename), type: 'POP' }));
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [basename]);

  const navigate = useCallback(
    (to: To, { replace = false, state }: NavigateOptions = {}) => {
      const { pathname, search, hash } = partsOf(to);
      const key = Math.random().toString(36).slice(2, 10);
      const address = `${basename}${pathname}${search}${hash}`;
      history[replace ? 'replaceState' : 'pushState']({ state, key }, '', address);
      startTransition(() =>
        setState({ location: currentLocation(basename), type: replace ? 'REPLACE' : 'PUSH' }),
      );
    },
    [basename],
  );

  return (
    <RouterContext value={useMemo(() => ({ location, type, navigate }), [location, type, navigate])}>
      {children}
    </RouterContext>
  );
}

/** Stands at one location; for the pages that are rendered at build. */
export function StaticRouter({
  location,
  basename = '',
  children,
}: {
  /** With the base. */
  location: string;
  basename?: string;
  children: ReactNode;
}) {
  const parts = partsOf(location);
  const router: Router = {
    location: { ...parts, pathname: withoutBase(parts.pathname, basename), state: undefined, key: 'default' },
    type: 'POP',
    navigate() {
      throw new Error('A page cannot be left while it is being rendered');
    },
  };
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** Where the visitor is, without the base. */
export const useLocation = () => useRouter().location;

/** How the visitor came here: by a link (`PUSH`, `REPLACE`), or by back, forward or the first load (`POP`). */
export const useNavigationType = () => useRouter().type;

/** The function that goes to an address of the site. */
export const useNavigate = () => useRouter().navigate;
