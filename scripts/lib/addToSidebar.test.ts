import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { addToSidebar } from './addToSidebar';
import { root } from './run';

test('a new page comes after the last one of its folder', () => {
  const sidebars = `      { text: 'Polls', link: '/docs/mattermost/messaging/polls' },
      { text: 'Colors', link: '/docs/mattermost/settings/colors' },
  { text: 'Statutes', link: '/docs/association/statuts' },`;
  const lines = addToSidebar(sidebars, 'docs/mattermost/messaging/reactions', "Let's react")?.split('\n');
  expect(lines?.[1]).toBe("      { text: 'Let’s react', link: '/docs/mattermost/messaging/reactions' },");
  expect(addToSidebar(sidebars, 'docs/association/rules', 'Rules')).toContain(
    "statuts' },\n  { text: 'Rules', link: '/docs/association/rules' },",
  );
  expect(addToSidebar(sidebars, 'docs/other/page', 'Page')).toBeUndefined();
});

test('the sidebars of this site are written in the form that a new page is added to', () => {
  const sidebars = readFileSync(path.join(root, 'sidebars.ts'), 'utf8');
  expect(addToSidebar(sidebars, 'docs/mattermost/introduction-2', 'Two')).toContain("introduction-2' },");
});
