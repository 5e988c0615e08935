import { toJqPath, toJmesPath, toShortJsonPath } from '../../lib/json/json-path';
import { KIND, NONE, at, keyOf, kindOf, type JsonNodes } from '../../lib/json/json-index';
import type { Language } from './language';

/** The functions that are asked for most; all that there are would be hundreds in jq. */
export const FUNCTIONS: Readonly<Record<Language, readonly string[]>> = {
  jq: (
    'add all any ascii_downcase ascii_upcase capture contains debug del delpaths empty endswith error explode ' +
    'first flatten floor from_entries fromjson getpath group_by gsub has implode in index input inputs inside isempty ' +
    'join keys keys_unsorted last length limit ltrimstr map map_values match max max_by min min_by not ' +
    'now paths pick range recurse reduce round rtrimstr scan select sort sort_by split splits startswith strftime ' +
    'strptime sub test to_entries todate tojson tonumber tostring transpose trim type unique unique_by ' +
    'until utf8bytelength values walk with_entries'
  ).split(' '),
  jsonpath: ['count', 'length', 'match', 'search', 'value'],
  jmespath: (
    'abs avg ceil contains ends_with floor join keys length map max max_by merge min min_by not_null reverse sort ' +
    'sort_by starts_with sum to_array to_number to_string type values'
  ).split(' '),
};

/** Keys of so many nodes are looked at, and so many different ones are kept. */
const NODES = 50_000;
const KEYS = 500;
const OFFERED = 8;

/** The different keys of data, in the order in which they first come. */
export function keysOf(index: JsonNodes): readonly string[] {
  const keys = new Set<string>();
  for (let node = 1; node < Math.min(index.count, NODES) && keys.size < KEYS; node++) {
    const parent = at(index.parents, node);
    if (parent !== NONE && kindOf(index, parent) === KIND.object) keys.add(keyOf(index, node));
  }
  return [...keys];
}

export interface Completion {
  readonly label: string;
  /** What comes in the place of a part of the expression. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const PATHS = { jq: toJqPath, jsonpath: toShortJsonPath, jmespath: toJmesPath };

/** How a key is written behind a dot, with the dot where it stays. */
function written(language: Language, key: string): string {
  const path = PATHS[language]([key]);
  return language === 'jsonpath' ? path.slice(1) : language === 'jq' ? path : `.${path}`;
}

/** A word is no longer than this. */
const LONGEST = 200;
const LAST_WORD = /(\.?)([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]{0,199})?$/;
const REST_OF_WORD = /^[\w\u0080-\uffff]*/;

/** What the word at a place of an expression may become: keys of the data, and functions. */
export function completionsOf(
  expression: string,
  place: number,
  language: Language,
  keys: readonly string[],
): readonly Completion[] {
  const before = expression.slice(Math.max(0, place - LONGEST), place);
  const [whole = '', dot = '', word = ''] = LAST_WORD.exec(before) ?? [];
  if (whole === '' || before.endsWith('..') || isInText(expression.slice(0, place), language)) return [];
  const start = place - whole.length;
  const [rest = ''] = word === '' ? [] : (REST_OF_WORD.exec(expression.slice(place, place + LONGEST)) ?? []);
  const end = place + rest.length;
  const begins = (name: string) => name !== word + rest && name.toLowerCase().startsWith(word.toLowerCase());
  // JMESPath has keys without a dot before them.
  const takesKeys = dot !== '' || language === 'jmespath';
  const members = takesKeys
    ? keys.filter(begins).map((key) => {
        const path = written(language, key);
        return { label: key, text: dot === '' ? path.slice(1) : path, start, end };
      })
    : [];
  const functions =
    dot === '' && word !== ''
      ? FUNCTIONS[language].filter(begins).map((name) => ({ label: name, text: name, start, end }))
      : [];
  return [...members, ...functions].slice(0, OFFERED);
}

const QUOTES: Readonly<Record<Language, string>> = { jq: '"', jsonpath: `'"`, jmespath: `'"\`` };

/** Whether a text that is not closed stands at the end; what jq computes within one, `"\(…)"`, does not count as such. */
function isInText(before: string, language: Language): boolean {
  const quotes = QUOTES[language];
  /** Quotes that are open, and the depth of brackets in what is computed within them. */
  const open: { readonly quote: string; depth: number }[] = [];
  let isText = false;
  for (let at = 0; at < before.length; at++) {
    const unit = before.charAt(at);
    const inner = open.at(-1);
    if (isText) {
      if (unit === '\\') {
        at += 1;
        if (language === 'jq' && inner && before[at] === '(') {
          inner.depth = 1;
          isText = false;
        }
      } else if (unit === inner?.quote) {
        open.pop();
        isText = false;
      }
    } else if (quotes.includes(unit)) {
      open.push({ quote: unit, depth: 0 });
      isText = true;
    } else if (inner && (unit === '(' || unit === ')')) {
      inner.depth += unit === '(' ? 1 : -1;
      isText = inner.depth === 0;
    }
  }
  return isText;
}
