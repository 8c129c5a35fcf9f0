import { UpstreamChange } from '../upstream/upstreamChange.ts';

/** A change of DocSearch's modal that it has no option for: `why` names it in the build's error message. */
interface Patch {
  why: string;
  replacements: { from: string; to: string }[];
}

const patches: Patch[] = [
  {
    // The container of the modal has the role of a button, so that screen readers offer neither the field nor the
    // results in it. It can go when DocSearch sets these roles: https://github.com/algolia/docsearch/issues/1370
    why: 'the field is a combobox, its container is not a button',
    replacements: [
      {
        from: '{ ref: containerRef }, getRootProps({ "aria-expanded": true })), {}, {',
        to: '{ ref: containerRef }, {}), {}, {',
      },
      { from: '\t\trole: "button",\n\t\ttabIndex: 0,\n\t\tonMouseDown', to: '\t\tonMouseDown' },
      {
        from: '\t\tplaceholder,\n\t\thidden: hideInput\n\t})',
        to: '\t\tplaceholder,\n\t\thidden: hideInput,\n\t\trole: "combobox",\n\t\t"aria-expanded": Boolean(baseInputProps["aria-controls"])\n\t})',
      },
    ],
  },
  {
    // An option must not contain anything that can have the focus, so the link becomes the option.
    // It can go when DocSearch does the same: https://github.com/algolia/docsearch/issues/1014
    why: 'an option contains no link',
    replacements: [
      {
        from: 'getItemProps({\n\t\titem,\n\t\tsource: collection.source,\n\t\tonClick(event) {\n\t\t\tonItemClick(item, event);\n\t\t}\n\t})), /* @__PURE__ */ React.createElement(Hit, { hit: item }, ',
        to: '{ ...getItemProps({\n\t\titem,\n\t\tsource: collection.source,\n\t\tonClick(event) {\n\t\t\tonItemClick(item, event);\n\t\t}\n\t}), id: undefined, role: "none", "aria-selected": undefined }), /* @__PURE__ */ React.createElement(Hit, { hit: item, option: getItemProps({ item, source: collection.source }) }, ',
      },
    ],
  },
  {
    // The logo contains a style element, which the Content-Security-Policy blocks, and names the hosted service beside
    // results of the embedded search. Of its two parts the style may go with
    // https://github.com/algolia/docsearch/pull/2939, which replaces the logo; the patch can go with an option that hides it.
    why: 'no logo of the hosted service',
    replacements: [
      {
        from: '/* @__PURE__ */ React.createElement("div", { className: "DocSearch-Logo" }, /* @__PURE__ */ React.createElement(AlgoliaLogo, { translations: { poweredByText } }))',
        to: 'null',
      },
    ],
  },
];

/** The file of DocSearch that is patched; the end of its name changes with each version. Seam: docsearch-patches. */
export const PATCHED_FILE = /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]normalizeDocSearchIndexes-.*\.js$/;

/**
 * @param code of DocSearch's file
 * @throws UpstreamChange when it does not contain, once, what a patch replaces
 */
export const patchDocSearch = (code: string): string =>
  patches.reduce(
    (patched, { why, replacements }) =>
      replacements.reduce((text, { from, to }) => {
        if (text.split(from).length !== 2) {
          throw new UpstreamChange(
            'docsearch-patches',
            `DocSearch no longer contains, once, the text of the patch “${why}” of plugins/docSearch/patches.ts`,
          );
        }
        return text.replace(from, () => to);
      }, patched),
    code,
  );
