import type { ReactNode } from 'react';
import { useHomeStyles } from './homeStyles';

/** Lists the promises of the association. The children are `<PromiseItem>`s. */
export function Promises({ children }: { children: ReactNode }) {
  useHomeStyles();
  return <ul className="rows home-promises">{children}</ul>;
}

/** Renders one promise: a few words in large type. The children are the proof with its link. */
export function PromiseItem({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

/** Lists scenes from the life of groups. The children are `<Scene>`s. */
export function Scenes({ children }: { children: ReactNode }) {
  useHomeStyles();
  return <ul className="home-scenes">{children}</ul>;
}

/** Renders one scene from the life of a group: a drawing, and a text about it. */
export const Scene = ({ children }: { children: ReactNode }) => <li>{children}</li>;

/** Renders a band across the page. */
export function Band({ children }: { children: ReactNode }) {
  useHomeStyles();
  return <section className="home-band">{children}</section>;
}
