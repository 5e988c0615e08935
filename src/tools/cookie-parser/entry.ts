import type { Advice } from './advice';
import type { Verdict } from './judge';
import { lookInto, type Found } from './look-into';
import type { Form } from './read-text';
import type { ParsedCookie } from './set-cookie';

/** A cookie of a text, with its place there. */
export interface Entry {
  readonly form: Form;
  readonly name: string;
  readonly value: string;
  /** Bytes of name and value. */
  readonly size: number;
  /** From 1; of JSON the entry. */
  readonly line: number;
  /** UTF-16 offset of the line's cookies. */
  readonly at: number;
  /** The first line of its list, where that is another. */
  readonly list?: number;
  /** How many cookies of the same list have this name. */
  readonly same: number;
  readonly found: readonly Found[];
  /** Of Set-Cookie and of what a browser has stored. */
  readonly set?: { readonly cookie: ParsedCookie; readonly verdict: Verdict; readonly advice: readonly Advice[] };
  /** So many cookies may have been folded into its line, which is read as one. */
  readonly parts: number;
  /** The line of a later one with the same name, domain and path, which takes its place. */
  readonly replacedBy?: number;
}

type Place = Pick<Entry, 'form' | 'line' | 'at' | 'parts' | 'list'>;

/** A cookie with its place; `set` where it is known what a browser does with it. */
export function entryOf(
  { form, line, at, parts, list }: Place,
  cookie: Pick<Entry, 'name' | 'value' | 'size'>,
  set?: Entry['set'],
): Entry {
  const { name, value, size } = cookie;
  return {
    form,
    name,
    value,
    size,
    line,
    at,
    same: 1,
    found: lookInto(value),
    parts,
    ...(list !== undefined && { list }),
    ...(set && { set }),
  };
}
