import type { Words } from '../../../i18n/words';
import type { Effect } from '../commands';
import { descriptions } from './descriptions.en';
import { topics } from './topics.en';
import type { words as zhCn } from './zh-cn';

const effects: Record<Effect, string> = {
  history: 'rewrites history',
  discards: 'discards work',
  remote: 'changes the remote',
};

export const words = {
  filter: 'Filter',
  filterPlaceholder: 'Command, purpose or topic: stash, undo…',
  names: 'Your own names',
  options: {
    BRANCH: { label: 'BRANCH', placeholder: 'BRANCH' },
    MAIN: { label: 'MAIN branch', placeholder: 'MAIN' },
    REMOTE: { label: 'REMOTE', placeholder: 'REMOTE' },
    COMMIT: { label: 'COMMIT', placeholder: 'COMMIT' },
    FILE: { label: 'FILE', placeholder: 'FILE' },
  },
  topicList: 'Topics',
  topics,
  effects,
  linkTo: (topic) => `Link to “${topic}”`,
  copy: (command) => `Copy ${command}`,
  warning: 'Copied. This command discards work: make sure before you run it.',
  none: 'No command matches',
  noneHint: 'Look in one of these topics:',
  descriptions,
} satisfies Words<typeof zhCn>;
