import { encodeIllegal } from '../address';
import { cookiesOf, pairsOf } from '../pairs';
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

export const harTarget: Target = { write, settings: settingNames('http1.1'), fileName: 'request.har' };
