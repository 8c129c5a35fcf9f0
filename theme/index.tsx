import './styles/sizes.css';
import 'association/tokens.css';
import './styles/global.css';
import type { ReactNode } from 'react';

// Rspress needs these exports of a theme. This theme uses nothing of Rspress's own theme.
// Seam: rspress-theme-exports (see UPSTREAM.md).
export { Callout } from './components/Callout/Callout';
export { Layout } from './components/Layout/Layout';
export { Link } from './components/Link/Link';
export const Root = ({ children }: { children: ReactNode }) => children;
/** Turns off Rspress's color mode, because ColorModeButton.browser.ts handles the mode. */
export const useThemeState = () => ['light', () => {}] as const;
