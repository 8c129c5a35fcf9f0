import type { BuiltPage } from './builtSite.ts';

/** The address of a page, given its file in the built site: `docs/index.html` is `/docs/`. */
export function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** Characters that have a meaning in XML and HTML, written so that they have none. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The text of an attribute as React writes it. */
export const unescapeHtml = (text: string) =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** What a `<meta>` of the page says; empty when there is none. Seam: unhead-meta, the order of its attributes. */
export function metaOf({ html }: Pick<BuiltPage, 'html'>, name: string): string {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html);
  return unescapeHtml(tag?.[1] ?? '');
}

/** Whether search engines may list the page. */
export const isIndexed = (page: Pick<BuiltPage, 'html'>) => !metaOf(page, 'robots').includes('noindex');
