import path from 'node:path';
import { projectRoot } from '../../scripts/lib/projectCopy';

/** The folder of the built site of the association, which the tests of the content ask. */
export const siteUnderTest = process.env.SITE_DIST ?? path.join(projectRoot, 'dist');
