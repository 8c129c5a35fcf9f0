import { createElement, type ReactElement } from 'react';
import { lazyWithPreload, type PageModule } from '../navigation/lazyWithPreload';

/*
 * The bundler's own way to load a chunk and to require a module of it, each by its name:
 * https://rspack.rs/api/runtime-api/module-variables
 */
declare const __webpack_chunk_load__: (chunk: string) => Promise<void>;
declare const __webpack_require__: (module: string) => PageModule;

/** The pages of the site, as short as can be; every visitor downloads it. */
export interface PageTable {
  /** The names of the pages of each folder, with slashes between them: `{ 'docs/': 'index/services' }`. */
  folders: Record<string, string>;
  /** The pages whose files end in `.md` instead of `.mdx`. */
  markdown: string[];
  lang: string;
  /** The versions of the documentation; the first one's addresses have no prefix, its files do. */
  versions: string[];
}

/** A page as Rspress's runtime knows it. */
interface Route {
  path: string;
  filePath: string;
  element: ReactElement;
  preload: () => Promise<PageModule>;
  lang: string;
  version: string;
}

/**
 * The routes of the pages. Rspress would write an import for each, which the bundler
 * makes a list of all chunks and their hashes; here both are told from the page's name.
 */
export function routesOf({ folders, markdown, lang, versions }: PageTable): Route[] {
  const [main = '', ...others] = versions;

  return Object.entries(folders).flatMap(([folder, names]) =>
    names.split('/').map((base): Route => {
      const name = folder + base;
      const other = others.find((version) => name.startsWith(`${version}/`));
      const prefix = main && !other ? `${main}/` : '';
      const filePath = `${prefix}${name}${markdown.includes(name) ? '.md' : '.mdx'}`;
      const load = async () => {
        await __webpack_chunk_load__(`pages/${name}`);
        return __webpack_require__(`./docs/${filePath}`);
      };
      const Page = lazyWithPreload(load);
      return {
        path: `/${name.replace(/(^|\/)index$/, '$1')}`,
        filePath,
        element: createElement(Page),
        preload: async () => {
          await Page.preload();
          return load();
        },
        lang,
        version: other ?? main,
      };
    }),
  );
}
