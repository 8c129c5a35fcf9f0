import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runScript } from '../../scripts/lib/projectCopy';
import { commitAll, git } from '../lib/git';
import { makePublishable } from '../lib/published';
import { makeSampleSite } from './sampleSite';

/**
 * The mistakes that a volunteer or an operator could make, and the line that says where the mistake
 * is and what to do. Mistakes that are reported together share a build. These tests also check the
 * seam rspress-errors, which UPSTREAM.md describes.
 */

/** A mistake that a test makes in a file, and the message that reports it. */
type Mistake = [
  /**
   * The path of the file. If it ends with `:8`, the message must name line 8. If it ends with `!`,
   * the message must name no line. Otherwise it must name some line.
   */
  file: string,
  /**
   * A text to append to the file, the bytes of the whole file, or a replacement in it. The text to
   * append is empty if another entry of the list makes the mistake.
   */
  change: string | Uint8Array | [from: string | RegExp, to: string],
  /** A part of the message. It is empty if another entry of the list checks the message. */
  reported: string,
];

/**
 * Parts of a page with a mistake each, and a part of the message that reports the mistake. → marks
 * the line that the message names. Without →, that is the first line.
 */
const MISTAKES_IN_TEXT: [source: string, reported: string][] = [
  ['This is **bold text.', '** begins bold text, and never ends it'],
  [
    '| a | b |\n| c | d |',
    'below the first row of a table stands a line of dashes for each column: | ---',
  ],
  [
    '| a | b |\n| --- | --- |\n→| c | `d|e` |',
    'the row has 3 cells, and the table 2 columns: the rest is',
  ],
  ['## One \\{#same}\n\n→## Two \\{#same}', 'the id “same” is that of line '],
  ['##Three', 'a heading has a space behind its #'],
  ['#### Four', 'a heading of level 4 follows one of level 2'],
  ['# Five', 'a page has to have one heading of level 1 (#)'],
  [':::tipp\n\nA tip.\n\n:::', ':::tipp is not a callout: use note, tip or warning'],
  [
    'Hello {name}, welcome.',
    '{name} is code, and the page has no value of that name; where it is text,',
  ],
  ['Since {site.year}', '{site.year} is code, and the page has no value of that name'],
  ['<When of="terms.versoin">Told.</When>', 'terms.versoin: is unknown: did you mean version?'],
  ['<ConfigValue id="mail" of="color" />', 'color: is unknown: take it out'],
  ['<SiteLink to="links.donate">Donate</SiteLink>', 'links.donate: is unknown: take it out'],
  ['<siteName />', '<siteName is not a component: its name begins with a capital letter'],
  ['This is ** very important ** here.', '** very important ** is not bold: take out the spaces'],
  ['[Pads] (/docs/services/pad)', 'is not a link: take out the space before the parenthesis'],
  ['[Pads](/docs/services/pad', '](/docs/services/pad is not a link: put ) behind the address'],
  [
    '(Pads)[/docs/services/pad]',
    '(Pads)[/docs/services/pad] is not a link: write [words](address)',
  ],
  [
    '<p style={{ color: "red" }}>Red</p>',
    'the Content-Security-Policy forbids the attribute style: take it out',
  ],
  ['A claim.[^1]', '[^1] has no note: write it below, behind [^1]:'],
  ['##\u00a0Six', 'a heading has a space behind its #'],
  ['[a]()', 'the link () leads nowhere'],
  [
    '[a](http://localhost:3000/cgu)',
    'the link http://localhost:3000/cgu leads to your own machine',
  ],
  ['<a href="http://127.0.0.1/">a</a>', 'the link http://127.0.0.1/ leads to your own machine'],
  [
    '[a](https://www.exemple-libre.example/cgu#x)',
    'example/cgu#x is one of this site: write /cgu#x',
  ],
  [
    '[a](//exemple-libre.example/)',
    'the link //exemple-libre.example/ is one of this site: write /',
  ],
  [
    '[a](/docs/Services/Pad)',
    'Services/Pad is not how the address is written: write /docs/services/pad',
  ],
  [
    '[a](/docs/services/)',
    '/docs/services/ is not how the address is written: write /docs/services',
  ],
  ['[a](/docs)', 'the link /docs is not how the address is written: write /docs/'],
  [
    '[a](/docs/services/pad.mdx#x)',
    'pad.mdx#x is not how the address is written: write /docs/services/pad#x',
  ],
  ['[a](/docs/services/my pad)', 'the link /docs/services/my pad has a space'],
  [
    '[a](/docs/services/nowhere "title")',
    'the link /docs/services/nowhere leads to no page and no file',
  ],
  [
    '[a](services/pad)',
    'the link services/pad does not begin with a slash, as all links inside the site',
  ],
  ['[april]: www.april.org', 'the link www.april.org needs https:// before it'],
  ['• A point', 'a list begins with - and a space, not with •'],
  ['2.Enter your name.', '2.Enter your name.: a step has a point and a space behind'],
  ['3/ Wait.', '3/ Wait.: a step has a point and a space behind'],
  ['A farewell.\n---', 'A farewell. is a heading: put an empty line before ---'],
  ['Table\t12', 'a tab is shown as a space: the cells of a table stand between |'],
  [
    '![IMG_2034](/favicon.svg)',
    '![IMG_2034](/favicon.svg) needs words for those who do not see it',
  ],
  [
    '[a](https://www.google.com/url?q=https://april.org/)',
    'april.org/ shows others who followed it',
  ],
  ['[a](https://april.org/?utm_source=mail)', '?utm_source=mail shows others who followed it'],
  ['[a](https://april.org/?page=2&gclid=1)', '?page=2&gclid=1 shows others who followed it'],
  ['[a](contact@april.org)', 'the link contact@april.org needs mailto: before it'],
  [
    '<a href="javascript:alert(1)">a</a>',
    'the link javascript:alert(1) is not an address that a visitor can',
  ],
  ['![](/favicon.svg)', '![](/favicon.svg) needs words for those who do not see it'],
  ['![A harbor](./harbor.png)', 'put the file into docs/public/, and write /harbor.png'],
  ['![A harbor](https://a.example/b.png)', '/b.png is a file of another site, which the'],
  [
    '<iframe title="A map" src="https://a.example/"></iframe>',
    'a page has no <iframe>: the Content-',
  ],
  // Addresses that lead nowhere, or not to where a visitor can go.
  ['[a](https://)', 'the link https:// is not an address: write it as the browser shows it'],
  ['[a](http://\\[)', 'the link http://[ is not an address'],
  ['[a](#100%)', 'the link #100% has a % that begins no character: write %25'],
  ['![A graph](/50%.png)', 'the link /50%.png has a % that begins no character'],
  ['[a](/a%e9.pdf)', 'the link /a%e9.pdf has a % that begins no character'],
  ['[a](https:/chatons.org)', 'https:/chatons.org has too few slashes: write https://chatons.org'],
  ['[a](https:chatons.org)', 'https:chatons.org has too few slashes: write https://chatons.org'],
  ['[a](htps://chatons.org)', 'begins with htps:, which browsers do not know'],
  ['[a](chat:team)', 'begins with chat:, which browsers do not know'],
  ['[a](https://https://april.org)', 'begins with https:// twice: delete one'],
  [
    '[a](<tel:02 98 00 00 00>)',
    'tel:02 98 00 00 00 is not a telephone number: write it without spaces',
  ],
  ['[a](tel:call-us)', 'the link tel:call-us is not a telephone number'],
  ['[a](<mailto: a@b.org>)', 'mailto: a@b.org is not an email address: write it without spaces'],
  ['[a](mailto:contact)', 'the link mailto:contact is not an email address'],
  ['[a](https://wiki/page)', 'has no host that visitors could reach: wiki is not a complete name'],
  ['[a](https://april..org/)', 'has no host that visitors could reach: april..org'],
  ['[a](https://nas.local/photos)', 'https://nas.local/photos leads to your own network'],
  ['[a](http://192.168.1.10/)', 'the link http://192.168.1.10/ leads to your own network'],
  ['[a](https://amina:secret@april.org/)', 'has a name or a password before its @'],
  [
    '[a](file:///home/amina/a.pdf)',
    'a.pdf is a file on your own machine: put it into docs/public/',
  ],
  ['[a](<C:/Documents/a.pdf>)', 'the link C:/Documents/a.pdf is a file on your own machine'],
  ['[a](https://april.org\\\\page)', 'has a \\: write https://april.org/page'],
  ['![A graph](data:image/png;base64,iVBORw0KGgo=)', 'is a picture written as text'],
  ['![A harbor](/harbor.heic)', 'browsers cannot display the picture /harbor.'],
  ['![A harbor](/harbor.tif)', 'browsers cannot display the picture /harbor.'],
  // Text from Word, text for other programs, and signs that do not mean what they seem to.
  [
    '-\u00a0A point from Word\n-\u00a0Another',
    'behind - stands a space of Word’s, which makes no list',
  ],
  ['1.\u00a0A step from Word', 'behind 1. stands a space of Word’s, which makes no list'],
  ['– First of all\n– Second', 'a list begins with - and a space, not with –'],
  ['– A single point', 'a list begins with - and a space, not with –'],
  ['This is **bold\u00a0** here.', 'is not bold: take out the spaces beside the words'],
  ['This is **\u00a0bold** here.', 'is not bold: take out the spaces beside the words'],
  ['The **« mot »**s here.', 'is not bold: ** stands before and behind a whole word'],
  ['A `command without an end.', 'a ` begins code, and never ends it'],
  ['Another title\n======', 'level 1 (#); a line of = makes one of the text above it'],
  ['Above it.\n→### ', 'a heading needs words'],
  ['## ![The logo](/favicon.svg)', 'a heading needs words'],
  ['[](/cgu)', '[](/cgu) has no words: write between [ and ] what it leads to'],
  ['<img src="/favicon.svg" />', '<img> needs words for those who do not see it: alt='],
  ['<a href="/cgu"></a>', '<a> has no words: write between its tags what it leads to'],
  ['1. First\n→  - inner\n2. Second', 'an inner list stands 3 spaces below the number'],
  ['- First\n→ - a little in', 'this point does not begin below the first one'],
  ['A product: 5*3*2 boxes.', '5*3*2 is a product, of which a part becomes italic'],
  ['Water is H~2~O.', '~2~ is struck out'],
  ['!!! note "Title"', '!!! note "Title" is printed as it is: write :::note'],
  ['??? tip', '??? tip is printed as it is'],
  ['We are glad :tada: today.', ':tada: is printed as it is: put in the sign itself'],
  ['See [[The pads]] too.', '[[The pads]] is printed as it is: write [words](/address)'],
  ['This is ==marked== here.', '==marked== is printed as it is: write <mark>'],
  ['[TOC]', '[TOC] is printed as it is: a page has its contents by itself'],
  ['A claim^[with a note].', '^[with a note] is printed as it is: write [^1]'],
  ['<font color="red">Red</font>', 'a page has no <font>: take it out, and leave the text'],
  ['<center>In the middle</center>', 'a page has no <center>: take it out'],
  ['<o:p>From Word</o:p>', 'a page has no <o:p>: take it out'],
  [
    '<p className="MsoNormal">Word</p>',
    '<p class="…"> has no effect here, and comes from another program',
  ],
  ['<p align="center">Word</p>', '<p align="…"> has no effect here: take it out'],
  [
    '<a href="/cgu" target="_blank">a</a>',
    '<a target="…"> takes the choice of a new tab from the reader',
  ],
  ['<table><tr><td>Cell</td></tr></table>', 'a page has no <table>: write the table with |'],
  ['<h2>Heading</h2>', 'a page has no <h2>: write ## before the heading'],
  ['**Opening hours**', '**Opening hours** stands alone like a heading: write ## before it'],
  ['- [ ]', 'a task needs a space and words behind its [ ]'],
  ['```foo\na\n```', 'foo is not a language of code that can be colored'],
  ['Hello {{ name }}.', '{{ name }} is code, which cannot be shown; where it is text'],
  [
    'An empty {} here.',
    '{} is code that shows nothing; where it is text, put it between backticks',
  ],
  [
    '[The pads][pads]',
    '[The pads][pads] is not a link: write its address below, as [pads]: https://…',
  ],
  ['[^lost]: A note.', 'nothing leads to the note [^lost]'],
  // Lists and tables that the page would not show as they are meant.
  [
    '-bread\n-cheese',
    '-bread: a point of a list begins with - and a space, a step with 1. and a space',
  ],
  [
    '1- Open the door\n2- Sit down',
    '1- Open the door: a point of a list begins with - and a space',
  ],
  ['(1) Open it\n(2) Close it', '(1) Open it: a point of a list begins with - and a space'],
  ['a) one thing\nb) another', 'a) one thing: a point of a list begins with - and a space'],
  ['1° Open\n2° Close', '1° Open: a point of a list begins with - and a space'],
  ['1. Open\n2. Close\n→5. Leave', 'step 5 is shown as 3: number the steps without a gap'],
  [
    'Then:\n\n1. Open.\n\n```text\na command\n```\n\n→1. Close.',
    'the steps begin again with 1: indent by three spaces',
  ],
  ['Last:\n\n1. Open\n→2. ### Close', 'a heading stands in a list: write it above, or in bold'],
  [
    '| a | b |\n| --- | --- |\n| 1 | 2 |\n→A sentence.',
    'A sentence. becomes a row of the table: put an empty line',
  ],
  [
    '| a | b |\n| --- | --- |\n| Monday | closed\n→at noon |',
    'at noon | becomes a row of its own: a cell stands on',
  ],
  ['- [ ]bread', 'a task needs a space and words behind its [ ]'],
  // Leftovers of a text that was copied from elsewhere or is not finished, and wrong marks.
  ['La rÃ©union', 'was read in a wrong encoding: type these letters anew'],
  ['l=C3=A9gal', '=C3=A9 is the source of an email: copy the text that it displays'],
  ['Erreur ! Source du renvoi introuvable.', 'is a lost reference of Word’s: write what it meant'],
  ['The oﬃce', 'ﬃ is one sign for several letters, as PDFs have them: type the letters'],
  ['As said 【4†source】.', 'comes from a chat program: delete it'],
  ['Lorem ipsum dolor', 'is not a text yet: write it, or take it out'],
  ['TODO: ask Bruno', 'TODO: ask Bruno is not a text yet: write it, or take it out'],
  ['%% for Bruno %%', 'so everybody reads it: write {/* … */} around a remark'],
  ['A caf&eacute here', '&eacute lacks its ; : write the sign itself'],
  [
    '\\*\\*Do not forget\\*\\*',
    'has \\ before a sign, so that the sign means nothing: take the \\ out',
  ],
  ['[b]bold[/b]', '[b] is printed as it is: it belongs to a forum; write Markdown'],
  ['== Hours ==', '== Hours == is printed as it is: write ## before a heading'],
  ["The '''hall''' here", "'''hall''' is printed as it is: write **words**"],
  ['[words->article12]', 'is printed as it is: write [words](/address)'],
  ['h2. Hours', 'h2. Hours is printed as it is: write # before a heading'],
  ['The ´code´ here', '´code´ is printed as it is: write ` on both sides of code'],
  ['This is *very important.', '* has no partner: put * behind the words, too, or \\ before it'],
  ['This is ~~struck.', '~~ has no partner: put ~~ behind the words, too, or \\ before it'],
  ['L’**« asso »**ciation', '**« asso »** is not bold: ** stands before and behind a whole word'],
  // Wrong links and pictures, and other mistakes.
  [
    '[the pad(/docs/services/pad)',
    '[the pad(/docs/services/pad) is not a link: write [words](address)',
  ],
  ['[the cloud](#)', '[the cloud](#) leads to the top of the page: write the address'],
  [
    '[https://april.org/a](https://april.org/b)',
    'the words say https://april.org/a, and the link leads to',
  ],
  [
    '! [The hall](/favicon.svg)',
    '! [The hall](/favicon.svg) is not a picture: take out the space behind the !',
  ],
  [
    '![harbor.jpg](/favicon.svg)',
    '![harbor.jpg](/favicon.svg) needs words for those who do not see it',
  ],
  ['![Capture d’écran 2026-03-02](/favicon.svg)', 'needs words for those who do not see it'],
  ['[call](<01 99 00 12 34>)', '01 99 00 12 34 is a telephone number: write tel:+33199001234'],
  [
    '[x](“https://april.org/”)',
    'has curly quotes: an address stands between parentheses without quotes',
  ],
  [
    '[x](https://april.org “title”)',
    'is not a link: write [words](address), or [words](address "title")',
  ],
  [
    '![A hall](/favicon.svg =300x200)',
    'take out =300x200, since pictures have their size by themselves',
  ],
  [
    '## Summer \\{#Été 2026}',
    'the id “Été 2026” can have letters without accents, digits and - alone',
  ],
  ['<span lang="french">Bonjour</span>', 'lang="french" is not a language: write lang="fr"'],
  ['<ConfigValue />', '<ConfigValue> needs of="…", the path of a fact in site.yaml'],
  ['title: again\n---', 'a second front matter stands here, which is printed: delete it'],
  ['```mermaid\na --> b\n```', 'a diagram is shown as its code: draw it as SVG'],
  ['### Empty\n\n### Full', 'a heading needs a text below it: write it, or delete the heading'],
  [
    ':::tip[A title]\n\nA tip.\n\n:::',
    'the title of a callout stands behind a space, without brackets',
  ],
  // Text that would run a script, or load a file from elsewhere.
  ['<script>{`alert(1)`}</script>', 'a page has no <script>: a page runs no scripts of its own'],
  ['<style>{`p { color: red }`}</style>', 'a page has no <style>: a page has no styles of its own'],
  ['<object data="/a.pdf" />', 'a page has no <object>: the Content-Security-Policy forbids it'],
  ['<embed src="/a.pdf" />', 'a page has no <embed>'],
  ['<button onClick="alert(1)">a</button>', 'a page has no <button>'],
  ['<p onClick="alert(1)">a</p>', 'the Content-Security-Policy forbids the attribute onclick'],
  [
    '[a](javascript:alert(1))',
    'the link javascript:alert(1) is not an address that a visitor can follow',
  ],
  // Callouts, and a fence of code.
  ['→:::', '::: closes no callout'],
  [
    ':::tip The *Settings*\n\nA tip.\n\n:::',
    'the title of a callout is plain text, and the rest of it would be',
  ],
  [
    '::::note\n\nA note.\n\n::::',
    '::::note: a callout has three colons, and none stands in another',
  ],
  [':::note\n\n→:::tip\n\nA tip.\n\n:::', ':::tip stands in another callout: close that first'],
  ['A text\n→:::note\nA note.\n:::', ':::note needs an empty line above it'],
  [
    '> [!IMPORTANT]\n> Look here.',
    '[!IMPORTANT] is not a callout: use [!NOTE], [!TIP] or [!WARNING]',
  ],
  [':::note\n\nNever closed.', ':::note is never closed by a line of :::'],
  ['```sh\nnever closed', 'this fence of code is never closed by a line of the same marks'],
];

let pageCount = 0;
/**
 * Returns the text of a page. Its front matter has these lines, and a description that no other
 * page has.
 */
const makePageText = (lines: string, text = '# A page') =>
  `---\ndescription: Page ${++pageCount} that somebody has written in a hurry, with a mistake.\n${lines}\n---\n\n${text}\n`;
/** Returns the path of a page of the guide. */
const guidePageFile = (name: string) => `docs/docs/mattermost/messaging/${name}.mdx`;
const prependBytes = (text: string, ...bytes: number[]) =>
  Buffer.concat([Buffer.from(bytes), Buffer.from(text)]);

/** The text of the page that has all mistakes of `MISTAKES_IN_TEXT`, still with the marks →. */
const pageWithMistakes = makePageText(
  'title: All at once',
  ['# All', ...MISTAKES_IN_TEXT.map(([source]) => source)].join('\n\n'),
);
const findLineNumber = (text: string) =>
  pageWithMistakes.slice(0, pageWithMistakes.indexOf(text)).split('\n').length;
const LOCATED_MISTAKES = MISTAKES_IN_TEXT.map(
  ([source, reported]): Mistake => [
    `docs/all.mdx:${findLineNumber(source.slice(Math.max(0, source.indexOf('→'))))}`,
    '',
    reported,
  ],
);

/** The mistakes of each build. A key says, for the title of the test, where the mistakes are. */
const mistakesByBuild: Record<string, Mistake[]> = {
  'the text of pages, and what leads to them': [
    ['docs/all.mdx:3', pageWithMistakes.replaceAll('→', ''), ''],
    ...LOCATED_MISTAKES,
    [
      'docs/a.mdx:1',
      Buffer.from(makePageText('title: A'), 'utf16le'),
      'the file is UTF-16: open the file in an',
    ],
    [
      'docs/b.mdx:1',
      prependBytes(makePageText('title: B'), 0xef, 0xbb, 0xbf),
      'the file begins with an invisible',
    ],
    [
      'docs/c.mdx:8',
      Buffer.from(makePageText('title: C', '# C\n\nAbonnés'), 'latin1'),
      'a character is not UTF-8: ',
    ],
    [
      'docs/d.mdx:8',
      makePageText('title: D', '# D\n\n<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> other'),
      'two versions of the same lines, as Git leaves them',
    ],
    ['docs/e.mdx:8', makePageText('title: E', '# E\n\n======='), 'two versions of the same lines'],
    ['docs/f.mdx:3', makePageText('title: [Our, team]'), 'title: must be a text'],
    ['docs/g.mdx:3', makePageText('keyword: [a]'), 'keyword: is unknown: did you mean keywords?'],
    ['docs/h.mdx:3', makePageText('shoeSize: 42'), 'shoeSize: is unknown: take it out'],
    [
      'docs/i.mdx:2',
      '---\ndescription: Short.\n---\n\n# I\n',
      'for search engines; this one has 6',
    ],
    ['docs/j.mdx:1', '# J\n', 'the front matter needs a description'],
    [
      'docs/blog/t.mdx:1',
      makePageText('title: Spring fair', '# Autumn fair '),
      'the title is “Spring fair”, and the',
    ],
    [
      'docs/u.mdx!',
      makePageText('').replace(/Page \d+/, 'Page 1'),
      'docs/all.mdx has the same description',
    ],
    [
      'docs/k.mdx:3',
      makePageText('title: Terms: ours'),
      'put a text that contains a colon between quotes',
    ],
    [
      'docs/k1.mdx:3',
      makePageText('title: *Important*'),
      '* has a meaning of its own: write title: "*Important*"',
    ],
    [
      'docs/k2.mdx:3',
      makePageText('title: Chat #general'),
      '# has a meaning of its own: write title: "Chat #general"',
    ],
    ['docs/k3.mdx:3', makePageText("title: 'L'équipe'"), 'write title: "L\'équipe"'],
    [
      'docs/k4.mdx:3',
      makePageText('keywords: [#agenda]'),
      'put each text of the list between double quotes',
    ],
    ['docs/k5.mdx:3', makePageText('title: !important'), 'write title: "!important"'],
    [
      'docs/k6.mdx:3',
      makePageText('title: @amina'),
      'put the text between double quotes: write title: "@amina"',
    ],
    ['docs/k7.mdx:4', makePageText('title: A\ntitle: B'), 'title: stands here twice: keep one'],
    [
      'docs/k8.mdx:1',
      Buffer.from(`\n${makePageText('title: Late')}`),
      'the front matter begins on the first line',
    ],
    [
      'docs/k9.mdx:1',
      Buffer.from(makePageText('title: K').replace('---', '—')),
      '— is no ---, with which the front matter begins',
    ],
    [
      'docs/ka.mdx:3',
      makePageText('title: Café: menu').replaceAll('\n', '\r\n'),
      'write title: "Café: menu"',
    ],
    ['docs/kb.mdx:3', makePageText('noindex: yes'), 'noindex: must be true or false'],
    ['docs/kc.mdx:3', makePageText('keywords: [first, second'), 'a list ends with ]'],
    [
      'docs/kd.mdx:3',
      makePageText('title: “Bonjour'.replace('“', '"')),
      'close each quote and each bracket',
    ],
    [
      'docs/x1.mdx:8',
      makePageText('title: X1', '# X1\n\nPasted\u000b from Word'),
      '(U+000B) behind “Pasted”: delete it',
    ],
    [
      'docs/x2.mdx:8',
      makePageText('title: X2', '# X2\n\nA zero\u200bwidth'),
      '(U+200B) behind “A zero”: delete it',
    ],
    [
      'docs/x3.mdx:8',
      makePageText('title: X3', '# X3\n\nA soft\u00adhyphen'),
      '(U+00AD) behind “A soft”: delete it',
    ],
    [
      'docs/x4.mdx:8',
      makePageText('title: X4', '# X4\n\n\uf0b7 A point'),
      '(U+F0B7) at the beginning of the line: type - and a space',
    ],
    [
      'docs/x5.mdx:3',
      makePageText('title: Word\u0008 again'),
      '(U+0008) behind “title: Word”: delete it',
    ],
    [
      'docs/x6.md:8',
      makePageText('title: X6', '# X6\n\nIn plain Markdown: <script>alert(1)</script>'),
      'no <script>',
    ],
    [
      'docs/x7.md:8',
      makePageText('title: X7', '# X7\n\n<p onclick="a()">Hello</p>'),
      'forbids the attribute onclick',
    ],
    [
      'docs/ke.mdx:1',
      Buffer.from('+++\ntitle = "Hugo"\n+++\n\n# Hugo\n'),
      '+++ is for other programs: write ---',
    ],
    [
      'docs/kf.mdx:3',
      makePageText('keywords: [kanban; to-do]'),
      'between two words of a list stands a comma',
    ],
    [
      'docs/x8.mdx:8',
      makePageText('title: X8', '# X8\n\nL\u0092association'),
      'type the sign that was meant, mostly ’',
    ],
    ['docs/l.mdx:1', makePageText('title: L', ''), 'a page has to have one heading of level 1 (#)'],
    [
      'docs/blog/m.mdx:1',
      makePageText('title: M'),
      'a post needs its day in the front matter, such as date:',
    ],
    [
      'docs/blog/n.mdx:3',
      makePageText('date: 2026-02-31'),
      'date: 2026-02-31 is not a day; write it as 2025-01-20',
    ],
    [
      'docs/p.mdx:3',
      makePageText('date: 2026-02-28'),
      'date: only a post has a day: put the file into docs/blog/',
    ],
    ['docs/public/members.csv!', 'Amina', 'everybody could read it: delete it, or put in a PDF'],
    ['docs/a-page.markdown!', makePageText('title: A'), 'it is not published: a page ends in .mdx'],
    [
      'docs/O p.mdx!',
      makePageText('title: O'),
      'an address has no capitals, spaces, accents or apostrophes: call',
    ],
    [
      'docs/public/photo.png!',
      Buffer.alloc(250_000),
      '250 kB; make the picture smaller than 200 kB',
    ],
    [
      'docs/docs/z.mdx!',
      makePageText('title: Book', '# Book\n\n<GuideBook title="A book" />'),
      'the book of <GuideBook> would overwrite that of docs/docs/index.mdx: one folder has one',
    ],
    [
      'sample/sidebars.yaml',
      [/link: .*statuts$/m, 'link: /docs/gone'],
      'the link /docs/gone leads to no page and no file',
    ],
    [
      'sample/services.yaml',
      ['id: plik', 'id: plak'],
      'plak.id: the service has no page: copy that of another to docs/docs/services/plak.mdx',
    ],
    [
      'sample/site.yaml',
      ['link: /docs/services', 'link: /docs/servics'],
      'navbar.1: the link /docs/servics leads to no page',
    ],
    [
      'sample/site.yaml',
      ['/docs/mattermost/introduction', '/docs/mattermost'],
      'footer.0.links.0: the link /docs/mattermost leads',
    ],
    [
      'sample/site.yaml',
      ['- /docs/association # sample', '- /docs/association/statutes # sample'],
      'accessibility.pages.3: the link /docs/association/statutes leads to no page',
    ],
    [
      'sample/site.yaml',
      ['- /docs/mattermost/introduction # sample', '- /donate.svg # sample'],
      'accessibility.pages.6: /donate.svg is not a page of the site: write the address of one',
    ],
    [
      'sample/site.yaml',
      ['redirects: []', 'redirects:\n  - { from: /cgu, to: /docs/ }'],
      'redirects.0: /cgu is a page: delete it, or the redirect',
    ],
    [
      'sample/site.yaml',
      [/(?<=- \{ from: \/cgu.*)$/m, '\n  - { from: /healthz, to: /docs/ }'],
      'redirects.1: /healthz cannot be redirected: the server keeps it for the answer to monitors',
    ],
    [
      'sample/site.yaml',
      [/(?<=- \{ from: \/healthz.*)$/m, '\n  - { from: /docs/services.html, to: /docs/ }'],
      'redirects.2: /docs/services is a page: delete it, or the redirect',
    ],
    [
      'sample/site.yaml',
      [/(?<=- \{ from: \/docs\/services.*)$/m, '\n  - { from: /donate.svg, to: /docs/ }'],
      'redirects.3: /donate.svg is a file of the site: delete it, or the redirect',
    ],
    [
      'sample/site.yaml',
      [/(?<=- \{ from: \/donate.*)$/m, '\n  - { from: "/old#part", to: /docs/ }'],
      'redirects.4: /old#part cannot be redirected: browsers do not send what follows #',
    ],
    [
      'sample/site.yaml',
      [/^base: \/$/m, 'base: /blog/'],
      'base: /blog/ cannot be the path of the site: the server keeps it for pages such as /blog/',
    ],
    [
      'docs/static/about.mdx!',
      makePageText('title: About us', '# About us\n\nWho we are.'),
      'the server keeps /static/about for the scripts of the site and the fragments of its pages',
    ],
    [
      'sample/tokens.css',
      ['--accent: #0a5a68', '--accent: #b39ddb'],
      '#b39ddb on --background #fdfcf9 has a contrast of 2.33 in light mode',
    ],
  ],
  'what is compiled': [
    [guidePageFile('polls'), '<!-- a comment -->', 'a comment stands between {/* and */}'],
    [
      guidePageFile('attaching-files'),
      'Fewer than <5 people',
      'a < begins a component; where it is text, put it',
    ],
    [
      guidePageFile('executing-commands'),
      'See <https://a.example/>.',
      'an address stands in a link:',
    ],
    [
      guidePageFile('flagging-messages'),
      'Write to <a@b.example>.',
      'an address stands in a link: ',
    ],
    [
      guidePageFile('formating-text'),
      '<ConfigValue of=“name” />',
      'the value of an attribute stands between straight double',
    ],
    [guidePageFile('mentioning-teammates'), 'One<br>two', 'write <br />, since <br> holds nothing'],
    [
      guidePageFile('sending-messages'),
      '<When of="newsletter">\n\nA newsletter.',
      '<When> is never closed: write',
    ],
    [
      'docs/cgu.mdx',
      'Hello {name',
      'a { is never closed; where it is text, put it between backticks',
    ],
    [
      'docs/docs/services/plik.mdx',
      "import { Gone } from './gone';\n\n<Gone />",
      "Module not found: Can't resolve './gone'",
    ],
    [
      'theme/figures/Poll/Poll.tsx',
      [/^/, "import '@rspress/core/runtime';\n"],
      'a behavior or an island',
    ],
  ],
  'what pages are rendered from': [
    [
      guidePageFile('polls'),
      '<Linc />\n\n<Linc />',
      'there is no component <Linc>: correct its name',
    ],
    [
      guidePageFile('sending-messages'),
      '<ContactLink to="board" />',
      '<ContactLink to="board" />: site.yaml has',
    ],
    [
      'docs/docs/mattermost/introduction.mdx',
      ['icon="globe"', 'icon="glob"'],
      '<Line icon="glob">: there',
    ],
    [
      'docs/docs/services.mdx',
      '<ServiceAddress id="padd" />',
      'services.yaml has no service “padd”',
    ],
  ],
  'a page that says something of a value that is none': [
    [
      'docs/cgu.mdx',
      '<SiteLink to="collective.candidateSince">asked</SiteLink>',
      "it is 'none' in site.yaml",
    ],
  ],
  'the built pages': [
    ['sample/thesaurus.txt', [/^/, 'survey\n'], 'write what visitors type, a sign ='],
    [
      guidePageFile('polls'),
      '[a](/cgu#no-such-part)',
      'the link /cgu#no-such-part leads to no part of its page',
    ],
    [
      guidePageFile('sending-messages'),
      '![A harbor](/harbor.png)',
      'the link /harbor.png leads to no page and no',
    ],
    [
      'docs/cgu.mdx',
      '<a href={"/nowhere"}>nowhere</a>',
      'the link /nowhere leads to no page and no file',
    ],
    [
      'docs/docs/lonely.mdx!',
      makePageText('title: Lonely', '# Lonely\n\nA text.'),
      'no link leads here; add the page to sidebars.yaml or',
    ],
    [
      guidePageFile('executing-commands'),
      "Pasted{'\\u000b'}from Word",
      'U+000B is a character that nobody can read, and that books and feeds cannot hold',
    ],
    [
      'theme/components/Home/Promises.tsx',
      ['{children}<', "{children}<script>{'alert(1)'}</script><"],
      '',
    ],
    ['docs/index.mdx!', '', 'the page has <script>, which the Content-Security-Policy forbids'],
    ['theme/components/Home/Ledger.tsx', ['<section ', "<section {...{ 'o:p': '' }} "], ''],
    [
      'docs/index.mdx!',
      '',
      '<section … cannot stand in books, which are XML (unbound namespace prefix',
    ],
    [
      'docs/public/map.html!',
      '<p>A map</p>',
      'browsers would show it as a page that nothing checks',
    ],
    [
      'docs/public/map.svg:2',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>'),
      '<script> could run a script or hold a page',
    ],
    [
      'docs/public/harbor.svg:1',
      Buffer.from('<svg><use xlink:href="#a"/></svg>'),
      'is not valid XML (unbound namespace',
    ],
    [
      'docs/public/sea.svg:1',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" fill="var(--sea)"/>'),
      'var(--sea) is not a color of sample/tokens.css',
    ],
  ],
  'the values of the configuration': [
    [
      'sample/site.yaml',
      [/^origin: .*$/m, 'origin: http://localhost:3000'],
      'origin: must be https:// and the host',
    ],
    [
      'sample/site.yaml',
      ['registration: W000000000', 'registration: 123 456 789'],
      'legal.registration: is not a SIREN',
    ],
    [
      'sample/site.yaml',
      [/address: 2 place.*$/m, 'address: Exempleville'],
      'legal.address: must be a postal address',
    ],
    [
      'sample/site.yaml',
      ['from: 10:00 # sample', 'from: 14:00 # sample'],
      'joining.agenda.1.to: must be later than from',
    ],
    [
      'sample/site.yaml',
      ['day: 2027-01-07', 'day: 2027-02-29'],
      'joining.agenda.0.day: must be a day, such as 2025-01-20',
    ],
    [
      'sample/site.yaml',
      [/^ +online: .*\n/m, ''],
      'joining.agenda.2.place: is missing: say where people meet, or write online',
    ],
    [
      'sample/site.yaml',
      ['phone: +33 1 99 00 12 34', 'phone: abc'],
      'legal.phone: must be a telephone',
    ],
    [
      'sample/services.yaml',
      ['purpose:', 'purpos:'],
      'mail.purpos: is unknown: did you mean purpose?',
    ],
    [
      'sample/site.yaml',
      ["criterion: '13.3'", 'criterion: 13.3'],
      "accessibility.notMet.0.criterion: must be the number of a criterion between quotes, such as '13.3'",
    ],
    // One build reports problems of values and of rules together.
    [
      'sample/site.yaml',
      [/councilMax: .*/, 'councilMax: 1'],
      'councilMin: must not be more than councilMax',
    ],
  ],
  'the configuration, which has a number with three decimals': [
    ['sample/site.yaml', [/income: (\d)(\d{3})/, 'income: $1.$2'], ' has three decimals: write '],
  ],
  'the configuration, which cannot be read': [
    ['sample/site.yaml', [/^name: .*$/m, "name: 'Les Nuages d'Armor'"], 'cannot be read: '],
    [
      'sample/services.yaml',
      [/purpose: .*$/m, 'purpose: Mail: for all'],
      'contains a colon between quotes',
    ],
  ],
  'the configuration, which Git left with a conflict': [
    [
      'sample/site.yaml',
      [/^name: .*$/m, '<<<<<<< HEAD\n$&\n=======\nname: Other\n>>>>>>> other'],
      'two versions of the same lines, as Git leaves them after a conflict',
    ],
  ],
  'a value of the sample where site.yaml says that there is none': [
    ['sample/site.yaml', ['sample: true', 'sample: false'], 'legal.phone: still the sample’s: '],
  ],
};

/** Returns a pattern that matches the line that reports a mistake. */
const makePattern = ([file, , reported]: Mistake) => {
  const [, place = '', line = file.endsWith('!') ? '' : ':[\\d:]+'] =
    /^([^:!]*)(:\d+)?/.exec(file) ?? [];
  const escapeForRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escapeForRegExp(place)}${line}: .*?${escapeForRegExp(reported)}`, 'm');
};

for (const [place, mistakes] of Object.entries(mistakesByBuild)) {
  test(`mistakes in ${place} (${mistakes.length}) fail the build with a line each that says where it is`, async () => {
    const project = makeSampleSite();
    try {
      for (const [name, change] of mistakes) {
        const [file = ''] = name.split(/[:!]/);
        if (Array.isArray(change)) {
          project.replaceText(file, ...change);
        } else if (typeof change !== 'string') {
          writeFileSync(path.join(project.folder, file), change);
        } else if (change) {
          mkdirSync(path.dirname(path.join(project.folder, file)), { recursive: true });
          project.appendText(
            file,
            change.startsWith('---') || change.startsWith('# ') ? change : `\n\n${change}\n`,
          );
        }
      }
      const { code, output } = await runScript(project.folder, ['build']);
      for (const mistake of mistakes.filter(([, , reported]) => reported)) {
        expect.soft(output, mistake[2]).toMatch(makePattern(mistake));
      }
      expect(code).not.toBe(0);
      expect(output).not.toMatch(/^\s+at /m);
    } finally {
      project.remove();
    }
  });
}

test('a page can say that a part of it is right as it is, which npm run ready lists', async () => {
  const project = makeSampleSite();
  try {
    const wrongText = 'This is **bold text.';
    project.appendText('docs/cgu.mdx', `\n${wrongText}\n`);
    const refusedBuild = await runScript(project.folder, ['build']);
    expect(refusedBuild.output).toMatch(/^docs\/cgu\.mdx:\d+: \*\* begins bold text.* \[signs\]$/m);
    project.replaceText('docs/cgu.mdx', wrongText, `{/* accept signs: a quote */}\n\n${wrongText}`);
    expect((await runScript(project.folder, ['build'])).code).toBe(0);
    expect((await runScript(project.folder, ['ready'])).output).toMatch(
      /^ {2}docs\/cgu\.mdx:\d+: accept signs: a quote$/m,
    );
  } finally {
    project.remove();
  }
});

test('a build that fails leaves the earlier one as it was', async () => {
  const project = makeSampleSite();
  try {
    // A build replaces the folder whatever it contains.
    mkdirSync(path.join(project.folder, 'dist'));
    writeFileSync(path.join(project.folder, 'dist/earlier'), '');
    project.appendText('docs/cgu.mdx', '\nThis is **bold text.\n');
    const { code, output } = await runScript(project.folder, ['build']);
    expect(output).toContain('The build failed, and left dist/ as it was.');
    expect(code).not.toBe(0);
    expect(readdirSync(path.join(project.folder, 'dist'))).toEqual(['earlier']);
    expect(existsSync(path.join(project.folder, 'dist.new'))).toBe(false);
  } finally {
    project.remove();
  }
});

test('a page that was renamed, and one that was removed, are reported with the redirects that are missing', async () => {
  const project = makeSampleSite();
  try {
    makePublishable(project);
    for (const name of ['old-name', 'removed']) {
      project.appendText(
        `docs/docs/${name}.mdx`,
        makePageText(`title: ${name}`, `# ${name}\n\nWhat only ${name} says.`),
      );
    }
    git(project.folder, ['init', '--quiet']);
    commitAll(project.folder, '2025-05-06T12:00:00+0000');
    git(project.folder, ['mv', 'docs/docs/old-name.mdx', 'docs/docs/new-name.mdx']);
    git(project.folder, ['rm', '--quiet', 'docs/docs/removed.mdx']);
    const { code, output } = await runScript(project.folder, ['build']);
    expect(output).toMatch(
      /^docs\/docs\/old-name\.mdx: the page is gone, .*add - \{ from: \/docs\/old-name, to: \/docs\/new-name \}/m,
    );
    expect(output).toMatch(
      /^docs\/docs\/removed\.mdx: the page is gone, .*add - \{ from: \/docs\/removed, to: \/docs\/ \}/m,
    );
    expect(code).not.toBe(0);
  } finally {
    project.remove();
  }
});

test('a sample is not published: each value that is left is reported', async () => {
  const project = makeSampleSite();
  try {
    const { code, output } = await runScript(project.folder, ['build'], {
      PUBLISH: '1',
    });
    expect(code).not.toBe(0);
    expect(output).toMatch(
      /^sample\/site\.yaml:\d+: legal\.phone: still the sample’s: law 2004-575/m,
    );
    expect(output).toContain('The site is not ready to be published');
  } finally {
    project.remove();
  }
});
