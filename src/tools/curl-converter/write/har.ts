import { encodeIllegal, percentDecode } from '../address';
import { typeOfFile } from '../curl/form';
import { headerOf, type Body, type Request, type Text } from '../model';
import { shownText } from '../unknowns';
import { placeholderOf } from './raw';
import { sentHeaders, settingNames, type Target, type Writing } from './writing';

/** Nothing was sent at any time. */
const NEVER = '1970-01-01T00:00:00.000Z';

function write(requests: readonly Request[], writing: Writing): string {
  const har = {
    log: {
      version: '1.2',
      creator: { name: 'curl-converter', version: '1' },
      entries: requests.map((request) => entryOf(request, writing)),
    },
  };
  return `${JSON.stringify(har, null, writing.indent)}\n`;
}

function entryOf(request: Request, writing: Writing) {
  const shown = (text: Text) => {
    if (text.includes('\0')) writing.notes.push({ code: 'variable-placeholder' });
    return shownText(text, writing.unknowns);
  };
  const url = shown(encodeIllegal(request.url));
  const headers = sentHeaders(request).map(({ name, value }) => ({ name, value: shown(value) }));
  const cookies = headers.filter(({ name }) => /^cookie$/i.test(name)).flatMap(({ value }) => cookiesOf(value));
  const type = headerOf(request, 'content-type')?.value;
  const postData =
    request.body && postDataOf(request.body, type === undefined ? undefined : shown(type), shown, writing);
  return {
    startedDateTime: NEVER,
    time: 0,
    request: {
      method: request.method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies,
      headers,
      queryString: pairsOf(/\?([^#]*)/.exec(url)?.[1] ?? ''),
      ...(postData && { postData }),
      headersSize: -1,
      bodySize: postData && 'text' in postData ? new TextEncoder().encode(postData.text).length : -1,
    },
    response: {
      status: 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: { size: 0, mimeType: 'x-unknown' },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}

function postDataOf(body: Body, type: string | undefined, shown: (text: Text) => string, writing: Writing) {
  if (body.kind === 'parts') {
    const params = body.parts.map(({ name, content, fileName, type: own }) => ({
      name: shown(name),
      ...('text' in content && { value: shown(content.text) }),
      ...(fileName !== undefined && { fileName: shown(fileName), contentType: own ?? typeOfFile(fileName) }),
    }));
    if (body.parts.some(({ content }) => 'file' in content)) writing.notes.push({ code: 'file-placeholder' });
    return { mimeType: 'multipart/form-data', params };
  }
  if (body.pieces.some((piece) => 'file' in piece)) writing.notes.push({ code: 'file-placeholder' });
  const text = body.pieces.map((piece) => placeholderOf(piece, shown)).join('');
  const isForm = /^application\/x-www-form-urlencoded/i.test(type ?? '');
  return { mimeType: type ?? '', ...(isForm && { params: pairsOf(text) }), text };
}

/** The pairs of a query or a form, decoded. */
export function pairsOf(query: string): { name: string; value: string }[] {
  if (query === '') return [];
  return query.split('&').map((pair) => {
    const equals = pair.indexOf('=');
    const decode = (text: string) => percentDecode(text.replaceAll('+', ' '));
    return {
      name: decode(equals < 0 ? pair : pair.slice(0, equals)),
      value: equals < 0 ? '' : decode(pair.slice(equals + 1)),
    };
  });
}

/** The cookies of a header. */
export function cookiesOf(header: string): { name: string; value: string }[] {
  return header.split(/;\s*/).flatMap((pair) => {
    const equals = pair.indexOf('=');
    return pair === '' ? [] : [{ name: pair.slice(0, Math.max(equals, 0)), value: pair.slice(equals + 1) }];
  });
}

export const harTarget: Target = { write, settings: settingNames('http1.1'), fileName: 'request.har' };
