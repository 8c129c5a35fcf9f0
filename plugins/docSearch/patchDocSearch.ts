import path from 'node:path';
import { UpstreamChange } from '../upstream/upstreamChange.ts';

// Corrects the accessibility and the speed of DocSearch's modal by replacing text in its files. When an update of DocSearch no longer contains a text, the build fails, so
// that somebody checks whether that patch is still needed. Seam: docsearch-patches.

interface Patch {
  /** Names it in the build's error message. */
  why: string;
  from: string;
  to: string;
}

/** Of what the modal is made of. */
const partPatches: Patch[] = [
  {
    // The container of the modal has the role of a button, so screen readers do not offer the
    // field and the results inside it. A later patch gives the field the role of a combobox. They
    // can go when DocSearch sets these roles itself:
    // https://github.com/algolia/docsearch/issues/1370
    why: 'the container is not a button',
    from: `{ ref: containerRef }, getRootProps({ "aria-expanded": true })), {}, {`,
    to: `{ ref: containerRef }, {}), {}, {`,
  },
  {
    why: 'the container is not a button',
    from: `		role: "button",
		tabIndex: 0,
		onMouseDown`,
    to: `		onMouseDown`,
  },
  {
    // `header` and `footer` become a second banner and a second contentinfo landmark of the
    // page. This patch and the next can go when DocSearch uses other elements.
    why: 'parts of the modal are not landmarks',
    from: `React.createElement("header", {
		className: "DocSearch-SearchBar",`,
    to: `React.createElement("div", {
		className: "DocSearch-SearchBar",`,
  },
  {
    why: 'parts of the modal are not landmarks',
    from: `React.createElement("footer", { className: "DocSearch-Footer" }`,
    to: `React.createElement("div", { className: "DocSearch-Footer" }`,
  },
  {
    why: 'the field is a combobox',
    from: `		placeholder,
		hidden: hideInput
	})`,
    to: `		placeholder,
		hidden: hideInput,
		role: "combobox",
		"aria-expanded": Boolean(baseInputProps["aria-controls"])
	})`,
  },
  {
    // An option must not contain anything focusable, so the link itself becomes the option. What DocSearch makes for
    // the inside of a result is not made: the theme shows results in its own way.
    // This patch and the next can go when DocSearch does the same:
    // https://github.com/algolia/docsearch/issues/1014
    why: 'an option contains no link',
    from: `React.createElement("li", _objectSpread2({ className: ["DocSearch-Hit", item.__docsearch_parent && "DocSearch-Hit--Child"].filter(Boolean).join(" ") }, getItemProps({
		item,
		source: collection.source,
		onClick(event) {
			onItemClick(item, event);
		}
	})), /* @__PURE__ */ React.createElement(Hit, { hit: item }, /* @__PURE__ */ React.createElement("div", { className: "DocSearch-Hit-Container" }, renderIcon({
		item,
		index
	}), item.type === "lvl0" && /* @__PURE__ */ React.createElement(HitContent, {
		title: /* @__PURE__ */ React.createElement(Snippet, {
			hit: item,
			attribute: "hierarchy.lvl0"
		}),
		subText: /* @__PURE__ */ React.createElement(Snippet, {
			hit: item,
			attribute: "content"
		})
	}), item.type === "askAI" ? /* @__PURE__ */ React.createElement(AskAIResultContent, {
		item,
		relativeDateFallbackText: recentConversationTimestampFallback
	}) : /* @__PURE__ */ React.createElement(HitContent, {
		title: /* @__PURE__ */ React.createElement(Snippet, {
			hit: item,
			attribute: titleAttribute
		}),
		subText: breadcrumbs
	}), renderResultBadge === null || renderResultBadge === void 0 ? void 0 : renderResultBadge({ item }), renderAction({ item }))));`,
    to: `React.createElement("li", _objectSpread2({ className: "DocSearch-Hit" }, handlers), /* @__PURE__ */ React.createElement(Hit, { hit: item, option: { id, role, "aria-selected": selected } }));`,
  },
  {
    why: 'an option contains no link',
    from: `	const breadcrumbs = getHitItemBreadcrumbs(item);
`,
    to: `	const { id, role, "aria-selected": selected, ...itemHandlers } = getItemProps({
		item,
		source: collection.source,
		onClick(event) {
			onItemClick(item, event);
		}
	});
	const handlers = { ...itemHandlers, role: "none" };
`,
  },
  {
    // The modal reads the selection of the page each time it is drawn, several times for a key: the browser then lays
    // out the page at once, which takes 30 ms on a slow telephone. This patch and the next two can go when DocSearch
    // reads it, and the storage, once.
    why: 'what is read once is not read for each key',
    from: `React.useRef(typeof window !== "undefined" ? window.getSelection().toString().slice(0, 512) : "").current;`,
    to: `React.useState(() => window.getSelection().toString().slice(0, 512))[0];`,
  },
  {
    why: 'what is read once is not read for each key',
    from: `const favoriteSearches = React.useRef(createStoredSearches({
		key: \`__DOCSEARCH_FAVORITE_SEARCHES__\${defaultIndexName}\`,
		limit: 10
	})).current;`,
    to: `const [favoriteSearches] = React.useState(() => createStoredSearches({
		key: \`__DOCSEARCH_FAVORITE_SEARCHES__\${defaultIndexName}\`,
		limit: 10
	}));`,
  },
  {
    why: 'what is read once is not read for each key',
    from: `React.useRef(createStoredSearches({
			key: \`__DOCSEARCH_RECENT_SEARCHES__\${defaultIndexName}\`,
			limit: favoriteSearches.getAll().length === 0 ? recentSearchesLimit : recentSearchesWithFavoritesLimit
		})).current`,
    to: `React.useState(() => createStoredSearches({
			key: \`__DOCSEARCH_RECENT_SEARCHES__\${defaultIndexName}\`,
			limit: favoriteSearches.getAll().length === 0 ? recentSearchesLimit : recentSearchesWithFavoritesLimit
		}))[0]`,
  },
  {
    // The logo contains a style element, which the Content-Security-Policy blocks, and it would
    // be wrong beside results of the embedded search. It can go when DocSearch has an option
    // that hides the logo.
    why: 'no logo of the hosted service',
    from: `/* @__PURE__ */ React.createElement("div", { className: "DocSearch-Logo" }, /* @__PURE__ */ React.createElement(AlgoliaLogo, { translations: { poweredByText } }))`,
    to: `null`,
  },
];

/** Of the modal itself. */
const modalPatches: Patch[] = [
  {
    // Its library tells of a change after each answer once more, when nothing has changed, and all results would be
    // drawn again, which takes 9 ms on a slow telephone. It can go when the library compares.
    why: 'results are drawn once for an answer',
    from: `setState(changes.state);`,
    to: `const { state: next, prevState } = changes;
			if (Object.keys(next).some((key) => next[key] !== prevState[key])) setState(next);`,
  },
];

/** By the beginning of the name of a file. */
const patches = { normalizeDocSearchIndexes: partPatches, DocSearchModal: modalPatches };

/** The files that are patched, by their beginnings: what follows changes with each version. */
export const patchedFiles = Object.keys(patches).map((name) => ({
  name,
  pattern: new RegExp(String.raw`@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]${name}-.*\.js$`),
}));

/** @returns the code of a file of the modal with its patches */
export function patchDocSearch(file: string, code: string): string {
  const [, own = []] =
    Object.entries(patches).find(([name]) => path.basename(file).startsWith(`${name}-`)) ?? [];
  return own.reduce((text, { why, from, to }) => {
    if (text.split(from).length !== 2) {
      throw new UpstreamChange(
        'docsearch-patches',
        `DocSearch no longer contains, once, the text of the patch “${why}” of plugins/docSearch/patchDocSearch.ts`,
      );
    }
    return text.replace(from, () => to);
  }, code);
}
