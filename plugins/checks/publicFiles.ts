import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { PUBLIC_FOLDERS } from '../../shared/association.ts';
import { listFiles } from '../site/listFiles.ts';
import type { Site, Step } from '../site/site.ts';
import {
  COLOR_REFERENCE,
  readSiteColors,
  TOKENS_FILE,
  withLightColors,
} from '../site/siteColors.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { findXmlFault } from '../site/xml.ts';
import { lineAt, type SourceMistake } from '../sources/textFile.ts';

/**
 * Files that browsers show as pages of the site, with scripts. The server also takes each `.html`
 * file for a page, and answers at its address without the ending.
 */
const DOCUMENT_FILE = /\.(?:html?|shtml|xht|xhtml|xsl|xslt|mht|mhtml|svgz)$/i;

const isDrawing = (file: string) => file.endsWith('.svg');

/** Elements of drawings that can run scripts, contain a document or play a file. */
const ACTIVE_ELEMENT =
  /^(?:script|handler|listener|foreignObject|iframe|embed|object|audio|video)$/i;

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/**
 * What loads a file in CSS: `@import`, or a `url()` that is neither a part of the drawing (`#id`)
 * nor a picture or a font in a `data:` address.
 */
const LOADED_BY_STYLES = /@import\b|url\(\s*["']?(?!["']?\s*(?:#|data:(?:image|font)\/))[^)]*/i;

/**
 * Finds what a drawing must not have, such as scripts, other files, elements of pages, or a root
 * that is no `<svg>` with a size.
 */
function drawingMistakes(text: string): SourceMistake[] {
  const mistakes: SourceMistake[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const report = (faultyPart: string, problem: string) =>
    mistakes.push({
      line: parser.line,
      message: `${faultyPart.trim().replace(/\s+/g, ' ')} ${problem}`,
    });
  const reportLoadedFile = (styles: string) => {
    const [loadedFile] = LOADED_BY_STYLES.exec(styles) ?? [];
    if (loadedFile) {
      report(loadedFile, 'asks for another file, which a drawing cannot have: take it out');
    }
  };
  // The caller finds errors in the XML with `findXmlFault`. Without this handler the parser
  // would throw them.
  parser.on('error', () => {});
  parser.on('doctype', (doctype) => {
    if (doctype.includes('<!ENTITY')) {
      report('<!ENTITY', 'gives names to texts: save the drawing as plain SVG');
    }
  });
  parser.on('processinginstruction', ({ target }) => {
    report(`<?${target}`, 'is for other programs: take it out');
  });
  parser.on('opentagstart', ({ name }) => {
    if (ACTIVE_ELEMENT.test(name.replace(/.*:/, ''))) {
      report(`<${name}>`, 'could run a script or hold a page: take it out');
    }
  });
  let isRoot = true;
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    if (isRoot && (local !== 'svg' || uri !== SVG_NAMESPACE)) {
      report(
        `<${name}>`,
        `is shown by no browser without xmlns="${SVG_NAMESPACE}": write it into this tag`,
      );
    } else if (isRoot && !('viewBox' in attributes) && !('width' in attributes)) {
      report(
        `<${name}>`,
        'has no size: write viewBox="0 0 32 32" into it, with the size of your drawing',
      );
    }
    isRoot = false;
    if (uri === XHTML_NAMESPACE && !ACTIVE_ELEMENT.test(local)) {
      report(`<${name}>`, 'is an element of pages: take it out');
    }
  });
  parser.on('attribute', ({ name, local, value }) => {
    if (/^on[a-z]/i.test(local)) {
      report(`the attribute ${name}`, 'is a script: take it out');
    } else if (/^\s*(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(value)) {
      report(value, 'is a script: take it out');
    } else if (/^(?:href|src)$/i.test(local) && !/^\s*(?:#|data:image\/)/i.test(value)) {
      report(
        `the address ${value}`,
        'leads out of the drawing, where nobody can follow it: take it out',
      );
    } else {
      reportLoadedFile(value);
    }
  });
  parser.on('text', reportLoadedFile);
  parser.on('cdata', reportLoadedFile);
  parser.write(text).close();
  return mistakes;
}

/**
 * Finds the mistakes in a file that is published without being rendered: parts that could run
 * scripts, and what keeps browsers from showing a drawing. A mistake without a line is about the
 * whole file.
 *
 * @param file the path of the file
 * @param text the text of a drawing; empty for other files
 * @param colors the colors that drawings may use, by their names
 */
export function publicFileMistakes(
  file: string,
  text: string,
  colors: ReadonlyMap<string | undefined, unknown>,
): Partial<SourceMistake>[] {
  if (DOCUMENT_FILE.test(file)) {
    return [
      {
        message:
          'browsers would show it as a page that nothing checks: ' +
          'write a page in docs/, or put in a PDF',
      },
    ];
  }
  if (!isDrawing(file)) {
    return [];
  }
  const fault = findXmlFault(text);
  if (fault) {
    const message =
      `is not valid XML (${fault.message}), so it is not shown: ` +
      'save it again from a program that draws';
    return [{ line: fault.line, message }];
  }
  const unknownColors = [...text.matchAll(COLOR_REFERENCE)].filter(([, name]) => !colors.has(name));
  return [
    ...drawingMistakes(text),
    ...unknownColors.map(({ 0: found, index }) => ({
      line: lineAt(text, index),
      message: `${found} is not a color of ${TOKENS_FILE}: write one of those, or # and six digits`,
    })),
  ];
}

/**
 * Stops the build when `publicFileMistakes` finds a mistake. Puts the colors of light mode into the
 * drawings of the built site.
 *
 * @param folders the folders with the files to check
 */
export function checkPublicFiles({ files, write }: Site, folders = PUBLIC_FOLDERS): Step {
  return {
    async finish() {
      const colors = new Map([...readSiteColors().light].filter(([, { value }]) => value));
      const problems: string[] = [];
      const allFiles = folders
        .filter((folder) => existsSync(folder))
        .flatMap((folder) =>
          listFiles(folder).map((file) => ({ file, source: path.join(folder, file) })),
        );
      for (const { file, source } of allFiles) {
        const text = isDrawing(file) ? await readFile(source, 'utf8') : '';
        const mistakes = publicFileMistakes(file, text, colors);
        problems.push(
          ...mistakes.map(({ line, message }) => `${source}${line ? `:${line}` : ''}: ${message}`),
        );
        if (isDrawing(file) && mistakes.length === 0 && files.has(file)) {
          await write(file, withLightColors(text));
        }
      }
      if (problems.length > 0) {
        throw new SiteProblems(problems);
      }
    },
  };
}
