import { replaceLoneSurrogates } from '../../lib/lone-surrogate';
import { err, ok, type Result } from '../../lib/result';
import { hasDots } from './address';
import { detailsOf, type Details } from './details';
import { FILE_SETTINGS, filesOf, type Request, type Unknown } from './model';
import { distinctNotes, type Note } from './notes';
import type { RequestOptions, TargetName } from './options';
import type { Kind, ReadFault, Reading } from './read/reading';
import { readText } from './read/read-text';
import { hideSecrets, secretsOf, type Secret } from './secrets';
import { loadTarget } from './targets';
import { shownText, Unknowns } from './unknowns';
import type { Target } from './write/writing';

/** More requests than these are not written at once. */
export const MOST_AT_ONCE = 100;

/** Longer texts are refused. */
const LIMIT = 64 * 1024 * 1024;

export interface Summary {
  readonly method: string;
  readonly url: string;
}

export interface Converted {
  readonly kind: Kind;
  /** The code. */
  readonly text: string;
  readonly target: TargetName;
  readonly fileName: string;
  readonly notes: readonly Note[];
  /** All requests of the text. */
  readonly requests: readonly Summary[];
  /** Which of them was written, from 1; 0 for all. */
  readonly written: number;
  /** What the written one, or the first of them, is made of. */
  readonly details: Details;
  readonly secrets: readonly Secret[];
}

const BROWSERS_ONLY =
  /^(?:sec-.*|accept-encoding|accept-language|connection|dnt|priority|purpose|save-data|te|upgrade-insecure-requests|x-client-data)$/i;

/** Reads the requests of a text and writes them in another notation. */
export async function convertText(text: string, options: RequestOptions): Promise<Result<Converted, ReadFault>> {
  if (text.length > LIMIT) return err({ code: 'too-large', bytes: text.length, limit: LIMIT / 1024 / 1024 });
  const whole = replaceLoneSurrogates(text);
  // NULs are ours: they mark what is not known yet.
  const [reading, target] = await Promise.all([
    readText(whole.replaceAll('\0', ''), options.kind),
    loadTarget(options.target),
  ]);
  if (!reading.ok) return reading;
  const made = writeReading(reading.value, options, target);
  return ok(whole === text ? made : { ...made, notes: [...made.notes, { code: 'lone-surrogate' }] });
}

function writeReading(reading: Reading, options: RequestOptions, target: Target): Converted {
  const notes = [...reading.notes];
  const written = chosenOf(reading, options.request);
  const all = written === 0 ? reading.requests : reading.requests.slice(written - 1, written);
  const unknowns = new Unknowns();
  unknowns.all.push(...reading.unknowns);
  const kept = options.dropBrowser ? all.map((request) => withoutBrowsers(request, notes)) : all;
  const secrets = distinctSecrets(kept.flatMap(secretsOf));
  const names = new Map<string, string>();
  const requests = options.hideSecrets ? kept.map((request) => hideSecrets(request, unknowns, names)) : kept;
  const code = target.write(requests, {
    unknowns: unknowns.all,
    indent: options.indent,
    isOneLine: options.oneLine,
    isLong: options.longOptions,
    notes,
  });
  for (const request of requests) notes.push(...notesOn(request, target, unknowns.all));
  const [first] = requests;
  return {
    kind: reading.kind,
    text: code,
    target: options.target,
    fileName: target.fileName,
    notes: distinctNotes(notes),
    requests: reading.requests.map(({ method, url }) => ({ method, url: shownText(url, reading.unknowns) })),
    written,
    details: detailsOf(first ?? EMPTY, unknowns.all),
    secrets,
  };
}

const EMPTY: Request = { method: 'GET', url: '', headers: [], removed: [], settings: [] };

function chosenOf({ kind, requests }: Reading, asked: number): number {
  const isMany = kind === 'har' || requests.length > MOST_AT_ONCE;
  if (requests.length === 1) return 1;
  return asked > 0 ? Math.min(asked, requests.length) : isMany ? 1 : 0;
}

function withoutBrowsers(request: Request, notes: Note[]): Request {
  const dropped = request.headers.filter(({ name }) => BROWSERS_ONLY.test(name)).map(({ name }) => name);
  if (dropped.length === 0) return request;
  notes.push({ code: 'dropped-headers', names: dropped });
  return { ...request, headers: request.headers.filter(({ name }) => !BROWSERS_ONLY.test(name)) };
}

function notesOn(request: Request, target: Target, unknowns: readonly Unknown[]): Note[] {
  const notes: Note[] = [];
  const unread = request.settings.filter(({ name }) => FILE_SETTINGS.includes(name));
  const unreadFiles = unread.map(({ value = '' }) => shownText(value.replace(/^@/, ''), unknowns));
  const isCurl = unread.every(({ name }) => target.settings.has(name));
  if (!isCurl) notes.push({ code: 'unread-file', names: unreadFiles });
  const lost = request.settings
    .filter((setting) => !target.settings.has(setting.name) && !unread.includes(setting))
    .map(({ written }) => written);
  const mixed = request.body?.kind === 'parts' ? request.body.parts.filter(({ isMore }) => isMore) : [];
  if (mixed.length > 0 && !target.keepsMixed) {
    notes.push({ code: 'mixed-parts', names: mixed.map(({ name }) => shownText(name, unknowns)) });
  }
  if (target.resolvesDots && hasDots(request.url)) lost.push('--path-as-is');
  if (lost.length > 0) notes.push({ code: 'no-equivalent', names: [...new Set(lost)] });
  if (target.keepsDefaults && request.removed.length > 0) notes.push({ code: 'kept-defaults', names: request.removed });
  const files = [...(isCurl ? unreadFiles : []), ...filesOf(request.body)];
  if (files.includes('-')) notes.push({ code: 'stdin' });
  const named = files.filter((file) => file !== '-' && !file.includes('\0'));
  const isCode = target.fileName !== 'request.http' && target.fileName !== 'request.har';
  if (named.length > 0 && isCode) notes.push({ code: 'files', names: [...new Set(named)] });
  return notes;
}

function distinctSecrets(secrets: readonly Secret[]): Secret[] {
  return [...new Map(secrets.map((secret) => [`${secret.place} ${secret.name.toLowerCase()}`, secret])).values()];
}
