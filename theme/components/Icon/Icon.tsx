import { findServiceIconPath, type IconName, paths } from '../../../shared/iconPaths';
import type { Service } from '../../config/values';
import * as styles from './Icon.module.css';

/**
 * The attributes of every icon. The height, in pixels, counts only if the style sheet is missing.
 * Without a height, an icon would then be as wide as the window.
 */
const ICON_ATTRIBUTES = { className: styles.icon, viewBox: '0 0 24 24', height: 24 };

/**
 * Renders a line icon in the color of the text around it. It is decoration, so assistive technology
 * skips it.
 *
 * @param otherStateIcon the icon for the other state of a control; the style sheet shows only one
 * @param tagStart the component and the attribute that name the icon, for the error message
 * @throws Error if there is no icon of that name
 */
export function Icon({
  name,
  otherStateIcon,
  tagStart = 'Icon name',
}: {
  name: IconName;
  otherStateIcon?: IconName;
  tagStart?: string;
}) {
  if (!Object.hasOwn(paths, name)) {
    throw new Error(
      `<${tagStart}="${name}">: there is no such icon; choose ${Object.keys(paths).join(', ')}`,
    );
  }
  return (
    <svg {...ICON_ATTRIBUTES} aria-hidden="true">
      <path d={paths[name]} />
      {otherStateIcon && <path d={paths[otherStateIcon]} />}
    </svg>
  );
}

/** Renders the icon of a service: its drawing in services.yaml, or else one of our icons. */
export const ServiceIcon = ({ service }: { service: Service }) => (
  <svg {...ICON_ATTRIBUTES} className={styles.service} aria-hidden="true">
    <path d={findServiceIconPath(service)} />
  </svg>
);
