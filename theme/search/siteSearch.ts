import { type PageRecord, type SearchIndexFile, unpackIndex } from '../../shared/searchRecords';
import type { Answer } from './client';
import { Index } from './searchIndex';

/** Pages whose text is fetched for a search, two kB each; the ones after them show their headings only. */
const PAGES_WITH_TEXT = 10;
/** Shorter queries are those of visitors who have only begun to type: they see titles and headings. */
const SHORTEST_WITH_TEXT = 3;
/**
 * An answer waits no longer for a text. On a slow phone connection ten of them take two or three seconds, and an answer
 * without them stays so until more is typed.
 */
const LONGEST_WAIT_MS = 5000;
/** A text that could not be had is asked for again after this time, not with each letter that is typed meanwhile. */
const RETRY_AFTER_MS = 5000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Finds pages by the words that they have, then looks into the texts of the first ones, which it fetches. */
export class SiteSearch {
  readonly #file: SearchIndexFile;
  readonly #fetchRecord: (path: string) => Promise<PageRecord | undefined>;
  /** Of all pages, without their texts. */
  readonly #index: Index;
  /** Of the pages whose text was fetched. */
  readonly #texts: Index;
  /** The pages whose text was asked for, each with the wait for it. */
  readonly #waits = new Map<string, Promise<void>>();
  /** The pages whose whole text is in the index of texts. */
  readonly #withText = new Set<string>();

  /** @param fetchRecord of a page; undefined when it cannot be had now */
  constructor(file: SearchIndexFile, fetchRecord: (path: string) => Promise<PageRecord | undefined>) {
    this.#file = file;
    this.#fetchRecord = fetchRecord;
    this.#index = new Index(file.synonyms);
    this.#texts = new Index(this.#index);
  }

  /** Makes the index, without holding up the page for long. Must be called once, before the first search. */
  async prepare(): Promise<void> {
    const { pages, words } = unpackIndex(this.#file);
    await this.#index.add(pages);
    await this.#index.addWords(words);
  }

  /** Waits for the text of a page, once and not for long: one that comes later serves the searches after it. */
  #waitForText(path: string): Promise<void> {
    const wait = this.#waits.get(path) ?? Promise.race([this.#addText(path), pause(LONGEST_WAIT_MS)]);
    this.#waits.set(path, wait);
    return wait;
  }

  /** Adds the text of a page. Does not fail: a page is found without its text, too. */
  async #addText(path: string): Promise<void> {
    try {
      const record = await this.#fetchRecord(path);
      if (record) {
        await this.#texts.add([record]);
        this.#withText.add(path);
        return;
      }
    } catch {
      // A malformed record is as good as none.
    }
    setTimeout(() => this.#waits.delete(path), RETRY_AFTER_MS);
  }

  /**
   * Nearness, sections and snippets depend on the texts, so pages with one change places among themselves. A page
   * whose text cannot be fetched stays where and as it was found.
   *
   * @param version of the documentation to look in; empty for all
   */
  async search(query: string, version: string): Promise<Answer> {
    const { pages, notice } = this.#index.search(query, version);
    if (query.trim().length < SHORTEST_WITH_TEXT) {
      return { pages, notice };
    }
    const first = pages.slice(0, PAGES_WITH_TEXT).map(({ path }) => path);
    await Promise.all(first.map((path) => this.#waitForText(path)));
    const among = new Set(first.filter((path) => this.#withText.has(path)));
    const withText = this.#texts.search(query, version, among).pages;
    const ranked = new Set(withText.map(({ path }) => path));
    return { pages: pages.map((page) => (ranked.has(page.path) && withText.shift()) || page), notice };
  }
}
