import { z } from 'zod';
import * as v from './values.ts';

const link = z.strictObject({
  text: v.text.describe('What the link says.'),
  link: v.pageAddress.describe('The address of a page, such as /docs/services.'),
});

const group = z.strictObject({
  text: v.text.describe('The heading of the group.'),
  items: z.array(link).min(1, 'must have at least one link').describe('The links of the group.'),
});

/** The schema of a sidebar: links and groups of links. */
const sidebar = z.array(z.union([link, group], 'must have text with link, or text with items'));

/** The schema of `sidebars.yaml`. */
export const sidebarsSchema = z.strictObject({
  docsSidebar: sidebar.describe(
    'Beside the documentation index and the guide; the guide’s book has its pages.',
  ),
  associationSidebar: sidebar.describe('Beside the pages about the association.'),
});
