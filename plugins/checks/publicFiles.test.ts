import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import type { Site } from '../site/site.ts';
import { TOKENS_FILE } from '../site/siteColors.ts';
import { checkPublicFiles, publicFileMistakes } from './publicFiles.ts';

/** The beginning of a drawing. Its first tag is still open. */
const SVG_START = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';

const colors = new Map([['accent', '#0a5a68']]);
const findMistakes = (file: string, text = '') =>
  publicFileMistakes(file, text, colors).map(({ line, message }) => `${line ?? ''} ${message}`);
const findDrawingMistakes = (content: string) =>
  findMistakes('a.svg', `${SVG_START}>\n${content}\n</svg>`);

test('a document is refused, with or without a script', () => {
  for (const file of ['a.html', 'a/b.htm', 'a.xhtml', 'a.xht', 'a.shtml', 'a.svgz', 'a.mhtml']) {
    expect(findMistakes(file), file).toEqual([
      expect.stringContaining('browsers would show it as a page'),
    ]);
  }
  expect(findMistakes('a.pdf')).toEqual([]);
  expect(findMistakes('.well-known/a.txt')).toEqual([]);
});

test('what runs in a drawing, or leads out of it, is reported with its line', () => {
  const activeContents = [
    '<script>alert(1)</script>',
    '<script href="/a.js"/>',
    '<g><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject></g>',
    '<rect onload="alert(1)"/>',
    '<rect\nwidth="1"\nonClick="alert(1)"/>',
    '<a href="javascript:alert(1)"><rect/></a>',
    '<a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href=" java&#10;script:alert(1)"><rect/></a>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<image href="https://b.example/c.png"/>',
    '<image href="//b.example/c.png"/>',
    '<image href="/c.png"/>',
    '<use href="data:text/html,a"/>',
    '<rect fill="url(https://b.example/c.svg#d)"/>',
    '<rect style="background: url(//b.example/c.png)"/>',
    '<style>@import "https://b.example/c.css";</style>',
    '<style><![CDATA[a { background: url("https://b.example/c.png") }]]></style>',
    '<h:img xmlns:h="http://www.w3.org/1999/xhtml" alt=""/>',
    '<?xml-stylesheet href="https://b.example/c.css"?>',
  ];
  for (const content of activeContents) {
    expect(findDrawingMistakes(content)[0], content).toMatch(/^[2-4] .*: take it out$/);
  }
});

test('a drawing that is not XML, and a color that there is not, are reported with their lines', () => {
  expect(findMistakes('a.svg', '<svg>\n<use xlink:href="#a"/></svg>')).toEqual([
    expect.stringMatching(/^2 is not valid XML \(unbound namespace prefix: "xlink"\)/),
  ]);
  expect(findMistakes('a.svg', '<svg>\n\n&nbsp;</svg>')).toEqual([
    expect.stringMatching(/^3 .*undefined entity/),
  ]);
  expect(findMistakes('a.svg', '<svg><!-- a -- b --></svg>')).toEqual([
    expect.stringMatching(/^1 .*comment/),
  ]);
  expect(findMistakes('a.svg', 'no drawing')).toEqual([
    expect.stringMatching(/^1 is not valid XML/),
  ]);
  expect(
    findMistakes(
      'a.svg',
      '<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg xmlns="http://www.w3.org/2000/svg" width="9"/>',
    ),
  ).toEqual(['1 <!ENTITY gives names to texts: save the drawing as plain SVG']);
  expect(findDrawingMistakes('<path fill="var(--brand)"/>')).toEqual([
    `2 var(--brand) is not a color of ${TOKENS_FILE}: write one of those, or # and six digits`,
  ]);
});

test('a drawing that browsers would show as nothing, or in a size of their own, is reported', () => {
  expect(findMistakes('a.svg', '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>')).toEqual([
    '1 <svg> is shown by no browser without xmlns="http://www.w3.org/2000/svg": write it into this tag',
  ]);
  expect(findMistakes('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual([
    expect.stringMatching(/^1 <svg> has no size: write viewBox=/),
  ]);
});

test('what drawing programs write passes', () => {
  const drawing = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" width="9mm">
<metadata><rdf:RDF><rdf:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></rdf:RDF></metadata>
<style>.a { fill: url(#b) } .c { src: url("data:font/woff2;base64,AA") }</style>
<!-- A comment --><defs><linearGradient id="b"/></defs>
<use xlink:href="#b"/><image href="data:image/png;base64,AA"/><path class="a" fill="var(--accent)" mask="url('#b')"/>
</svg>`;
  expect(findMistakes('a.svg', drawing)).toEqual([]);
});

test('drawings get the colors of the site, and a mistake is reported with the file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-public-'));
  mkdirSync(path.join(folder, 'b'));
  writeFileSync(path.join(folder, 'a.svg'), `${SVG_START} fill="var(--accent)"/>`);
  const writtenFiles = new Map<string, unknown>();
  const files = new Set(['a.svg', 'b/c.svg']);
  const write = async (file: string, text: string | Uint8Array) =>
    void writtenFiles.set(file, text);
  const { finish } = checkPublicFiles({ files, write } as Partial<Site> as Site, [folder]);
  await finish?.();
  expect(writtenFiles.get('a.svg')).toMatch(/ fill="#[\da-f]{6}"\/>$/);
  writeFileSync(path.join(folder, 'b/c.svg'), `${SVG_START}>\n<script/></svg>`);
  await expect(finish?.()).rejects.toThrow(`${folder}/b/c.svg:2: <script> could run a script`);
  rmSync(folder, { recursive: true });
});
