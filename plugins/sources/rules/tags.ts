import type { Element } from 'hast';
import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { serviceConfigSchema } from '../../../shared/schemas/serviceSchema.ts';
import { siteConfigSchema } from '../../../shared/schemas/siteSchema.ts';
import { parseFragment } from '../../site/html.ts';
import { unknownNameAdvice } from '../../siteConfig/explainSchema.ts';
import type { Rule } from './rule.ts';

/**
 * The HTML tags that a page may contain: mostly tags for words with a special meaning, for lists,
 * and for parts that readers can fold.
 */
const ALLOWED_TAGS = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'br',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  'mark',
  'q',
  'rp',
  'rt',
  'ruby',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
  'blockquote',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'summary',
  'ul',
  'figure',
  'figcaption',
]);

const ALLOWED_ATTRIBUTES = new Set([
  'alt',
  'cite',
  'datetime',
  'dir',
  'height',
  'href',
  'hreflang',
  'id',
  'lang',
  'loading',
  'name',
  'open',
  'rel',
  'reversed',
  'role',
  'src',
  'start',
  'title',
  'translate',
  'type',
  'value',
  'width',
]);

/** What an author has to do about a tag from another editor, by the name of the tag. */
const TAG_ADVICE: Record<string, string> = {
  table: 'write the table with |, a row as | Name | Price |, and | --- | --- | below the first row',
  script: 'a page runs no scripts of its own: what readers can try is a figure (CONTRIBUTING.md)',
  style: 'a page has no styles of its own: they are in theme/',
  iframe: 'the Content-Security-Policy forbids what another site shows: link to it',
  object: 'the Content-Security-Policy forbids it: link to the file',
  embed: 'the Content-Security-Policy forbids it: link to the file',
  video: 'the Content-Security-Policy forbids it: link to the file',
  audio: 'the Content-Security-Policy forbids it: link to the file',
  svg: 'put the drawing into docs/public/, and write ![what it shows](/its-name.svg)',
  h1: 'write # before the heading',
  h2: 'write ## before the heading',
  h3: 'write ### before the heading',
};

const DEFAULT_TAG_ADVICE = 'take it out, and leave the text';

/**
 * A tag in a page: JSX as its author writes it, or in a page whose name ends in `.md`, HTML with the
 * names of its parser, such as `className`.
 */
interface Tag {
  name: string;
  attributes: { name: string; value: unknown }[];
}

/** Returns the tags in a node; a node of HTML can have several. */
function collectTags(node: Nodes): Tag[] {
  if (node.type === 'html') {
    const tags: Tag[] = [];
    visit(parseFragment(node.value), 'element', ({ tagName, properties }: Element) => {
      const attributes = Object.entries(properties).map(([name, value]) => ({ name, value }));
      tags.push({ name: tagName, attributes });
    });
    return tags;
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return [];
  }
  const attributes = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? { name: attribute.name, value: attribute.value } : [],
  );
  return [{ name: node.name ?? '', attributes }];
}

/** Finds the mistakes in a tag of HTML. */
function htmlMistakes({ name, attributes }: Tag): string[] {
  if (/^[a-z]+[A-Z]/.test(name)) {
    return [`<${name} is not a component: its name begins with a capital letter`];
  }
  if (!ALLOWED_TAGS.has(name)) {
    return [`a page has no <${name}>: ${TAG_ADVICE[name] ?? DEFAULT_TAG_ADVICE}`];
  }
  return attributes.flatMap((attribute) => {
    const attributeName = attribute.name.replace(/^className$/, 'class');
    const lowerCaseName = attributeName.toLowerCase();
    if (lowerCaseName === 'style' || /^on[a-z]/.test(lowerCaseName)) {
      return `the Content-Security-Policy forbids the attribute ${lowerCaseName}: take it out`;
    }
    if (lowerCaseName === 'class') {
      return (
        `<${name} class="…"> has no effect here, ` +
        'and comes from another program: take the class out'
      );
    }
    if (lowerCaseName === 'target') {
      return `<${name} target="…"> takes the choice of a new tab from the reader: take it out`;
    }
    if (lowerCaseName === 'lang' && !/^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(String(attribute.value))) {
      return (
        `lang="${attribute.value}" is not a language: ` +
        'write lang="fr", or another code of two letters'
      );
    }
    const isKnown =
      ALLOWED_ATTRIBUTES.has(lowerCaseName) || /^(?:data|aria)[-A-Z]/.test(attributeName);
    return isKnown ? [] : `<${name} ${attributeName}="…"> has no effect here: take it out`;
  });
}

/** The components that get the path of a fact, and the attribute that contains the path. */
const PATH_ATTRIBUTES: Record<string, string> = {
  ConfigValue: 'of',
  When: 'of',
  WhenNot: 'of',
  SiteLink: 'to',
};

/** The components that may have the id of a service instead of the path of a fact. */
const CONDITION_COMPONENTS = ['When', 'WhenNot'];

/** Finds the mistakes in the path to a fact. */
function pathMistakes({ name, attributes }: Tag): string[] {
  const pathAttribute = PATH_ATTRIBUTES[name];
  const path = attributes.find((attribute) => attribute.name === pathAttribute)?.value;
  const isFactOfService = attributes.some((attribute) => attribute.name === 'id');
  if (
    pathAttribute &&
    path === undefined &&
    isFactOfService &&
    CONDITION_COMPONENTS.includes(name)
  ) {
    return [];
  }
  if (pathAttribute && path === undefined) {
    return [
      `<${name}> needs ${pathAttribute}="…", ` +
        `the path of a fact in site.yaml, such as ${pathAttribute}="links.status"`,
    ];
  }
  if (typeof path !== 'string' || path.startsWith('derived.')) {
    return [];
  }
  const schema = isFactOfService ? serviceConfigSchema : siteConfigSchema;
  const message = unknownNameAdvice(schema, path.split('.'));
  return message ? [`${path}: ${message}`] : [];
}

/** Returns the ids of services that a tag names: one, or a list in braces. */
function collectServiceIds({ name, attributes }: Tag): string[] {
  const idValue = attributes.find((attribute) => attribute.name === 'id')?.value;
  if (![...CONDITION_COMPONENTS, 'ServiceLinks'].includes(name) || !idValue) {
    return [];
  }
  if (typeof idValue === 'object' && 'value' in idValue) {
    return [...String(idValue.value).matchAll(/'([^']*)'/g)].map(([, serviceId = '']) => serviceId);
  }
  return [String(idValue)];
}

/**
 * Finds ids of services that have no page, because each service of a site has one. A page that the
 * site leaves out counts as a page.
 */
const serviceIdMistakes = (tag: Tag, addresses: ReadonlySet<string> | undefined): string[] =>
  collectServiceIds(tag)
    .filter((id) => addresses?.has(`/docs/services/${id}`) === false)
    .map((id) => `<${tag.name}> names a service “${id}”, which has no page in docs/docs/services/`);

/**
 * Finds tags and attributes that pages cannot use, and services and facts that the configuration
 * does not have.
 */
export const tags: Rule = ({ addresses, tree }, report) => {
  visit(tree, (node) => {
    let isRefused = false;
    for (const tag of collectTags(node)) {
      const isComponent = /^[A-Z]/.test(tag.name);
      isRefused ||= !isComponent && !ALLOWED_TAGS.has(tag.name);
      for (const message of isComponent
        ? [...pathMistakes(tag), ...serviceIdMistakes(tag, addresses)]
        : htmlMistakes(tag)) {
        report(node, message);
      }
    }
    // The author has to write the content of a refused tag anew, so it is not checked.
    return isRefused ? SKIP : undefined;
  });
};
