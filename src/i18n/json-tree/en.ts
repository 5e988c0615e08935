import { formatNumber, plural, type Words } from '../words';
import type { jsonTreeWords as zhCn } from './zh-cn';

/** `3 items`: the number with its noun. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${formatNumber('en', n)} ${plural('en', n, { one, other })}`;
}

/** What the tree of a JSON text says. */
export const jsonTreeWords = {
  search: 'Find in keys and values',
  searchCount: (at: number, n: number) =>
    at === 0 ? `${formatNumber('en', n)} found` : `${formatNumber('en', at)} of ${formatNumber('en', n)}`,
  searchNone: 'Nothing found',
  searching: 'Searching',
  previous: 'Previous',
  next: 'Next',
  expandTo: 'Expand to',
  level: (n: number) => `Level ${n}`,
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  chooseLevel: 'Choose a level',
  members: (n: number) => count(n, 'member'),
  items: (n: number) => count(n, 'item'),
  selected: 'Selected node',
  copyKey: 'Copy key',
  copyValue: 'Copy value',
  copyPath: 'Copy JSONPath',
  copyPointer: 'Copy JSON Pointer',
  openLink: 'Open link',
} satisfies Words<typeof zhCn>;
