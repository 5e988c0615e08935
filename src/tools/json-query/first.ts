import type { Language } from './language';

/** What gives data back whole. */
export const IDENTITY: Readonly<Record<Language, string>> = { jq: '.', jsonpath: '$', jmespath: '@' };

/** What the bookshop is asked first. */
export const FIRST: Readonly<Record<Language, string>> = {
  jq: '.store.book[] | select(.price < 10) | .title',
  jsonpath: '$.store.book[?@.price < 10].title',
  jmespath: 'store.book[?price < `10`].title',
};
