import { bodyText, headerOf, type Body, type Header, type Piece, type Request, type Text } from '../model';
import { typeOfFile } from '../curl/form';
import { byteQuoted, singleQuoted } from '../../../lib/literals';
import {
  asByteText,
  expressionOf,
  isBeyondAscii,
  mergedHeaders,
  sentHeaders,
  type Language,
  type Writing,
} from './writing';

export const javaScript: Language = {
  literal: singleQuoted,
  variable: (name) => `process.env.${name}`,
  plus: ' + ',
  base64: (text) => `Buffer.from(${text}).toString('base64')`,
  encoded: (text) => `encodeURIComponent(${text}).replaceAll('%20', '+')`,
};

/** Header values are sent as one byte for each character. */
const headerLanguage: Language = { ...javaScript, literal: (text) => byteQuoted(asByteText(text)) };

export function jsText(text: Text, { unknowns }: Writing): string {
  return expressionOf(text, unknowns, javaScript);
}

/** Lines of an object with the headers; pairs where a name stands twice and `allowsPairs`. */
export function headerLines(request: Request, writing: Writing, allowsPairs: boolean): string[] {
  const sent = sentHeaders(request);
  const merged = mergedHeaders(sent);
  const headers = allowsPairs && merged.length < sent.length ? sent : merged;
  const step = ' '.repeat(writing.indent);
  const value = (header: Header) => expressionOf(header.value, writing.unknowns, headerLanguage);
  const beyond = headers.filter((header) => isBeyondAscii(header.value)).map(({ name }) => name);
  if (beyond.length > 0) writing.notes.push({ code: 'latin1', names: beyond });
  if (headers !== merged) {
    return ['headers: [', ...headers.map((header) => `${step}[${singleQuoted(header.name)}, ${value(header)}],`), '],'];
  }
  return ['headers: {', ...headers.map((header) => `${step}${singleQuoted(header.name)}: ${value(header)},`), '},'];
}

/** The expression of a body and the lines before it; `reads` where files are opened. */
export interface JsBody {
  readonly before: readonly string[];
  readonly expression: string;
  readonly reads: boolean;
}

export function jsBody(request: Request, writing: Writing, suffix: string): JsBody | undefined {
  const { body } = request;
  if (!body) return undefined;
  if (body.kind === 'parts') return formBody(body, writing, suffix);
  const text = bodyText(body);
  if (text !== undefined) {
    const expression = jsText(text, writing);
    // A text would get a type of its own.
    const isTyped = headerOf(request, 'content-type') !== undefined;
    return { before: [], expression: isTyped ? expression : `new TextEncoder().encode(${expression})`, reads: false };
  }
  return { before: [], expression: piecesExpression(body.pieces, writing), reads: true };
}

function piecesExpression(pieces: readonly Piece[], writing: Writing): string {
  const [first] = pieces;
  if (pieces.length === 1 && first && 'file' in first && first.as === 'whole') return readFile(first.file, writing);
  return pieces.map((piece) => pieceExpression(piece, writing)).join(' + ');
}

function pieceExpression(piece: Piece, writing: Writing): string {
  if ('text' in piece) return jsText(piece.text, writing);
  if (piece.as === 'encoded') return javaScript.encoded(readFile(piece.file, writing, true));
  const text = `(${readFile(piece.file, writing, true)})`;
  return piece.as === 'joined' ? `${text}.replace(/[\\0\\r\\n]/g, '')` : text;
}

function readFile(file: Text, writing: Writing, isText = false): string {
  const name = file === '-' ? "'/dev/stdin'" : jsText(file, writing);
  return `await readFile(${name}${isText ? ", 'utf8'" : ''})`;
}

function formBody({ parts }: Extract<Body, { kind: 'parts' }>, writing: Writing, suffix: string): JsBody {
  const form = `form${suffix}`;
  const lines = parts.map(({ name, content, fileName, type }) => {
    const isFile = fileName !== undefined;
    // A part with a type would get a file name of its own.
    if (!isFile && type !== undefined) writing.notes.push({ code: 'part-types', names: [name] });
    const given = 'text' in content ? jsText(content.text, writing) : readFile(content.file, writing, !isFile);
    const fallback = fileName === undefined ? undefined : typeOfFile(fileName);
    const mime = type ?? fallback;
    const options = mime === undefined ? '' : `, { type: ${singleQuoted(mime)} }`;
    const value = isFile ? `new Blob([${given}]${options})` : given;
    const named = fileName === undefined ? '' : `, ${jsText(fileName, writing)}`;
    return `${form}.append(${jsText(name, writing)}, ${value}${named});`;
  });
  return {
    before: [`const ${form} = new FormData();`, ...lines],
    expression: form,
    reads: parts.some(({ content }) => 'file' in content),
  };
}

export const READ_FILE = "import { readFile } from 'node:fs/promises';";
