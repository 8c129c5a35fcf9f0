import { useHead } from '@rspress/core/runtime';
import { PAGE_STYLE_ATTRIBUTE } from '../../../shared/pageParts';
import css from './Home.css?inline';

/** Gives the page the styles of the parts of the home page. Each of these parts calls it. */
export function useHomeStyles(): void {
  useHead({ style: [{ key: 'home', innerHTML: css, [PAGE_STYLE_ATTRIBUTE]: '' }] });
}
