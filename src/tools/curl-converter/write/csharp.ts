import { bodyText, type Body, type Piece, type Request, type Text } from '../model';
import { typeOfFile } from '../curl/form';
import { csharpLiteral } from '../../../lib/literals';
import {
  expressionOf,
  hasSetting,
  isBeyondAscii,
  proxyOf,
  secondsOf,
  sentHeaders,
  settingNames,
  type Language,
  type Target,
  type Writing,
} from './writing';

const csharp: Language = {
  literal: csharpLiteral,
  variable: (name) => `Environment.GetEnvironmentVariable(${csharpLiteral(name)})`,
  plus: ' + ',
  base64: (text) => `Convert.ToBase64String(Encoding.UTF8.GetBytes(${text}))`,
  encoded: (text) => `Uri.EscapeDataString(${text})`,
};

/** Headers of the body, which the class keeps apart. */
const OF_CONTENT = /^(?:allow|content-(?!length).*|expires|last-modified)$/i;

const HEAD = `using System;
using System.IO;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading.Tasks;`;

function write(requests: readonly Request[], writing: Writing): string {
  const step = ' '.repeat(writing.indent);
  const blocks = requests.map((request) => linesOf(request, writing, step)).join('\n');
  const used = HEAD.split('\n').filter((line) => neededBy(line, blocks));
  return `${used.join('\n')}\n\nclass Program\n{\n${step}static async Task Main()\n${step}{\n${blocks}${step}}\n}\n`;
}

function neededBy(line: string, code: string): boolean {
  if (line.includes('System.IO')) return code.includes('File.');
  if (line === 'using System.Net;') return /WebProxy|DecompressionMethods/.test(code);
  if (line.includes('Headers')) return /HeaderValue/.test(code);
  return !line.includes('System.Text') || code.includes('Encoding.');
}

function linesOf(request: Request, writing: Writing, step: string): string {
  const text = (value: Text) => expressionOf(value, writing.unknowns, csharp);
  const handler = handlerOf(request, text);
  const lines = [
    `using (var handler = new HttpClientHandler { ${handler.join(', ')} })`,
    'using (var client = new HttpClient(handler))',
    `using (var request = new HttpRequestMessage(new HttpMethod(${csharpLiteral(request.method)}), ${text(request.url)}))`,
    '{',
  ];
  const inner: string[] = [];
  const seconds = secondsOf(request, 'max-time');
  if (seconds !== undefined) inner.push(`client.Timeout = TimeSpan.FromMilliseconds(${Math.round(seconds * 1000)});`);
  const headers = sentHeaders(request);
  const ofContent = headers.filter(({ name }) => OF_CONTENT.test(name));
  for (const { name, value } of headers.filter((header) => !ofContent.includes(header))) {
    inner.push(`request.Headers.TryAddWithoutValidation(${csharpLiteral(name)}, ${text(value)});`);
  }
  const beyond = headers.filter(({ value }) => isBeyondAscii(value)).map(({ name }) => name);
  if (beyond.length > 0) writing.notes.push({ code: 'latin1', names: beyond });
  const isPlainGet = /^(?:get|head)$/i.test(request.method);
  if (request.body && isPlainGet) writing.notes.push({ code: 'get-body' });
  inner.push(...bodyLines(request.body, writing, ofContent.length > 0 && !isPlainGet));
  if (request.body || !isPlainGet) {
    for (const { name, value } of ofContent) {
      inner.push(`request.Content.Headers.TryAddWithoutValidation(${csharpLiteral(name)}, ${text(value)});`);
    }
  }
  inner.push(
    'using (var response = await client.SendAsync(request))',
    '{',
    `${step}Console.WriteLine((int)response.StatusCode + " " + await response.Content.ReadAsStringAsync());`,
    '}',
  );
  const all = [...lines, ...inner.map((line) => `${step}${line}`), '}'];
  return all.map((line) => `${step}${step}${line}\n`).join('');
}

function handlerOf(request: Request, text: (value: Text) => string): string[] {
  // Cookies stand in a header of their own.
  const fields = ['UseCookies = false'];
  if (hasSetting(request, 'insecure'))
    fields.push('ServerCertificateCustomValidationCallback = (message, certificate, chain, errors) => true');
  const proxy = proxyOf(request);
  if (proxy !== undefined) fields.push(`Proxy = new WebProxy(${text(proxy)})`);
  if (hasSetting(request, 'compressed')) {
    fields.push('AutomaticDecompression = DecompressionMethods.GZip | DecompressionMethods.Deflate');
  }
  return fields;
}

function bodyLines(body: Body | undefined, writing: Writing, needsContent: boolean): string[] {
  if (!body) return needsContent ? ['request.Content = new ByteArrayContent(new byte[0]);'] : [];
  if (body.kind === 'parts') return formLines(body, writing);
  const text = bodyText(body);
  const bytes = text === undefined ? piecesOf(body.pieces, writing) : bytesOf({ text }, writing);
  return [`request.Content = new ByteArrayContent(${bytes});`];
}

function piecesOf(pieces: readonly Piece[], writing: Writing): string {
  const [first] = pieces;
  if (pieces.length === 1 && first) return bytesOf(first, writing);
  return `Encoding.UTF8.GetBytes(${pieces.map((piece) => textOf(piece, writing)).join(' + ')})`;
}

function textOf(piece: Piece, writing: Writing): string {
  if ('text' in piece) return expressionOf(piece.text, writing.unknowns, csharp);
  const read = `File.ReadAllText(${fileOf(piece.file, writing)})`;
  if (piece.as === 'encoded') return `Uri.EscapeDataString(${read})`;
  return piece.as === 'joined' ? `${read}.Replace("\\r", "").Replace("\\n", "").Replace("\\0", "")` : read;
}

const fileOf = (file: Text, writing: Writing) =>
  expressionOf(file === '-' ? '/dev/stdin' : file, writing.unknowns, csharp);

function bytesOf(piece: Piece, writing: Writing): string {
  if ('file' in piece && piece.as === 'whole') return `File.ReadAllBytes(${fileOf(piece.file, writing)})`;
  return `Encoding.UTF8.GetBytes(${textOf(piece, writing)})`;
}

function formLines({ parts }: Extract<Body, { kind: 'parts' }>, writing: Writing): string[] {
  const lines = ['var form = new MultipartFormDataContent();'];
  for (const [index, { name, content, fileName, type }] of parts.entries()) {
    const part = `part${index + 1}`;
    const mime = type ?? (fileName === undefined ? undefined : typeOfFile(fileName));
    lines.push(`var ${part} = new ByteArrayContent(${bytesOf(content, writing)});`);
    if (mime !== undefined)
      lines.push(`${part}.Headers.TryAddWithoutValidation("Content-Type", ${csharpLiteral(mime)});`);
    const named = expressionOf(`"${name}"`, writing.unknowns, csharp);
    const file =
      fileName === undefined ? '' : `, FileName = ${expressionOf(`"${fileName}"`, writing.unknowns, csharp)}`;
    lines.push(
      `${part}.Headers.ContentDisposition = new ContentDispositionHeaderValue("form-data") { Name = ${named}${file} };`,
      `form.Add(${part});`,
    );
  }
  return [...lines, 'request.Content = form;'];
}

export const csharpTarget: Target = {
  write,
  settings: settingNames('location compressed insecure proxy max-time http1.1'),
  fileName: 'Program.cs',
  keepsDefaults: true,
  resolvesDots: true,
};
