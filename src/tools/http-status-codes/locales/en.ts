import { numbersOf, type Words } from '../../../i18n/words';
import type { Mark, StatusClass } from '../codes';
import { descriptions } from './descriptions.en';
import type { words as zhCn } from './zh-cn';

const { plural } = numbersOf('en');

const CLASS_NAMES: Record<StatusClass, string> = {
  1: 'informational response',
  2: 'success',
  3: 'redirection',
  4: 'client error',
  5: 'server error',
};
const MARKS: Record<Mark, string> = {
  temporary: 'temporary registration',
  deprecated: 'deprecated',
  unused: 'unused',
  obsoleted: 'obsoleted',
};

export const words = {
  search: 'Search',
  searchPlaceholder: 'Code or meaning: 404, 4xx, redirect',
  options: {
    filter: { label: 'Type', values: { all: 'All', http: 'HTTP', webdav: 'WebDAV' } },
    hasUnofficial: 'Show unofficial codes',
  },
  className: (statusClass: StatusClass) => `${statusClass}xx ${CLASS_NAMES[statusClass]}`,
  results: 'Search results',
  amount: (n: number) => plural(n, { one: `${n} code`, other: `${n} codes` }),
  mark: (mark: Mark) => MARKS[mark],
  origin: (name: string) => `unofficial: ${name}`,
  formerNames: (names: readonly string[]) => `Formerly ${names.join(', ')}`,
  copyHint: 'Click to copy',
  none: (query: string) => `No status code matches “${query}”.`,
  unassigned: (code: number, fallback: number) => `${code} is not assigned; clients treat it as ${fallback}.`,
  isUnofficial: (code: number, origin: string) => `${code} is an unofficial code of ${origin}.`,
  hiddenUnofficial: (n: number, query: string) =>
    plural(n, {
      one: `One unofficial code matches “${query}”.`,
      other: `${n} unofficial codes match “${query}”.`,
    }),
  descriptions,
} satisfies Words<typeof zhCn>;
