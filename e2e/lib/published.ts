import path from 'node:path';
import type { ProjectCopy } from '../../scripts/lib/projectCopy';

/**
 * Returns the text of a configuration without the words and the comments that show which values are
 * the sample's.
 */
export const removeSampleMarks = (text: string) =>
  text
    .replaceAll(/ex[ae]mple/g, 'modele')
    .replaceAll(/Ex[ae]mple/g, 'Modele')
    .replaceAll('W000000000', 'W751234567')
    .replaceAll(' 99 00 ', ' 23 45 ')
    .replaceAll(/ # sample$/gm, '')
    .replace('sample: true', 'sample: false');

/** Turns a copy of the project into one that may be published: no value looks like the sample's. */
export function makePublishable(project: ProjectCopy): void {
  for (const name of ['site.yaml', 'services.yaml']) {
    project.transformFile(path.join(project.configFolder, name), removeSampleMarks);
  }
}
