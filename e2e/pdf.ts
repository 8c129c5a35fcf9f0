import { constants, inflateSync } from 'node:zlib';

/** A stream, inflated; empty when it is not deflated, such as a picture. @param start where it begins */
function streamAt(pdf: Buffer, start: number): string {
  try {
    // What comes after the stream is not part of it.
    return inflateSync(pdf.subarray(start), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return '';
  }
}

/** What the codes of a font stand for, from its map to Unicode: https://pdfa.org/resource/iso-32000-2/ (9.10.3) */
function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  const textOf = (hex = '') => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, lines = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, code = '', text] of lines.matchAll(/<(\w+)> <(\w+)>/g)) {
      characters.set(code, textOf(text));
    }
  }
  for (const [, lines = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, first = '', last = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = Number.parseInt(first, 16);
      for (let code = start; code <= Number.parseInt(last, 16); code += 1) {
        const character = Number.parseInt(text, 16) + code - start;
        characters.set(
          code.toString(16).toUpperCase().padStart(first.length, '0'),
          String.fromCodePoint(character),
        );
      }
    }
  }
  return characters;
}

/** The texts of each sheet of a PDF as Chromium writes it, in the order in which they are drawn: first those in the margins. */
export function textOfSheets(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(?<=^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map((object) => {
      const [, number = '', content = ''] = object;
      const stream = content.indexOf('stream\n');
      const start = object.index + object[0].indexOf(content) + stream + 'stream\n'.length;
      return [number, { content, stream: stream < 0 ? '' : streamAt(pdf, start) }];
    }),
  );
  const streamOf = (reference: RegExp, content: string) =>
    objects.get(reference.exec(content)?.[1] ?? '')?.stream ?? '';
  return [...objects.values()]
    .filter(({ content }) => /\/Type \/Page\b/.test(content))
    .map(({ content }) => {
      const fonts = new Map(
        [...content.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number = '']) => [
          name,
          charactersOf(streamOf(/\/ToUnicode (\d+) 0 R/, objects.get(number)?.content ?? '')),
        ]),
      );
      let font = new Map<string, string>();
      let text = '';
      for (const [, name, hex, isEnd] of streamOf(/\/Contents (\d+) 0 R/, content).matchAll(
        /\/(F\d+) [\d.]+ Tf|<([\dA-F]+)> Tj|\b(ET)\b/g,
      )) {
        font = fonts.get(name) ?? font;
        const [code = ''] = font.keys();
        const codes = hex?.match(RegExp(`.{${code.length || 4}}`, 'g')) ?? [];
        text += codes.map((one) => font.get(one) ?? '').join('') + (isEnd ? '\n' : '');
      }
      return text;
    });
}
