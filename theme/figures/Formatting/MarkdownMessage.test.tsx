import { describe, expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MarkdownMessage } from './MarkdownMessage';

/** Returns the HTML of a message, without class names, which change with the styles. */
const renderMessage = (text: string) =>
  renderToStaticMarkup(<MarkdownMessage text={text} />)
    .replace(/ class="[^"]*"/g, '')
    .replace(/^<div>|<\/div>$/g, '');

describe('MarkdownMessage', () => {
  test('renders bold, italic, both, strikethrough, code, and every line break', () => {
    expect(renderMessage('**a** _b_ ***c*** ~~d~~ `e`\nf')).toBe(
      '<p><strong>a</strong> <em>b</em> <em><strong>c</strong></em> <del>d</del> <code>e</code><br/>f</p>',
    );
  });

  test('renders HTML tags as text, and formats the text between them', () => {
    expect(renderMessage('<b>*a*</b> <img src=x onerror=alert(1)>')).toBe(
      '<p>&lt;b&gt;<em>a</em>&lt;/b&gt; &lt;img src=x onerror=alert(1)&gt;</p>',
    );
    expect(renderMessage('<script>\nalert(1)\n</script>')).toContain(
      '<p>&lt;script&gt;<br/>alert(1)',
    );
    expect(renderMessage('<a href="x">https://example.org</a>')).toContain(
      '<a href="https://example.org"',
    );
    expect(renderMessage('<!-- a -->')).toBe('<p>&lt;!-- a --&gt;</p>');
  });

  test('renders web and email addresses as links, and other addresses as text', () => {
    expect(renderMessage('[a](https://example.org)')).toContain(
      '<a href="https://example.org" target="_blank"',
    );
    expect(renderMessage('amina@example.org')).toContain('<a href="mailto:amina@example.org"');
    for (const unsafeAddress of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//example.org',
      '/',
    ]) {
      expect(renderMessage(`[a](${unsafeAddress})`)).toBe('<p>a</p>');
    }
  });

  test('renders a placeholder for an image, with or without a size', () => {
    const placeholderHtml = '<p><span>Picture: Map</span> here</p>';
    expect(renderMessage('![Map](https://example.org/map.png) here')).toBe(placeholderHtml);
    expect(renderMessage('![Map](https://example.org/map.png =400x300 "The map") here')).toBe(
      placeholderHtml,
    );
    expect(renderMessage('![](https://example.org/map.png)')).toBe('<p><span>Picture</span></p>');
  });

  test('renders nested lists, and lists that begin with another number', () => {
    expect(renderMessage('- a\n  - b\n- c')).toBe(
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    );
    expect(renderMessage('3. a\n4. b')).toBe('<ol start="3"><li>a</li><li>b</li></ol>');
  });

  test('renders the checkboxes of a task list as images with a name', () => {
    expect(renderMessage('- [x] a\n- [ ] b').replace(/<svg.*<.svg>/, '✓')).toBe(
      '<ul><li data-task="true"><span role="img" aria-label="Done">✓</span>a</li>' +
        '<li data-task="true"><span role="img" aria-label="To do"></span>b</li></ul>',
    );
  });

  test('keeps the alignment of table columns', () => {
    const tableHtml = renderMessage('| a | b | c |\n|:--|:-:|--:|\n| 1 | **2** | 3 |');
    expect(tableHtml).toContain('<th scope="col" data-align="center">b</th>');
    expect(tableHtml).toContain('<td data-align="left">1</td>');
    expect(tableHtml).toContain('<td data-align="right">3</td>');
    expect(tableHtml).toContain('<strong>2</strong>');
  });

  test('renders a table below an empty line, and as text right below a line of text', () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |';
    expect(renderMessage(`Seats:\n\n${table}`)).toContain('<table');
    expect(renderMessage(`Seats:\n${table}`)).toBe(
      '<p>Seats:<br/>| a | b |<br/>|---|---|<br/>| 1 | 2 |</p>',
    );
  });

  test('renders quotes, rules, headings and code blocks', () => {
    expect(renderMessage('> a\n\n---')).toBe('<blockquote><p>a</p></blockquote><hr/>');
    expect(renderMessage('## a')).toBe('<p role="heading" aria-level="4" data-depth="2">a</p>');
    expect(renderMessage('###### a')).toContain('aria-level="6"');
    expect(renderMessage('```sh\n<b> @amina\n```')).toContain('<code>&lt;b&gt; @amina</code>');
  });

  test('renders mentions, channels and hashtags as disabled links, except in a link or in code', () => {
    const disabledLinkHtml = (text: string) => `<a role="link" aria-disabled="true">${text}</a>`;
    expect(renderMessage('@bruno ~garden #plan')).toBe(
      `<p>${disabledLinkHtml('@bruno')} ${disabledLinkHtml('~garden')} ${disabledLinkHtml('#plan')}</p>`,
    );
    expect(renderMessage('~garden,~kitchen')).toBe(
      `<p>${disabledLinkHtml('~garden')},${disabledLinkHtml('~kitchen')}</p>`,
    );
    expect(renderMessage('~garden~')).toBe(`<p>${disabledLinkHtml('~garden')}~</p>`);
    expect(renderMessage('[@bruno](https://example.org) `@bruno`')).not.toContain('role="link"');
    expect(renderMessage('\\#plan')).toBe('<p>#plan</p>');
  });

  test('gives emoji an accessible name', () => {
    expect(renderMessage(':white_check_mark:')).toBe(
      '<p><span role="img" aria-label="white check mark">✅</span></p>',
    );
  });
});
