import { addQuery } from '../address';
import { CodeCursor } from '../literals/cursor';
import { isNothing, memberOf, textOf, type Literal } from '../literals/literal';
import { ValueReader } from '../literals/read-value';
import { eachCall } from '../literals/statements';
import { toJson } from '../literals/to-json';
import { formPairs } from '../form-pairs';
import { headerOf, type Header, type Request, type Setting, type Text } from '../model';
import type { Note } from '../notes';
import type { Unknowns } from '../unknowns';
import type { CodeFault } from '../literals/cursor';
import { err, ok, type Result } from '../../../lib/result';
import { axiosPairs } from './axios-pairs';
import { codeRequest, headersOf } from './code-request';

const CALLS =
  /(?:await\s+)?(?<![\w$.])((?:window\.|globalThis\.)?fetch|axios(?:\.(?:get|post|put|patch|delete|head|options|request))?)\s*\(/y;

export interface ReadCode {
  readonly requests: readonly Request[];
}

/** The requests of calls of fetch and axios whose arguments are literals. */
export function readJs(text: string, unknowns: Unknowns, notes: Note[]): Result<ReadCode, CodeFault> {
  const reader = new ValueReader(new CodeCursor(text, 'js'), unknowns);
  const requests: Request[] = [];
  eachCall(reader, CALLS, (name) => {
    const values = readArguments(reader);
    if (reader.cursor.fault) return;
    const request = name.endsWith('fetch') ? fromFetch(values, notes) : fromAxios(name, values, unknowns, notes);
    if (request) requests.push(request);
    else reader.cursor.notLiteral();
  });
  return reader.cursor.fault ? err(reader.cursor.fault) : ok({ requests });
}

function readArguments(reader: ValueReader): Literal[] {
  const { cursor } = reader;
  const start = cursor.at;
  const values: Literal[] = [];
  while (!cursor.fault && !cursor.takeSign(')')) {
    values.push(reader.read());
    if (!cursor.takeSign(',')) {
      cursor.skipBlanks();
      if (cursor.at >= cursor.text.length) cursor.unclosed(start);
      else if (cursor.text.charAt(cursor.at) !== ')') cursor.notLiteral();
    }
  }
  return values;
}

function fromFetch([address, options]: readonly Literal[], notes: Note[]): Request | undefined {
  const url = textOf(address);
  if (url === undefined) return undefined;
  const headers = headersOf(memberOf(options, 'headers'), 'js');
  const referrer = textOf(memberOf(options, 'referrer'));
  if (referrer !== undefined && /^https?:/.test(referrer) && !headerOf({ headers }, 'referer')) {
    headers.push({ name: 'Referer', value: referrer });
  }
  const given = memberOf(options, 'body');
  const body = textOf(given);
  if (body !== undefined && !headerOf({ headers }, 'content-type')) {
    const type = given?.kind === 'form' ? 'application/x-www-form-urlencoded' : 'text/plain';
    headers.push({ name: 'Content-Type', value: `${type};charset=UTF-8` });
  }
  if (textOf(memberOf(options, 'credentials')) === 'include') notes.push({ code: 'credentials' });
  const method = textOf(memberOf(options, 'method')) ?? 'GET';
  // Only these are written in capitals for one (Fetch, 2.2.1).
  const normal = /^(?:delete|get|head|options|post|put)$/i.test(method) ? method.toUpperCase() : method;
  return codeRequest({ method: normal, url, headers, body }, notes);
}

function fromAxios(name: string, values: readonly Literal[], unknowns: Unknowns, notes: Note[]): Request | undefined {
  const verb = /\.(\w+)$/.exec(name)?.[1];
  const [first, second, third] = values;
  const hasData = verb !== undefined && /^(?:post|put|patch)$/.test(verb);
  const isDirect = first?.kind === 'text' || first?.kind === 'form';
  const config = isDirect ? (hasData ? third : second) : first;
  const path = isDirect ? textOf(first) : textOf(memberOf(config, 'url'));
  const base = textOf(memberOf(config, 'baseURL'));
  if (path === undefined && base === undefined) return undefined;
  const isWhole = base === undefined || /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(path ?? '');
  const url = isWhole ? (path ?? '') : path ? `${base.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}` : base;
  const params = memberOf(config, 'params');
  const query = params?.kind === 'form' ? params.value : axiosQuery(axiosPairs(params), unknowns);
  const { headers, removed } = axiosHeaders(memberOf(config, 'headers'));
  const method = (textOf(memberOf(config, 'method')) ?? (verb === 'request' ? 'get' : verb) ?? 'get').toUpperCase();
  const data = hasData && isDirect ? second : memberOf(config, 'data');
  const auth = memberOf(config, 'auth');
  if (auth) {
    const both = `${textOf(memberOf(auth, 'username')) ?? ''}:${textOf(memberOf(auth, 'password')) ?? ''}`;
    headers.push({ name: 'Authorization', value: `Basic ${unknowns.base64(both)}` });
  }
  const body = bodyOf(data, headers, removed, method, unknowns);
  const timeout = Number(textOf(memberOf(config, 'timeout')) ?? 0);
  const settings: Setting[] =
    timeout > 0 ? [{ name: 'max-time', value: String(timeout / 1000), written: 'timeout' }] : [];
  return codeRequest({ method, url: addQuery(url, query), headers, removed, body, settings }, notes);
}

/** A header that is false is not sent even where axios would add it. */
function axiosHeaders(literal: Literal | undefined) {
  const members = literal?.kind === 'object' ? literal.members : [];
  const isFalse = (value: Literal) => value.kind === 'word' && value.value === false;
  const kept = members.filter(([, value]) => !isFalse(value) && !isNothing(value));
  const headers = headersOf(literal?.kind === 'object' ? { kind: 'object', members: kept } : literal, 'js');
  return { headers, removed: members.filter(([, value]) => isFalse(value)).map(([name]) => name) };
}

/** What axios sends for data, and the type that it adds. */
function bodyOf(
  data: Literal | undefined,
  headers: Header[],
  removed: readonly string[],
  method: string,
  unknowns: Unknowns,
): Text | undefined {
  if (!data || isNothing(data)) return undefined;
  const isFree = !headerOf({ headers }, 'content-type') && !removed.some((name) => /^content-type$/i.test(name));
  if (data.kind === 'object' || data.kind === 'list') {
    const isForm = headerOf({ headers }, 'content-type')?.value.startsWith('application/x-www-form-urlencoded');
    if (isForm) return formPairs(axiosPairs(data), unknowns);
    if (isFree) headers.push({ name: 'Content-Type', value: 'application/json' });
    return toJson(data, 'js');
  }
  const type =
    data.kind === 'form' ? 'application/x-www-form-urlencoded;charset=utf-8' : 'application/x-www-form-urlencoded';
  if (isFree && (data.kind === 'form' || /^(?:POST|PUT|PATCH)$/.test(method)))
    headers.push({ name: 'Content-Type', value: type });
  return textOf(data);
}

/** Some signs stay readable in queries of axios. */
function axiosQuery(pairs: readonly (readonly [Text, Text])[], unknowns: Unknowns): Text {
  return pairs
    .map((pair) =>
      pair
        .map((text) => unknowns.encoded(text).replace(/%3A/g, ':').replace(/%24/g, '$').replace(/%2C/g, ','))
        .join('='),
    )
    .join('&');
}
