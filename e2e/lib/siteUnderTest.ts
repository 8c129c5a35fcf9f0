import path from 'node:path';
import { projectRoot } from '../../scripts/lib/projectCopy';

/** The folder of the site under test, which the tests of the content use. */
export const siteUnderTestFolder = process.env.SITE_DIST ?? path.join(projectRoot, 'dist');
