import type { words } from './locales/zh-cn';
import type { Language } from './language';

type Entry = readonly [means: keyof (typeof words)['entries'], expression: string];

/** What each language does with the bookshop. */
export const CHEAT_SHEET: Readonly<Record<Language, readonly Entry[]>> = {
  jq: [
    ['whole', '.'],
    ['member', '.store.book'],
    ['oddKey', '."a b"'],
    ['each', '.store.book[].title'],
    ['last', '.store.book[-1].title'],
    ['slice', '.store.book[0:2]'],
    ['deep', '.. | .title? // empty'],
    ['filter', '.store.book[] | select(.price < 10)'],
    ['matching', '.store.book[] | select(.title | test("^m"; "i"))'],
    ['build', '.store.book[] | {title, cents: (.price * 100 | round)}'],
    ['list', '[.store.book[].price]'],
    ['sort', '.store.book | sort_by(.price)'],
    ['group', '.store.book | group_by(.price < 10) | map(length)'],
    ['sum', '[.store.book[].price] | add'],
    ['count', '.store.book | length'],
    ['fallback', '.store.book[].isbn // "none"'],
    ['lines', '.store.book[] | [.title, .price] | @csv'],
    ['paths', 'paths(scalars) | join(".")'],
  ],
  jsonpath: [
    ['whole', '$'],
    ['member', '$.store.book'],
    ['oddKey', "$['a b']"],
    ['each', '$.store.book[*].title'],
    ['last', '$.store.book[-1].title'],
    ['slice', '$.store.book[0:2]'],
    ['deep', '$..title'],
    ['filter', '$.store.book[?@.price < 10]'],
    ['matching', "$.store.book[?search(@.title, '^[Mm]')]"],
    ['count', '$.store[?count(@.*) > 2]'],
    ['fallback', '$.store.book[?!@.isbn].title'],
  ],
  jmespath: [
    ['whole', '@'],
    ['member', 'store.book'],
    ['oddKey', '"a b"'],
    ['each', 'store.book[*].title'],
    ['last', 'store.book[-1].title'],
    ['slice', 'store.book[0:2]'],
    ['filter', 'store.book[?price < `10`]'],
    ['matching', "store.book[?contains(title, 'o')]"],
    ['build', 'store.book[*].{name: title, cost: price}'],
    ['sort', 'sort_by(store.book, &price)'],
    ['sum', 'sum(store.book[*].price)'],
    ['count', 'length(store.book)'],
    ['fallback', "store.book[*].[title, isbn || 'none']"],
    ['flatten', 'store.book[*].[title, price][]'],
    ['pick', 'max_by(store.book, &price).title'],
    ['join', "join(', ', store.book[*].title)"],
  ],
};
