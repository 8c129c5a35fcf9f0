import { type PageRecord, type SearchIndexFile, unpackIndex } from '../../shared/searchRecords';
import type { Answer } from './client';
import { Index } from './searchIndex';

/** Pages whose text is fetched for a search, two kB each; the ones after them show their headings only. */
const PAGES_WITH_TEXT = 10;
/** Shorter queries are those of visitors who have only begun to type: they see titles and headings. */
const SHORTEST_WITH_TEXT = 3;

/** Finds pages by the words that they have, then looks into the texts of the first ones, which it fetches. */
export class SiteSearch {
  readonly #file: SearchIndexFile;
  readonly #fetchRecord: (path: string) => Promise<PageRecord | undefined>;
  /** Of all pages, without their texts. */
  readonly #index: Index;
  /** Of the pages whose text was fetched. */
  readonly #texts: Index;
  readonly #fetched = new Map<string, Promise<void>>();

  /** @param fetchRecord of a page; undefined when it cannot be had now */
  constructor(file: SearchIndexFile, fetchRecord: (path: string) => Promise<PageRecord | undefined>) {
    this.#file = file;
    this.#fetchRecord = fetchRecord;
    this.#index = new Index(file.synonyms);
    this.#texts = new Index(file.synonyms, this.#index);
  }

  /** Makes the index, without holding up the page for long. Must be called once, before the first search. */
  async prepare(): Promise<void> {
    const { pages, words } = unpackIndex(this.#file);
    await this.#index.add(pages);
    await this.#index.addWords(words);
  }

  /** Adds the text of a page, once; when it cannot be had, the next search tries anew. */
  #addText(path: string): Promise<void> {
    const adding =
      this.#fetched.get(path) ??
      this.#fetchRecord(path).then((record) => {
        if (record) {
          return this.#texts.add([record]);
        }
        this.#fetched.delete(path);
      });
    this.#fetched.set(path, adding);
    return adding;
  }

  /**
   * Nearness, sections and snippets depend on the texts. A page whose text cannot be fetched stays as it was found.
   *
   * @param version of the documentation to look in; empty for all
   */
  async search(query: string, version: string): Promise<Answer> {
    const { pages, notice } = this.#index.search(query, version);
    if (query.trim().length < SHORTEST_WITH_TEXT) {
      return { pages, notice };
    }
    const first = new Set(pages.slice(0, PAGES_WITH_TEXT).map(({ path }) => path));
    await Promise.all([...first].map((path) => this.#addText(path)));
    const withText = this.#texts.search(query, version, first).pages;
    const others = pages.filter(({ path }) => withText.every((page) => page.path !== path));
    return { pages: [...withText, ...others], notice };
  }
}
