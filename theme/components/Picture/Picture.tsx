import { isValidElement, type ReactNode } from 'react';
import type { IconName } from '../../../shared/iconPaths';
import { Icon } from '../Icon/Icon';
import * as navbar from '../Navbar/Navbar.module.css';
import * as styles from './Picture.module.css';

/** Ends the build when a part is given something that it does not have, which nobody would see. */
function refuse(part: string, rest: object): void {
  const [unknown] = Object.keys(rest);
  if (unknown) {
    throw new Error(`<${part}> has no ${unknown}: CONTRIBUTING.md lists what a part of a picture has`);
  }
}

/** A number in a circle; a list in the text has the same numbers. */
function Marker({ n }: { n: number | undefined }) {
  return n === undefined ? null : <b className={styles.marker}>{n}</b>;
}

/**
 * A drawing of what a program shows, made of the parts below, which CONTRIBUTING.md tells. Readers of screens,
 * programs and the search get its words instead, which nobody else sees.
 */
export function Picture({ alt, children, ...rest }: { alt: string; children: ReactNode }) {
  refuse('Picture', rest);
  if (!alt) {
    throw new Error('<Picture> needs alt="…", a sentence for those who do not see it');
  }
  return (
    <figure className={styles.picture}>
      <div className={styles.drawing} aria-hidden="true">
        {children}
      </div>
      <figcaption className={navbar.hidden}>{alt}</figcaption>
    </figure>
  );
}

/** Whether a window holds a list and nothing beside it: it is narrow then. */
const isListAlone = (children: ReactNode) =>
  isValidElement<{ width?: string }>(children) && children.type === Pane && !children.props.width;

const SCREENS = { window: styles.window, phone: styles.phone, menu: styles.menu };

/** What holds the other parts: a window, whose panes stand side by side, a phone, or a menu. */
export function Screen({
  kind = 'window',
  title,
  children,
  ...rest
}: {
  kind?: keyof typeof SCREENS;
  title?: string;
  children: ReactNode;
}) {
  refuse('Screen', rest);
  if (!Object.hasOwn(SCREENS, kind)) {
    throw new Error(`<Screen kind="${kind}">: there are only ${Object.keys(SCREENS).join(', ')}`);
  }
  const screen = (
    <div className={SCREENS[kind]} data-alone={isListAlone(children) || undefined}>
      {children}
    </div>
  );
  return title ? (
    <div className={styles.titled}>
      <p className={styles.above}>{title}</p>
      {screen}
    </div>
  ) : (
    screen
  );
}

const WIDTHS = { narrow: styles.narrow, usual: styles.pane, wide: styles.wide, full: styles.full };

/** A part of a window or a phone, with its first line. */
export function Pane({
  title,
  width = 'usual',
  n,
  children,
  ...rest
}: {
  title?: ReactNode;
  width?: keyof typeof WIDTHS;
  n?: number;
  children?: ReactNode;
}) {
  refuse('Pane', rest);
  if (!Object.hasOwn(WIDTHS, width)) {
    throw new Error(`<Pane width="${width}">: there are only ${Object.keys(WIDTHS).join(', ')}`);
  }
  return (
    <div className={WIDTHS[width]}>
      {(title || n !== undefined) && (
        <p className={styles.title}>
          <Marker n={n} /> {title}
        </p>
      )}
      {children}
    </div>
  );
}

/** A line of a list or a menu: a channel, a command, a setting. */
export function Line({
  icon,
  person,
  bold = false,
  current = false,
  muted = false,
  count,
  end,
  n,
  children,
  ...rest
}: {
  icon?: IconName;
  person?: string;
  bold?: boolean;
  current?: boolean;
  muted?: boolean;
  count?: number;
  end?: ReactNode;
  n?: number;
  children?: ReactNode;
}) {
  refuse('Line', rest);
  return (
    <p
      className={styles.line}
      data-bold={bold || undefined}
      data-current={current || undefined}
      data-muted={muted || undefined}
    >
      <Marker n={n} />
      {icon && <Icon name={icon} part="Line icon" />}
      {person && <i className={styles.person}>{person.slice(0, 1)}</i>}
      {children && <span>{children}</span>}
      {count !== undefined && <b className={styles.count}>{count}</b>}
      {end && <small>{end}</small>}
    </p>
  );
}

/** Signs side by side, as the buttons of a bar, some with numbers. */
export function Bar({ of, n = {}, ...rest }: { of: IconName[]; n?: Partial<Record<IconName, number>> }) {
  refuse('Bar', rest);
  if (!of) {
    throw new Error('<Bar> needs of={[…]}, its icons');
  }
  return (
    <p className={styles.bar}>
      {of.map((name) => (
        <span key={name}>
          <Icon name={name} part="Bar icon" />
          <Marker n={n[name]} />
        </span>
      ))}
    </p>
  );
}

/** A message, and who wrote it. */
export function Message({ from, n, children, ...rest }: { from: string; n?: number; children: ReactNode }) {
  refuse('Message', rest);
  if (!from) {
    throw new Error('<Message> needs from="…", who wrote it');
  }
  return (
    <div className={styles.message}>
      <i className={styles.person}>{from.slice(0, 1)}</i>
      <div>
        <b>{from}</b> <Marker n={n} />
        <br />
        {children}
      </div>
    </div>
  );
}

/** A box to write in; what somebody has written fills it. */
export function Field({
  icon,
  filled = false,
  n,
  children,
  ...rest
}: {
  icon?: IconName;
  filled?: boolean;
  n?: number;
  children: ReactNode;
}) {
  refuse('Field', rest);
  return (
    <p className={styles.field} data-muted={!filled || undefined}>
      <Marker n={n} />
      <span>{children}</span>
      {icon && <Icon name={icon} part="Field icon" />}
    </p>
  );
}

/** A button with words on it. */
export function Button({ n, children, ...rest }: { n?: number; children: ReactNode }) {
  refuse('Button', rest);
  return (
    <p className={styles.button}>
      <Marker n={n} />
      <span>{children}</span>
    </p>
  );
}
