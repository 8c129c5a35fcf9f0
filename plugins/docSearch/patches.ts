import { UpstreamChange } from '../upstream/upstreamChange.ts';

/**
 * Changes to DocSearch's modal for which it has no option. If a change is not possible, the error
 * message of the build contains its `effect`.
 */
export const PATCHES: { effect: string; from: string; to: string }[] = [
  // The container of the modal has the role of a button, so screen readers do not offer the field
  // and the results in it. These three changes can go when DocSearch sets roles and name:
  // https://github.com/algolia/docsearch/issues/1370
  {
    effect: 'the container is not expanded',
    from: '{ ref: containerRef }, getRootProps({ "aria-expanded": true })), {}, {',
    to: '{ ref: containerRef }, {}), {}, {',
  },
  {
    effect: 'the container is not a button',
    from: `
		role: "button",
		tabIndex: 0,
		onMouseDown: (event) => {
			if (event.target === event.currentTarget) onClose();
		}
`,
    to: '\n',
  },
  // The label is not rendered while results are awaited, so the field has its name as an attribute.
  {
    effect: 'the field is a combobox',
    from: `
		placeholder,
		hidden: hideInput
	})`,
    to: `
		placeholder,
		hidden: hideInput,
		role: "combobox",
		"aria-expanded": Boolean(baseInputProps["aria-controls"]),
		"aria-controls": baseInputProps["aria-controls"] ? autocomplete.getListProps().id : undefined,
		"aria-autocomplete": "list",
		"aria-labelledby": undefined,
		"aria-label": searchInputLabel,
		title: searchInputLabel
	})`,
  },
  // An option must not contain anything that can have the focus, so the link becomes the option.
  // This change can go when DocSearch does the same:
  // https://github.com/algolia/docsearch/issues/1014
  {
    effect: 'an option contains no link',
    from: `getItemProps({
		item,
		source: collection.source,
		onClick(event) {
			onItemClick(item, event);
		}
	})), /* @__PURE__ */ React.createElement(Hit, { hit: item }, `,
    to: `{
		...getItemProps({
			item,
			source: collection.source,
			onClick(event) {
				onItemClick(item, event);
			}
		}),
		id: undefined,
		role: "none",
		"aria-selected": undefined
	}), /* @__PURE__ */ React.createElement(Hit, {
		hit: item,
		option: getItemProps({ item, source: collection.source })
	}, `,
  },
  // The logo contains a style element, which the Content-Security-Policy blocks. It also names the
  // hosted service next to results of the embedded search. This change can go when DocSearch has an
  // option that hides the logo. This pull request would only remove the style element:
  // https://github.com/algolia/docsearch/pull/2939
  {
    effect: 'no logo of the hosted service',
    from: '/* @__PURE__ */ React.createElement("div", { className: "DocSearch-Logo" }, /* @__PURE__ */ React.createElement(AlgoliaLogo, { translations: { poweredByText } }))',
    to: 'null',
  },
  // When the browser blocks site data, reading the storage is an error, which would remove the
  // modal. The modal stores nothing here, so there is nothing to clean up. This change can go when
  // `manageLocalStorageQuota` catches the error. Other functions of DocSearch catch it since this
  // pull request: https://github.com/algolia/docsearch/pull/2713
  {
    effect: 'the storage is not read',
    from: '\t\tmanageLocalStorageQuota();\n',
    to: '',
  },
  // DocSearch renders a list box for each page, and each has the name of the field. So screen
  // readers count the results of one page only. With these two changes there is one list box, in
  // which each page is a group of options. They can go when DocSearch does the same: UPSTREAM.md
  // has the proposal.
  {
    effect: 'the results are one list box',
    from: 'return /* @__PURE__ */ React.createElement("div", { className: "DocSearch-Dropdown-Container" }, props.state.collections.map(',
    to: `return /* @__PURE__ */ React.createElement("div", {
		...props.getListProps(),
		"aria-labelledby": undefined,
		"aria-label": "Results",
		className: "DocSearch-Dropdown-Container"
	}, props.state.collections.map(`,
  },
  {
    effect: 'a page is a group of the list box',
    from: 'React.createElement("section", { className: "DocSearch-Hits" }, /* @__PURE__ */ React.createElement("div", { className: "DocSearch-Hit-source" }, (_props$sourceIcon = props.sourceIcon) !== null && _props$sourceIcon !== void 0 ? _props$sourceIcon : null, decodedTitle), /* @__PURE__ */ React.createElement("ul", _objectSpread2({ className: "DocSearch-Hits-padded" }, props.getListProps({ source: props.collection.source })), ',
    to: `React.createElement("section", {
		className: "DocSearch-Hits",
		role: "group",
		"aria-label": props.collection.items[0].hierarchy.lvl1
	}, /* @__PURE__ */ React.createElement("ul", {
		className: "DocSearch-Hits-padded",
		role: "none"
	}, `,
  },
];

/**
 * The file of DocSearch to patch. The end of its name changes with each version.
 * Seam: docsearch-patches (see UPSTREAM.md).
 */
export const FILE_TO_PATCH =
  /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]normalizeDocSearchIndexes-.*\.js$/;

/**
 * Returns the file of DocSearch with the changes.
 *
 * @throws UpstreamChange if the file does not contain, exactly once, the text that a change
 *   replaces
 */
export const patchDocSearch = (code: string): string =>
  PATCHES.reduce((patchedCode, { effect, from, to }) => {
    if (patchedCode.split(from).length !== 2) {
      throw new UpstreamChange(
        'docsearch-patches',
        `DocSearch no longer contains, once, the text of the patch “${effect}” ` +
          'of plugins/docSearch/patches.ts',
      );
    }
    return patchedCode.replace(from, () => to);
  }, code);
