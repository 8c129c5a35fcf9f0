import './styles/sizes.css';
import 'association/tokens.css';
import './styles/global.css';
import type { ReactNode } from 'react';

// What Rspress asks of a theme. Nothing is taken over from its own. Seam: rspress-theme-exports.
export { Callout } from './components/Callout/Callout';
export { Layout } from './components/Layout/Layout';
export { Link } from './components/Link/Link';
export const Root = ({ children }: { children: ReactNode }) => children;
/** Rspress keeps a color mode of its own; ours is the work of ColorModeButton.browser.ts. */
export const useThemeState = () => ['light', () => {}] as const;
