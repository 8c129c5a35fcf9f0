import type { ReactNode } from 'react';
import { services } from '../../../services.config';
import { type IconName, paths, serviceIcon } from '../../../shared/iconPaths';
import {
  LINE_HEIGHT,
  NAME_OFFSET,
  NODE_RADIUS,
  nameLines,
  openRing,
  type Point,
  ringOf,
  TO_FREE_PLACE,
} from '../../../shared/ring';
import { Link } from '../Link/Link';
import * as styles from './Ring.module.css';

interface NodeProps {
  at: Point;
  href: string;
  icon: IconName;
  name: string;
  isLabeled: boolean;
  className?: string;
}

function RingNode({ at: { x, y }, href, icon, name, isLabeled, className }: NodeProps) {
  const lines = nameLines(name);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Link
        href={href}
        className={className}
        aria-label={isLabeled || lines.join('') !== name ? name : undefined}
      >
        <circle r={NODE_RADIUS} />
        <path d={paths[icon]} />
        {lines.map((line, index) => (
          <text key={line} y={NAME_OFFSET + index * LINE_HEIGHT}>
            {line}
          </text>
        ))}
      </Link>
    </g>
  );
}

/** The open ring as navigation: a node for each service, and the free place for whoever joins. Words in the middle. */
export function Ring({ children }: { children: ReactNode }) {
  const { shares, radius, nodes, free, isLarge, viewBox } = ringOf(services.length);
  return (
    <nav aria-label="Ring of the services" className={styles.ring} data-large={isLarge || undefined}>
      <svg viewBox={viewBox} role="presentation">
        <circle className={styles.arc} r={radius} transform={TO_FREE_PLACE} {...openRing(shares, radius)} />
        {services.map(({ id, name }, index) => (
          <RingNode
            key={id}
            at={nodes[index] as Point}
            href={`/docs/services/${id}`}
            icon={serviceIcon(id)}
            name={name}
            isLabeled={isLarge}
          />
        ))}
        <RingNode
          at={free}
          href="/docs/association#how-to-join"
          icon="people"
          name="Join us"
          isLabeled={isLarge}
          className={styles.free}
        />
        <text className={styles.middle}>{children}</text>
      </svg>
    </nav>
  );
}
