import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { associationFile } from '../../shared/association';
import { addToSidebar } from './addToSidebar';

const SIDEBARS = `# Comments stay.
docsSidebar:
  - text: Messaging
    items:
      - text: Polls
        link: /docs/mattermost/messaging/polls
      - text: Colors
        link: /docs/mattermost/settings/colors
associationSidebar:
  - text: Statutes
    link: /docs/association/statuts
`;

test('a new page comes after the last one of its folder', () => {
  expect(addToSidebar(SIDEBARS, 'docs/mattermost/messaging/reactions', "Let's: react")).toBe(
    SIDEBARS.replace(
      '/polls\n',
      `/polls\n      - text: "Let's: react"\n        link: /docs/mattermost/messaging/reactions\n`,
    ),
  );
  expect(addToSidebar(SIDEBARS, 'docs/association/rules', 'Rules')).toBe(
    `${SIDEBARS}  - text: Rules\n    link: /docs/association/rules\n`,
  );
  expect(addToSidebar(SIDEBARS, 'docs/other/page', 'Page')).toBeUndefined();
});

test('the sidebars of this site keep all else', () => {
  const sidebars = readFileSync(associationFile('sidebars.yaml'), 'utf8');
  const newSidebars = addToSidebar(sidebars, 'docs/association/rules', 'Rules');
  expect(newSidebars?.replace('  - text: Rules\n    link: /docs/association/rules\n', '')).toBe(
    sidebars,
  );
});
