import { useLocale, useWords } from '../../i18n/context';
import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import { KIND, NONE, at, keyOf, keySource, kindOf, stringOf, type JsonNodes } from '../../lib/json/json-index';
import type { NodePlace } from '../tree/tree-row';
import type { jsonTreeWords } from '../../i18n/json-tree/zh-cn';
import { hintOfNumber, hintOfString, type Hint } from './hints';
import styles from './tree.module.css';

/** Longer values are cut in the tree; copying gives them whole. */
const SHOWN_LENGTH = 300;

const KIND_NAMES: Readonly<Record<number, string>> = {
  [KIND.string]: 'string',
  [KIND.number]: 'number',
  [KIND.true]: 'word',
  [KIND.false]: 'word',
  [KIND.null]: 'word',
};

interface JsonNodeProps extends NodePlace {
  index: JsonNodes;
}

/** What a row says: the node's key or position, and its value or how much is in it. */
export function JsonNode({ index, node, ordinal }: JsonNodeProps) {
  const parent = at(index.parents, node);
  const isElement = parent === NONE ? index.roots > 1 : kindOf(index, parent) === KIND.array;
  return (
    <>
      <Key index={index} node={node} ordinal={ordinal} isElement={isElement} />
      <Value index={index} node={node} />
    </>
  );
}

function Key({ index, node, ordinal, isElement }: JsonNodeProps & { isElement: boolean }) {
  const key = keySource(index, node);
  if (key === '' && !isElement) return null;
  return (
    <>
      <span data-kind={isElement ? 'quiet' : 'key'}>{isElement ? ordinal : cut(key)}</span>
      <span data-kind="quiet">{': '}</span>
    </>
  );
}

function Value({ index, node }: Pick<JsonNodeProps, 'index' | 'node'>) {
  const words = useWords<typeof jsonTreeWords>();
  const locale = useLocale();
  const kind = kindOf(index, node);
  if (kind <= KIND.array) {
    const count = at(index.counts, node);
    const isObject = kind === KIND.object;
    return (
      <span data-kind="quiet">
        {isObject ? '{ }' : '[ ]'} {isObject ? words.members(count) : words.items(count)}
      </span>
    );
  }
  const start = at(index.starts, node);
  const end = at(index.ends, node);
  const shown = index.text.slice(start, Math.min(end, start + SHOWN_LENGTH)) + (end - start > SHOWN_LENGTH ? '…' : '');
  const hint = hintOf(index, node);
  return (
    <>
      <span data-kind={KIND_NAMES[kind]}>{shown}</span>
      {hint ? <span className={styles.hint}>{hint.kind === 'link' ? 'URL' : formatDate(hint, locale)}</span> : null}
    </>
  );
}

function cut(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** What a scalar may mean: a moment or an address. */
export function hintOf(index: JsonNodes, node: number): Hint | undefined {
  const kind = kindOf(index, node);
  // A hint needs no more than a glance; nobody writes an address of that length.
  if (at(index.ends, node) - at(index.starts, node) > 2000) return undefined;
  if (kind === KIND.string) return hintOfString(stringOf(index, node));
  if (kind !== KIND.number) return undefined;
  return hintOfNumber(index.text.slice(at(index.starts, node), at(index.ends, node)), keyOf(index, node));
}

/** A moment in the visitor's language and time zone, or a day with its weekday. */
export function formatDate({ kind, time }: Extract<Hint, { kind: 'date' | 'day' }>, locale: Locale): string {
  const format: Intl.DateTimeFormatOptions =
    kind === 'day' ? { dateStyle: 'full', timeZone: 'UTC' } : { dateStyle: 'medium', timeStyle: 'long' };
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], format).format(time);
}
