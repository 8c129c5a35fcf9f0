import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { services } from '../../services.config.ts';
import { slugOf } from '../../shared/slug.ts';
import { dayOf } from '../site/buildTime.ts';
import { filesOf } from '../site/filesOf.ts';
import { type FrontMatter, frontMatterMistakes, readFrontMatter, type SourceMistake } from './frontMatter.ts';
import { PAGE } from './mistakeLine.ts';

/** Above this, a picture takes longer to load than the page that it is on. */
const MAX_PICTURE_BYTES = 200_000;
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i;
/** A post, below a folder of its version if there are versions. */
const POST = /^(?:[^/]+\/)?blog\/(?!archive\.)/;

/** The characters that nginx.conf accepts in the address of a page or a file. */
const HARMLESS = /^[\w.-]+$/;

/** What a page says about itself, and its file below `docs/`, with slashes. */
type Page = FrontMatter & { file: string };

/** Names that an address cannot hold: accents, spaces and apostrophes would be percent-encoded there, in several ways. */
export function fileNameProblems(files: string[]): string[] {
  return files.flatMap((file) => {
    const wrong = file.split('/').find((name) => !HARMLESS.test(name));
    const suggested = wrong?.split('.').map(slugOf).join('.');
    return wrong
      ? `docs/${file}: an address has no spaces, accents or apostrophes: call ${JSON.stringify(wrong)} ${suggested}`
      : [];
  });
}

/** Callouts that are never closed: each takes in the rest of its page, without a word. */
export function openCallouts(source: string): SourceMistake[] {
  const open: SourceMistake[] = [];
  let fence = '';
  for (const [index, text] of source.split('\n').entries()) {
    const [, marks = ''] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
    const [isCallout, kind = ''] = fence ? [] : (/^\s*:::(.*)$/.exec(text) ?? []);
    if (isCallout && kind.trim()) {
      open.push({ line: index + 1, message: `:::${kind.trim()} is never closed by a line of :::` });
    } else if (isCallout) {
      open.pop();
    } else if (!fence || marks.startsWith(fence)) {
      fence = fence ? '' : marks;
    }
  }
  return open;
}

/** Pages with a title that another page of the same version has, too. */
function repeatedTitles(pages: Page[], versions: string[]): string[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ file, title }) => {
    const [folder = ''] = file.split('/');
    const key = `${versions.includes(folder) ? folder : ''} ${title}`;
    const other = first.get(key);
    if (title && other) {
      return [`docs/${file}: docs/${other} has the title “${title}”, too: nobody could tell them apart`];
    }
    first.set(key, file);
    return [];
  });
}

/** Posts of a day to come, which is no mistake. */
function notesOn(pages: Page[]): string[] {
  const toCome = pages.filter(({ file, date }) => POST.test(file) && date && date > dayOf(Date.now()));
  const names = toCome.map(({ file, date }) => `docs/${file} (${date})`);
  return names.length > 0 ? [`Still to come, and published all the same: ${names.join(', ')}`] : [];
}

/** Reads the files of the pages: their mistakes, a line each, and notes on what is none. @param versions their folders */
export function readSources(root: string, versions: string[] = []): { problems: string[]; notes: string[] } {
  const files = filesOf(root);
  const problems = fileNameProblems(files);
  const pages: Page[] = [];
  for (const file of files) {
    const full = path.join(root, file);
    const { size } = statSync(full);
    if (PICTURE.test(file) && size > MAX_PICTURE_BYTES) {
      problems.push(
        `docs/${file}: ${Math.round(size / 1000)} kB; make the picture smaller than ${MAX_PICTURE_BYTES / 1000} kB`,
      );
    }
    if (PAGE.test(file)) {
      const source = readFileSync(full, 'utf8');
      const { values, mistakes } = readFrontMatter(source);
      pages.push({ ...values, file });
      const found = [
        ...(mistakes.length > 0 ? mistakes : frontMatterMistakes(source, values, POST.test(file), services)),
        ...openCallouts(source),
      ];
      problems.push(...found.map(({ line, message }) => `docs/${file}:${line}: ${message}`));
    }
  }
  return { problems: [...problems, ...repeatedTitles(pages, versions)], notes: notesOn(pages) };
}
