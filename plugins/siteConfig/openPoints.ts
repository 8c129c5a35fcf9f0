import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fact, type Need, valueAt } from './facts.ts';
import { type ServiceConfig, type SiteConfig, serviceFacts, siteFacts } from './schema.ts';
import { STATUTES, TERMS } from './statedOn.ts';

/** One thing that stands between this copy of the project and its publication. */
export interface OpenPoint {
  need: Need;
  /** Below the project's folder. */
  file: string;
  /** Where, in a configuration: the value's path, below that of the service in services.config.ts. */
  path?: string[];
  /** Where, in a page: the line, from 1. */
  line?: number;
  /** `terms.version`, `mail.since`; of a page, the words in brackets. */
  name: string;
  /** What is open there, in words. */
  message: string;
  /** A few words for what is missing, as a page shows them. */
  title: string;
  why?: string;
  /** The pages that state it; without, all do. */
  pages?: readonly string[];
}

export const NEEDS = {
  must: 'the law and the legal texts',
  should: 'the charter of the CHATONS',
  nice: 'nice to have',
} as const;

/** `[date of adoption, to be filled in]`, also where a line breaks within. */
export const PLACEHOLDER = /\[[^\][]*\bto\s+be\s+filled\s+in[^\][]*\]/g;

/** Pages whose placeholders the law does not allow. */
const LEGAL_PAGES = [TERMS, STATUTES];

/** The marks of the sample: `(example)`, names that end in `.example`, and the French word in all others. */
const SAMPLE = /\(example\)|\.example\b|exemple/i;

/** Whether a value, or one within it, is still one of the sample. */
const isSample = (value: unknown): boolean =>
  typeof value === 'string'
    ? SAMPLE.test(value)
    : value !== null && typeof value === 'object' && Object.values(value).some(isSample);

/** What is open in a configuration's value, in words; undefined when nothing is. */
function openState(fact: Fact, value: unknown, toConfirm: readonly string[]): string | undefined {
  if (isSample(value)) {
    return `still a sample: ${JSON.stringify(value)}`;
  }
  if (toConfirm.includes(fact.path.join('.'))) {
    return `to confirm: ${value === undefined ? 'none' : JSON.stringify(value)}`;
  }
  return value === undefined && !fact.canBeAbsent ? 'missing' : undefined;
}

function openFacts(
  {
    file,
    value,
    prefix = [],
  }: { file: string; value: { toConfirm?: string[] | undefined }; prefix?: string[] },
  facts: Fact[],
): OpenPoint[] {
  return facts.flatMap((fact) => {
    const state = openState(fact, valueAt(value, fact.path), value.toConfirm ?? []);
    const { need, title, why, pages } = fact;
    const at = [...prefix, ...fact.path];
    return state
      ? [
          {
            need,
            file,
            path: at,
            name: at.join('.'),
            message: `${title} (${state})`,
            title,
            ...(why && { why }),
            ...(pages && { pages }),
          },
        ]
      : [];
  });
}

/** What is open in the two configurations. */
export function openConfigPoints(site: SiteConfig, services: ServiceConfig[]): OpenPoint[] {
  const applies = ({ appliesTo }: Fact) => appliesTo?.({ site, services }) ?? true;
  return [
    ...openFacts({ file: 'site.config.ts', value: site }, siteFacts(site).filter(applies)),
    ...services.flatMap((service) =>
      openFacts(
        { file: 'services.config.ts', value: service, prefix: [service.id] },
        serviceFacts(service).filter(applies),
      ),
    ),
  ];
}

/** The placeholders in the text of a page. @param file below `docs/` */
export function openPlaceholders(file: string, source: string): OpenPoint[] {
  const address = `/${file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
  return [...source.matchAll(PLACEHOLDER)].map(({ 0: words, index }) => ({
    need: LEGAL_PAGES.includes(address) ? 'must' : 'should',
    file: `docs/${file}`,
    line: source.slice(0, index).split('\n').length,
    name: words.replace(/\s+/g, ' '),
    message: 'words that only the association can write',
    title: words.slice(1, -1),
    pages: [address],
  }));
}

/** The values that the pages state as facts, in both configurations, and that are the sample’s. */
export const hasSampleValues = (site: SiteConfig, services: ServiceConfig[]): boolean =>
  isSample([site, services]);

/**
 * Everything that is open: in the configurations, and the placeholders of the pages.
 *
 * @param docs the folder of the pages
 */
export function openPoints(site: SiteConfig, services: ServiceConfig[], docs: string): OpenPoint[] {
  const pages = readdirSync(docs, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name))
    .sort();
  return [
    ...openConfigPoints(site, services),
    ...pages.flatMap((file) => openPlaceholders(file, readFileSync(path.join(docs, file), 'utf8'))),
  ];
}
