import { expect, test } from '@rstest/core';
import { pageDrawingMistakes, pageDrawingProblems } from './pageDrawings.ts';

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\n${inside}\n</svg>`;

test('drawings of attributes are right, and so are those of the association', () => {
  expect(pageDrawingMistakes(drawing('<path fill="var(--accent)" d="M0 0"/>'))).toEqual([]);
  expect(pageDrawingProblems()).toEqual([]);
});

test('a picture under the name of a drawing, pixels and styles are reported with their line', () => {
  const first = (text: string) => pageDrawingMistakes(text)[0];
  expect(first('\uFFFDPNG\r\n')).toEqual({
    line: 1,
    message: expect.stringMatching(/^is not a drawing/),
  });
  expect(first('<svg')).toEqual({ line: 1, message: expect.stringMatching(/^is not valid XML/) });
  expect(first(drawing('<image href="data:image/png;base64,AA"/>'))).toEqual({
    line: 2,
    message: expect.stringMatching(/^contains a picture of pixels/),
  });
  expect(first(drawing('<path style="fill:red" d="M0 0"/>'))).toEqual({
    line: 2,
    message: expect.stringMatching(/^has the attribute style/),
  });
  expect(first(drawing('<style>path { fill: red }</style>'))).toEqual({
    line: 2,
    message: expect.stringMatching(/^has a style sheet/),
  });
});
