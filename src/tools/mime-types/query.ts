import { err, ok, type Result } from '../../lib/result';
import { TOP_LEVELS } from './mime-type';

/** What was typed, taken for one of the things it can be. Everything is in lower case. */
export type Query =
  | { readonly kind: 'type'; readonly type: string }
  /** `image/*`; `top` is the part before the slash. */
  | { readonly kind: 'range'; readonly top: string }
  /** Without dots; `inner` is the one before it, as `tar` in `.tar.gz`. */
  | { readonly kind: 'extension'; readonly extension: string; readonly inner?: string }
  /** An extension without its dot, or any other word. */
  | { readonly kind: 'word'; readonly word: string };

export interface QueryFault {
  readonly code: 'bad-type';
}

// RFC 6838, 4.2: what a name may consist of.
const NAME = /^[a-z0-9][a-z0-9!#$&^_.+-]*$/;
const isTopLevel = (name: string) => TOP_LEVELS.some((one) => one === name) || name === 'haptics' || name === 'example';

/** Reads an extension, a file name, a path, a type, a whole `Content-Type` header or a word; undefined for nothing. */
export function readQuery(typed: string): Result<Query | undefined, QueryFault> {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^["'“‘]|["'”’]$/g, '');
  if (text === '') return ok(undefined);
  const header = /^(?:(?:content-type|accept)\s*:|type=)\s*(?!\s)["']?(.*)$/.exec(text)?.[1];
  if (header !== undefined) return readType(header);
  if (!/[\\/]/.test(text)) return ok(readName(text));
  const [top = ''] = text.split('/');
  const isType = /^[^\\/:]*\/[^\\/]*$/.test(cut(text)) && (isTopLevel(top.trim()) || !/\.[a-z0-9]+$/.test(cut(text)));
  return isType && top.trim() !== '' && !top.startsWith('.') ? readType(text) : ok(readName(fileNameOf(text)));
}

/** A header without its parameters; of several types, the first. */
function cut(text: string): string {
  return text.replace(/[;,][^]*/, '').trim();
}

function readType(text: string): Result<Query, QueryFault> {
  const [top = '', name = '', ...rest] = cut(text)
    .split('/')
    .map((part) => part.trim());
  if (rest.length > 0 || !NAME.test(top)) return err({ code: 'bad-type' });
  if (name === '*') return ok({ kind: 'range', top });
  return NAME.test(name) ? ok({ kind: 'type', type: `${top}/${name}` }) : err({ code: 'bad-type' });
}

/** The last piece of a path or an address. */
function fileNameOf(path: string): string {
  const whole = /^[a-z][a-z0-9+.-]+:\/\//.test(path) ? path.replace(/[?#][^]*/, '') : path;
  return whole.split(/[\\/]/).findLast((piece) => piece !== '') ?? '';
}

function readName(name: string): Query {
  const pieces = withoutDots(name).split('.');
  const extension = pieces.at(-1)?.trim() ?? '';
  if (pieces.length < 2 || extension === '') return { kind: 'word', word: name };
  const inner = pieces.length > 2 ? pieces.at(-2)?.trim() : undefined;
  return { kind: 'extension', extension, ...(inner !== undefined && inner !== '' && { inner }) };
}

/** Not by a pattern, which would begin anew at every dot in the middle. */
function withoutDots(name: string): string {
  let end = name.length;
  while (name[end - 1] === '.') end -= 1;
  return name.slice(0, end);
}
