import type { Part, Text } from '../model';
import type { Given } from './read-arguments';

/** The parts of `-F` and `--form-string`. */
export function readForm(given: readonly Given[]): Part[] | undefined {
  const options = given.filter(({ name }) => name === 'form' || name === 'form-string');
  return options.length === 0 ? undefined : options.map(({ name, value }) => readPart(value, name === 'form-string'));
}

function readPart(value: Text, isPlain: boolean): Part {
  const equals = value.indexOf('=');
  const name = equals < 0 ? value : value.slice(0, equals);
  const content = equals < 0 ? '' : value.slice(equals + 1);
  if (isPlain) return { name, content: { text: content } };
  const isFile = /^[@<]/.test(content);
  const { word, end } = readWord(content, isFile ? 1 : 0);
  const facts = readFacts(content, end);
  if (!isFile) return { name, content: { text: word }, ...facts };
  const file = { file: word, as: 'whole' } as const;
  return content.startsWith('<')
    ? { name, content: file, ...facts }
    : { name, content: file, fileName: baseName(word), ...facts };
}

/** Without the folders, as servers are told. */
export function baseName(path: Text): Text {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Up to a semicolon, or what stands between double quotes, in which `\"` and `\\` are escapes. */
function readWord(text: Text, at: number): { readonly word: Text; readonly end: number } {
  const quoted = /"((?:[^"\\]|\\[^])*)"[^;]*/y;
  quoted.lastIndex = at;
  const match = quoted.exec(text);
  if (match) return { word: (match[1] ?? '').replace(/\\([\\"])/g, '$1'), end: quoted.lastIndex };
  const semicolon = text.indexOf(';', at);
  const end = semicolon < 0 ? text.length : semicolon;
  return { word: text.slice(at, end), end };
}

/** `;type=…` and `;filename=…`; a type may have a parameter of its own. */
function readFacts(text: Text, start: number): Pick<Part, 'type' | 'fileName'> {
  let type: string | undefined;
  let fileName: Text | undefined;
  let at = start;
  while (text.charAt(at) === ';') {
    const key = /;\s*(type|filename|headers|encoder)=/iy;
    key.lastIndex = at;
    const name = key.exec(text)?.[1]?.toLowerCase();
    const { word, end } = readWord(text, name === undefined ? at + 1 : key.lastIndex);
    if (name === 'type') type = word;
    else if (name === 'filename') fileName = word;
    else if (name === undefined && type !== undefined && /^\s*[\w-]+=/.test(word)) type += `;${word}`;
    at = end;
  }
  return { ...(type !== undefined && { type }), ...(fileName !== undefined && { fileName }) };
}

const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  htm: 'text/html',
  html: 'text/html',
  pdf: 'application/pdf',
  xml: 'application/xml',
};

/** The type that curl gives a file by its name. */
export function typeOfFile(name: string): string {
  return TYPES[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}
