import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { ASSOCIATION_FOLDER, associationFile } from '../../shared/association.ts';
import { findXmlFault } from '../site/xml.ts';
import type { SourceMistake } from '../sources/textFile.ts';

/**
 * The drawings that the theme writes into pages. The Content-Security-Policy of pages forbids
 * styles in them.
 */
const DRAWINGS_IN_PAGES = ['drawings/favicon.svg', 'drawings/not-found.svg', 'wordmark.svg'];

const SAVE_ANEW_ADVICE = 'save it as plain SVG, with attributes such as fill in place of styles';

/** Finds the parts of a drawing that a page must not contain. */
export function pageDrawingMistakes(text: string): SourceMistake[] {
  if (!/^\uFEFF?\s*</.test(text)) {
    const message = 'is not a drawing, whatever its name says: draw it in a program for SVG';
    return [{ line: 1, message }];
  }
  const fault = findXmlFault(text);
  if (fault) {
    const message = `is not valid XML (${fault.message}): save it again from a program that draws`;
    return [{ line: fault.line, message }];
  }
  const mistakes: SourceMistake[] = [];
  const parser = new SaxesParser();
  parser.on('opentagstart', ({ name }) => {
    if (name === 'image') {
      const message = 'contains a picture of pixels: draw it as lines and shapes, or trace it';
      mistakes.push({ line: parser.line, message });
    } else if (name === 'style') {
      mistakes.push({ line: parser.line, message: `has a style sheet: ${SAVE_ANEW_ADVICE}` });
    }
  });
  parser.on('attribute', ({ name }) => {
    if (name === 'style') {
      mistakes.push({ line: parser.line, message: `has the attribute style: ${SAVE_ANEW_ADVICE}` });
    }
  });
  parser.write(text).close();
  return mistakes;
}

/** Returns a line for the first mistake in each drawing that pages contain. */
export const pageDrawingProblems = (): string[] =>
  DRAWINGS_IN_PAGES.flatMap((name) => {
    const [firstMistake] = pageDrawingMistakes(readFileSync(associationFile(name), 'utf8'));
    return firstMistake
      ? [
          `${path.posix.join(ASSOCIATION_FOLDER, name)}:${firstMistake.line}: ` +
            `the drawing ${firstMistake.message}`,
        ]
      : [];
  });
