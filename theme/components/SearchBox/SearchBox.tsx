import { useNavigate } from '@rspress/core/runtime';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useIsReady } from '../../hooks/useIsReady';
import { Link } from '../../navigation/Link';
import { usePage } from '../../navigation/pages';
import { Icon } from '../Icon/Icon';
import * as navbar from '../Navbar/Navbar.module.css';
import * as styles from './SearchBox.module.css';
import { useSearchKeys } from './useSearchKeys';

type Modal = ComponentType<{ initialQuery: string; onClose: () => void }>;

/** Once what has just been changed is on the screen. */
function afterPaint(then: () => void) {
  requestAnimationFrame(() => setTimeout(then));
}

/**
 * The search of the navbar: a link to the search page until React has taken over,
 * then a button that opens the modal. The modal is fetched when it is first wanted;
 * what is typed meanwhile goes into a field of our own, and from there into it. If
 * it cannot be had, the search page takes its place.
 */
export function SearchBox() {
  const isReady = useIsReady();
  const navigate = useNavigate();
  const page = usePage();
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef('');
  const [isOpen, setIsOpen] = useState(false);
  const [Modal, setModal] = useState<Modal>();

  const open = useCallback(() => {
    typed.current = '';
    setIsOpen(true);
    afterPaint(() =>
      import('../../search/SearchModal').then(
        (module) => setModal(() => module.default),
        () => {
          setIsOpen(false);
          navigate(`/search?q=${encodeURIComponent(typed.current)}`);
        },
      ),
    );
  }, [navigate]);
  const close = useCallback(() => setIsOpen(false), []);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Once the modal is gone: while it is there, the page cannot take the focus.
    if (wasOpen.current && !isOpen) {
      button.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const type = useCallback((character: string) => {
    typed.current += character;
  }, []);
  useSearchKeys(isOpen, open, close, type);

  const label = (
    <>
      <Icon name="search" />
      <span className={navbar.searchText}>Search</span>
    </>
  );
  if (!isReady) {
    return (
      <Link
        href="/search"
        className={navbar.search}
        aria-current={page.routePath === '/search' ? 'page' : undefined}
      >
        {label}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        ref={button}
        className={navbar.search}
        onClick={open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        {label}
        <span className={styles.keys} aria-hidden="true">
          {/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {isOpen && !Modal && (
        <div role="dialog" aria-modal="true" aria-label="Search" className={styles.waiting}>
          <input
            type="search"
            aria-label="Search"
            placeholder="Search the site"
            // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field
            autoFocus
            defaultValue={typed.current}
            onChange={(event) => {
              typed.current = event.target.value;
            }}
          />
        </div>
      )}
      {isOpen && Modal && <Modal initialQuery={typed.current} onClose={close} />}
    </>
  );
}
