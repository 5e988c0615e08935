import { addQuery } from '../address';
import { CodeCursor, type CodeFault } from '../literals/cursor';
import { memberOf, pairsOf, textOf, type Literal, type Member } from '../literals/literal';
import { ValueReader } from '../literals/read-value';
import { eachCall } from '../literals/statements';
import { toJson } from '../literals/to-json';
import { baseName } from '../curl/form';
import { formPairs } from '../form-pairs';
import {
  headerOf,
  type Body,
  type Header,
  type Part,
  type Piece,
  type Request,
  type Setting,
  type Text,
} from '../model';
import type { Note } from '../notes';
import type { Unknowns } from '../unknowns';
import { err, ok, type Result } from '../../../lib/result';
import { codeRequest, headersOf } from './code-request';

const CALLS =
  /(?<![\w.])((?:requests|session|s|httpx|client)\.(?:get|post|put|patch|delete|head|options|request))\s*\(/y;

/** The requests of calls of requests whose arguments are literals, or variables to which literals are assigned. */
export function readPython(
  text: string,
  unknowns: Unknowns,
  notes: Note[],
): Result<{ requests: readonly Request[] }, CodeFault> {
  const reader = new ValueReader(new CodeCursor(text, 'python'), unknowns);
  const requests: Request[] = [];
  eachCall(reader, CALLS, (name) => {
    const { plain, named } = readArguments(reader);
    if (reader.cursor.fault) return;
    const verb = name.split('.').at(-1) ?? 'get';
    const isOpen = verb === 'request';
    const method = isOpen ? textOf(plain[0] ?? memberOf(named, 'method')) : verb.toUpperCase();
    const url = textOf(plain[isOpen ? 1 : 0] ?? memberOf(named, 'url'));
    const rest = plain.slice(isOpen ? 2 : 1);
    if (method === undefined || url === undefined) reader.cursor.notLiteral();
    else requests.push(requestOf(method, url, withPlain(named, rest, verb), unknowns, notes));
  });
  return reader.cursor.fault ? err(reader.cursor.fault) : ok({ requests });
}

function readArguments(reader: ValueReader): { plain: Literal[]; named: Literal } {
  const { cursor } = reader;
  const start = cursor.at;
  const plain: Literal[] = [];
  const members: Member[] = [];
  while (!cursor.fault && !cursor.takeSign(')')) {
    const name = cursor.take(/([A-Za-z_]\w*)\s*=(?!=)/y)?.[1];
    const value = reader.read();
    if (name === undefined) plain.push(value);
    else members.push([name, value]);
    if (!cursor.takeSign(',')) {
      cursor.skipBlanks();
      if (cursor.at >= cursor.text.length) cursor.unclosed(start);
      else if (cursor.text.charAt(cursor.at) !== ')') cursor.notLiteral();
    }
  }
  return { plain, named: { kind: 'object', members } };
}

/** `requests.post(url, data, json)` and `requests.get(url, params)`. */
function withPlain(named: Literal, rest: readonly Literal[], verb: string): Literal {
  const names = verb === 'get' ? ['params'] : /^(?:post|put|patch)$/.test(verb) ? ['data', 'json'] : [];
  const members = rest.flatMap((value, index): Member[] => (names[index] === undefined ? [] : [[names[index], value]]));
  return named.kind === 'object' ? { kind: 'object', members: [...members, ...named.members] } : named;
}

function requestOf(method: string, url: Text, given: Literal, unknowns: Unknowns, notes: Note[]): Request {
  const headerList = memberOf(given, 'headers');
  const headers = headersOf(headerList, 'python');
  const removed =
    headerList?.kind === 'object'
      ? headerList.members.flatMap(([name, value]) => (value.kind === 'word' && value.value === null ? [name] : []))
      : [];
  const params = memberOf(given, 'params');
  const query = textOf(params, 'python') ?? formPairs(pairsOf(params, 'python'), unknowns);
  const cookies = pairsOf(memberOf(given, 'cookies'), 'python');
  if (cookies.length > 0 && !headerOf({ headers }, 'cookie')) {
    headers.push({ name: 'Cookie', value: cookies.map((pair) => pair.join('=')).join('; ') });
  }
  const auth = memberOf(given, 'auth');
  if (auth?.kind === 'list') {
    const both = auth.items.map((item) => textOf(item, 'python') ?? '').join(':');
    headers.push({ name: 'Authorization', value: `Basic ${unknowns.base64(both)}` });
  }
  const body = bodyOf(given, headers, unknowns);
  return codeRequest(
    { method, url: addQuery(url, query), headers, removed, body, settings: settingsOf(given) },
    notes,
    unknowns,
  );
}

function bodyOf(given: Literal, headers: Header[], unknowns: Unknowns): Body | undefined {
  const typed = (type: string) => {
    if (!headerOf({ headers }, 'content-type')) headers.push({ name: 'Content-Type', value: type });
  };
  const [data, json, files] = [memberOf(given, 'data'), memberOf(given, 'json'), memberOf(given, 'files')];
  if (files) {
    const fields: Part[] = pairsOf(data, 'python').map(([name, value]) => ({ name, content: { text: value } }));
    return { kind: 'parts', parts: [...fields, ...filesOf(files)] };
  }
  if (data?.kind === 'file') return { kind: 'pieces', pieces: [{ file: data.name, as: 'whole' }] };
  if (data?.kind === 'object' || data?.kind === 'list') {
    typed('application/x-www-form-urlencoded');
    return { kind: 'pieces', pieces: [{ text: formPairs(pairsOf(data, 'python'), unknowns) }] };
  }
  const text = textOf(data, 'python');
  if (text !== undefined) {
    // Bytes have no type; a text is taken for a form.
    return { kind: 'pieces', pieces: [{ text }] };
  }
  if (!json) return undefined;
  typed('application/json');
  return { kind: 'pieces', pieces: [{ text: toJson(json, 'python') }] };
}

function filesOf(files: Literal): Part[] {
  const entries: readonly (readonly [Text, Literal])[] =
    files.kind === 'object'
      ? files.members
      : files.kind === 'list'
        ? files.items.flatMap((item): [Text, Literal][] => {
            const [name, value] = item.kind === 'list' ? item.items : [];
            return name && value ? [[textOf(name) ?? '', value]] : [];
          })
        : [];
  return entries.map(([name, value]): Part => {
    const [file, content, type] = value.kind === 'list' ? value.items : [undefined, value];
    const named = file?.kind === 'text' ? file.value : value.kind === 'file' ? baseName(value.name) : undefined;
    const piece: Piece =
      content?.kind === 'file' ? { file: content.name, as: 'whole' } : { text: textOf(content, 'python') ?? '' };
    const isUnnamed = value.kind === 'text' ? name : undefined;
    const fileName = named ?? isUnnamed;
    return {
      name,
      content: piece,
      ...(fileName !== undefined && { fileName }),
      ...(type?.kind === 'text' && { type: type.value }),
    };
  });
}

function settingsOf(given: Literal): Setting[] {
  const settings: Setting[] = [];
  const add = (name: string, value: Text | undefined, written: string) => {
    settings.push({ name, written, ...(value !== undefined && { value }) });
  };
  const verify = memberOf(given, 'verify');
  if (verify?.kind === 'word' && verify.value === false) add('insecure', undefined, 'verify');
  if (verify?.kind === 'text') add('cacert', verify.value, 'verify');
  const timeout = memberOf(given, 'timeout');
  if (timeout?.kind === 'number') add('max-time', timeout.source, 'timeout');
  if (timeout?.kind === 'list') {
    const [connect, read] = timeout.items;
    if (connect?.kind === 'number') add('connect-timeout', connect.source, 'timeout');
    if (read?.kind === 'number') add('max-time', read.source, 'timeout');
  }
  const proxy = pairsOf(memberOf(given, 'proxies'), 'python').at(-1)?.[1];
  if (proxy !== undefined) add('proxy', proxy, 'proxies');
  const cert = memberOf(given, 'cert');
  const [pem, key] = cert?.kind === 'list' ? cert.items.map((item) => textOf(item)) : [textOf(cert)];
  if (pem !== undefined) add('cert', pem, 'cert');
  if (key !== undefined) add('key', key, 'cert');
  const follows = memberOf(given, 'allow_redirects');
  if (follows?.kind === 'word' && follows.value === true) add('location', undefined, 'allow_redirects');
  return settings;
}
