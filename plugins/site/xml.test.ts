import { afterEach, expect, test } from '@rstest/core';
import { checkXml, findUnreadableCharacter, findXmlFault, xmlFaults } from './xml.ts';

afterEach(() => xmlFaults.clear());

test('what no program would read as XML is found, with its line', () => {
  const faults: [xml: string, message: string][] = [
    ['<a>\u000b</a>', 'disallowed character'],
    ['<a b="\uffff"/>', 'disallowed character'],
    ['<a>&#11;</a>', 'malformed character entity'],
    ['<a>\ud800</a>', 'half of a character'],
    ['<a><b x:c="d"/></a>', 'unbound namespace prefix: "x"'],
    ['<a><o:p>b</o:p></a>', 'unbound namespace prefix: "o"'],
    ['<a><!-- b -- c --></a>', 'malformed comment'],
    ['<a>&nbsp;</a>', 'undefined entity'],
    ['<a b"c="d"/>', 'disallowed character in attribute name'],
    ['<a><1b/></a>', 'disallowed character in tag name'],
    ['<a hidden/>', 'disallowed character in attribute name'],
    ['<a b="c" b="d"/>', 'duplicate attribute: b'],
    ['<a><b></a>', 'unexpected close tag'],
    ['', 'document must contain a root element'],
  ];
  for (const [xml, message] of faults) {
    expect(findXmlFault(xml)?.message, xml).toBe(message);
  }
  expect(findXmlFault('<a>\n<b/>\n&c;</a>')).toMatchObject({ line: 3 });
  expect(
    findXmlFault('<?xml version="1.0"?><!DOCTYPE html><a xmlns:x="y" x:b="é">😀&#x41;\t</a>'),
  ).toBeUndefined();
});

test('a character that XML cannot hold, and the sign in place of one, are named', () => {
  expect(findUnreadableCharacter('Pasted\u000bfrom')).toEqual({ index: 6, code: 'U+000B' });
  for (const character of ['\0', '\u0008', '\u001f', '\ud83d', '\ufffe', '\uffff', '\ufffd']) {
    expect(findUnreadableCharacter(`a${character}`)?.index, JSON.stringify(character)).toBe(1);
  }
  expect(findUnreadableCharacter('\t\r\nL’été 😀\u00a0')).toBeUndefined();
});

test('only files of XML are parsed, and their faults are reported with the file', () => {
  checkXml('EPUB/package.opf', '<a>\n&b;</a>');
  expect([...xmlFaults]).toEqual([
    expect.stringMatching(/^EPUB\/package\.opf:2: .*undefined entity/),
  ]);
  xmlFaults.clear();
  checkXml('a.md', '<a>');
  checkXml('a.png', new Uint8Array([1]));
  expect(checkXml('a.svg', '<svg/>')).toBe('<svg/>');
  expect(xmlFaults.size).toBe(0);
});
