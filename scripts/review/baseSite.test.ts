import { expect, test } from '@rstest/core';
import { findBaseCommit } from './baseSite';

test('where no commit can be compared, the reason is told', async () => {
  await expect(findBaseCommit('0000000000000000000000000000000000000000')).rejects.toThrow(
    'the branch is new, and has no commit before it',
  );
  await expect(findBaseCommit('no-such-branch')).rejects.toThrow(
    'this clone has no commit that no-such-branch and HEAD have in common',
  );
  await expect(findBaseCommit('--octopus')).rejects.toThrow('--octopus and HEAD');
});
