import { asciiHost, encodeIllegal, hostOf, targetOf } from '../address';
import { typeOfFile } from '../curl/form';
import { headerOf, type Body, type Piece, type Request, type Text } from '../model';
import { shownText } from '../unknowns';
import { quotedName } from './go';
import { BOUNDARY } from './java';
import { sentHeaders, settingNames, type Target, type Writing } from './writing';

const encoder = new TextEncoder();

function write(requests: readonly Request[], writing: Writing): string {
  return requests.map((request) => writeOne(request, writing)).join('\r\n\r\n');
}

function writeOne(request: Request, writing: Writing): string {
  const shown = (text: Text) => {
    if (text.includes('\0')) writing.notes.push({ code: 'variable-placeholder' });
    return shownText(text, writing.unknowns);
  };
  const host = headerOf(request, 'host')?.value ?? asciiHost(hostOf(request.url));
  const lines = [`${request.method} ${shown(encodeIllegal(targetOf(request.url)))} HTTP/1.1`, `Host: ${shown(host)}`];
  for (const { name, value } of sentHeaders(request)) {
    if (!/^host$/i.test(name)) lines.push(`${name}: ${shown(value)}`.trimEnd());
  }
  const { body } = request;
  if (body?.kind === 'parts') lines.push(`Content-Type: multipart/form-data; boundary=${BOUNDARY}`);
  const text = body && contentOf(body, shown);
  if (body && hasFiles(body)) writing.notes.push({ code: 'file-placeholder' });
  // The length of what is not known is not known either.
  const isWhole = body && !holdsOpen(body);
  if (text !== undefined && isChunked(request))
    return `${lines.join('\r\n')}\r\n\r\n${chunked(text, isWhole === true)}`;
  if (text !== undefined && isWhole) lines.push(`Content-Length: ${encoder.encode(text).length}`);
  else if (text !== undefined) lines.push('Content-Length: ');
  return `${lines.join('\r\n')}\r\n\r\n${text ?? ''}`;
}

function piecesOf(body: Body): readonly Piece[] {
  return body.kind === 'pieces' ? body.pieces : body.parts.map(({ content }) => content);
}

const isChunked = (request: Request) => /^chunked$/i.test(headerOf(request, 'transfer-encoding')?.value ?? '');

/** The body in one chunk (RFC 9112, 7.1), whose size is left open where it is not known. */
function chunked(text: string, isWhole: boolean): string {
  if (text === '') return '0\r\n\r\n';
  return `${isWhole ? encoder.encode(text).length.toString(16) : ''}\r\n${text}\r\n0\r\n\r\n`;
}

const hasFiles = (body: Body) => piecesOf(body).some((piece) => 'file' in piece);
const holdsOpen = (body: Body) => piecesOf(body).some((piece) => 'file' in piece || piece.text.includes('\0'));

function contentOf(body: Body, shown: (text: Text) => string): string {
  if (body.kind === 'pieces') return body.pieces.map((piece) => placeholderOf(piece, shown)).join('');
  const parts = body.parts.map(({ name, content, fileName, type }) => {
    const mime = type ?? (fileName === undefined ? undefined : typeOfFile(fileName));
    const named = fileName === undefined ? '' : `; filename="${quotedName(shown(fileName))}"`;
    const head = `Content-Disposition: form-data; name="${quotedName(shown(name))}"${named}`;
    const typed = mime === undefined ? '' : `\r\nContent-Type: ${mime}`;
    return `--${BOUNDARY}\r\n${head}${typed}\r\n\r\n${placeholderOf(content, shown)}\r\n`;
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

/** The contents of a file are not known here. */
export function placeholderOf(piece: Piece, shown: (text: Text) => string): string {
  return 'text' in piece ? shown(piece.text) : `<${shown(piece.file)}>`;
}

export const rawTarget: Target = { write, settings: settingNames('http1.1'), fileName: 'request.http' };
