import type { Part, Text } from '../model';
import type { Given } from './read-arguments';

/** The parts of `-F` and `--form-string`. */
export function readForm(given: readonly Given[]): Part[] | undefined {
  const options = given.filter(({ name }) => name === 'form' || name === 'form-string');
  return options.length === 0
    ? undefined
    : options.flatMap(({ name, value }) => readParts(value, name === 'form-string'));
}

function readParts(value: Text, isPlain: boolean): Part[] {
  const equals = value.indexOf('=');
  const name = equals < 0 ? value : value.slice(0, equals);
  const content = equals < 0 ? '' : value.slice(equals + 1);
  if (isPlain) return [{ name, content: { text: content } }];
  if (content.startsWith('@')) return readFiles(name, content);
  const isFile = content.startsWith('<');
  const { word, end } = readWord(content, isFile ? 1 : 0);
  return [{ name, content: isFile ? { file: word, as: 'whole' } : { text: word }, ...readFacts(content, end).facts }];
}

/** Files that are sent under their names, with commas between them. */
function readFiles(name: Text, content: Text): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < content.length;) {
    const { word, end } = readWord(content, at + 1, ',');
    const { facts, end: factsEnd } = readFacts(content, end, ',');
    const isMore = parts.length > 0 && { isMore: true as const };
    parts.push({ name, content: { file: word, as: 'whole' }, fileName: baseName(word), ...facts, ...isMore });
    at = factsEnd;
  }
  return parts;
}

/** Without the folders, as servers are told. */
export function baseName(path: Text): Text {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Up to a semicolon or the other sign, or what stands between double quotes, in which `\"` and `\\` are escapes. */
function readWord(text: Text, at: number, until = ';'): { readonly word: Text; readonly end: number } {
  const quoted = until === ';' ? /"((?:[^"\\]|\\[^])*)"[^;]*/y : /"((?:[^"\\]|\\[^])*)"[^;,]*/y;
  quoted.lastIndex = at;
  const match = quoted.exec(text);
  if (match) return { word: (match[1] ?? '').replace(/\\([\\"])/g, '$1'), end: quoted.lastIndex };
  const sign = until === ';' ? /;/g : /[;,]/g;
  sign.lastIndex = at;
  const end = sign.exec(text)?.index ?? text.length;
  return { word: text.slice(at, end), end };
}

/** `;type=…` and `;filename=…`; a type may have a parameter of its own. */
function readFacts(text: Text, start: number, until = ';') {
  let type: string | undefined;
  let fileName: Text | undefined;
  let at = start;
  while (text.charAt(at) === ';') {
    const key = /;\s*(type|filename|headers|encoder)=/iy;
    key.lastIndex = at;
    const name = key.exec(text)?.[1]?.toLowerCase();
    const { word, end } = readWord(text, name === undefined ? at + 1 : key.lastIndex, until);
    if (name === 'type') type = word;
    else if (name === 'filename') fileName = word;
    else if (name === undefined && type !== undefined && /^\s*[\w-]+=/.test(word)) type += `;${word}`;
    at = end;
  }
  const facts: Pick<Part, 'type' | 'fileName'> = {
    ...(type !== undefined && { type }),
    ...(fileName !== undefined && { fileName }),
  };
  return { facts, end: at };
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
