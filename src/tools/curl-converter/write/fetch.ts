import type { Request } from '../model';
import { headerLines, jsBody, jsText, READ_FILE } from './javascript';
import { singleQuoted } from '../../../lib/literals';
import { numbered, secondsOf, settingNames, type Target, type Writing } from './writing';

/** Headers that scripts of a page cannot set (Fetch standard), and those that browsers set all the same. */
const BROWSERS_OWN =
  /^(?:accept-(?:charset|encoding)|access-control-request-(?:headers|method)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|referer|te|trailer|transfer-encoding|upgrade|user-agent|via|proxy-.*|sec-.*)$/i;

function write(requests: readonly Request[], writing: Writing): string {
  const blocks = requests.map((request, index) => writeOne(request, index, writing));
  const head = blocks.some(({ reads }) => reads) ? [READ_FILE, ''] : [];
  return `${[...head, blocks.map(({ lines }) => lines.join('\n')).join('\n\n')].join('\n')}\n`;
}

function writeOne(request: Request, index: number, writing: Writing): { lines: string[]; reads: boolean } {
  const step = ' '.repeat(writing.indent);
  const response = numbered('response', index);
  const body = jsBody(request, writing, index === 0 ? '' : String(index + 1));
  const seconds = secondsOf(request, 'max-time');
  const inner: string[] = [];
  if (request.method !== 'GET') inner.push(`method: ${singleQuoted(request.method)},`);
  const headers = headerLines(request, writing, true);
  if (headers.length > 2) inner.push(...headers);
  if (body) inner.push(`body: ${body.expression},`);
  if (seconds !== undefined) inner.push(`signal: AbortSignal.timeout(${Math.round(seconds * 1000)}),`);
  notesOf(request, writing);
  const options = inner.length === 0 ? [')'] : [', {', ...inner.map((line) => `${step}${line}`), '})'];
  const [first = '', ...rest] = options;
  const call = [`const ${response} = await fetch(${jsText(request.url, writing)}${first}`, ...rest];
  const last = call.length - 1;
  call[last] = `${call[last] ?? ''};`;
  const lines = [...(body?.before ?? []), ...call, `console.log(${response}.status, await ${response}.text());`];
  return { lines, reads: body?.reads ?? false };
}

function notesOf({ method, headers, body }: Request, { notes }: Writing): void {
  const dropped = headers.map(({ name }) => name).filter((name) => BROWSERS_OWN.test(name));
  if (dropped.length > 0) notes.push({ code: 'browser-headers', names: dropped });
  if (body && /^(?:get|head)$/i.test(method)) notes.push({ code: 'get-body' });
}

export const fetchTarget: Target = {
  write,
  settings: settingNames('location compressed max-time http1.1'),
  fileName: 'request.mjs',
  keepsDefaults: true,
  resolvesDots: true,
};
