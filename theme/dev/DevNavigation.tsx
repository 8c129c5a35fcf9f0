import { useLocation, useNavigate, useNavigationType } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { withoutBase } from '../../shared/base';
import { PAGE_EVENT } from '../../shared/events';
import { announce } from '../browser/navigation/announce';
import { moveView } from '../browser/navigation/moveView';
import { pageOfClick } from '../browser/navigation/pageLink';
import { pageTitle } from '../components/PageHead/pageTitle';
import { usePage } from '../page/page';

/**
 * In development: links are followed by Rspress's router, which draws the whole page anew,
 * and the view moves as in production. (There theme/browser/navigation does both.)
 */
export function DevNavigation() {
  const navigate = useNavigate();
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const page = usePage();
  const { routePath } = page;
  const title = pageTitle(page);
  const previous = useRef({ location, routePath });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = pageOfClick(event);
      if (url) {
        event.preventDefault();
        navigate(withoutBase(url.pathname) + url.search + url.hash);
      }
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [navigate]);

  useEffect(() => {
    const from = previous.current;
    previous.current = { location, routePath };
    if (from.location !== location || from.routePath !== routePath) {
      const isNewPage = from.routePath !== routePath;
      if (isNewPage) {
        announce(title);
      }
      moveView({ from: from.location, to: location, isNewPage, isReturn });
      dispatchEvent(new Event(PAGE_EVENT));
    }
  }, [location, routePath, title, isReturn]);

  return null;
}
