import { crc32, deflateSync } from 'node:zlib';
import type { Point } from '../../shared/ring.ts';
import type { Segment } from './strokes.ts';

type Color = readonly [red: number, green: number, blue: number];

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** 8 bits for each of red, green and blue; the only ways to compress and to filter; all lines in one pass. */
const FORMAT = [8, 2, 0, 0, 0];
/** At edges, between a color and the one below: few enough that the file stays small. */
const SHADES = 8;

/** @param hex such as `#0a5a68` */
export function colorOf(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}

function distanceTo([from, to]: Segment, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx ** 2 + dy ** 2 || 1);
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - from.x - nearest * dx, y - from.y - nearest * dy);
}

/** Pixels to draw on, with smooth edges. */
export class Canvas {
  readonly #width: number;
  readonly #height: number;
  readonly #pixels: Uint8Array;

  constructor(width: number, height: number, background: Color) {
    this.#width = width;
    this.#height = height;
    this.#pixels = Uint8Array.from({ length: 3 * width * height }, (_, index) => background[index % 3] ?? 0);
  }

  /** Draws lines with round ends, of a thickness in pixels. One of no length is a disc. */
  stroke(segments: Segment[], thickness: number, color: Color): void {
    const shares = new Map<number, number>();
    const reach = thickness / 2 + 1;
    for (const segment of segments) {
      const [{ x: x1, y: y1 }, { x: x2, y: y2 }] = segment;
      for (let y = Math.floor(Math.min(y1, y2) - reach); y < Math.max(y1, y2) + reach; y++) {
        for (let x = Math.floor(Math.min(x1, x2) - reach); x < Math.max(x1, x2) + reach; x++) {
          const share = Math.min(1, thickness / 2 + 0.5 - distanceTo(segment, { x: x + 0.5, y: y + 0.5 }));
          const pixel = y * this.#width + x;
          if (share > (shares.get(pixel) ?? 0)) {
            shares.set(pixel, share);
          }
        }
      }
    }
    for (const [pixel, share] of shares) {
      this.#blend(pixel, Math.round(share * SHADES) / SHADES, color);
    }
  }

  #blend(pixel: number, share: number, color: Color): void {
    for (const [index, value] of color.entries()) {
      const at = 3 * pixel + index;
      const below = this.#pixels[at] ?? 0;
      this.#pixels[at] = Math.round(below + share * (value - below));
    }
  }

  /** The bytes of a PNG file. https://www.w3.org/TR/png-3/ */
  toPng(): Uint8Array {
    const size = new DataView(new ArrayBuffer(8));
    size.setUint32(0, this.#width);
    size.setUint32(4, this.#height);
    const line = 3 * this.#width;
    // Each line begins with the number of its filter: none.
    const lines = new Uint8Array(this.#height * (line + 1));
    for (let y = 0; y < this.#height; y++) {
      lines.set(this.#pixels.subarray(y * line, (y + 1) * line), y * (line + 1) + 1);
    }
    return Buffer.concat([
      Buffer.from(SIGNATURE),
      chunk('IHDR', Buffer.concat([Buffer.from(size.buffer), Buffer.from(FORMAT)])),
      chunk('IDAT', deflateSync(lines, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
