import { bodyText, headerOf, type Request, type Text, type Unknown } from './model';
import { shownText } from './unknowns';
import { cookiesOf, pairsOf } from './pairs';

export interface Pair {
  readonly name: string;
  readonly value: string;
}

/** A request taken apart, as it is shown. */
export interface Details {
  readonly method: string;
  readonly url: string;
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly cookies: readonly Pair[];
  readonly removed: readonly string[];
  /** The fields of a form. */
  readonly fields: readonly Pair[];
  /** The body where it is text alone. */
  readonly body?: string;
  readonly files: readonly string[];
  readonly options: readonly Pair[];
}

/** More of them are not shown. */
const MOST_PAIRS = 5000;

export function detailsOf(request: Request, unknowns: readonly Unknown[]): Details {
  const shown = (text: Text) => shownText(text, unknowns);
  const url = shown(request.url);
  const cookie = headerOf(request, 'cookie');
  const { body } = request;
  const text = bodyText(body);
  const isForm = /^application\/x-www-form-urlencoded/i.test(headerOf(request, 'content-type')?.value ?? '');
  const pieces = body?.kind === 'parts' ? [] : (body?.pieces ?? []);
  const parts = body?.kind === 'parts' ? body.parts : [];
  const fields = parts.map(({ name, content }) => ({
    name: shown(name),
    value: 'text' in content ? shown(content.text) : `@${shown(content.file)}`,
  }));
  return {
    method: request.method,
    url,
    query: pairsOf(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '').slice(0, MOST_PAIRS),
    headers: request.headers
      .filter((header) => header !== cookie)
      .map(({ name, value }) => ({ name, value: shown(value) }))
      .slice(0, MOST_PAIRS),
    cookies: cookie ? cookiesOf(shown(cookie.value)).slice(0, MOST_PAIRS) : [],
    removed: request.removed,
    fields: isForm && text !== undefined ? pairsOf(shown(text)).slice(0, MOST_PAIRS) : fields,
    ...(text !== undefined && { body: shown(text) }),
    files: pieces.flatMap((piece) => ('file' in piece ? [shown(piece.file)] : [])),
    options: request.settings.map(({ written, value }) => ({
      name: written,
      value: value === undefined ? '' : shown(value),
    })),
  };
}
