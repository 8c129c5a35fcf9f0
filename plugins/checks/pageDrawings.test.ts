import { expect, test } from '@rstest/core';
import { pageDrawingMistakes, pageDrawingProblems } from './pageDrawings.ts';

const makeDrawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\n${inside}\n</svg>`;

test('drawings of attributes are right, and so are those of the association', () => {
  expect(pageDrawingMistakes(makeDrawing('<path fill="var(--accent)" d="M0 0"/>'))).toEqual([]);
  expect(pageDrawingProblems()).toEqual([]);
});

test('a picture under the name of a drawing, pixels and styles are reported with their line', () => {
  const firstMistake = (text: string) => pageDrawingMistakes(text)[0];
  expect(firstMistake('\uFFFDPNG\r\n')).toEqual({
    line: 1,
    message: expect.stringMatching(/^is not a drawing/),
  });
  expect(firstMistake('<svg')).toEqual({
    line: 1,
    message: expect.stringMatching(/^is not valid XML/),
  });
  expect(firstMistake(makeDrawing('<image href="data:image/png;base64,AA"/>'))).toEqual({
    line: 2,
    message: expect.stringMatching(/^contains a picture of pixels/),
  });
  expect(firstMistake(makeDrawing('<path style="fill:red" d="M0 0"/>'))).toEqual({
    line: 2,
    message: expect.stringMatching(/^has the attribute style/),
  });
  expect(firstMistake(makeDrawing('<style>path { fill: red }</style>'))).toEqual({
    line: 2,
    message: expect.stringMatching(/^has a style sheet/),
  });
});
