import { useHead } from '@rspress/core/runtime';
import { PAGE_STYLE_ATTRIBUTE } from '../../../shared/pageParts';
import css from './Home.css?inline';

/** Gives the page the styles of the home page. Each part that can stand alone calls it. */
export function useHomeStyles(): void {
  useHead({ style: [{ key: 'home', innerHTML: css, [PAGE_STYLE_ATTRIBUTE]: '' }] });
}
