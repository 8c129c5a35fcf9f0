import path from 'node:path';
import { projectRoot } from '../../shared/projectRoot';

/** The folder of the built site that the tests in e2e/content check. */
export const siteUnderTestFolder = process.env.SITE_DIST ?? path.join(projectRoot, 'dist');
