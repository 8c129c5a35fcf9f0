import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, type Scalar } from 'yaml';
import { makeToReadText, TO_READ_FILE } from '../../plugins/siteConfig/filesToRead';
import { NOT_ASSESSED } from '../../shared/schemas/accessibilitySchema';

const EXAMPLE_QUERIES = `// What your visitors type, and the addresses of the pages that answer it: the search has to find them. For example:
// open a pad = /docs/services/pad
`;

/**
 * Returns the facts of the sample without the assessment of its accessibility, because nobody has
 * assessed the association's own pages yet. The state has the mark `# sample`, so that
 * `npm run ready` asks the association to confirm it.
 *
 * @param siteYaml the text of the sample's `site.yaml`
 */
export function withoutAssessment(siteYaml: string): string {
  const document = parseDocument(siteYaml);
  document.set('accessibility', document.createNode(NOT_ASSESSED));
  const state = document.getIn(['accessibility', 'state'], true) as Scalar;
  state.comment = ' sample';
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

/**
 * Makes the folder of an association from the sample's folder.
 *
 * @param sample the path of the sample's folder
 * @param folder the path of the new folder
 * @param ids the ids of its services, whose pages the association has to read
 */
export function makeAssociation(sample: string, folder: string, ids: string[]): void {
  cpSync(sample, folder, { recursive: true });
  const siteFile = path.join(folder, 'site.yaml');
  writeFileSync(siteFile, withoutAssessment(readFileSync(siteFile, 'utf8')));
  // The sample's queries are replaced, because they ask for its own pages and services.
  writeFileSync(path.join(folder, 'queries.txt'), EXAMPLE_QUERIES);
  writeFileSync(path.join(folder, TO_READ_FILE), makeToReadText(ids));
}
