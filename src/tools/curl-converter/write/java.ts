import { encodeIllegal, hostOf } from '../address';
import { bodyText, type Body, type Piece, type Request, type Text } from '../model';
import { typeOfFile } from '../curl/form';
import { quotedName } from './go';
import { javaLiteral } from '../../../lib/literals';
import {
  expressionOf,
  hasSetting,
  isBeyondAscii,
  numbered,
  proxyOf,
  secondsOf,
  sentHeaders,
  settingNames,
  type Language,
  type Target,
  type Writing,
} from './writing';

const java: Language = {
  literal: javaLiteral,
  variable: (name) => `System.getenv(${javaLiteral(name)})`,
  plus: ' + ',
  base64: (text) => `Base64.getEncoder().encodeToString((${text}).getBytes(StandardCharsets.UTF_8))`,
  encoded: (text) => `URLEncoder.encode(${text}, StandardCharsets.UTF_8)`,
};

/** Headers that the client keeps for itself. */
const REFUSED = /^(?:connection|content-length|expect|host|upgrade)$/i;

const IMPORTS = [
  'java.io.ByteArrayOutputStream',
  'java.net.InetSocketAddress',
  'java.net.ProxySelector',
  'java.net.URI',
  'java.net.URLEncoder',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpResponse',
  'java.nio.charset.StandardCharsets',
  'java.nio.file.Files',
  'java.nio.file.Path',
  'java.time.Duration',
  'java.util.Base64',
];

function write(requests: readonly Request[], writing: Writing): string {
  const step = ' '.repeat(writing.indent);
  const lines = requests.flatMap((request, index) => [
    ...(index === 0 ? [] : ['']),
    ...linesOf(request, index, writing, step),
  ]);
  const inner = lines.map((line) => (line === '' ? '' : `${step}${step}${line}`)).join('\n');
  const used = inner.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  const imports = IMPORTS.filter((name) => new RegExp(`\\b${name.split('.').at(-1) ?? name}\\b`).test(used));
  const head = imports.map((name) => `import ${name};`).join('\n');
  return `${head}\n\npublic class Main {\n${step}public static void main(String[] args) throws Exception {\n${inner}\n${step}}\n}\n`;
}

function linesOf(request: Request, index: number, writing: Writing, step: string): string[] {
  const named = (name: string) => numbered(name, index);
  const text = (value: Text) => expressionOf(value, writing.unknowns, java);
  const body = bodyOf(request.body, named('body'), writing);
  const seconds = secondsOf(request, 'max-time');
  const url = uriOf(request.url);
  if (url !== request.url) writing.notes.push({ code: 'encoded-url' });
  const chain = [methodCall(request.method, body?.publisher)];
  for (const { name, value } of headersOf(request, writing))
    chain.push(`.header(${javaLiteral(name)}, ${text(value)})`);
  if (body?.type !== undefined) chain.push(`.header("Content-Type", ${body.type})`);
  if (seconds !== undefined) chain.push(`.timeout(Duration.ofMillis(${Math.round(seconds * 1000)}))`);
  return [
    `HttpClient ${named('client')} = ${clientOf(request)};`,
    ...(body?.before ?? []),
    `HttpRequest ${named('request')} = HttpRequest.newBuilder(URI.create(${text(url)}))`,
    ...chain.map((call) => `${step}${call}`),
    `${step}.build();`,
    `HttpResponse<String> ${named('response')} = ${named('client')}.send(${named('request')}, HttpResponse.BodyHandlers.ofString());`,
    `System.out.println(${named('response')}.statusCode() + " " + ${named('response')}.body());`,
  ];
}

/** What the class for addresses refuses is encoded. */
function uriOf(url: Text): Text {
  const end = url.indexOf('://') + 3 + hostOf(url).length;
  const rest = encodeIllegal(url.slice(end)).replace(/[[\]]|%(?![\da-f]{2})/gi, (sign) => encodeURIComponent(sign));
  return `${url.slice(0, end)}${rest}`;
}

function methodCall(method: string, publisher: string | undefined): string {
  if (publisher !== undefined) return `.method(${javaLiteral(method)}, ${publisher})`;
  if (method === 'GET' || method === 'DELETE') return `.${method}()`;
  return `.method(${javaLiteral(method)}, HttpRequest.BodyPublishers.noBody())`;
}

function headersOf(request: Request, { notes }: Writing) {
  const refused = request.headers.filter(({ name }) => REFUSED.test(name)).map(({ name }) => name);
  if (refused.length > 0) notes.push({ code: 'refused-headers', names: refused });
  const headers = sentHeaders(request).filter(({ name }) => !REFUSED.test(name));
  const beyond = headers.filter(({ value }) => isBeyondAscii(value)).map(({ name }) => name);
  if (beyond.length > 0) notes.push({ code: 'latin1', names: beyond });
  return headers;
}

interface JavaBody {
  readonly before: readonly string[];
  readonly publisher: string;
  readonly type?: string;
}

function bodyOf(body: Body | undefined, name: string, writing: Writing): JavaBody | undefined {
  if (!body) return undefined;
  const publishers = 'HttpRequest.BodyPublishers';
  const text = bodyText(body);
  if (text !== undefined) {
    return { before: [], publisher: `${publishers}.ofString(${expressionOf(text, writing.unknowns, java)})` };
  }
  const [first] = body.kind === 'pieces' ? body.pieces : [];
  if (body.kind === 'pieces' && body.pieces.length === 1 && first && 'file' in first && first.as === 'whole') {
    const path = expressionOf(first.file === '-' ? '/dev/stdin' : first.file, writing.unknowns, java);
    return { before: [], publisher: `${publishers}.ofFile(Path.of(${path}))` };
  }
  const lines = [`ByteArrayOutputStream ${name} = new ByteArrayOutputStream();`];
  const add = (bytes: string) => lines.push(`${name}.write(${bytes});`);
  if (body.kind === 'pieces') for (const piece of body.pieces) add(bytesOf(piece, writing));
  else {
    for (const part of body.parts) {
      const mime = part.type ?? (part.fileName === undefined ? undefined : typeOfFile(part.fileName));
      const fileName = part.fileName === undefined ? '' : `; filename="${quotedName(part.fileName)}"`;
      const typed = mime === undefined ? '' : `\r\nContent-Type: ${mime}`;
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quotedName(part.name)}"${fileName}${typed}\r\n\r\n`;
      add(bytesOf({ text: head }, writing));
      add(bytesOf(part.content, writing));
      add(bytesOf({ text: '\r\n' }, writing));
    }
    add(bytesOf({ text: `--${BOUNDARY}--\r\n` }, writing));
  }
  const type = body.kind === 'parts' ? { type: javaLiteral(`multipart/form-data; boundary=${BOUNDARY}`) } : {};
  return { before: lines, publisher: `${publishers}.ofByteArray(${name}.toByteArray())`, ...type };
}

/** Stands in no text that anybody sends. */
export const BOUNDARY = '----------------------------7MA4YWxkTrZu0gW';

function bytesOf(piece: Piece, writing: Writing): string {
  if ('text' in piece) {
    const text = expressionOf(piece.text, writing.unknowns, java);
    return `${piece.text.includes('\0') ? `(${text})` : text}.getBytes(StandardCharsets.UTF_8)`;
  }
  const path = expressionOf(piece.file === '-' ? '/dev/stdin' : piece.file, writing.unknowns, java);
  if (piece.as === 'whole') return `Files.readAllBytes(Path.of(${path}))`;
  const text = `Files.readString(Path.of(${path}))`;
  const made =
    piece.as === 'joined'
      ? `${text}.replaceAll("[\\\\x00\\r\\n]", "")`
      : `URLEncoder.encode(${text}, StandardCharsets.UTF_8)`;
  return `${made}.getBytes(StandardCharsets.UTF_8)`;
}

function clientOf(request: Request): string {
  const calls: string[] = [];
  if (hasSetting(request, 'location', 'location-trusted')) calls.push('.followRedirects(HttpClient.Redirect.NORMAL)');
  if (hasSetting(request, 'http1.1', 'http1.0')) calls.push('.version(HttpClient.Version.HTTP_1_1)');
  const connect = secondsOf(request, 'connect-timeout');
  if (connect !== undefined) calls.push(`.connectTimeout(Duration.ofMillis(${Math.round(connect * 1000)}))`);
  const [, host, port] = /^http:\/\/([^:/@\0]+):(\d+)\/?$/.exec(proxyOf(request) ?? '') ?? [];
  if (host !== undefined) {
    calls.push(`.proxy(ProxySelector.of(new InetSocketAddress(${javaLiteral(host)}, ${port ?? '1080'})))`);
  }
  return calls.length === 0 ? 'HttpClient.newHttpClient()' : `HttpClient.newBuilder()${calls.join('')}.build()`;
}

export const javaTarget: Target = {
  write,
  settings: settingNames('location location-trusted http1.1 http2 connect-timeout max-time proxy'),
  fileName: 'Main.java',
  keepsDefaults: true,
};
