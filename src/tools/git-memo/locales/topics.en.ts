import type { Topic } from '../commands';

/** Apart from the other words, since the filter looks into them in every language. */
export const topics: Record<Topic, string> = {
  setup: 'Set up and start',
  commit: 'Stage and commit',
  inspect: 'Inspect',
  branch: 'Branch',
  remote: 'Remote',
  merge: 'Merge and rebase',
  undo: 'Undo',
  stash: 'Stash',
  tags: 'Tags',
  bisect: 'Bisect and more',
};
