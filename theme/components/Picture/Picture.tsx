import { isValidElement, type ReactNode } from 'react';
import type { IconName } from '../../../shared/iconPaths';
import { Icon } from '../Icon/Icon';
import * as navbar from '../Navbar/Navbar.module.css';
import * as styles from './Picture.module.css';

const SCREEN_CLASSES = { window: styles.window, phone: styles.phone, menu: styles.menu };
const WIDTH_CLASSES = {
  narrow: styles.narrow,
  usual: styles.pane,
  wide: styles.wide,
  full: styles.full,
};

/** The properties of all parts but `Bar`. CONTRIBUTING.md lists which part has which. */
interface AnyPartProps {
  alt?: string;
  kind?: keyof typeof SCREEN_CLASSES;
  title?: ReactNode;
  width?: keyof typeof WIDTH_CLASSES;
  icon?: IconName;
  /** A name; its first letter is drawn in a circle. */
  person?: string;
  bold?: boolean;
  current?: boolean;
  muted?: boolean;
  filled?: boolean;
  count?: number;
  /** What stands at the end of a line, such as a shortcut. */
  end?: ReactNode;
  /** The author of a message. */
  from?: string;
  /** The number in the marker of the part. */
  n?: number;
  children?: ReactNode;
}

/**
 * Returns a component that draws a part of a picture. If a page gives it a property that it does
 * not have, the component throws an Error, which stops the build. Without this check, nobody would
 * notice such a mistake, because TypeScript does not check pages.
 *
 * @param name the name of the part, for the error message
 * @param propNames the names of the properties that the part can have
 * @param render renders the part
 */
function makePart<PartProps extends object = AnyPartProps>(
  name: string,
  propNames: (keyof NoInfer<PartProps>)[],
  render: (props: PartProps) => ReactNode,
) {
  return (props: PartProps) => {
    const unknownProp = Object.keys(props).find(
      (key) => !propNames.includes(key as keyof PartProps),
    );
    if (unknownProp) {
      throw new Error(
        `<${name}> has no ${unknownProp}: CONTRIBUTING.md lists what a part of a picture has`,
      );
    }
    return render(props);
  };
}

/** Renders a number in a circle. A list in the text explains the numbers. */
const Marker = ({ n }: { n: number | undefined }) =>
  n === undefined ? null : <b className={styles.marker}>{n}</b>;

/**
 * Renders a drawing of what a program shows, made of the parts below. Screen readers and the search
 * get the text of `alt` instead, which is not visible.
 */
export const Picture = makePart('Picture', ['alt', 'children'], ({ alt, children }) => {
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
});

/** Returns whether a window contains a single pane without a width, which makes it narrow. */
const isOnePaneWithoutWidth = (children: ReactNode) =>
  isValidElement<{ width?: string }>(children) && children.type === Pane && !children.props.width;

/** Renders the part that contains the others: a window with panes, a phone, or a menu. */
export const Screen = makePart(
  'Screen',
  ['kind', 'title', 'children'],
  ({ kind = 'window', title, children }) => {
    if (!Object.hasOwn(SCREEN_CLASSES, kind)) {
      throw new Error(
        `<Screen kind="${kind}">: there are only ${Object.keys(SCREEN_CLASSES).join(', ')}`,
      );
    }
    const screen = (
      <div
        className={SCREEN_CLASSES[kind]}
        data-alone={isOnePaneWithoutWidth(children) || undefined}
      >
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
  },
);

/** Renders a part of a window or of a phone, with its title. */
export const Pane = makePart(
  'Pane',
  ['title', 'width', 'n', 'children'],
  ({ title, width = 'usual', n, children }) => {
    if (!Object.hasOwn(WIDTH_CLASSES, width)) {
      throw new Error(
        `<Pane width="${width}">: there are only ${Object.keys(WIDTH_CLASSES).join(', ')}`,
      );
    }
    return (
      <div className={WIDTH_CLASSES[width]}>
        {(title || n !== undefined) && (
          <p className={styles.title}>
            <Marker n={n} /> {title}
          </p>
        )}
        {children}
      </div>
    );
  },
);

/** Renders a line of a list or a menu: a channel, a command, a setting. */
export const Line = makePart(
  'Line',
  ['icon', 'person', 'bold', 'current', 'muted', 'count', 'end', 'n', 'children'],
  ({ icon, person, bold, current, muted, count, end, n, children }) => (
    <p
      className={styles.line}
      data-bold={bold || undefined}
      data-current={current || undefined}
      data-muted={muted || undefined}
    >
      <Marker n={n} />
      {icon && <Icon name={icon} tagStart="Line icon" />}
      {person && <i className={styles.person}>{person.slice(0, 1)}</i>}
      {children && <span>{children}</span>}
      {count !== undefined && <b className={styles.count}>{count}</b>}
      {end && <small>{end}</small>}
    </p>
  ),
);

/** Renders icons side by side, such as the buttons of a bar. Each icon can have a marker. */
export const Bar = makePart<{ of?: IconName[]; n?: Partial<Record<IconName, number>> }>(
  'Bar',
  ['of', 'n'],
  ({ of, n = {} }) => {
    if (!of) {
      throw new Error('<Bar> needs of={[…]}, its icons');
    }
    return (
      <p className={styles.bar}>
        {of.map((name) => (
          <span key={name}>
            <Icon name={name} tagStart="Bar icon" />
            <Marker n={n[name]} />
          </span>
        ))}
      </p>
    );
  },
);

/** Renders a message with the name of its author. */
export const Message = makePart('Message', ['from', 'n', 'children'], ({ from, n, children }) => {
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
});

/** Renders a box to write in, with its placeholder or, with `filled`, what somebody has written. */
export const Field = makePart(
  'Field',
  ['icon', 'filled', 'n', 'children'],
  ({ icon, filled, n, children }) => (
    <p className={styles.field} data-muted={!filled || undefined}>
      <Marker n={n} />
      <span>{children}</span>
      {icon && <Icon name={icon} tagStart="Field icon" />}
    </p>
  ),
);

/** Renders a drawing of a button with words on it. Nobody can press it. */
export const Button = makePart('Button', ['n', 'children'], ({ n, children }) => (
  <p className={styles.button}>
    <Marker n={n} />
    <span>{children}</span>
  </p>
));
