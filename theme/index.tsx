import './styles/tokens.css';
import './styles/global.css';

// What this theme does not replace comes from Rspress; what nobody uses is left
// out of the build.
export * from '@rspress/core/theme-original';
export { Callout } from './components/Callout/Callout';
export { Layout } from './components/Layout/Layout';
export { Link } from './navigation/Link';
export { useThemeState } from './preferences/useThemeState';
