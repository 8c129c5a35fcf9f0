import type { ReactNode } from 'react';
import { useEffect } from 'react';

/*
 * The part of @unhead/react that runs in the browser, where the head of the first page is
 * there already and the next pages change a few tags of it. At build the package itself
 * renders them. The names are its own: https://unhead.unjs.io/docs/react
 */

type Tag = Record<string, string>;

interface HeadInput {
  title: string;
  link: Tag[];
  meta: Tag[];
}

/** What tells a tag from the others of its kind, as a selector. */
function selectorOf(kind: string, tag: Tag): string {
  const [name = '', value = ''] = Object.entries(tag)[0] ?? [];
  return `${kind}[${name}="${value}"]`;
}

/** Tags of an earlier page that the next one lacks are taken away. */
let earlier: string[] = [];

function write(kind: string, tag: Tag): string {
  const selector = selectorOf(kind, tag);
  const element = document.head.querySelector(selector) ?? document.createElement(kind);
  for (const [name, value] of Object.entries(tag)) {
    element.setAttribute(name, value);
  }
  if (!element.isConnected) {
    document.head.append(element);
  }
  return selector;
}

/** Brings the head of the document in line: its title and the tags, which the first attribute names. */
export function useHead({ title, link, meta }: HeadInput): void {
  const input = JSON.stringify({ link, meta });

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const tags: Pick<HeadInput, 'link' | 'meta'> = JSON.parse(input);
    const written = [
      ...tags.link.map((tag) => write('link', tag)),
      ...tags.meta.map((tag) => write('meta', tag)),
    ];
    for (const selector of earlier.filter((candidate) => !written.includes(candidate))) {
      document.head.querySelector(selector)?.remove();
    }
    earlier = written;
  }, [input]);
}

/** Only `useHead` is to be had: PageHead is the one place that writes into the head. */
export function Head(): never {
  throw new Error('Write into the head with useHead');
}

export const createHead = () => undefined;

export const UnheadProvider = ({ children }: { children: ReactNode }) => children;
