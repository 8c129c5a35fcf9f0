import path from 'node:path';

/** The name of a page's file. */
export const PAGE = /\.mdx?$/;
/** A file with another ending is made by the build, or a document: `checkLinks` looks for it in the built site. */
const NEITHER_PAGE_NOR_PICTURE = /\.(?!mdx?$|html$|avif$|gif$|jpe?g$|png$|svg$|webp$)\w+$/i;

/**
 * Whether a link of a page leads to a page or a picture of the site. What the build makes, such as
 * the feed, is checked in the built site.
 *
 * @param files all files below `docs/`
 * @param versions the folders of versions, if there are some
 * @returns a function of the page's file and the link, without its `?` and `#`
 */
export function linkTargets(files: string[], versions: string[]): (file: string, link: string) => boolean {
  const addressOf = (file: string) =>
    file
      .replace(/^\.\/?$/, '')
      .replace(/(?:(?:^|\/)index)?(?:\.(?:mdx?|html))?$/, '')
      .replace(/\/$/, '');
  const addresses = new Set(files.filter((file) => PAGE.test(file)).map(addressOf));
  const others = new Set(files);
  const isThere = (place: string) =>
    addresses.has(addressOf(place)) || others.has(`public/${place}`) || others.has(place);
  return (file, link) => {
    const [version = ''] = file.split('/');
    const place = link.startsWith('/') ? link.slice(1) : path.posix.join(path.posix.dirname(file), link);
    return (
      NEITHER_PAGE_NOR_PICTURE.test(place) ||
      isThere(place) ||
      // A link without a version stays in the version of its page.
      (versions.includes(version) && isThere(`${version}/${place}`))
    );
  };
}
