import { addQuery, readAddress } from '../address';
import { joined } from '../curl/data';
import { baseName } from '../curl/form';
import { formPairs } from '../form-pairs';
import { toJson } from '../literals/to-json';
import type { Literal } from '../literals/literal';
import {
  headerOf,
  type Body,
  type Fed,
  type Header,
  type Part,
  type Piece,
  type Request,
  type Setting,
  type Text,
} from '../model';
import type { Note } from '../notes';
import { shownText, type Unknowns } from '../unknowns';
import { err, ok, type Result } from '../../../lib/result';
import type { Command } from './commands';
import { addAtPath } from './nested-json';
import type { ReadFault } from './reading';

/** Options with an argument, which may stand behind `=`. */
const WITH_ARGUMENT =
  /^(?:-[aAspo]|--(?:auth|auth-type|raw|verify|timeout|proxy|cert|cert-key|cert-key-pass|max-redirects|session|session-read-only|print|pretty|style|output|download-as|format-options|response-charset|response-mime|default-scheme|boundary|max-headers|ssl|ciphers|history-print|bearer))$/;

const SEPARATORS = ['==@', ':=@', '=@', ':=', '==', ':@', ';', ':', '=', '@'];

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded; charset=utf-8';

/** Signs of what makes the body. */
const FIELD = /^(?:=|:=|=@|:=@|@)$/;

interface Item {
  readonly name: Text;
  readonly sign: string;
  readonly value: Text;
}

interface Flags {
  readonly values: Map<string, Text>;
  readonly plain: Text[];
  readonly unknown: string[];
}

/** The request of a command of HTTPie or xh. */
export function readHttpie(
  { program, words, input }: Command,
  number: number,
  unknowns: Unknowns,
  notes: Note[],
): Result<readonly Request[], ReadFault> {
  const { values, plain, unknown } = readFlags(words.map(({ text }) => text));
  if (unknown.length > 0) notes.push({ code: 'unknown-option', names: unknown });
  const isMethod = plain.length > 1 && /^[A-Za-z]+$/.test(plain[0] ?? '') && parse(plain[1] ?? '')?.sign !== '=';
  const [typed, ...rest] = isMethod ? plain.slice(1) : plain;
  if (typed === undefined) return err({ code: 'no-url', command: number });
  const scheme = values.get('--default-scheme') ?? (/^(?:https|xhs)$/.test(program) ? 'https' : 'http');
  const address = readAddress(
    typed.replace(/^:\/\//, '').replace(/^:(?=\d|\/|$)/, (colon) => `localhost${/^:\d/.test(typed) ? colon : ''}`),
    scheme,
    values.has('--path-as-is'),
  );
  const items = rest.flatMap((item) => parse(item) ?? []);
  const headers: Header[] = [];
  const removed: string[] = [];
  const query = items.filter(({ sign }) => sign === '==').map(({ name, value }) => [name, value] as const);
  for (const { name, sign, value } of items) {
    if (sign === ';') headers.push({ name, value: '' });
    else if (sign === ':' && value === '') removed.push(name);
    else if (sign === ':') headers.push({ name, value: value.trim() });
    else if (sign === ':@' || sign === '==@')
      notes.push({ code: 'unread-file', names: [shownText(value, unknowns.all)] });
  }
  const auth = values.get('-a') ?? values.get('--auth') ?? address.credentials;
  const kind = values.get('-A') ?? values.get('--auth-type') ?? 'basic';
  if (auth !== undefined && kind === 'basic') {
    headers.push({ name: 'Authorization', value: `Basic ${unknowns.base64(auth.includes(':') ? auth : `${auth}:`)}` });
  } else if (auth !== undefined && kind === 'bearer') headers.push({ name: 'Authorization', value: `Bearer ${auth}` });
  const isFed = !values.has('--ignore-stdin') && !values.has('-I') && !items.some(({ sign }) => FIELD.test(sign));
  const fed = isFed && !values.has('--raw') ? input : undefined;
  const body = fed ? { body: fedBody(fed), type: typeOfRaw(values) } : bodyOf(items, values, unknowns, notes);
  const type = body.type;
  if (type !== undefined && !headerOf({ headers }, 'content-type')) headers.push({ name: 'Content-Type', value: type });
  const isJson = type === JSON_TYPE || fileOfBody(items) !== undefined;
  if (isJson && !headerOf({ headers }, 'accept')) headers.push({ name: 'Accept', value: `${JSON_TYPE}, */*;q=0.5` });
  const method = isMethod ? (plain[0] ?? '').toUpperCase() : body.body ? 'POST' : 'GET';
  const url = addQuery(address.url, formPairs(query, unknowns));
  const settings = settingsOf(values, auth, kind);
  return ok([{ method, url, headers, removed, settings, ...(body.body && { body: body.body }) }]);
}

function readFlags(words: readonly Text[]): Flags {
  const values = new Map<string, Text>();
  const plain: Text[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, name = word, value] = /^(--[\w-]+)=([^]*)$/.exec(word) ?? [];
    if (!/^-[-\w]/.test(word)) plain.push(word);
    else if (value !== undefined) values.set(name, value);
    else if (WITH_ARGUMENT.test(word)) {
      at += 1;
      values.set(word, words[at] ?? '');
    } else if (/^-[aAps]./.test(word)) values.set(word.slice(0, 2), word.slice(2));
    else if (KNOWN.test(word)) values.set(word, '');
    else unknown.push(word);
  }
  return { values, plain, unknown };
}

const KNOWN =
  /^(?:-[jfvhbFdcIOqxS46]+|--(?:json|form|multipart|verbose|headers|body|follow|download|continue|ignore-stdin|check-status|quiet|compress|stream|all|offline|debug|traceback|no-verify|unsorted|sorted|meta|chunked|path-as-is|ignore-netrc|curl))$/;

/** The first separator counts; a backslash before one takes its meaning away. */
function parse(item: Text): Item | undefined {
  let name = '';
  for (let at = 0; at < item.length; at += 1) {
    if (
      item.charAt(at) === '\\' &&
      SEPARATORS.some((sign) => item.startsWith(sign.charAt(0), at + 1) || item.charAt(at + 1) === '\\')
    ) {
      at += 1;
      name += item.charAt(at);
      continue;
    }
    const sign = SEPARATORS.find((each) => item.startsWith(each, at));
    if (sign === ';' && at < item.length - 1) name += ';';
    else if (sign !== undefined) {
      const value = item.slice(at + sign.length);
      return { name, sign, value: sign === ':' || sign === '=' ? value.replace(/^\\(?=[=@])/, '') : value };
    } else name += item.charAt(at);
  }
  return undefined;
}

function bodyOf(
  items: readonly Item[],
  values: Map<string, Text>,
  unknowns: Unknowns,
  notes: Note[],
): { body?: Body; type?: string } {
  const raw = values.get('--raw');
  if (raw !== undefined) return { body: fedBody({ text: raw }), type: typeOfRaw(values) };
  const file = fileOfBody(items);
  if (file !== undefined) return { body: fedBody({ file }), type: typeOfFile(file) };
  const fields = items.filter(({ sign }) => FIELD.test(sign));
  const isMultipart = values.has('--multipart') || fields.some(({ sign }) => sign === '@');
  if (isMultipart) return { body: { kind: 'parts', parts: fields.map(partOf) } };
  if (fields.length === 0) return values.has('--json') || values.has('-j') ? { type: JSON_TYPE } : {};
  if (isForm(values)) return { body: { kind: 'pieces', pieces: formOf(fields, unknowns) }, type: FORM_TYPE };
  return { body: { kind: 'pieces', pieces: jsonOf(fields, unknowns, notes) }, type: JSON_TYPE };
}

function isForm(values: Map<string, Text>): boolean {
  return values.has('--form') || [...values.keys()].some((name) => /^-[a-zA-Z]*f/.test(name));
}

const typeOfRaw = (values: Map<string, Text>) => (isForm(values) ? FORM_TYPE : JSON_TYPE);

const fedBody = (fed: Fed): Body => ({ kind: 'pieces', pieces: ['file' in fed ? { ...fed, as: 'whole' } : fed] });

/** The file that is the whole body: `@data.json` without a name, beside no field. */
function fileOfBody(items: readonly Item[]): Text | undefined {
  const [item, ...others] = items.filter(({ sign }) => FIELD.test(sign));
  return item?.sign === '@' && item.name === '' && others.length === 0 ? item.value : undefined;
}

/** What HTTPie says of files by their endings, as Python does; of others it says that they are JSON. */
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'text/xml',
  zip: 'application/zip',
};

function typeOfFile(file: Text): string {
  return TYPES[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''] ?? JSON_TYPE;
}

const namesFile = ({ sign }: Item) => sign === '=@' || sign === ':=@';

function formOf(fields: readonly Item[], unknowns: Unknowns): Piece[] {
  const pieces = fields.flatMap((item, index): Piece[] => {
    const joint = index === 0 ? '' : '&';
    if (!namesFile(item)) return [{ text: `${joint}${formPairs([[item.name, item.value]], unknowns)}` }];
    return [{ text: `${joint}${unknowns.encoded(item.name)}=` }, { file: item.value, as: 'encoded' }];
  });
  return joined(pieces);
}

/** Stands in JSON for the file with that number: no text that is typed holds a NUL. */
const FILE_MARK = /"\0@(\d+)\0"/;

/** A file of JSON is a piece of the body; what a text would be in quotes is only known to who reads it. */
function jsonOf(fields: readonly Item[], unknowns: Unknowns, notes: Note[]): Piece[] {
  let whole: Literal = { kind: 'object', members: [] };
  const files: Text[] = [];
  for (const { name, sign, value } of fields) {
    if (sign === '=@') notes.push({ code: 'embedded-file', names: [shownText(value, unknowns.all)] });
    const text = sign === '=@' ? `<${value}>` : sign === ':=@' ? `\0@${files.push(value) - 1}\0` : value;
    whole = addAtPath(whole, name, sign === ':=' ? rawJson(value) : { kind: 'text', value: text });
  }
  const parts = toJson(whole, 'python').split(FILE_MARK);
  return joined(
    parts.map((part, index) => (index % 2 === 0 ? { text: part } : { file: files[Number(part)] ?? '', as: 'whole' })),
  );
}

/** A value of JSON as a literal. */
function rawJson(text: string): Literal {
  try {
    return fromJson(
      JSON.parse(
        text.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g, (part) =>
          part.startsWith('"') ? part : `{"\\u0000":"${part}"}`,
        ),
      ),
    );
  } catch {
    return { kind: 'text', value: text };
  }
}

function fromJson(value: unknown): Literal {
  if (typeof value === 'string') return { kind: 'text', value };
  if (typeof value === 'boolean' || value === null) return { kind: 'word', value };
  if (Array.isArray(value)) return { kind: 'list', items: value.map(fromJson) };
  const members = Object.entries(value ?? {});
  const [first] = members;
  if (first?.[0] === '\0') return { kind: 'number', source: String(first[1]) };
  return { kind: 'object', members: members.map(([name, each]) => [name, fromJson(each)] as const) };
}

function partOf(item: Item): Part {
  const { name, sign, value } = item;
  if (sign === '@') {
    const [, path = value, type] = /^(.*?)(?:;type=(.*))?$/s.exec(value) ?? [];
    return {
      name,
      content: { file: path, as: 'whole' },
      fileName: baseName(path),
      ...(type !== undefined && { type }),
    };
  }
  return { name, content: namesFile(item) ? { file: value, as: 'whole' } : { text: value } };
}

function settingsOf(values: Map<string, Text>, auth: Text | undefined, kind: string): Setting[] {
  const settings: Setting[] = [];
  const add = (name: string, written: string, value?: Text) =>
    settings.push({ name, written, ...(value !== undefined && { value }) });
  const verify = values.get('--verify');
  if (verify !== undefined && /^(?:no|false)$/i.test(verify)) add('insecure', '--verify');
  else if (verify !== undefined && !/^(?:yes|true)$/i.test(verify)) add('cacert', '--verify', verify);
  if (values.has('--follow') || values.has('-F')) add('location', '--follow');
  const named = { '--timeout': 'max-time', '--cert': 'cert', '--cert-key': 'key', '--max-redirects': 'max-redirs' };
  for (const [flag, name] of Object.entries(named)) if (values.has(flag)) add(name, flag, values.get(flag));
  const proxy = values.get('--proxy')?.replace(/^https?:(?=[a-z])/, '');
  if (proxy !== undefined) add('proxy', '--proxy', proxy);
  if (auth !== undefined && kind === 'digest') {
    add('user', '-a', auth);
    add('digest', '--auth-type');
  }
  return settings;
}
