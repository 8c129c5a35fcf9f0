import { expect, test } from '@rstest/core';
import { findElement, parseDocument, select, textOf, toHtml } from '../site/html.ts';
import type { PageDocument } from '../site/site.ts';
import { typesetText } from './typesetLine.ts';
import { typography } from './typography.ts';

/** Writes no-break spaces, which look like other spaces, as `_`. */
const show = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  // Quotes and apostrophes
  ['Say "seen" or "thank you".', 'Say “seen” or “thank you”.'],
  ['(In French, "kittens".)', '(In French, “kittens”.)'],
  ['the group ("ours") and (\'theirs\')', 'the group (“ours”) and (‘theirs’)'],
  ['"Have they read it?"', '“Have they read it?”'],
  ['"Yes." "No," she said.', '“Yes.” “No,” she said.'],
  ['"She said \'yes\' twice."', '“She said ‘yes’ twice.”'],
  ['"\'Yes\' was her answer."', '“‘Yes’ was her answer.”'],
  ["somebody's, people's, don't", 'somebody’s, people’s, don’t'],
  ["the members' data", 'the members’ data'],
  ["in the '90s", 'in the ’90s'],
  ['“already” ‘right’ – it’s', '“already” ‘right’ – it’s'],
  // Numbers
  ['3 kB, 25 MB, 10 GB', '3_kB, 25_MB, 10_GB'],
  ['10 % of 20 €', '10_% of 20_€'],
  ['98%, €24, €24 a year', '98%, €24, €24_a_year'],
  ['at 7 pm, at 18:30', 'at 7_pm, at 18:30'],
  ['30 days, 1,000 characters', '30_days, 1,000_characters'],
  ['On March 14, 2026 we met', 'On March_14, 2026 we met'],
  ['In 2025 we had €4,310 left', 'In 2025 we had €4,310 left'],
  ['In 2025 members gave €4,310 then', 'In 2025 members gave €4,310 then'],
  ['step 3 and section 7 of 2026', 'step_3 and section_7 of 2026'],
  [
    'CPCE, article L. 32-3, EU 2021/784 and RFC 9989',
    'CPCE, article_L._32-3, EU_2021/784 and RFC_9989',
  ],
  ['Telephone 01 99 00 12 34', 'Telephone 01_99_00_12_34'],
  ['2 place de l’Exemple, 00000 Exempleville', '2_place de l’Exemple, 00000_Exempleville'],
  ['Really ? No : never', 'Really ? No : never'],
])('English: %s', (typed, shown) => {
  expect(show(typesetText(typed))).toBe(shown);
});

test.each([
  ['L\'été d\'une "amie"', 'L’été d’une «_amie_»'],
  ['"Oui", dit-elle ("non").', '«_Oui_», dit-elle («_non_»).'],
  ['« Déjà » et «serré»', '«_Déjà_» et «_serré_»'],
  ['«\u00a0Déjà\u00a0» et «\u202ffin\u202f»', '«_Déjà_» et «\u202ffin\u202f»'],
  ['Pourquoi ? Voici : a ; b !', 'Pourquoi_? Voici_: a_; b_!'],
  ['à 18 h 30, 10 %, 20 €, 14 mars', 'à 18_h_30, 10_%, 20_€, 14_mars'],
  ['le n° 12 et l’article 7', 'le n°_12 et l’article_7'],
])('French: %s', (typed, shown) => {
  expect(show(typesetText(typed, 'fr'))).toBe(shown);
});

/** Returns the HTML of an article after the step. */
function typesetArticle(html: string, lang?: 'fr'): string {
  const tree = parseDocument(`<html lang="en"><body><article>${html}</article></body></html>`);
  typography().change?.({ tree, page: { lang } } as PageDocument);
  return show(toHtml(findElement(tree, 'article')?.children ?? []));
}

test.each([
  // A line is read across its elements.
  ['<p>"<b>Yes</b>", <b>25</b> MB</p>', '<p>“<b>Yes</b>”, <b>25</b>_MB</p>'],
  ['<p>a "<i lang="fr">l\'été</i>" b</p>', '<p>a “<i lang="fr">l’été</i>” b</p>'],
  ['<p>say <i lang="fr">"été"</i> "x"</p>', '<p>say <i lang="fr">«_été_»</i> “x”</p>'],
  ['<p>say "<code>a</code>" ("<kbd>b</kbd>")</p>', '<p>say “<code>a</code>” (“<kbd>b</kbd>”)</p>'],
  ['<p>3</p><p>days</p><p>"a</p><p>b"</p>', '<p>3</p><p>days</p><p>“a</p><p>b”</p>'],
  ['<p lang="fr">«<code>a</code>» ?</p>', '<p lang="fr">«_<code>a</code>_»_?</p>'],
  ['<h2 id="3-kb">3 kB</h2>', '<h2 id="3-kb">3_kB</h2>'],
  [
    '<img alt="Amina\'s 3 lines"><p data-label="3 kB">a</p>',
    '<img alt="Amina’s 3_lines"><p data-label="3_kB">a</p>',
  ],
  // The visible name of a link and the name for screen readers must be the same.
  [
    '<a aria-label="Amina\'s pad"><svg><text>Amina\'s</text><text>pad</text></svg></a>',
    '<a aria-label="Amina’s pad"><svg><text>Amina’s</text><text>pad</text></svg></a>',
  ],
])('%s', (html, expected) => {
  expect(typesetArticle(html)).toBe(expected);
});

test.each([
  '<p><code>/poll "A" 25 MB</code></p>',
  '<pre><code>print("a")</code></pre>',
  "<p><kbd>'</kbd></p>",
  '<div data-code=""><blockquote><p>It\'s at 7 pm</p></blockquote></div>',
  '<p><a href="/a">https://example.org/it\'s</a></p>',
  '<p title="3 kB">a</p>',
  '<site-island data-props="{&#x22;a&#x22;:1}"><p>3 kB</p></site-island>',
])('%s stays as it is', (html) => {
  expect(typesetArticle(html)).toBe(html);
});

test('the title and the description of a French page are set in French', () => {
  const tree = parseDocument(
    `<html lang="en" data-title='"Oui"'><head><title>"Oui"</title><meta name="description" content='"Non"'><meta name="robots" content='"a"'></head></html>`,
  );
  typography().change?.({ tree, page: { lang: 'fr' } } as PageDocument);
  const contents = ['description', 'robots'].map(
    (name) => select(`meta[name=${name}]`, tree)?.properties.content,
  );
  const title = findElement(tree, 'title');
  expect(show(title ? textOf(title) : '')).toBe('«_Oui_»');
  expect(findElement(tree, 'html')?.properties.dataTitle).toBe('«\u00a0Oui\u00a0»');
  expect(contents).toEqual(['«\u00a0Non\u00a0»', '"a"']);
});
