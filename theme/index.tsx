import './styles/tokens.css';
import './styles/global.css';
import type { ReactNode } from 'react';

// What Rspress asks of a theme. Nothing is taken over from its own, whose parts expect the
// whole of react-router-dom.
export { Callout } from './components/Callout/Callout';
export { Layout } from './components/Layout/Layout';
export { Link } from './navigation/Link';
export { useThemeState } from './preferences/useThemeState';
export const Root = ({ children }: { children: ReactNode }) => children;
