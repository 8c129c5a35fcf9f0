import { Fragment } from 'react';
import { services } from '../../../shared/configuration';
import { findServiceIconPath, paths } from '../../../shared/iconPaths';
import { pluralize, spellNumber } from '../../../shared/numberInWords';
import {
  findNamePosition,
  LINE_HEIGHT,
  layOutRing,
  NODE_RADIUS,
  openRingAttributes,
  type Point,
  ROTATE_TO_FREE_PLACE,
  splitNameIntoLines,
} from '../../../shared/ring';
import { capitalize } from '../../config/values';
import { Link } from '../Link/Link';
import * as styles from './Ring.module.css';

interface NodeProps {
  center: Point;
  href: string;
  /** The path data of the icon's drawing. */
  iconPath: string;
  name: string;
  /** True if narrow windows do not show the name, so that the link needs `aria-label`. */
  needsLabel: boolean;
  /** True for the free place, which is a link for those who want to join. */
  isFree?: boolean;
}

function RingNode({ center, href, iconPath, name, needsLabel, isFree }: NodeProps) {
  const lines = splitNameIntoLines(name);
  // The ring is open at the free place, so the name of this place can stand below its node.
  const { x, y, anchor } = findNamePosition(isFree ? { x: 0, y: -1 } : center, lines.length);
  return (
    <g transform={`translate(${center.x} ${center.y})`}>
      <Link
        href={href}
        className={isFree ? styles.free : undefined}
        aria-label={needsLabel || lines.join('') !== name ? name : undefined}
      >
        <circle r={NODE_RADIUS} />
        <path d={iconPath} />
        {lines.map((line, index) => (
          <text key={line} x={x} y={y + index * LINE_HEIGHT} textAnchor={anchor}>
            {line}
          </text>
        ))}
      </Link>
    </g>
  );
}

/** Renders the ring as navigation: a node for each service, and a free place for new members. */
export function Ring() {
  const { placeCount, radius, nodes, freePlace, isLarge, viewBox } = layOutRing(services.length);
  const linesInMiddle = [
    capitalize(spellNumber(services.length)),
    pluralize(services.length, 'service'),
    'and you',
  ];
  return (
    <nav
      aria-label="Ring of the services"
      className={styles.ring}
      data-large={isLarge || undefined}
    >
      <svg viewBox={viewBox} role="presentation">
        <circle
          className={styles.arc}
          r={radius}
          transform={ROTATE_TO_FREE_PLACE}
          {...openRingAttributes(placeCount, radius)}
        />
        {services.map((service, index) => (
          <RingNode
            key={service.id}
            center={nodes[index] as Point}
            href={`/docs/services/${service.id}`}
            iconPath={findServiceIconPath(service)}
            name={service.name}
            needsLabel={isLarge}
          />
        ))}
        <RingNode
          center={freePlace}
          href="/docs/association#how-to-join"
          iconPath={paths.people}
          name="Join us"
          needsLabel={isLarge}
          isFree
        />
        <text className={styles.middle} textAnchor="middle">
          {linesInMiddle.map((words, index) => (
            <Fragment key={words}>
              {/**
               * Without this space, screen readers would join the last word of a line to the first
               * word of the next line.
               */}
              <tspan fontSize="0"> </tspan>
              <tspan x="0" y={`${1.2 * index - 0.85}em`}>
                {words}
              </tspan>
            </Fragment>
          ))}
        </text>
      </svg>
    </nav>
  );
}
