import { useLocation, useNavigate, useNavigationType } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { withoutBase } from '../../shared/base';
import { PAGE_EVENT } from '../../shared/events';
import { moveView } from '../browser/navigation/moveView';
import { pageLinkOf } from '../browser/navigation/pageLink';
import { usePage } from '../page/page';

/** In development Rspress's router follows the links and draws the page anew; theme/browser/navigation does so elsewhere. */
export function DevNavigation() {
  const navigate = useNavigate();
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const { routePath } = usePage();
  const previous = useRef({ location, routePath });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      if (link) {
        event.preventDefault();
        navigate(withoutBase(link.pathname) + link.search + link.hash);
      }
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [navigate]);

  useEffect(() => {
    const from = previous.current;
    previous.current = { location, routePath };
    if (from.location !== location || from.routePath !== routePath) {
      moveView({ from: from.location, to: location, isNewPage: from.routePath !== routePath, isReturn });
      dispatchEvent(new Event(PAGE_EVENT));
    }
  }, [location, routePath, isReturn]);

  return null;
}
