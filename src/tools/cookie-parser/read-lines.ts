import { ok, type Result } from '../../lib/result';
import { curlCookies } from './read-curl';
import { readCookiesTxt, readJsonExport, type ExportedCookie, type JsonTextFault } from './read-exports';
import { headerLines, type Form, type HeaderLine, type Kind, type LineFault } from './read-text';

/** What a text holds: headers, or what a browser has stored. */
export interface Read {
  readonly lines: readonly HeaderLine[];
  /** Names with their values alone. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
  readonly exported: readonly ExportedCookie[];
  /** In which form these were. */
  readonly form: Form;
  readonly faults: readonly LineFault[];
}

const NOTHING: Read = { lines: [], pairs: [], exported: [], form: 'json', faults: [] };

/** Reads a text in the form that is told of it, or that it seems to have. */
export async function readLines(text: string, kind: Kind): Promise<Result<Read, JsonTextFault>> {
  // A byte order mark belongs to the file, not to the first name. What stands in its place moves nothing.
  const given = text.replace(/^\ufeff/, ' ');
  if (kind === 'auto' || kind === 'cookies-txt') {
    const file = readCookiesTxt(given, kind === 'cookies-txt');
    if (file) return ok({ ...NOTHING, exported: file.cookies, form: 'cookies-txt', faults: file.faults });
  }
  if (kind === 'auto' || kind === 'json') {
    const json = await readJsonExport(given, kind === 'json');
    if (json) return json.ok ? ok(fromJson(json.value)) : json;
  }
  const command = kind === 'auto' ? curlCookies(given) : undefined;
  return ok({ ...NOTHING, ...(command ? { lines: command } : headerLines(given, kind)) });
}

type Json = Extract<Awaited<ReturnType<typeof readJsonExport>>, { ok: true }>['value'];

function fromJson(json: Json): Read {
  if (json.kind === 'cookies') return { ...NOTHING, exported: json.cookies, faults: json.faults };
  if (json.kind === 'headers') return { ...NOTHING, lines: headerLines(json.text, 'auto').lines };
  if (json.kind === 'lines') {
    const lines = json.lines.flatMap((text, index) =>
      headerLines(text, 'set-cookie').lines.map((line) => ({ ...line, line: index + 1 })),
    );
    return { ...NOTHING, lines };
  }
  return { ...NOTHING, pairs: json.pairs };
}
