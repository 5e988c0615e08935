import { hasDots } from '../address';
import { bodyText, type Body, type Piece, type Request, type Setting, type Text } from '../model';
import { typeOfFile } from '../curl/form';
import { phpLiteral } from '../../../lib/literals';
import {
  expressionOf,
  hasSetting,
  numbered,
  sentHeaders,
  settingNames,
  type Language,
  type Target,
  type Writing,
} from './writing';

const php: Language = {
  literal: phpLiteral,
  variable: (name) => `getenv(${phpLiteral(name)})`,
  plus: ' . ',
  base64: (text) => `base64_encode(${text})`,
  encoded: (text) => `urlencode(${text})`,
};

function write(requests: readonly Request[], writing: Writing): string {
  return `<?php\n\n${requests.map((request, index) => writeOne(request, index, writing).join('\n')).join('\n\n')}\n`;
}

function writeOne(request: Request, index: number, writing: Writing): string[] {
  const step = ' '.repeat(writing.indent);
  const text = (value: Text) => expressionOf(value, writing.unknowns, php);
  const [curl, response] = [`$${numbered('curl', index)}`, `$${numbered('response', index)}`];
  const inner = ['CURLOPT_RETURNTRANSFER => true,', ...methodLines(request)];
  const headers = headerLines(request, writing);
  if (headers.length > 0) inner.push('CURLOPT_HTTPHEADER => [', ...headers.map((line) => `${step}${line},`), '],');
  inner.push(...bodyLines(request.body, writing, step), ...optionLines(request, text));
  return [
    `${curl} = curl_init(${text(request.url)});`,
    `curl_setopt_array(${curl}, [`,
    ...inner.map((line) => `${step}${line}`),
    ']);',
    `${response} = curl_exec(${curl});`,
    `if (${response} === false) {`,
    `${step}throw new RuntimeException(curl_error(${curl}));`,
    '}',
    `echo curl_getinfo(${curl}, CURLINFO_RESPONSE_CODE), ' ', ${response}, PHP_EOL;`,
  ];
}

function methodLines({ method, body }: Request): string[] {
  if (method === 'HEAD' && !body) return ['CURLOPT_NOBODY => true,'];
  if (method === 'GET' && !body) return [];
  return method === 'POST' && body ? ['CURLOPT_POST => true,'] : [`CURLOPT_CUSTOMREQUEST => ${phpLiteral(method)},`];
}

/** The extension is curl itself, so empty and removed headers are written as for curl. */
function headerLines(request: Request, { unknowns }: Writing): string[] {
  const headers = sentHeaders(request).map(({ name, value }) =>
    expressionOf(value === '' ? `${name};` : `${name}: ${value}`, unknowns, php),
  );
  const removed = [...request.removed];
  const isTyped = request.headers.some(({ name }) => /^content-type$/i.test(name));
  if (request.body?.kind === 'pieces' && !isTyped && !removed.some((name) => /^content-type$/i.test(name))) {
    removed.push('Content-Type');
  }
  return [...headers, ...removed.map((name) => phpLiteral(`${name}:`))];
}

function bodyLines(body: Body | undefined, writing: Writing, step: string): string[] {
  if (!body) return [];
  if (body.kind === 'pieces') {
    const text = bodyText(body);
    const expression =
      text === undefined
        ? body.pieces.map((piece) => pieceOf(piece, writing)).join(' . ')
        : expressionOf(text, writing.unknowns, php);
    return [`CURLOPT_POSTFIELDS => ${expression},`];
  }
  if (new Set(body.parts.map(({ name }) => name)).size < body.parts.length)
    writing.notes.push({ code: 'duplicate-parts' });
  const typed = body.parts.filter(({ fileName, type }) => fileName === undefined && type !== undefined);
  // A part with a type would get a file name of its own.
  if (typed.length > 0) writing.notes.push({ code: 'part-types', names: typed.map(({ name }) => name) });
  const lines = body.parts.map(({ name, content, fileName, type }) => {
    const value = fileName === undefined ? pieceOf(content, writing) : partOf(content, fileName, type, writing);
    return `${step}${expressionOf(name, writing.unknowns, php)} => ${value},`;
  });
  return ['CURLOPT_POSTFIELDS => [', ...lines, '],'];
}

function partOf(content: Piece, fileName: Text, type: string | undefined, writing: Writing): string {
  const mime = phpLiteral(type ?? typeOfFile(fileName));
  const named = expressionOf(fileName, writing.unknowns, php);
  return 'file' in content
    ? `new CURLFile(${fileOf(content.file, writing)}, ${mime}, ${named})`
    : `new CURLStringFile(${pieceOf(content, writing)}, ${named}, ${mime})`;
}

const fileOf = (file: Text, writing: Writing) =>
  expressionOf(file === '-' ? 'php://stdin' : file, writing.unknowns, php);

function pieceOf(piece: Piece, writing: Writing): string {
  if ('text' in piece) return expressionOf(piece.text, writing.unknowns, php);
  const read = `file_get_contents(${fileOf(piece.file, writing)})`;
  if (piece.as === 'encoded') return `urlencode(${read})`;
  return piece.as === 'joined' ? `str_replace(["\\0", "\\r", "\\n"], '', ${read})` : read;
}

/** By the long names of curl's options. */
const TEXTS: Readonly<Record<string, string>> = {
  proxy: 'CURLOPT_PROXY',
  'proxy-user': 'CURLOPT_PROXYUSERPWD',
  noproxy: 'CURLOPT_NOPROXY',
  cert: 'CURLOPT_SSLCERT',
  key: 'CURLOPT_SSLKEY',
  pass: 'CURLOPT_KEYPASSWD',
  cacert: 'CURLOPT_CAINFO',
  user: 'CURLOPT_USERPWD',
  interface: 'CURLOPT_INTERFACE',
  'unix-socket': 'CURLOPT_UNIX_SOCKET_PATH',
  ciphers: 'CURLOPT_SSL_CIPHER_LIST',
  'request-target': 'CURLOPT_REQUEST_TARGET',
};
const FLAGS: Readonly<Record<string, string>> = {
  location: 'CURLOPT_FOLLOWLOCATION => true',
  'http1.0': 'CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_1_0',
  'http1.1': 'CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_1_1',
  http2: 'CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_2_0',
  'http2-prior-knowledge': 'CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE',
  compressed: "CURLOPT_ENCODING => ''",
  digest: 'CURLOPT_HTTPAUTH => CURLAUTH_DIGEST',
  ntlm: 'CURLOPT_HTTPAUTH => CURLAUTH_NTLM',
  negotiate: 'CURLOPT_HTTPAUTH => CURLAUTH_NEGOTIATE',
  anyauth: 'CURLOPT_HTTPAUTH => CURLAUTH_ANY',
  proxytunnel: 'CURLOPT_HTTPPROXYTUNNEL => true',
  ipv4: 'CURLOPT_IPRESOLVE => CURL_IPRESOLVE_V4',
  ipv6: 'CURLOPT_IPRESOLVE => CURL_IPRESOLVE_V6',
};

function optionLines(request: Request, text: (value: Text) => string): string[] {
  const lines = request.settings.flatMap(({ name, value }: Setting) => {
    const flag = FLAGS[name];
    if (flag !== undefined) return [`${flag},`];
    const option = TEXTS[name];
    if (option !== undefined && value !== undefined) return [`${option} => ${text(value)},`];
    const seconds = Number(value);
    if (name === 'max-time' && seconds > 0) return [`CURLOPT_TIMEOUT_MS => ${Math.round(seconds * 1000)},`];
    if (name === 'connect-timeout' && seconds > 0)
      return [`CURLOPT_CONNECTTIMEOUT_MS => ${Math.round(seconds * 1000)},`];
    return name === 'max-redirs' && Number.isInteger(seconds) ? [`CURLOPT_MAXREDIRS => ${seconds},`] : [];
  });
  if (hasDots(request.url)) lines.push('CURLOPT_PATH_AS_IS => true,');
  if (hasSetting(request, 'insecure')) lines.push('CURLOPT_SSL_VERIFYPEER => false,', 'CURLOPT_SSL_VERIFYHOST => 0,');
  return lines;
}

export const phpTarget: Target = {
  write,
  settings: settingNames(
    `${Object.keys(TEXTS).join(' ')} ${Object.keys(FLAGS).join(' ')} insecure max-time connect-timeout max-redirs`,
  ),
  fileName: 'request.php',
};
