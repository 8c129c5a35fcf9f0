import { describe, expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { Message } from './Message';

/** What a text becomes, without class names, which are the style's business. */
const shown = (text: string) =>
  renderToStaticMarkup(<Message text={text} />)
    .replace(/ class="[^"]*"/g, '')
    .replace(/^<div>|<\/div>$/g, '');

describe('Message', () => {
  test('bold, italic, both, struck through, code, and every line break', () => {
    expect(shown('**a** _b_ ***c*** ~~d~~ `e`\nf')).toBe(
      '<p><strong>a</strong> <em>b</em> <em><strong>c</strong></em> <del>d</del> <code>e</code><br/>f</p>',
    );
  });

  test('HTML is shown as it was typed, and what it holds is formatted', () => {
    expect(shown('<b>*a*</b> <img src=x onerror=alert(1)>')).toBe(
      '<p>&lt;b&gt;<em>a</em>&lt;/b&gt; &lt;img src=x onerror=alert(1)&gt;</p>',
    );
    expect(shown('<script>\nalert(1)\n</script>')).toContain('<p>&lt;script&gt;<br/>alert(1)');
    expect(shown('<a href="x">https://example.org</a>')).toContain('<a href="https://example.org"');
    expect(shown('<!-- a -->')).toBe('<p>&lt;!-- a --&gt;</p>');
  });

  test('a link leads to the web or to a mailbox, and otherwise is text', () => {
    expect(shown('[a](https://example.org)')).toContain('<a href="https://example.org" target="_blank"');
    expect(shown('amina@example.org')).toContain('<a href="mailto:amina@example.org"');
    for (const target of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//example.org',
      '/',
    ]) {
      expect(shown(`[a](${target})`)).toBe('<p>a</p>');
    }
  });

  test('a picture is never fetched, whether it has a size or not', () => {
    const picture = '<p><span>Picture: Map</span> here</p>';
    expect(shown('![Map](https://example.org/map.png) here')).toBe(picture);
    expect(shown('![Map](https://example.org/map.png =400x300 "The map") here')).toBe(picture);
    expect(shown('![](https://example.org/map.png)')).toBe('<p><span>Picture</span></p>');
  });

  test('lists nest, and begin with the number that they are given', () => {
    expect(shown('- a\n  - b\n- c')).toBe('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>');
    expect(shown('3. a\n4. b')).toBe('<ol start="3"><li>a</li><li>b</li></ol>');
  });

  test('the boxes of a task list are told, not ticked', () => {
    expect(shown('- [x] a\n- [ ] b')).toBe(
      '<ul><li data-task="true"><span role="img" aria-label="Done"></span>a</li>' +
        '<li data-task="true"><span role="img" aria-label="To do"></span>b</li></ul>',
    );
  });

  test('a table keeps its alignment', () => {
    const table = shown('| a | b | c |\n|:--|:-:|--:|\n| 1 | **2** | 3 |');
    expect(table).toContain('<th scope="col" data-align="center">b</th>');
    expect(table).toContain('<td data-align="left">1</td>');
    expect(table).toContain('<td data-align="right">3</td>');
    expect(table).toContain('<strong>2</strong>');
  });

  test('quotes, rules, headings and blocks of code', () => {
    expect(shown('> a\n\n---')).toBe('<blockquote><p>a</p></blockquote><hr/>');
    expect(shown('## a')).toBe('<p role="heading" aria-level="4" data-depth="2">a</p>');
    expect(shown('###### a')).toContain('aria-level="6"');
    expect(shown('```sh\n<b> @amina\n```')).toContain('<code>&lt;b&gt; @amina</code>');
  });

  test('mentions, channels and hashtags are links that lead nowhere, but not inside a link or code', () => {
    const link = (text: string) => `<a role="link" aria-disabled="true">${text}</a>`;
    expect(shown('@bruno ~garden #plan')).toBe(
      `<p>${link('@bruno')} ${link('~garden')} ${link('#plan')}</p>`,
    );
    expect(shown('~garden,~kitchen')).toBe(`<p>${link('~garden')},${link('~kitchen')}</p>`);
    expect(shown('~garden~')).toBe(`<p>${link('~garden')}~</p>`);
    expect(shown('[@bruno](https://example.org) `@bruno`')).not.toContain('role="link"');
    expect(shown('\\#plan')).toBe('<p>#plan</p>');
  });

  test('emoji are read by their names', () => {
    expect(shown(':white_check_mark:')).toBe(
      '<p><span role="img" aria-label="white check mark">✅</span></p>',
    );
  });
});
