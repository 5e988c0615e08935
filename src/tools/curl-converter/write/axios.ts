import { bodyText, headerOf, type Request } from '../model';
import { headerLines, jsBody, jsText, READ_FILE } from './javascript';
import { singleQuoted } from '../../../lib/literals';
import {
  hasSetting,
  numbered,
  proxyOf,
  secondsOf,
  settingNames,
  settingOf,
  type Target,
  type Writing,
} from './writing';

function write(requests: readonly Request[], writing: Writing): string {
  const blocks = requests.map((request, index) => writeOne(request, index, writing));
  const head = ["import axios from 'axios';"];
  if (blocks.some(({ reads }) => reads)) head.unshift(READ_FILE);
  if (requests.some((request) => hasSetting(request, 'insecure'))) head.unshift("import { Agent } from 'node:https';");
  return `${head.join('\n')}\n\n${blocks.map(({ lines }) => lines.join('\n')).join('\n\n')}\n`;
}

function writeOne(request: Request, index: number, writing: Writing): { lines: string[]; reads: boolean } {
  const step = ' '.repeat(writing.indent);
  const response = numbered('response', index);
  const body = jsBody(request, writing, index === 0 ? '' : String(index + 1));
  const inner = [`method: ${singleQuoted(request.method.toLowerCase())},`, `url: ${jsText(request.url, writing)},`];
  const headers = headersOf(request, writing);
  if (headers.length > 2) inner.push(...headers);
  if (body) {
    const text = bodyText(request.body);
    // Without a type of its own the text would be sent as a form's.
    inner.push(`data: ${text === undefined ? body.expression : jsText(text, writing)},`);
    if (request.body?.kind !== 'parts') inner.push('transformRequest: [(data) => data],');
  }
  inner.push(...optionLines(request, writing), 'transformResponse: [(data) => data],', 'validateStatus: () => true,');
  const lines = [
    ...(body?.before ?? []),
    `const ${response} = await axios({`,
    ...inner.map((line) => `${step}${line}`),
    '});',
    `console.log(${response}.status, ${response}.data);`,
  ];
  return { lines, reads: body?.reads ?? false };
}

/** What axios would add and is not to be sent is false. */
function headersOf(request: Request, writing: Writing): string[] {
  const lines = headerLines(request, writing, false);
  const step = ' '.repeat(writing.indent);
  // With these methods axios gives even a request without a body the type of a form.
  const isTypedByAxios = request.body ? request.body.kind === 'pieces' : /^(?:post|put|patch)$/i.test(request.method);
  const isUntyped = isTypedByAxios && !headerOf(request, 'content-type');
  const off = isUntyped ? [...new Set([...request.removed, 'Content-Type'])] : request.removed;
  lines.splice(-1, 0, ...off.map((name) => `${step}${singleQuoted(name)}: false,`));
  return lines;
}

function optionLines(request: Request, writing: Writing): string[] {
  const lines: string[] = [];
  const seconds = secondsOf(request, 'max-time', 'connect-timeout');
  if (seconds !== undefined) lines.push(`timeout: ${Math.round(seconds * 1000)},`);
  const redirects = settingOf(request, 'max-redirs');
  if (redirects !== undefined && /^\d+$/.test(redirects)) lines.push(`maxRedirects: ${redirects},`);
  if (hasSetting(request, 'insecure')) lines.push('httpsAgent: new Agent({ rejectUnauthorized: false }),');
  const proxy = proxyOf(request);
  const [, scheme, host, port = '1080'] = /^(https?):\/\/([^:/@\0]+)(?::(\d+))?\/?$/.exec(proxy ?? '') ?? [];
  if (host !== undefined) {
    lines.push(`proxy: { protocol: ${singleQuoted(scheme ?? 'http')}, host: ${singleQuoted(host)}, port: ${port} },`);
  } else if (proxy !== undefined) writing.notes.push({ code: 'no-equivalent', names: ['-x'] });
  return lines;
}

export const axiosTarget: Target = {
  write,
  settings: settingNames('location compressed max-time connect-timeout max-redirs insecure proxy http1.1'),
  fileName: 'request.mjs',
  resolvesDots: true,
};
