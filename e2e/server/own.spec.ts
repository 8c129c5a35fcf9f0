import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { ProjectCopy } from '../../scripts/lib/projectCopy';
import { npmProgramPath, run } from '../../scripts/lib/run';
import { ASSOCIATION_FOLDER } from '../../shared/association';
import type { TurnIntoAssociation } from '../associations/association';
import { associations } from '../associations/associations';
import { expectAccessible } from '../lib/axe';
import { hashFiles } from '../lib/fileHashes';
import { open } from '../lib/navigation';
import { rawRequest } from '../lib/rawHttp';
import { ServedFolder } from '../lib/servedFolder';
import { expect, test } from '../lib/test';

/** The site of another association, which is built in a copy of the project and then served. */
class OtherSite {
  readonly project = new ProjectCopy();
  readonly #served = new ServedFolder();
  /** The origin of the server, without the path of the site. */
  origin = '';

  /** Turns the copy of the project into the association's project, builds it and serves it. */
  async start(
    becomeAssociation: TurnIntoAssociation,
    facts: Record<string, unknown> = {},
  ): Promise<void> {
    becomeAssociation(this.project);
    this.project.setFacts(facts);
    await this.build();
    this.origin = await this.#served.serve();
  }

  async build(): Promise<void> {
    await this.project.build();
    await this.#served.deploy(this.builtPath(''));
  }

  /** Returns the path of a built file. */
  builtPath(name: string): string {
    return path.join(this.project.folder, 'dist', name);
  }

  /** Returns the HTML of a page. */
  page(name: string): string {
    return readFileSync(this.builtPath(`${name}.html`), 'utf8');
  }

  /** Returns the paths of the pages in the sitemap, with the base. */
  get paths(): string[] {
    const locations = readFileSync(this.builtPath('sitemap.xml'), 'utf8').matchAll(
      /<loc>([^<]+)</g,
    );
    return [...locations].map(([, address = '']) => new URL(address).pathname);
  }

  async remove(): Promise<void> {
    await this.#served.remove();
    this.project.remove();
  }
}

/** Checks that all pages in the sitemap answer. The build has already checked their links. */
async function expectAllPagesToAnswer(site: OtherSite): Promise<void> {
  expect(site.paths.length).toBeGreaterThan(10);
  for (const address of site.paths) {
    expect((await rawRequest(site.origin, address)).statusCode, address).toBe(200);
  }
}

/**
 * Runs tests of e2e/content in the copy of the project: those that compare the pages with the facts
 * of their association.
 *
 * @param base the path of the site, without a slash at its end
 */
async function expectContentToPass(site: OtherSite, base: string): Promise<void> {
  const args = ['test', '--project=content', '--retries=0', '--workers=1', ...CONTENT_TESTS];
  const { code, output } = await run(npmProgramPath('playwright'), args, {
    cwd: site.project.folder,
    env: { ...process.env, SITE_URL: site.origin + base, SITE_DIST: site.builtPath('') },
    quiet: true,
  });
  expect(code, output).toBe(0);
}

/**
 * The tests that `expectContentToPass` runs. The test of the weight of pages is left out, because
 * the built copies have no compressed files.
 */
const CONTENT_TESTS = [
  'content/content.spec',
  'content/keywords.spec',
  'content/home.spec',
  'content/textsToCopy.spec',
  '--grep-invert=weighs',
];

/** Matches words that only the site of the sample may contain. */
const SAMPLE_WORDS_PATTERN = /Exemple Libre|exemple-libre/;

// These tests need the pages of the sample, because a real association may have changed its pages.
if (ASSOCIATION_FOLDER === 'sample') {
  test.describe('an association with little, under a path', () => {
    // The tests run in this order, because the last one changes the site.
    test.describe.configure({ mode: 'serial' });
    let smallSite: OtherSite;
    test.beforeAll(async () => {
      smallSite = new OtherSite();
      await smallSite.start(associations.small);
    });
    test.afterAll(() => smallSite?.remove());

    test('all its pages answer, and are accessible', async ({ page }) => {
      await expectAllPagesToAnswer(smallSite);
      for (const address of ['/site/', '/site/docs/services/visio']) {
        expect(smallSite.paths).toContain(address);
        await open(page, smallSite.origin + address);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expectAccessible(page);
      }
    });

    test('it passes the tests of the content', async () => {
      await expectContentToPass(smallSite, '/site');
    });

    test('it says what is its own, and nothing of the sample', async () => {
      expect(smallSite.page('index')).toContain('numérique d');
      expect(smallSite.page('docs/services')).toContain('Courriel');
      for (const name of [
        'index',
        'cgu',
        'docs/association',
        'docs/services',
        'docs/services/courriel',
      ]) {
        expect(smallSite.page(name), name).not.toMatch(SAMPLE_WORDS_PATTERN);
      }
      expect(smallSite.page('docs/services/visio')).toContain(
        'href="/site/docs/services/courriel"',
      );
      expect(smallSite.page('docs/association/team')).toContain('Statutes');
      expect(smallSite.page('docs/association/team')).toContain('As Markdown');
      // The draft has `noindex`, so it is a page without a Markdown export.
      expect(smallSite.page('docs/association/draft')).toContain('Something unclear?');
      expect(smallSite.page('docs/association/draft')).not.toContain('As Markdown');
      expect(smallSite.page('docs/services/pads')).toContain('Become a member</a>, unless you');
      for (const name of [
        'cgu',
        'docs/association',
        'docs/association/statuts',
        'docs/services/pads',
      ]) {
        expect(smallSite.page(name)).not.toMatch(
          /\b1 (?:administrator|day|month|year|time|such power)s\b/,
        );
      }
      // The association's own documents are files of the site.
      expect(smallSite.page('docs/association/statuts')).toContain('href="/site/fr/statuts.pdf"');
      expect(smallSite.page('cgu')).toContain('href="/site/fr/conditions.pdf"');
      expect(readFileSync(smallSite.builtPath('favicon.svg'), 'utf8')).toContain('"#5b21b6"');
      for (const oldAddress of ['/qui-sommes-nous', '/qui-sommes-nous/', '/qui-sommes-nous.html']) {
        const { statusCode, headers } = await rawRequest(
          smallSite.origin,
          `/site${oldAddress}?a=1`,
        );
        expect([statusCode, headers.location]).toEqual([308, '/site/docs/association?a=1#contact']);
      }
    });

    test('what hangs on a fact is said only with it', () => {
      expect(smallSite.page('cgu')).not.toMatch(
        /undertaking of confidentiality|mediator|services and prices/,
      );
      expect(smallSite.page('docs/association')).not.toMatch(
        /internal rules<\/a>|undertaking of confidentiality|contrat d’engagement républicain/,
      );
      // The association takes no donations and has no status page, so pages must not name these.
      for (const name of ['index', 'docs/association', 'docs/services', 'docs/index']) {
        expect(smallSite.page(name)).not.toMatch(
          />Donate<|donate\.svg|De-google-ify|tax reduction|status page|>Status</,
        );
      }
      expect(smallSite.page('docs/association')).toContain('we take none');
      // The site must not name services that the association does not have, although the pages of
      // these services are still in its folder docs/.
      for (const name of ['index', 'docs/services/courriel', 'docs/services/pads']) {
        expect(smallSite.page(name)).not.toMatch(
          /Plik|WeKan|docs\/services\/(?:board|cloud|git|hosting|mailing-list|plik|team)/,
        );
      }
      expect(existsSync(smallSite.builtPath('docs/services/plik.html'))).toBe(false);
    });

    test('without a guide, its pages and its book are not built, and no page leads to it', () => {
      const files = readdirSync(smallSite.builtPath(''), {
        recursive: true,
        encoding: 'utf8',
      }).filter((name) => /^(?!static).*\.(?:html|xml|epub)$/.test(name));
      expect(files).toContain(path.join('docs', 'index.html'));
      expect(files.filter((name) => /mattermost|guide/.test(name))).toEqual([]);
      for (const name of files) {
        expect
          .soft(readFileSync(smallSite.builtPath(name), 'utf8'), name)
          .not.toMatch(/docs\/mattermost|Mattermost guide|in our guide/);
      }
      expect(smallSite.page('docs/index')).toContain('Read offline');
    });

    test('no right Markdown is refused, and all of it is shown as it is meant', () => {
      const markdownPage = smallSite.page('markdown');
      for (const expectedHtml of [
        '<strong>bold</strong>, <em>italics</em>, <em><strong>both</strong></em>, <del>struck</del>',
        '2**3 is 8, 2 ** 3 as well; 3 * 4 * 5 is 60',
        '<strong>the menu <em>Settings</em></strong>',
        '<em><strong>a</strong> b</em>',
        '#general is a channel, and 20° Nord a place. 2.x is a version, and 2024.A a number.',
        '5\u00a0€, \u00a0€ and © 2025, &#x3C;b> &#x26; © ✓',
        '<h2 id="title-of-a-box">Title of a box',
        'The members’ “own” words take 25\u00a0MB: <code>"25 MB"</code>.',
        '>C’est «\u00a0trop\u00a0»\u00a0?</span>',
        'data-align="center"',
        'aria-label="Done"',
        // This class checks the seam rspress-code-language, which UPSTREAM.md describes.
        'language-js"',
        '"side-link TableOfContents-link">Code and words in headings<',
      ]) {
        expect.soft(markdownPage).toContain(expectedHtml);
      }
    });

    /**
     * Returns the hashes of what visitors get: documents, fragments, and the files that they load.
     * The page that the next test renames is left out.
     */
    const hashVisitorFiles = () =>
      hashFiles(smallSite.builtPath('')).filter(
        (line) => /\.(?:html|css|js|svg|png) /.test(line) && !/directions|the-way/.test(line),
      );

    test('saved on Windows, a renamed page is built again, a word changes its own page only, and visitors of the old one get it', async () => {
      const { project } = smallSite;
      const visioFile = 'docs/docs/services/visio.mdx';
      const address = '/site/docs/services/visio';
      const whichPagesExist = () =>
        ['directions', 'the-way'].map((name) => existsSync(smallSite.builtPath(`${name}.html`)));
      const hashesBefore = hashVisitorFiles();
      const firstAnswer = await rawRequest(smallSite.origin, address);
      expect(firstAnswer.body.toString()).toContain('a lesson');
      expect(whichPagesExist()).toEqual([true, false]);

      const docsFolder = path.join(project.folder, 'docs');
      renameSync(path.join(docsFolder, 'directions.mdx'), path.join(docsFolder, 'the-way.md'));
      project.replaceText('docs/docs/association/team.mdx', '(/directions)', '(/the-way)');
      project.replaceText(visioFile, 'a lesson', 'a course');
      project.saveAsOnWindows();
      await smallSite.build();
      const hashesAfter = hashVisitorFiles();
      expect(whichPagesExist()).toEqual([false, true]);
      const changedFiles = hashesAfter
        .filter((line) => !hashesBefore.includes(line))
        .map((line) => line.split(' ')[0]);
      const pages = ['docs/association/team.html', 'docs/services/visio.html'];
      expect(changedFiles).toEqual([...pages, ...pages.map((file) => `static/pages/${file}`)]);
      expect(hashesAfter.length).toBe(hashesBefore.length);

      // The page has the same size as before, so only its time shows that it is another one.
      const secondAnswer = await rawRequest(smallSite.origin, address, {
        headers: {
          'if-none-match': firstAnswer.headers.etag ?? '',
          'if-modified-since': firstAnswer.headers['last-modified'] ?? '',
        },
      });
      expect(secondAnswer.statusCode).toBe(200);
      expect(secondAnswer.body.toString()).toContain('a course');
      expect(secondAnswer.body.length).toBe(firstAnswer.body.length);
    });
  });

  test.describe('an association with much, and long words', () => {
    test.describe.configure({ mode: 'serial' });
    let largeSite: OtherSite;
    test.beforeAll(async () => {
      largeSite = new OtherSite();
      await largeSite.start(associations.large, {
        search: {
          appId: 'ROUEDAD2016',
          apiKey: 'search-only',
          indexName: 'site',
          privacy: 'addresses for 90 days, in France',
          name: 'Algolia',
          country: 'United States',
          address: '3790 El Camino Real, Palo Alto, United States',
          safeguard: 'standard contractual clauses',
        },
      });
    });
    test.afterAll(() => largeSite?.remove());

    test('all its pages answer, and are accessible', async ({ page }) => {
      await expectAllPagesToAnswer(largeSite);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const address of ['/', '/docs/services']) {
        await open(page, largeSite.origin + address);
        await expectAccessible(page);
      }
    });

    test('it passes the tests of the content', async () => {
      await expectContentToPass(largeSite, '');
    });

    test('it says what is its own', () => {
      for (const name of [
        'index',
        'cgu',
        'docs/association',
        'docs/services',
        'docs/services/flapva',
      ]) {
        expect(largeSite.page(name), name).not.toMatch(SAMPLE_WORDS_PATTERN);
      }
      expect(largeSite.page('docs/services')).toContain('Flapva ar Strolladoù');
      expect(largeSite.page('docs/services/visio')).toContain('href="/docs/services/koumoulenn"');
      const termsPage = largeSite.page('cgu');
      expect(termsPage).toContain('Algolia, 3790 El Camino Real');
      expect(termsPage).toContain('Algolia, United States (standard contractual clauses)');
      expect(termsPage).toContain('October\u00a020, 2028');
      const associationPage = largeSite.page('docs/association');
      expect(associationPage).toContain('contrat d’engagement républicain');
      expect(associationPage).toMatch(
        /<a href="\/fr\/accounts\.pdf">[^<]*<\/a><\/th><td>In \d{4} /,
      );
      expect(largeSite.page('docs/services/koumoulenn')).toMatch(
        /The cloud is slow.*Incident since November\s3, 2025/s,
      );
    });
  });
}
