// npm run new-post -- "Our new mail server": makes the file of a post, dated today.
// npm run new-page -- docs/mattermost/messaging/reactions "Reacting to messages": makes the file of
// a page. The path is inside docs/, without the extension. The script also adds the page to
// sidebars.yaml, after the other pages of its folder.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../plugins/sources/textFile';
import { ASSOCIATION_FOLDER, associationFile } from '../shared/association';
import { formatUtcDay } from '../shared/buildTime';
import { projectRoot } from '../shared/projectRoot';
import { makeSlug } from '../shared/slug';
import { addToSidebar } from './lib/addToSidebar';
import { main } from './lib/main';
import { UserFacingError } from './lib/run';

/**
 * Writes the file of a page or a post.
 *
 * @param pagePath the path inside `docs/`, without the extension
 * @param date the date of a post, such as 2025-01-20
 * @throws {UserFacingError} when the file exists already
 */
function writePage(pagePath: string, title: string, date?: string): void {
  const pathWithoutExtension = path.join(projectRoot, 'docs', pagePath);
  const existingFile = ['.mdx', '.md']
    .map((extension) => pathWithoutExtension + extension)
    .find(existsSync);
  if (existingFile) {
    throw new UserFacingError(
      `${path.relative(projectRoot, existingFile)} exists already. Nothing was written.`,
    );
  }
  mkdirSync(path.dirname(pathWithoutExtension), { recursive: true });
  const dateLine = date ? `date: ${date}\n` : '';
  // A string in JSON is also a string in YAML, whatever characters it contains. The description is
  // empty, because the build then asks for one.
  const frontMatter = `title: ${JSON.stringify(title)}\ndescription: ''\n${dateLine}`;
  const heading = title.replaceAll(/[\\<{`*_[\]]/g, '\\$&');
  writeFileSync(`${pathWithoutExtension}.mdx`, `---\n${frontMatter}---\n\n# ${heading}\n\n`);
  console.log(`docs/${pagePath}.mdx: write its description (40 to 160 characters) and its text.`);
}

function makePost(title = ''): void {
  if (!makeSlug(title)) {
    throw new UserFacingError('Give the post a title: npm run new-post -- "Our new mail server"');
  }
  writePage(`blog/${makeSlug(title)}`, title, formatUtcDay(Date.now()));
}

function makePage(givenPath = '', title = ''): void {
  // A page in docs/docs/ may also be given from the project's folder: docs/docs/cgu.mdx.
  const pagePath = givenPath.replace(/^\/|\/$|\.mdx?$/g, '').replace(/^docs\/(?=docs\/)/, '');
  if (!pagePath || !title) {
    const example =
      'npm run new-page -- docs/mattermost/messaging/reactions "Reacting to messages"';
    throw new UserFacingError(`Give the page’s place and its title: ${example}`);
  }
  const usablePath = pagePath.split('/').map(makeSlug).join('/');
  if (pagePath !== usablePath) {
    throw new UserFacingError(
      `An address has lower-case letters, digits and dashes: call it ${usablePath}.`,
    );
  }
  writePage(pagePath, title);
  const sidebarsName = `${ASSOCIATION_FOLDER}/sidebars.yaml`;
  const sidebarsFile = associationFile('sidebars.yaml');
  const newSidebars = addToSidebar(readText(sidebarsFile), pagePath, title);
  if (newSidebars) {
    writeFileSync(sidebarsFile, newSidebars);
    console.log(
      `${sidebarsName}: the page is the last of its folder; move its lines where they belong. ` +
        'If its text is French, write lang: fr below its title. ' +
        `Words of the title that are not English go into ${ASSOCIATION_FOLDER}/words.txt.`,
    );
  } else {
    console.log(
      `${sidebarsName} has no page beside it: ` +
        `add its title as text and /${pagePath} as link, or link it.`,
    );
  }
}

main(async () => {
  const [pageKind, ...pageArgs] = process.argv.slice(2);
  pageKind === 'post' ? makePost(...pageArgs) : makePage(...pageArgs);
  return 0;
});
