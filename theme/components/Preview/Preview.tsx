import type { ReactNode } from 'react';

/**
 * What @rspress/plugin-preview puts in place of a fence marked `preview`.
 *
 * @param children the code, which is one line of import and not shown, and what it exports
 */
export function Preview({ children: [, demo] }: { children: [code: ReactNode, demo: ReactNode] }) {
  return demo;
}
