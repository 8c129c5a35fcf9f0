import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { valueAt } from '../../shared/valueAt.ts';
import type { Fact, Need } from './facts.ts';
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
  /** The id of the service whose value it is; a service may be called `terms`, too. */
  service?: string;
  /** What is open there, in words. */
  message: string;
  why?: string;
  /** The pages that state it; without, all do. */
  pages?: readonly string[];
}

/** The groups of what is open, in the order in which they matter, and what each needs it for. */
export const NEEDS = {
  must: 'the law and the legal texts',
  should: 'the charter of the CHATONS',
  nice: 'nice to have',
} as const;

/** `[date of adoption, to be filled in]`, also where a line breaks within. */
const PLACEHOLDER = /\[[^\][]*\bto\s+be\s+filled\s+in[^\][]*\]/g;

/** Pages whose placeholders the law does not allow. */
const LEGAL_PAGES = [TERMS, STATUTES];

/** The marks of the sample: `(example)`, names that end in `.example`, and the French word in all others. */
const SAMPLE = /\(example\)|\.example\b|exemple/i;

/** Whether a value, or one within it, is still one of the sample. */
export const isSample = (value: unknown): boolean =>
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

/** The site's configuration, or that of one service. */
interface Owner {
  file: string;
  value: { toConfirm?: string[] | undefined };
  service?: string;
}

const pointAt = ({ file, service }: Owner, path: string[]) => {
  const at = service === undefined ? path : [service, ...path];
  return { file, path: at, name: at.join('.'), ...(service !== undefined && { service }) };
};

function openFacts(owner: Owner, facts: Fact[]): OpenPoint[] {
  const { value } = owner;
  return facts.flatMap((fact) => {
    const state = openState(fact, valueAt(value, fact.path), value.toConfirm ?? []);
    const { need, title, why, pages } = fact;
    return state
      ? [
          {
            ...pointAt(owner, fact.path),
            need,
            message: `${title} (${state})`,
            ...(why && { why }),
            ...(pages && { pages }),
          },
        ]
      : [];
  });
}

/** The paths of the texts of the sample within a value. */
const samplePaths = (value: unknown, path: string[] = []): string[][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, child]) => samplePaths(child, [...path, key]))
    : isSample(value)
      ? [path]
      : [];

/** Values of the sample that are not among the facts, such as what a service is for: no page may be published with them. */
function otherSamples(owner: Owner, facts: Fact[]): OpenPoint[] {
  const known = facts.map(({ path }) => `${path.join('.')}.`);
  return samplePaths(owner.value)
    .filter((path) => !known.some((fact) => `${path.join('.')}.`.startsWith(fact)))
    .map((path) => ({
      ...pointAt(owner, path),
      need: 'must' as const,
      message: `still a sample: ${JSON.stringify(valueAt(owner.value, path))}`,
    }));
}

/** What is open in the two configurations. */
export function openConfigPoints(site: SiteConfig, services: ServiceConfig[]): OpenPoint[] {
  const applies = ({ appliesTo }: Fact) => appliesTo?.({ site, services }) ?? true;
  const openOf = (owner: Owner, facts: Fact[]) => [
    ...openFacts(owner, facts.filter(applies)),
    ...otherSamples(owner, facts),
  ];
  return [
    ...openOf({ file: 'site.config.ts', value: site }, siteFacts(site)),
    ...services.flatMap((service) =>
      openOf({ file: 'services.config.ts', value: service, service: service.id }, serviceFacts(service)),
    ),
  ];
}

/**
 * The placeholders in the text of a page.
 *
 * @param file below `docs/`
 * @param versions the folders of versions, if there are some: a page is the same one in each
 */
export function openPlaceholders(file: string, source: string, versions: string[] = []): OpenPoint[] {
  const [folder = '', ...below] = file.split('/');
  const place = versions.includes(folder) ? below.join('/') : file;
  const address = `/${place.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
  return [...source.matchAll(PLACEHOLDER)].map(({ 0: words, index }) => ({
    need: LEGAL_PAGES.includes(address) ? 'must' : 'should',
    file: `docs/${file}`,
    line: source.slice(0, index).split('\n').length,
    name: words.replace(/\s+/g, ' '),
    message: 'words that only the association can write',
    pages: [address],
  }));
}

/** How much is open, as the build and the commands say it: `1 must (the law and the legal texts) and 5 others`. */
export function countsInWords(points: Pick<OpenPoint, 'need'>[]): string {
  const musts = points.filter(({ need }) => need === 'must').length;
  const others = points.length - musts;
  return `${musts} ${musts === 1 ? 'must' : 'musts'} (${NEEDS.must}) and ${others} ${others === 1 ? 'other' : 'others'}`;
}

/** Whether a configuration still holds a value of the sample. All of them are among its open points. */
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
    ...pages.flatMap((file) =>
      openPlaceholders(file, readFileSync(path.join(docs, file), 'utf8'), site.docsVersions?.versions),
    ),
  ];
}
