import {
  type PageRecord,
  type SearchIndexFile,
  type TextRecord,
  unpackIndex,
  unpackSynonyms,
  type WordPart,
  withTexts,
} from '../../shared/searchRecords';
import { type Answer, PAGES_AT_A_TIME, type PageResult } from './client';
import { Index } from './searchIndex';

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
  readonly #fetchRecord: (path: string) => Promise<TextRecord | undefined>;
  readonly #fetchPart: (address: string) => Promise<WordPart>;
  /** The parts of the index that were asked for, each with the wait for it. */
  readonly #parts = new Map<number, Promise<void>>();
  readonly #index: Index;
  /** All pages by their addresses, without texts. */
  #pages: ReadonlyMap<string, PageRecord> = new Map();
  /** The pages whose text was asked for, each with the wait for it. */
  readonly #waits = new Map<string, Promise<void>>();
  /** The pages whose whole text is in the index of texts. */
  readonly #withText = new Set<string>();

  /**
   * @param fetchRecord of a page; undefined when it cannot be had now
   * @param fetchPart of the index, by its address; rejects when it cannot be had, and so does the search then
   */
  constructor(
    file: SearchIndexFile,
    fetchRecord: (path: string) => Promise<TextRecord | undefined>,
    fetchPart: (address: string) => Promise<WordPart>,
  ) {
    this.#file = file;
    this.#fetchRecord = fetchRecord;
    this.#fetchPart = fetchPart;
    this.#index = new Index(unpackSynonyms(file.synonyms));
  }

  /** Makes the index, without holding up the page for long. Must be called once, before the first search. */
  async prepare(): Promise<void> {
    const { pages, lengths, words } = unpackIndex(this.#file);
    this.#pages = new Map(pages.map((page) => [page.path, page]));
    await this.#index.add(pages);
    this.#index.expect(lengths, words);
  }

  /** Adds what the index must have for a query. Each part may show that a word has a more frequent beginning in another. */
  async #addParts(query: string): Promise<void> {
    for (
      let missing = this.#index.partsFor(query);
      missing.length > 0;
      missing = this.#index.partsFor(query)
    ) {
      await Promise.all(missing.map((part) => this.#addPart(part)));
    }
  }

  /** Adds a part of the index, once; after a failure the next call tries anew. */
  #addPart(part: number): Promise<void> {
    const { parts } = this.#file;
    const add = async () => {
      const text = typeof parts === 'string' ? parts : await this.#fetchPart(parts[part] ?? '');
      this.#index.addPart(part, text);
    };
    const wait =
      this.#parts.get(part) ??
      add().catch((error) => {
        this.#parts.delete(part);
        throw error;
      });
    this.#parts.set(part, wait);
    return wait;
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
      const page = this.#pages.get(path);
      if (record && page) {
        await this.#index.addTexts(withTexts(page, record));
        this.#withText.add(path);
        return;
      }
    } catch {
      // A malformed record is as good as none.
    }
    setTimeout(() => this.#waits.delete(path), RETRY_AFTER_MS);
  }

  /**
   * Nearness, sections and snippets depend on the texts, so pages with one change places among those that are shown with
   * them. A page whose text cannot be fetched stays where and as it was found.
   *
   * @param version of the documentation to look in; empty for all
   * @param shown how many pages are shown; those after them have headings only
   */
  async search(query: string, version: string, shown = PAGES_AT_A_TIME): Promise<Answer> {
    await this.#addParts(query);
    const { pages, notice } = this.#index.search(query, version);
    if (query.trim().length < SHORTEST_WITH_TEXT) {
      return { pages, notice };
    }
    await Promise.all(pages.slice(0, shown).map(({ path }) => this.#waitForText(path)));
    const starts = Array.from(
      { length: Math.ceil(shown / PAGES_AT_A_TIME) },
      (_, at) => at * PAGES_AT_A_TIME,
    );
    // What is shown already keeps its order when more is.
    const withTexts = starts.flatMap((start) =>
      this.#rankedByText(pages.slice(start, start + PAGES_AT_A_TIME), query, version),
    );
    return { pages: [...withTexts, ...pages.slice(withTexts.length)], notice };
  }

  /** Some pages as their texts rank them, where they are there. */
  #rankedByText(pages: PageResult[], query: string, version: string): PageResult[] {
    const among = new Set(pages.map(({ path }) => path).filter((path) => this.#withText.has(path)));
    const withText = this.#index.search(query, version, among).pages;
    const ranked = new Set(withText.map(({ path }) => path));
    return pages.map((page) => (ranked.has(page.path) && withText.shift()) || page);
  }
}
