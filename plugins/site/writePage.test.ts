import { expect, test } from '@rstest/core';
import { parseDocument } from './html.ts';
import { writePage } from './writePage.ts';

test('a document and its fragment have the same frame, and state the weight', async () => {
  const files = new Map<string, string>();
  const frameHtml =
    '<div id="frame" class="f"><p>5 &#x3C; 6 &#x26; <code>&#x3C;b></code></p><site-island>a<!-- -->b</site-island></div>';
  const tree = parseDocument(
    `<!doctype html><html data-bundle="b1"><head><meta charset="utf-8"><title>Pad</title></head><body>${frameHtml}<footer><span data-kb=""></span> kB</footer></body></html>`,
  );
  await writePage('pad.html', tree, async (file, content) => {
    files.set(file, content);
  });
  const weightTag = '<meta name="page-weight" content="1">';
  expect(files.get('pad.html')).toBe(
    `<!doctype html><html data-bundle="b1"><head><meta charset="utf-8"><title>Pad</title>${weightTag}</head><body>${frameHtml}<footer><span data-kb="">1</span> kB</footer></body></html>`,
  );
  expect(files.get('static/pages/pad.html')).toBe(
    `<html data-bundle="b1"><head><title>Pad</title>${weightTag}</head><body>${frameHtml}</body></html>`,
  );
});
