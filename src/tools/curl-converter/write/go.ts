import { bodyText, type Body, type Piece, type Request, type Text } from '../model';
import { typeOfFile } from '../curl/form';
import { goLiteral } from '../../../lib/literals';
import {
  expressionOf,
  hasSetting,
  proxyOf,
  secondsOf,
  sentHeaders,
  settingNames,
  type Language,
  type Target,
  type Writing,
} from './writing';

const go: Language = {
  literal: goLiteral,
  variable: (name) => `os.Getenv(${goLiteral(name)})`,
  plus: ' + ',
  base64: (text) => `base64.StdEncoding.EncodeToString([]byte(${text}))`,
  encoded: (text) => `url.QueryEscape(${text})`,
};

const PACKAGES = [
  'bytes',
  'crypto/tls',
  'encoding/base64',
  'fmt',
  'io',
  'log',
  'mime/multipart',
  'net/http',
  'net/textproto',
  'net/url',
  'os',
  'strings',
  'time',
];

function write(requests: readonly Request[], writing: Writing): string {
  const names = requests.map((_, index) => (requests.length === 1 ? 'send' : `send${index + 1}`));
  const functions = requests.map((request, index) => functionOf(names[index] ?? 'send', request, writing));
  const code = `${functions.join('\n')}\nfunc main() {\n${names.map((name) => `\t${name}()\n`).join('')}}\n`;
  const used = PACKAGES.filter((name) =>
    new RegExp(`\\b${name.split('/').at(-1) ?? name}\\.`).test(withoutTexts(code)),
  );
  return `package main\n\nimport (\n${used.map((name) => `\t"${name}"\n`).join('')})\n\n${code}`;
}

/** So that no word of a text is taken for a package. */
function withoutTexts(code: string): string {
  return code.replace(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '""');
}

function functionOf(name: string, request: Request, writing: Writing): string {
  const text = (value: Text) => expressionOf(value, writing.unknowns, go);
  const lines: string[] = [];
  const body = bodyOf(request.body, writing);
  lines.push(...body.before);
  lines.push(
    `req, err := http.NewRequest(${goLiteral(request.method)}, ${text(request.url)}, ${body.expression})`,
    ...CHECK,
  );
  const seen = new Set<string>();
  for (const { name: header, value } of sentHeaders(request)) {
    const isHost = /^host$/i.test(header);
    const act = seen.has(header.toLowerCase()) ? 'Add' : 'Set';
    seen.add(header.toLowerCase());
    lines.push(isHost ? `req.Host = ${text(value)}` : `req.Header.${act}(${goLiteral(header)}, ${text(value)})`);
  }
  if (body.isForm) lines.push('req.Header.Set("Content-Type", form.FormDataContentType())');
  for (const removed of request.removed)
    if (/^user-agent$/i.test(removed)) lines.push('req.Header.Set("User-Agent", "")');
  const client = clientOf(request, writing);
  lines.push(...client.before, '', `res, err := ${client.expression}.Do(req)`, ...CHECK);
  lines.push('defer res.Body.Close()', 'text, err := io.ReadAll(res.Body)', ...CHECK);
  lines.push('fmt.Println(res.StatusCode, string(text))');
  return `func ${name}() {\n${lines.map((line) => (line === '' ? '' : `\t${line}`)).join('\n')}\n}\n`;
}

const CHECK = ['if err != nil {', '\tlog.Fatal(err)', '}'];

interface GoBody {
  readonly before: string[];
  readonly expression: string;
  readonly isForm: boolean;
}

function bodyOf(body: Body | undefined, writing: Writing): GoBody {
  if (!body) return { before: [], expression: 'nil', isForm: false };
  if (body.kind === 'parts') return formOf(body, writing);
  const text = bodyText(body);
  if (text !== undefined) {
    const before = [`body := strings.NewReader(${expressionOf(text, writing.unknowns, go)})`];
    return { before, expression: 'body', isForm: false };
  }
  const before: string[] = [];
  const pieces = body.pieces.map((piece, index) => pieceOf(piece, index, before, writing));
  before.push(`body := strings.NewReader(${pieces.join(' + ')})`);
  return { before, expression: 'body', isForm: false };
}

function pieceOf(piece: Piece, index: number, before: string[], writing: Writing): string {
  if ('text' in piece) return expressionOf(piece.text, writing.unknowns, go);
  const name = `file${index === 0 ? '' : index + 1}`;
  before.push(...openFile(name, piece.file, writing));
  if (piece.as === 'encoded') return `url.QueryEscape(string(${name}))`;
  return piece.as === 'joined'
    ? `strings.NewReplacer("\\r", "", "\\n", "", "\\x00", "").Replace(string(${name}))`
    : `string(${name})`;
}

function openFile(name: string, file: Text, writing: Writing): string[] {
  const read = file === '-' ? 'io.ReadAll(os.Stdin)' : `os.ReadFile(${expressionOf(file, writing.unknowns, go)})`;
  return [`${name}, err := ${read}`, ...CHECK];
}

function formOf({ parts }: Extract<Body, { kind: 'parts' }>, writing: Writing): GoBody {
  const before = ['var body bytes.Buffer', 'form := multipart.NewWriter(&body)'];
  for (const [index, { name, content, fileName, type }] of parts.entries()) {
    const value = pieceOf(content, index, before, writing);
    const part = `part${index === 0 ? '' : index + 1}`;
    const named = fileName === undefined ? '' : `; filename="${quotedName(fileName)}"`;
    const mime = type ?? (fileName === undefined ? undefined : typeOfFile(fileName));
    const disposition = expressionOf(`form-data; name="${quotedName(name)}"${named}`, writing.unknowns, go);
    const typed = mime === undefined ? '' : `, "Content-Type": {${goLiteral(mime)}}`;
    before.push(
      `${part}, err := form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {${disposition}}${typed}})`,
      ...CHECK,
      `io.WriteString(${part}, ${value})`,
    );
  }
  before.push('form.Close()');
  return { before, expression: '&body', isForm: true };
}

/** As browsers and curl write names in a form. */
export function quotedName(name: Text): Text {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function clientOf(request: Request, writing: Writing): { before: string[]; expression: string } {
  const transport: string[] = [];
  const before: string[] = [];
  if (hasSetting(request, 'insecure')) transport.push('TLSClientConfig: &tls.Config{InsecureSkipVerify: true}');
  const proxy = proxyOf(request);
  if (proxy !== undefined) {
    before.push(`proxy, err := url.Parse(${expressionOf(proxy, writing.unknowns, go)})`, ...CHECK);
    transport.push('Proxy: http.ProxyURL(proxy)');
  }
  const seconds = secondsOf(request, 'max-time');
  const fields: string[] = [];
  if (transport.length > 0) fields.push(`Transport: &http.Transport{${transport.join(', ')}}`);
  if (seconds !== undefined) fields.push(`Timeout: ${Math.round(seconds * 1000)} * time.Millisecond`);
  if (fields.length === 0) return { before, expression: 'http.DefaultClient' };
  return { before: [...before, `client := &http.Client{${fields.join(', ')}}`], expression: 'client' };
}

export const goTarget: Target = {
  write,
  settings: settingNames('location compressed insecure proxy max-time'),
  fileName: 'main.go',
  keepsDefaults: true,
};
