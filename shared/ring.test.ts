import { expect, test } from '@rstest/core';
import { LINE_HEIGHT, NAME_OFFSET, NODE_RADIUS, nameLines, type Point, ringOf } from './ring';

const COUNTS = Array.from({ length: 14 }, (_, index) => index + 3);

/** Half the width of the longest line under a node: twelve letters. */
const HALF_NAME = 40;

/** The box of the two lines under a node. */
const nameOf = ({ x, y }: Point) => ({
  left: x - HALF_NAME,
  right: x + HALF_NAME,
  top: y + NAME_OFFSET - LINE_HEIGHT + 3,
  bottom: y + NAME_OFFSET + LINE_HEIGHT + 3,
});

const pairs = <T>(all: T[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));

test('on a ring of 3 to 16 services no node or name touches another', () => {
  for (const count of COUNTS) {
    const { nodes, free } = ringOf(count);
    for (const [one, other] of pairs([...nodes, free])) {
      expect(Math.hypot(one.x - other.x, one.y - other.y), `nodes of ${count}`).toBeGreaterThan(
        2 * NODE_RADIUS,
      );
    }
    for (const [one, other] of pairs([...nodes, free].map(nameOf))) {
      const apart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(apart, `names of ${count}`).toBe(true);
    }
    for (const node of [...nodes, free]) {
      for (const name of nodes.filter((other) => other !== node).map(nameOf)) {
        const x = Math.max(name.left, Math.min(node.x, name.right));
        const y = Math.max(name.top, Math.min(node.y, name.bottom));
        expect(Math.hypot(node.x - x, node.y - y), `a node and a name of ${count}`).toBeGreaterThan(
          NODE_RADIUS,
        );
      }
    }
  }
});

test('everything on the ring is inside the drawing', () => {
  for (const count of COUNTS) {
    const { nodes, free, viewBox } = ringOf(count);
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    for (const node of [...nodes, free]) {
      const { right, bottom } = nameOf(node);
      expect(node.x - HALF_NAME).toBeGreaterThanOrEqual(left);
      expect(right).toBeLessThanOrEqual(left + width);
      expect(node.y - NODE_RADIUS).toBeGreaterThanOrEqual(top);
      expect(bottom).toBeLessThanOrEqual(top + height);
    }
  }
});

test('a name has one line, or two that are about as long; a word that is too long is cut', () => {
  expect(nameLines('Web hosting')).toEqual(['Web hosting']);
  expect(nameLines('Mailing lists')).toEqual(['Mailing', 'lists']);
  expect(nameLines("Visio d'îles en îles")).toEqual(["Visio d'îles", 'en îles']);
  expect(nameLines('Visioconférences')).toEqual(['Visioconfére…']);
});
