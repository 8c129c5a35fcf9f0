import './styles/sizes.css';
import 'association/tokens.css';
import './styles/global.css';
import type { ReactNode } from 'react';

// Rspress needs these exports from a theme. This theme uses nothing of Rspress's own theme.
// Seam: rspress-theme-exports.
export { Callout } from './components/Callout/Callout';
export { Layout } from './components/Layout/Layout';
export { Link } from './components/Link/Link';
export const Root = ({ children }: { children: ReactNode }) => children;
/** Replaces the color mode of Rspress. ColorModeButton.browser.ts handles the mode of this site. */
export const useThemeState = () => ['light', () => {}] as const;
