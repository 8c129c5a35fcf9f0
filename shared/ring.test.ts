import { expect, test } from '@rstest/core';
import {
  findNamePosition,
  LINE_HEIGHT,
  layOutRing,
  NODE_RADIUS,
  type Point,
  splitNameIntoLines,
} from './ring';

const SERVICE_COUNTS = Array.from({ length: 14 }, (_, index) => index + 3);

/** The average width of a letter, and the height of capital letters, in units of the drawing. */
const LETTER_WIDTH = 7.9;
const LETTER_HEIGHT = 11;

/** The size of letters on a narrow phone, divided by the usual one (Ring.module.css). */
const PHONE_SCALE = 17.5 / 14.5;

/** Returns the box around the lines of a name. */
function measureNameBox({ x, y }: Point, lines = ['letters'], isFree = false, scale = 1) {
  const place = findNamePosition(isFree ? { x: 0, y: -1 } : { x, y }, lines.length);
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER_WIDTH * scale;
  const left = x + place.x - { start: 0, middle: width / 2, end: width }[place.anchor];
  const baseline = y + place.y;
  return {
    left,
    right: left + width,
    top: baseline - LETTER_HEIGHT * scale,
    bottom: baseline + (lines.length - 1) * LINE_HEIGHT,
  };
}

/** The boxes of the words in the middle: “Nine services”, “and you”. */
const MIDDLE_BOXES = [
  { left: -53, right: 53, top: -35, bottom: 15 },
  { left: -46, right: 46, top: 15, bottom: 40 },
];

const makePairs = <T>(all: T[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));

/**
 * Expects that the parts of a ring do not touch each other.
 *
 * @param linesOfNames the lines of each name; the last one belongs to the link at the free place
 * @param gap the distance that names keep from each other
 */
function expectPartsApart(count: number, scale: number, linesOfNames?: string[][], gap = 0) {
  const { nodes, freePlace } = layOutRing(count);
  const all = [...nodes, freePlace];
  const names = all.map((node, index) =>
    measureNameBox(node, linesOfNames?.[index], node === freePlace, scale),
  );
  for (const [one, other] of makePairs(all)) {
    expect(Math.hypot(one.x - other.x, one.y - other.y), `nodes of ${count}`).toBeGreaterThan(
      2 * NODE_RADIUS,
    );
  }
  for (const [one, other] of [
    ...makePairs(names),
    ...names.flatMap((name) => MIDDLE_BOXES.map((words) => [name, words] as const)),
  ]) {
    const areApart =
      one.right + gap <= other.left ||
      other.right + gap <= one.left ||
      one.bottom + gap <= other.top ||
      other.bottom + gap <= one.top;
    expect(areApart, `names of ${count}`).toBe(true);
  }
  for (const node of all) {
    for (const name of names) {
      const x = Math.max(name.left, Math.min(node.x, name.right));
      const y = Math.max(name.top, Math.min(node.y, name.bottom));
      expect(Math.hypot(node.x - x, node.y - y), `a node and a name of ${count}`).toBeGreaterThan(
        NODE_RADIUS,
      );
    }
  }
}

test('on a ring of 3 to 16 services no node or name of seven letters touches another', () => {
  for (const count of SERVICE_COUNTS) {
    expectPartsApart(count, 1);
    // The names of a large ring are not visible on a phone.
    if (!layOutRing(count).isLarge) {
      expectPartsApart(count, PHONE_SCALE);
    }
  }
});

test('on a ring of nine services with names of one and two lines no node or name touches another', () => {
  const names = [
    'Mail',
    'Cloud',
    'Team chat',
    'Pad',
    'Board',
    'Plik',
    'Mailing lists',
    'Git',
    'Web hosting',
  ];
  const linesOfNames = [...names, 'Join us'].map(splitNameIntoLines);
  // With less than half a line between them, two names look like one.
  expectPartsApart(names.length, 1, linesOfNames, LINE_HEIGHT / 2);
  expectPartsApart(names.length, PHONE_SCALE, linesOfNames, LINE_HEIGHT / 2);
});

test('everything on the ring is inside the drawing', () => {
  for (const count of SERVICE_COUNTS) {
    const { nodes, freePlace, viewBox } = layOutRing(count);
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    for (const { x, y } of [...nodes, freePlace]) {
      expect(x - NODE_RADIUS).toBeGreaterThanOrEqual(left);
      expect(x + NODE_RADIUS).toBeLessThanOrEqual(left + width);
      expect(y - NODE_RADIUS).toBeGreaterThanOrEqual(top);
      expect(y + NODE_RADIUS).toBeLessThanOrEqual(top + height);
    }
  }
});

test('no name crosses the ring', () => {
  for (const count of SERVICE_COUNTS) {
    const { nodes, radius } = layOutRing(count);
    for (const { left, right, top, bottom } of nodes.map((node) => measureNameBox(node))) {
      const farthest = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
      expect(farthest, `a name of ${count}`).toBeLessThan(radius);
    }
  }
});

test('a name has one line, or two that are about as long; a word that is too long is cut', () => {
  expect(splitNameIntoLines('Team')).toEqual(['Team']);
  expect(splitNameIntoLines('Mailing lists')).toEqual(['Mailing', 'lists']);
  expect(splitNameIntoLines("Visio d'îles en îles")).toEqual(["Visio d'îles", 'en îles']);
  expect(splitNameIntoLines('Visioconférences')).toEqual(['Visioconfér…']);
});
