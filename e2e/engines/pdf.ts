import { constants, inflateSync } from 'node:zlib';

/** The text of a PDF's streams, inflated, and what is around them. */
function contentOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n/g)].map(({ index, 0: start }) => {
    try {
      // What comes after the stream is not part of it.
      return inflateSync(pdf.subarray(index + start.length), { finishFlush: constants.Z_SYNC_FLUSH });
    } catch {
      // Not deflated: a picture.
      return '';
    }
  });
  return [raw, ...streams.map((stream) => stream.toString('latin1'))].join('\n');
}

/** What a test wants to know about a PDF. */
export interface PrintedPage {
  sheets: number;
  /** The colors of its areas and texts: red, green and blue from 0 to 255, such as `20 24 26`. */
  colors: Set<string>;
}

/** Reads a PDF as Chromium (Skia) and Firefox (cairo) write it. */
export function readPdf(pdf: Buffer): PrintedPage {
  const content = contentOf(pdf);
  const colors = [...content.matchAll(/(?<![\d.])([\d.]+) ([\d.]+) ([\d.]+) rg\b/g)].map(([, ...parts]) =>
    parts.map((part) => Math.round(Number(part) * 255)).join(' '),
  );
  return { sheets: content.match(/\/Type\s*\/Page\b/g)?.length ?? 0, colors: new Set(colors) };
}
