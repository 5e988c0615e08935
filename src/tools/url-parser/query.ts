import { isJsonDocument, isToken } from '../../lib/text-likeness';
import { keeping, percentEncode } from '../../lib/percent';
import { readPart, type Part } from './part';
import { isTracking } from '../../lib/link-tracking';
import { endOfAddress } from './trim';

/** One `name=value` of a query. */
export interface Parameter {
  /** Its place among the pieces between the `&`, empty ones counted. */
  readonly index: number;
  readonly name: Part;
  /** Undefined where there is no `=`: `flag` is not `flag=`. */
  readonly value?: Part;
  readonly isTracking: boolean;
  /** The value is an address itself. */
  readonly isAddress: boolean;
  /** The value is what another tool shows more of. */
  readonly holds?: 'json' | 'token';
}

/**
 * The parameters in order, duplicates kept. Unlike `URLSearchParams` it keeps the raw form, and tells a missing value
 * from an empty one. Empty pieces, as in `a&&b`, are no parameters.
 */
export function readQuery(rawQuery: string, plusAsSpace = true): Parameter[] {
  return rawQuery.split('&').flatMap((piece, index) => {
    if (piece === '') return [];
    const equals = piece.indexOf('=');
    const name = readPart(equals < 0 ? piece : piece.slice(0, equals), plusAsSpace);
    const value = equals < 0 ? undefined : readPart(piece.slice(equals + 1), plusAsSpace);
    const holds = value && holding(value.decoded);
    return [
      {
        index,
        name,
        ...(value && { value }),
        isTracking: isTracking(name.decoded),
        isAddress: value !== undefined && isAddress(value.decoded),
        ...(holds && { holds }),
      },
    ];
  });
}

/** Whether there is anything special about a parameter. */
export function isMarked({ name, value, isAddress: is, isTracking: tracks, holds }: Parameter): boolean {
  return !value || value.raw === '' || value.isBroken || name.isBroken || is || tracks || holds !== undefined;
}

/** A parameter as it stands in the query. */
export function rawOf({ name, value }: Parameter): string {
  return value === undefined ? name.raw : `${name.raw}=${value.raw}`;
}

/**
 * A name or a value as a field of one line shows it, and whether what is typed there is in percent encoding already: such a field holds
 * neither line breaks nor what could not be decoded.
 */
export function fieldText(part: Part | undefined, show: 'decoded' | 'raw'): { text: string; isRaw: boolean } {
  if (part === undefined) return { text: '', isRaw: false };
  const isRaw = show === 'raw' || part.isBroken || /[\r\n]/.test(part.decoded);
  return { text: isRaw ? part.raw : part.decoded, isRaw };
}

function isAddress(text: string): boolean {
  return /^(https?|wss?|ftp):\/\/[^\s/?#]\S*$/i.test(text);
}

function holding(text: string): Parameter['holds'] {
  if (isToken(text)) return 'token';
  return isJsonDocument(text) ? 'json' : undefined;
}

/** Where query and fragment stand in an address as typed; `end` is that of the query. */
interface Places {
  /** Of the `?`, or where it would stand. */
  readonly question: number;
  readonly end: number;
  readonly hasQuery: boolean;
}

function placesIn(text: string): Places {
  const hash = text.indexOf('#');
  // Spaces at the end are not part of the address.
  const end = hash < 0 ? endOfAddress(text) : hash;
  const question = text.indexOf('?');
  return question < 0 || question >= end ? { question: end, end, hasQuery: false } : { question, end, hasQuery: true };
}

/** The query of an address as typed, without `?`; undefined where there is none. The parser drops line breaks and tabs. */
export function queryIn(text: string): string | undefined {
  const { question, end, hasQuery } = placesIn(text);
  return hasQuery ? text.slice(question + 1, end).replace(/[\t\n\r]/g, '') : undefined;
}

function withPieces(text: string, pieces: readonly string[]): string {
  const { question, end } = placesIn(text);
  const query = pieces.length === 0 ? '' : `?${pieces.join('&')}`;
  return text.slice(0, question) + query + text.slice(end);
}

// The apostrophe as well: in a query of http it would be encoded anyway.
const KEPT = keeping('-_.!~*()');

function encode(text: string): string {
  return percentEncode(new TextEncoder().encode(text), KEPT);
}

/** What is typed as raw stays so but for what would end the piece. */
function protect(raw: string, separators: RegExp): string {
  return raw.replace(separators, (character) =>
    percentEncode(new TextEncoder().encode(character), new Uint8Array(256)),
  );
}

/** A new name or value for a parameter. */
export interface Edit {
  readonly index: number;
  readonly field: 'name' | 'value';
  readonly text: string;
  /** It is in percent encoding already. */
  readonly isRaw: boolean;
}

/** The address with one parameter changed; not a character of the others is touched. */
export function editParameter(text: string, rawQuery: string, { index, field, text: typed, isRaw }: Edit): string {
  const pieces = rawQuery.split('&');
  const piece = pieces[index] ?? '';
  const equals = piece.indexOf('=');
  const name = equals < 0 ? piece : piece.slice(0, equals);
  const rest = equals < 0 ? '' : piece.slice(equals);
  pieces[index] =
    field === 'name'
      ? (isRaw ? protect(typed, /[&#=\s]/g) : encode(typed)) + rest
      : `${name}=${isRaw ? protect(typed, /[&#\s]/g) : encode(typed)}`;
  return withPieces(text, pieces);
}

/** The address with one more parameter at the end of its query. */
export function addParameter(text: string, rawQuery: string | undefined, name: string, value: string): string {
  const pieces = rawQuery === undefined || rawQuery === '' ? [] : rawQuery.split('&');
  return withPieces(text, [...pieces, `${encode(name)}=${encode(value)}`]);
}

/** The address without some parameters; without any left it has no `?` either. */
export function removeParameters(text: string, rawQuery: string, indexes: ReadonlySet<number>): string {
  return withPieces(
    text,
    rawQuery.split('&').filter((_, index) => !indexes.has(index)),
  );
}

/** The address with its parameters by name; those of one name keep their order. */
export function sortParameters(text: string, rawQuery: string): string {
  const pieces = rawQuery.split('&');
  const sorted = readQuery(rawQuery).toSorted((one, other) => {
    const [a, b] = [one.name.decoded, other.name.decoded];
    return a < b ? -1 : Number(a > b);
  });
  const empty = pieces.filter((piece) => piece === '');
  return withPieces(text, [...sorted.map(({ index }) => pieces[index] ?? ''), ...empty]);
}

/** The parameters as a JSON object in their order; a name that comes more than once has a list, a missing value is "". */
export function queryToJson(parameters: readonly Parameter[]): string {
  const values = new Map<string, string[]>();
  for (const { name, value } of parameters) {
    const list = values.get(name.decoded) ?? [];
    list.push(value?.decoded ?? '');
    values.set(name.decoded, list);
  }
  // Not through an object: it would put numbers first and lose `__proto__`.
  const members = [...values].map(
    ([name, list]) => `${JSON.stringify(name)}:${JSON.stringify(list.length === 1 ? list[0] : list)}`,
  );
  return `{${members.join(',')}}`;
}

/** The query as an argument of curl, quoted for a POSIX shell. */
export function queryToCurl(rawQuery: string): string {
  // curl takes a leading `@` for the name of a file.
  const form = rawQuery.replace(/^@/, '%40');
  return `-d '${form.replaceAll("'", "'\\''")}'`;
}
