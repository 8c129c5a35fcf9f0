import { expect, test } from '@rstest/core';
import decodeQR from 'qr/decode.js';
import { drawQrCode } from './qrCode';

const ADDRESS = 'https://team.exemple-libre.example/';
/** The width of a module in the picture for the decoder, in pixels. */
const MODULE_WIDTH_PX = 4;

/** Returns the modules that a path covers: for each row, `#` for black and a space for white. */
function readModules({ size, path }: ReturnType<typeof drawQrCode>): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill(' '));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length));
  }
  return rows.map((row) => row.join(''));
}

/** Draws modules as a picture, as a camera sees it. */
function drawPicture(rows: string[]) {
  const width = rows.length * MODULE_WIDTH_PX;
  const pixels = Array.from({ length: width * width }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const isBlack =
      rows[Math.floor(y / MODULE_WIDTH_PX)]?.[Math.floor(x / MODULE_WIDTH_PX)] === '#';
    return isBlack ? [0, 0, 0] : [255, 255, 255];
  });
  return { width, height: width, data: Uint8Array.from(pixels.flat()) };
}

test('a camera reads the text of the code', () => {
  for (const text of [ADDRESS, 'https://a.example/', `https://${'long.'.repeat(20)}example/chat`]) {
    expect(decodeQR(drawPicture(readModules(drawQrCode(text))))).toBe(text);
  }
});

test('a white edge of four modules is around the code', () => {
  const rows = readModules(drawQrCode(ADDRESS));
  const edgeRows = [...rows.slice(0, 4), ...rows.slice(-4)];
  expect(edgeRows.join('').trim()).toBe('');
  expect(rows.every((row) => row.startsWith('    ') && row.endsWith('    '))).toBe(true);
  expect(rows[4]?.startsWith('    #######')).toBe(true);
});
