// A loader that mends what DocSearch's modal gets wrong, in the one file of it that
// is concerned. Each mend names what it replaces; an update of DocSearch that no
// longer holds the text fails the build, so that the mend is looked at again.

/** @type {{ why: string, from: string, to: string }[]} */
const mends = [
  {
    // The whole modal is a button, with the field and the results inside: nothing in
    // it can be reached by a screen reader's own means. Role and name of a dialog
    // belong to the modal; those of a combobox to the field.
    // https://github.com/algolia/docsearch/issues/1370
    why: 'the container is no button',
    from: `{ ref: containerRef }, getRootProps({ "aria-expanded": true })), {}, {`,
    to: `{ ref: containerRef }, {}), {}, {`,
  },
  {
    why: 'the container is no button',
    from: `		role: "button",
		tabIndex: 0,
		onMouseDown`,
    to: `		onMouseDown`,
  },
  {
    why: 'the modal is a dialog',
    from: `		className: "DocSearch-Modal",
		ref: modalRef
	}`,
    to: `		className: "DocSearch-Modal",
		ref: modalRef,
		role: "dialog",
		"aria-modal": true,
		"aria-label": "Search"
	}`,
  },
  {
    // They would be a second banner and a second footer of the page.
    why: 'parts of the modal are no landmarks',
    from: `React.createElement("header", {
		className: "DocSearch-SearchBar",`,
    to: `React.createElement("div", {
		className: "DocSearch-SearchBar",`,
  },
  {
    why: 'parts of the modal are no landmarks',
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
    // An option may hold nothing that can be focused: the link itself becomes the option.
    why: 'an option holds no link',
    from: `React.createElement("li", _objectSpread2({ className: ["DocSearch-Hit", item.__docsearch_parent && "DocSearch-Hit--Child"].filter(Boolean).join(" ") }, getItemProps({
		item,
		source: collection.source,
		onClick(event) {
			onItemClick(item, event);
		}
	})), /* @__PURE__ */ React.createElement(Hit, { hit: item },`,
    to: `React.createElement("li", _objectSpread2({ className: "DocSearch-Hit" }, handlers), /* @__PURE__ */ React.createElement(Hit, { hit: item, option: { id, role, "aria-selected": selected } },`,
  },
  {
    why: 'an option holds no link',
    from: `	const breadcrumbs = getHitItemBreadcrumbs(item);
`,
    to: `	const breadcrumbs = getHitItemBreadcrumbs(item);
	const { id, role, "aria-selected": selected, ...itemHandlers } = getItemProps({
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
    // It asks for a style element, which the content security policy refuses, and the
    // embedded engine is none of theirs.
    why: 'the logo of the hosted service',
    from: `/* @__PURE__ */ React.createElement("div", { className: "DocSearch-Logo" }, /* @__PURE__ */ React.createElement(AlgoliaLogo, { translations: { poweredByText } }))`,
    to: `null`,
  },
];

/** @param {string} source */
export default function mend(source) {
  return mends.reduce((text, { why, from, to }) => {
    if (text.split(from).length !== 2) {
      throw new Error(
        `DocSearch has changed: plugins/docSearch/mend.mjs does not find what it mends (${why}).`,
      );
    }
    return text.replace(from, () => to);
  }, source);
}
