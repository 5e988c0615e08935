import { toJqPath, toJmesPath, toShortJsonPath } from '../../lib/json/json-path';
import { KIND, NONE, at, keyOf, kindOf, type JsonNodes } from '../../lib/json/json-index';
import type { Language } from './language';

/** The functions that are asked for most; all that there are would be hundreds in jq. */
const FUNCTIONS: Readonly<Record<Language, readonly string[]>> = {
  jq: (
    'add all any ascii_downcase ascii_upcase capture contains debug del delpaths empty endswith error explode ' +
    'first flatten floor from_entries fromjson getpath group_by gsub has implode in index input inputs inside isempty ' +
    'join keys keys_unsorted last leaf_paths length limit ltrimstr map map_values match max max_by min min_by not ' +
    'now paths pick range recurse reduce round rtrimstr scan select sort sort_by split splits startswith strftime ' +
    'strptime sub test to_entries todate toarray tojson tonumber tostring transpose trim type unique unique_by ' +
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
  /** The whole expression with it. */
  readonly expression: string;
}

const PATHS = { jq: toJqPath, jsonpath: toShortJsonPath, jmespath: toJmesPath };

/** How a key is written behind a dot, with the dot where it stays. */
function written(language: Language, key: string): string {
  const path = PATHS[language]([key]);
  return language === 'jsonpath' ? path.slice(1) : language === 'jq' ? path : `.${path}`;
}

const LAST_WORD = /(\.?)([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?$/;

/** What the word at the end of an expression may become: keys of the data, and functions. */
export function completionsOf(expression: string, language: Language, keys: readonly string[]): readonly Completion[] {
  const end = expression.slice(-200);
  const [whole = '', dot = '', word = ''] = LAST_WORD.exec(end) ?? [];
  if (whole === '' || end.endsWith('..')) return [];
  const before = expression.slice(0, expression.length - whole.length);
  const begins = (name: string) => name !== word && name.toLowerCase().startsWith(word.toLowerCase());
  // JMESPath has keys without a dot before them.
  const takesKeys = dot !== '' || language === 'jmespath';
  const members = takesKeys
    ? keys.filter(begins).map((key) => {
        const path = written(language, key);
        return { label: key, expression: before + (dot === '' ? path.slice(1) : path) };
      })
    : [];
  const functions =
    dot === '' && word !== ''
      ? FUNCTIONS[language].filter(begins).map((name) => ({ label: name, expression: before + name }))
      : [];
  return [...members, ...functions].slice(0, OFFERED);
}
