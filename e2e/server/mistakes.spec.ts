import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ProjectCopy, runScript } from '../projectCopy';

/*
 * What a volunteer or an operator could do wrong, and the line that tells where it is and what to do. Mistakes that are found
 * together share a build. They assert the seam rspress-errors, too.
 */

/** In a file: text that is appended, or replaces other text, or bytes; and what is told of its line, or with ! of the file. */
type Mistake = [
  file: string,
  change: string | Uint8Array | [from: string | RegExp, to: string],
  told: string,
];

/** What stands in the text of a page, a paragraph each, and what is told of it; → stands before the line that is named. */
const IN_TEXT: [source: string, told: string][] = [
  ['This is **bold text.', '** begins bold text, and never ends it'],
  ['| a | b |\n| c | d |', 'below the first row of a table stands a line of dashes for each column: | ---'],
  ['| a | b |\n| --- | --- |\n→| c | `d|e` |', 'the row has 3 cells, and the table 2 columns: the rest is'],
  ['## One \\{#same}\n\n→## Two \\{#same}', 'the id “same” is that of line '],
  ['##Three', 'a heading has a space behind its #'],
  ['#### Four', 'a heading of level 4 follows one of level 2'],
  ['# Five', 'a page has to have one heading of level 1 (#)'],
  [':::tipp\n\nA tip.\n\n:::', ':::tipp is no callout: use note, tip or warning'],
  ['Hello {name}, welcome.', '{name} is code, and the page has no value of that name; where it is text,'],
  ['Since {site.year}', '{site.year} is code, and the page has no value of that name'],
  ['<When of="terms.versoin">Told.</When>', 'terms.versoin: is unknown: did you mean version?'],
  ['<ConfigValue id="mail" of="color" />', 'color: is unknown: take it out'],
  ['<SiteLink to="links.donate">Donate</SiteLink>', 'links.donate: is unknown: take it out'],
  ['<siteName />', '<siteName is no component: its name begins with a capital letter'],
  ['This is ** very important ** here.', '** very important ** is not bold: take out the spaces'],
  ['[Pads] (/docs/services/pad)', 'is no link: take out the space before the parenthesis'],
  ['[Pads](/docs/services/pad', '](/docs/services/pad is no link: put ) behind the address'],
  ['(Pads)[/docs/services/pad]', '(Pads)[/docs/services/pad] is no link: write [words](address)'],
  [
    '<p style={{ color: "red" }}>Red</p>',
    'the Content-Security-Policy forbids the attribute style: take it out',
  ],
  ['A claim.[^1]', '[^1] has no note: write it below, behind [^1]:'],
  ['##\u00a0Six', 'a heading has a space behind its #'],
  ['[a]()', 'the link () leads nowhere'],
  ['[a](http://localhost:3000/cgu)', 'the link http://localhost:3000/cgu leads to your own machine'],
  ['<a href="http://127.0.0.1/">a</a>', 'the link http://127.0.0.1/ leads to your own machine'],
  ['[a](https://www.exemple-libre.example/cgu#x)', 'example/cgu#x is one of this site: write /cgu#x'],
  ['[a](//exemple-libre.example/)', 'the link //exemple-libre.example/ is one of this site: write /'],
  ['[a](/docs/Services/Pad)', 'Services/Pad is not how the address is written: write /docs/services/pad'],
  ['[a](/docs/services/)', '/docs/services/ is not how the address is written: write /docs/services'],
  ['[a](/docs)', 'the link /docs is not how the address is written: write /docs/'],
  [
    '[a](/docs/services/pad.mdx#x)',
    'pad.mdx#x is not how the address is written: write /docs/services/pad#x',
  ],
  ['[a](/docs/services/my pad)', 'the link /docs/services/my pad has a space'],
  ['[a](/docs/services/nowhere "title")', 'the link /docs/services/nowhere leads to no page and no file'],
  ['[a](services/pad)', 'the link services/pad does not begin with a slash, as all links inside the site'],
  ['[a]: www.april.org', 'the link www.april.org needs https:// before it'],
  ['• A point', 'a list begins with - and a space, not with •'],
  ['2.Enter your name.', '2.Enter your name.: a step has a point and a space behind'],
  ['3/ Wait.', '3/ Wait.: a step has a point and a space behind'],
  ['A farewell.\n---', 'A farewell. is a heading: put an empty line before ---'],
  ['Table\t12', 'a tab is shown as a space: the cells of a table stand between |'],
  ['![IMG_2034](/favicon.svg)', '![IMG_2034](/favicon.svg) needs words for those who do not see it'],
  ['[a](https://www.google.com/url?q=https://april.org/)', 'april.org/ tells others who followed it'],
  ['[a](https://april.org/?utm_source=mail)', '?utm_source=mail tells others who followed it'],
  ['[a](contact@april.org)', 'the link contact@april.org needs mailto: before it'],
  ['<a href="javascript:alert(1)">a</a>', 'the link javascript:alert(1) is no address that a visitor can'],
  ['![](/favicon.svg)', '![](/favicon.svg) needs words for those who do not see it'],
  ['![A harbor](./harbor.png)', 'put the file into docs/public/, and write /harbor.png'],
  ['![A harbor](https://a.example/b.png)', '/b.png is a file of another site, which the'],
  ['<iframe title="A map" src="https://a.example/"></iframe>', 'the link https://a.example/ is a file of'],
  [':::note\n\nNever closed.', ':::note is never closed by a line of :::'],
  ['```sh\nnever closed', 'this fence of code is never closed by a line of the same marks'],
];

let pages = 0;
/** A page whose front matter has these lines, with a description of its own. */
const page = (lines: string, text = '# A page') =>
  `---\ndescription: Page ${++pages} that somebody has written in a hurry, with a mistake.\n${lines}\n---\n\n${text}\n`;
const of = (name: string) => `docs/docs/mattermost/messaging/${name}.mdx`;
const withFirst = (text: string, ...bytes: number[]) =>
  Buffer.concat([Buffer.from(bytes), Buffer.from(text)]);

const inText = page('title: All at once', ['# All', ...IN_TEXT.map(([source]) => source)].join('\n\n'));
const lineOf = (text: string) => inText.slice(0, inText.indexOf(text)).split('\n').length;
const IN_PAGE = IN_TEXT.map(
  ([source, told]): Mistake => [
    `docs/all.mdx:${lineOf(source.slice(Math.max(0, source.indexOf('→'))))}`,
    '',
    told,
  ],
);

const builds: Record<string, Mistake[]> = {
  'the text of pages, and what leads to them': [
    ['docs/all.mdx:3', inText.replaceAll('→', ''), ''],
    ...IN_PAGE,
    ['docs/a.mdx:1', Buffer.from(page('title: A'), 'utf16le'), 'the file is UTF-16: open the file in an'],
    ['docs/b.mdx:1', withFirst(page('title: B'), 0xef, 0xbb, 0xbf), 'the file begins with an invisible'],
    ['docs/c.mdx:8', Buffer.from(page('title: C', '# C\n\nAbonnés'), 'latin1'), 'a character is not UTF-8: '],
    [
      'docs/d.mdx:8',
      page('title: D', '# D\n\n<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> other'),
      'two versions of the same lines, as Git leaves them',
    ],
    ['docs/e.mdx:8', page('title: E', '# E\n\n======='), 'two versions of the same lines'],
    ['docs/f.mdx:3', page('title: [Our, team]'), 'title: must be a text'],
    ['docs/g.mdx:3', page('keyword: [a]'), 'keyword: is unknown: did you mean keywords?'],
    ['docs/h.mdx:3', page('shoeSize: 42'), 'shoeSize: is unknown: take it out'],
    ['docs/i.mdx:2', '---\ndescription: Short.\n---\n\n# I\n', 'for search engines; this one has 6'],
    ['docs/j.mdx:1', '# J\n', 'the front matter needs a description'],
    [
      'docs/blog/t.mdx:1',
      page('title: Spring fair', '# Autumn fair '),
      'the title is “Spring fair”, and the',
    ],
    ['docs/u.mdx!', page('').replace(/Page \d+/, 'Page 1'), 'docs/all.mdx has the same description'],
    ['docs/k.mdx:3', page('title: Terms: ours'), 'put a text that contains a colon between quotes'],
    ['docs/l.mdx:1', page('title: L', ''), 'a page has to have one heading of level 1 (#)'],
    ['docs/blog/m.mdx:1', page('title: M'), 'a post needs its day in the front matter, such as date:'],
    ['docs/blog/n.mdx:3', page('date: 2026-02-31'), 'date: 2026-02-31 is no day; write it as 2025-01-20'],
    ['docs/p.mdx:3', page('date: 2026-02-28'), 'date: only a post has a day: put the file into docs/blog/'],
    ['docs/public/members.csv!', 'Amina', 'everybody could read it: delete it, or put in a PDF'],
    ['docs/a-page.markdown!', page('title: A'), 'it is not published: a page ends in .mdx'],
    ['docs/O p.mdx!', page('title: O'), 'an address has no capitals, spaces, accents or apostrophes: call'],
    ['docs/public/photo.png!', Buffer.alloc(250_000), '250 kB; make the picture smaller than 200 kB'],
    [
      'docs/docs/z.mdx!',
      page('title: Book', '# Book\n\n<GuideBook title="A book" />'),
      'the book of <GuideBook> would overwrite that of docs/docs/index.mdx: one folder has one',
    ],
    [
      'sidebars.ts',
      [/^ {2}\{ text: 'Statutes'.*$/m, "  { text: 'Gone', link: '/docs/gone' },"],
      'the link /docs/gone leads to no page and no file',
    ],
    [
      'services.config.ts',
      ["id: 'plik'", "id: 'plak'"],
      'plak.id: the service has no page: copy that of another to docs/docs/services/plak.mdx',
    ],
    [
      'site.config.ts',
      ["link: '/docs/services' }", "link: '/docs/servics' }"],
      'navbar.1: the link /docs/servics leads to no page',
    ],
    [
      'site.config.ts',
      ["'/docs/mattermost/introduction'", "'/docs/mattermost'"],
      'footer.0.links.0: the link /docs/mattermost leads',
    ],
    [
      'site.config.ts',
      ['redirects: []', "redirects: [{ from: '/cgu', to: '/docs/' }]"],
      'redirects.0: /cgu is a page: delete it, or the redirect',
    ],
    [
      'theme/styles/tokens.css',
      ['--accent: #0a5a68', '--accent: #b39ddb'],
      '#b39ddb on --background #fdfcf9 has a contrast of 2.33 in light mode',
    ],
  ],
  'what is compiled': [
    [of('polls'), '<!-- a comment -->', 'a comment stands between {/* and */}'],
    [of('attaching-files'), 'Fewer than <5 people', 'a < begins a component; where it is text, put it'],
    [of('executing-commands'), 'See <https://a.example/>.', 'an address stands in a link:'],
    [of('flagging-messages'), 'Write to <a@b.example>.', 'an address stands in a link: '],
    [
      of('formating-text'),
      '<ConfigValue of=“name” />',
      'the value of an attribute stands between straight double',
    ],
    [of('mentioning-teammates'), 'One<br>two', '<br> is never closed: write </br> behind what it holds, or'],
    [of('sending-messages'), '<When of="newsletter">\n\nA newsletter.', '<When> is never closed: write'],
    ['docs/cgu.mdx', 'Hello {name', 'a { is never closed; where it is text, put it between backticks'],
    [
      'docs/docs/services/plik.mdx',
      "import { Gone } from './gone';\n\n<Gone />",
      "Module not found: Can't resolve './gone'",
    ],
    ['theme/figures/Poll/Poll.tsx', [/^/, "import '@rspress/core/runtime';\n"], 'a behavior or an island'],
  ],
  'what pages are rendered from': [
    [of('polls'), '<Linc />\n\n<Linc />', 'there is no component <Linc>: correct its name'],
    [of('sending-messages'), '<ContactLink to="board" />', '<ContactLink to="board" />: site.config.ts has'],
    ['docs/docs/mattermost/introduction.mdx', ['icon="globe"', 'icon="glob"'], '<Line icon="glob">: there'],
    ['docs/docs/services.mdx', '<ServiceAddress id="padd" />', 'services.config.ts has no service “padd”'],
  ],
  'the built pages': [
    [of('polls'), '[a](/cgu#no-such-part)', 'the link /cgu#no-such-part leads to no part of its page'],
    [of('sending-messages'), '![A harbor](/harbor.png)', 'the link /harbor.png leads to no page and no'],
    ['docs/cgu.mdx', '<a href={"/nowhere"}>nowhere</a>', 'the link /nowhere leads to no page and no file'],
    [
      'docs/docs/lonely.mdx!',
      page('title: Lonely', '# Lonely'),
      'no link leads here; add the page to sidebars.ts or',
    ],
  ],
  'the values of the configuration': [
    [
      'site.config.ts',
      [/^ {2}origin: .*$/m, "  origin: 'http://localhost:3000',"],
      'origin: must be https:// and the host',
    ],
    [
      'site.config.ts',
      ["registration: 'W000000000'", "registration: '123 456 789'"],
      'legal.registration: is no SIREN',
    ],
    [
      'site.config.ts',
      [/^ {4}address: '2 place.*$/m, "    address: 'Exempleville',"],
      'legal.address: must be a postal address',
    ],
    ['site.config.ts', ["phone: '+33 1 99 00 12 34'", "phone: 'abc'"], 'legal.phone: must be a telephone'],
    ['services.config.ts', ['purpose:', 'purpos:'], 'mail.purpos: is unknown: did you mean purpose?'],
  ],
  'the configuration, which has a number with three decimals': [
    ['site.config.ts', [/income: (\d)(\d{3})/, 'income: $1.$2'], ' has three decimals: write '],
  ],
  'the configuration, which cannot be read': [
    ['site.config.ts', [/^ {2}name: .*$/m, "  name: 'Les Nuages d'Armor',"], 'is there an apostrophe in a'],
  ],
  'the configuration, which Git left with a conflict': [
    [
      'site.config.ts',
      [/^ {2}name: .*$/m, "<<<<<<< HEAD\n$&\n=======\n  name: 'Other',\n>>>>>>> other"],
      'two versions of the same lines, as Git leaves them after a conflict',
    ],
  ],
  'a value of the sample where site.config.ts says that there is none': [
    ['site.config.ts', ['sample: true', 'sample: false'], 'legal.phone: still the sample’s: '],
  ],
};

/** As a pattern of the line that tells it. */
const patternOf = ([file, , told]: Mistake) => {
  const [, place = '', line = file.endsWith('!') ? '' : ':[\\d:]+'] = /^([^:!]*)(:\d+)?/.exec(file) ?? [];
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal(place)}${line}: .*?${literal(told)}`, 'm');
};

for (const [place, mistakes] of Object.entries(builds)) {
  test(`mistakes in ${place} (${mistakes.length}) fail the build with a line each that says where it is`, async () => {
    const project = new ProjectCopy();
    try {
      for (const [name, change] of mistakes) {
        const [file = ''] = name.split(/[:!]/);
        if (Array.isArray(change)) {
          project.edit(file, ...change);
        } else if (typeof change !== 'string') {
          writeFileSync(path.join(project.folder, file), change);
        } else if (change) {
          mkdirSync(path.dirname(path.join(project.folder, file)), { recursive: true });
          project.append(
            file,
            change.startsWith('---') || change.startsWith('# ') ? change : `\n\n${change}\n`,
          );
        }
      }
      const { code, output } = await runScript(project.folder, ['build'], { COMPRESSION: 'off' });
      for (const mistake of mistakes.filter(([, , told]) => told)) {
        expect.soft(output, mistake[2]).toMatch(patternOf(mistake));
      }
      expect(code).not.toBe(0);
      expect(output).not.toMatch(/^\s+at /m);
    } finally {
      project.remove();
    }
  });
}

test('a sample is not published: each value that is left is told', async () => {
  const { code, output } = await runScript(process.cwd(), ['build'], {
    PUBLISH: '1',
    OUT_DIR: 'test-results/refused',
  });
  expect(code).not.toBe(0);
  expect(output).toMatch(/^site\.config\.ts:\d+: legal\.phone: still the sample’s: law 2004-575/m);
  expect(output).toContain('The site is not ready to be published');
});
