import { addQuery, readAddress } from '../address';
import {
  FILE_SETTINGS,
  headerOf,
  type Body,
  type Fed,
  type Header,
  type Request,
  type Setting,
  type Text,
} from '../model';
import type { Note } from '../notes';
import { isKnown, type Unknowns } from '../unknowns';
import { joined, readData, readUrlQuery } from './data';
import { baseName, readForm } from './form';
import { expandGlobs, MOST_OF_GLOB } from './globs';
import { readHeaders } from './headers';
import { fedParts, fedPieces } from './standard-input';
import type { Given, Section } from './read-arguments';

/** Options that are worked into the request and stand nowhere else. */
const CONSUMED = new Set(
  'request data data-ascii data-binary data-raw data-urlencode url-query json form form-string user oauth2-bearer header cookie user-agent referer range continue-at proto-default get head globoff path-as-is form-escape config basic'.split(
    ' ',
  ),
);
/** Of these there may be several. */
const REPEATED = new Set(['resolve', 'connect-to', 'proxy-header', ...FILE_SETTINGS]);

export interface Built {
  readonly requests: readonly Request[];
  readonly notes: readonly Note[];
}

/** The requests that the options and addresses between two `--next` mean. */
export function buildRequests(section: Section, unknowns: Unknowns, input?: Fed): Built {
  const { given } = section;
  const notes: Note[] = [];
  const flag = (name: string) => given.findLast((option) => option.name === name)?.isOff === false;
  const last = (name: string) => given.findLast((option) => option.name === name)?.value;
  const data = fedPieces(readData(given, unknowns), input, unknowns);
  const form = fedParts(readForm(given), input, unknowns);
  const query = flag('get') && data ? data : fedPieces(readUrlQuery(given, unknowns), input, unknowns);
  const body = bodyOf(flag('get') ? undefined : data, form);
  if ([flag('head'), body !== undefined, section.uploads.length > 0].filter(Boolean).length > 1 || (data && form)) {
    notes.push({ code: 'two-methods' });
  }
  const queryText = textOfQuery(query, notes);
  const settings = settingsOf(given);
  notesOnOptions(given, notes);
  const requests = section.urls.flatMap((typed, index) => {
    const urls = flag('globoff') ? { texts: [typed], count: 1 } : expandGlobs(typed);
    if (urls.count > MOST_OF_GLOB) notes.push({ code: 'cut', count: MOST_OF_GLOB });
    const upload = section.uploads[index];
    return urls.texts.map((text): Request => {
      const address = readAddress(
        addQuery(uploadAddress(text, upload), queryText),
        last('proto-default'),
        flag('path-as-is'),
      );
      if (address.otherScheme !== undefined) notes.push({ code: 'other-scheme', scheme: address.otherScheme });
      const sent: Body | undefined =
        upload === undefined
          ? body
          : { kind: 'pieces', pieces: fedPieces([{ file: upload, as: 'whole' }], input, unknowns) ?? [] };
      const { headers, removed } = readHeaders(given, address.credentials, unknowns, notes);
      const all = { headers: withBodyTypes(headers, removed, given, sent, upload !== undefined), removed };
      const method = last('request') ?? methodOf(flag('head'), upload !== undefined, body !== undefined);
      return { method, url: address.url, ...all, ...(sent && { body: sent }), settings };
    });
  });
  return { requests, notes };
}

function methodOf(isHead: boolean, isUpload: boolean, hasBody: boolean): string {
  if (isUpload) return 'PUT';
  if (isHead) return 'HEAD';
  return hasBody ? 'POST' : 'GET';
}

function bodyOf(data: ReturnType<typeof readData>, form: ReturnType<typeof readForm>): Body | undefined {
  if (form) return { kind: 'parts', parts: form };
  return data && { kind: 'pieces', pieces: data };
}

/** Files cannot be part of an address that is written down. */
function textOfQuery(pieces: ReturnType<typeof readData>, notes: Note[]): Text {
  const files = (pieces ?? []).flatMap((piece) => ('file' in piece ? [piece.file] : []));
  if (files.length > 0) notes.push({ code: 'unread-file', names: files });
  return joined((pieces ?? []).filter((piece) => 'text' in piece))
    .map((piece) => ('text' in piece ? piece.text : ''))
    .join('');
}

/** A file is sent under its own name where the address ends in a slash. */
function uploadAddress(url: Text, upload: Text | undefined): Text {
  if (upload === undefined || upload === '-' || upload === '.') return url;
  const path = /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*(\/[^?#]*)?$/i.exec(url);
  if (!path || (path[1] !== undefined && !path[1].endsWith('/'))) return url;
  return `${url}${path[1] === undefined ? '/' : ''}${encodeURIComponent(baseName(upload))}`;
}

/** The types that curl adds where nothing else sets them. */
function withBodyTypes(
  headers: readonly Header[],
  removed: readonly string[],
  given: readonly Given[],
  body: Body | undefined,
  isUpload: boolean,
): Header[] {
  const isFree = (name: string) =>
    !headerOf({ headers }, name) && !removed.some((each) => each.toLowerCase() === name.toLowerCase());
  const added: Header[] = [];
  const isJson = given.some(({ name }) => name === 'json');
  if (isJson && isFree('content-type')) added.push({ name: 'Content-Type', value: 'application/json' });
  if (isJson && isFree('accept')) added.push({ name: 'Accept', value: 'application/json' });
  if (!isJson && !isUpload && body?.kind === 'pieces' && isFree('content-type')) {
    added.push({ name: 'Content-Type', value: 'application/x-www-form-urlencoded', isImplied: true });
  }
  return [...headers, ...added];
}

function settingsOf(given: readonly Given[]): Setting[] {
  const settings: Setting[] = [];
  const isBasic = !given.some(({ name }) => /^(?:digest|ntlm|ntlm-wb|negotiate|anyauth|aws-sigv4)$/.test(name));
  for (const option of given) {
    const { name, value, written, hasEffect, isOff } = option;
    const isKept = (name === 'user' && !isBasic) || namesFile(option);
    if (!hasEffect || (CONSUMED.has(name) && !isKept)) continue;
    const former = settings.findIndex((setting) => setting.name === name);
    if (former >= 0 && !REPEATED.has(name)) settings.splice(former, 1);
    if (!isOff) settings.push({ name, written, ...(value !== '' && { value }) });
  }
  return settings;
}

function notesOnOptions(given: readonly Given[], notes: Note[]): void {
  const idle = given.filter(({ hasEffect }) => !hasEffect).map(({ written }) => written);
  if (idle.length > 0) notes.push({ code: 'no-effect', names: [...new Set(idle)] });
}

/** Options whose text is the name of a file with more of the request. */
function namesFile({ name, value }: Given): boolean {
  if (name === 'header') return value.startsWith('@');
  return name === 'config' || (name === 'cookie' && !value.includes('=') && isKnown(value) && value !== '');
}
