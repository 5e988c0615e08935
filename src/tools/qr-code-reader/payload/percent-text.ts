import { percentDecode } from '../../../lib/percent';

export interface PercentText {
  readonly text: string;
  /** No `%` stands without its two digits, and all bytes are UTF-8. */
  readonly isRight: boolean;
}

/** Percent-encoded UTF-8 as text; what is wrong stays as it stands. A `+` is itself. */
export function readPercent(written: string): PercentText {
  const read = percentDecode(written, { charset: 'utf-8', isTolerant: true });
  if (!read.ok) return { text: written, isRight: false };
  return { text: read.value.text, isRight: read.value.keptCount === 0 && !read.value.hasReplaced };
}

export interface Parameter {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
}

export interface Parameters {
  readonly list: readonly Parameter[];
  readonly isRight: boolean;
}

/** The parameters of a query, in their order, decoded. Parts without a name are left out. */
export function readQuery(query: string): Parameters {
  const list: Parameter[] = [];
  let isRight = true;
  for (const part of query.split('&')) {
    const equals = part.indexOf('=');
    const name = readPercent(equals < 0 ? part : part.slice(0, equals));
    const value = readPercent(equals < 0 ? '' : part.slice(equals + 1));
    isRight &&= name.isRight && value.isRight;
    if (name.text !== '') list.push({ name: name.text.toLowerCase(), value: value.text });
  }
  return { list, isRight };
}

/** Cuts a text at the first of a mark, which belongs to neither part. */
export function cutAt(text: string, mark: string): readonly [before: string, after: string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}
