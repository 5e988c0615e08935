import { bodyText, type Body, type Piece, type Request, type Text } from '../model';
import { typeOfFile } from '../curl/form';
import { singleQuoted } from '../../../lib/literals';
import {
  expressionOf,
  hasSetting,
  isBeyondAscii,
  mergedHeaders,
  numbered,
  proxyOf,
  secondsOf,
  sentHeaders,
  settingNames,
  settingOf,
  type Language,
  type Target,
  type Writing,
} from './writing';

const python: Language = {
  literal: singleQuoted,
  variable: (name) => `os.environ[${singleQuoted(name)}]`,
  plus: ' + ',
  base64: (text) => `base64.b64encode((${text}).encode()).decode()`,
  encoded: (text) => `quote_plus(${text})`,
};

const FUNCTIONS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

function write(requests: readonly Request[], writing: Writing): string {
  const code = requests.map((request, index) => writeOne(request, index, writing).join('\n')).join('\n\n');
  const head = ['import requests'];
  if (code.includes('quote_plus(')) head.unshift('from urllib.parse import quote_plus');
  if (code.includes('os.environ[')) head.unshift('import os');
  if (code.includes('sys.stdin')) head.unshift('import sys');
  if (code.includes('base64.b64encode(')) head.unshift('import base64');
  return `${head.join('\n')}\n\n${code}\n`;
}

function writeOne(request: Request, index: number, writing: Writing): string[] {
  const response = numbered('response', index);
  const { method } = request;
  const known = FUNCTIONS.has(method);
  const call = known ? `requests.${method.toLowerCase()}(` : `requests.request(${singleQuoted(method)}, `;
  const before: string[] = [];
  const given = [expressionOf(request.url, writing.unknowns, python)];
  const headers = headersOf(request, index, writing);
  if (headers.length > 2) {
    before.push(...headers);
    given.push(`headers=${numbered('headers', index)}`);
  }
  const body = bodyLines(request.body, index, writing);
  before.push(...body.before);
  given.push(...body.given, ...optionsOf(request, writing));
  if (before.length > 0) before.push('');
  return [...before, `${response} = ${call}${given.join(', ')})`, `print(${response}.status_code, ${response}.text)`];
}

function headersOf(request: Request, index: number, writing: Writing): string[] {
  const step = ' '.repeat(writing.indent === 2 ? 4 : writing.indent);
  const lines = mergedHeaders(sentHeaders(request)).map(({ name, value }) => {
    const expression = expressionOf(value, writing.unknowns, python);
    const bytes = value.includes('\0') ? `(${expression}).encode()` : `${expression}.encode()`;
    return `${step}${singleQuoted(name)}: ${isBeyondAscii(value) ? bytes : expression},`;
  });
  const removed = request.removed.map((name) => `${step}${singleQuoted(name)}: None,`);
  return [`${numbered('headers', index)} = {`, ...lines, ...removed, '}'];
}

function bodyLines(body: Body | undefined, index: number, writing: Writing) {
  if (!body) return { before: [], given: [] };
  const data = numbered('data', index);
  if (body.kind === 'parts') {
    const files = numbered('files', index);
    const step = '    ';
    const lines = body.parts.map(({ name, content, fileName, type }) => {
      const value = pieceOf(content, writing, true);
      const mime = type ?? (fileName === undefined ? undefined : typeOfFile(fileName));
      const file = fileName === undefined ? 'None' : expressionOf(fileName, writing.unknowns, python);
      const facts = [file, value, ...(mime === undefined ? [] : [singleQuoted(mime)])].join(', ');
      return `${step}(${expressionOf(name, writing.unknowns, python)}, (${facts})),`;
    });
    return { before: [`${files} = [`, ...lines, ']'], given: [`files=${files}`] };
  }
  const text = bodyText(body);
  if (text !== undefined) {
    return { before: [`${data} = ${expressionOf(text, writing.unknowns, python)}`], given: [`data=${data}.encode()`] };
  }
  const expression = body.pieces.map((piece) => pieceOf(piece, writing, false)).join(' + ');
  return { before: [`${data} = ${expression}`], given: [`data=${data}`] };
}

/** The bytes of a piece; in a form a text is one, too. */
function pieceOf(piece: Piece, writing: Writing, isForm: boolean): string {
  if ('text' in piece) {
    const text = expressionOf(piece.text, writing.unknowns, python);
    return isForm ? text : `(${text}).encode()`;
  }
  const bytes = readFile(piece.file, writing);
  if (piece.as === 'encoded') return `quote_plus(${bytes}).encode()`;
  return piece.as === 'joined' ? `${bytes}.translate(None, b'\\0\\r\\n')` : bytes;
}

function readFile(file: Text, writing: Writing): string {
  return file === '-'
    ? 'sys.stdin.buffer.read()'
    : `open(${expressionOf(file, writing.unknowns, python)}, 'rb').read()`;
}

function optionsOf(request: Request, writing: Writing): string[] {
  const options: string[] = [];
  const text = (value: Text) => expressionOf(value, writing.unknowns, python);
  const ca = settingOf(request, 'cacert');
  if (hasSetting(request, 'insecure')) options.push('verify=False');
  else if (ca !== undefined) options.push(`verify=${text(ca)}`);
  const [cert, key] = [settingOf(request, 'cert'), settingOf(request, 'key')];
  if (cert !== undefined) options.push(`cert=${key === undefined ? text(cert) : `(${text(cert)}, ${text(key)})`}`);
  const proxy = proxyOf(request);
  if (proxy !== undefined) options.push(`proxies={'http': ${text(proxy)}, 'https': ${text(proxy)}}`);
  const [connect, most] = [secondsOf(request, 'connect-timeout'), secondsOf(request, 'max-time')];
  if (connect !== undefined) options.push(`timeout=(${connect}, ${most ?? 'None'})`);
  else if (most !== undefined) options.push(`timeout=${most}`);
  if (request.method === 'HEAD' && hasSetting(request, 'location')) options.push('allow_redirects=True');
  return options;
}

export const pythonTarget: Target = {
  write,
  settings: settingNames('location compressed insecure cacert cert key proxy connect-timeout max-time http1.1'),
  fileName: 'request.py',
  resolvesDots: true,
};
