import type { DocumentPath } from './note';

const PART = /\.?(?:\[(\d+)\]|\[("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]|([^.[\]]+))/y;

/**
 * Reads a path as `pathText` writes it: `a.b[1]["x y"]`; single quotes in brackets will do, too. `undefined` for what is
 * no path. The empty text is the root.
 */
export function parsePath(text: string): DocumentPath | undefined {
  const path: (string | number)[] = [];
  PART.lastIndex = 0;
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    const match = text[at] === '.' && at === 0 ? null : PART.exec(text);
    if (!match) return undefined;
    const [all, index, quoted, name] = match;
    // A name after another needs the point between them.
    if (name !== undefined && at > 0 && !all.startsWith('.')) return undefined;
    const key = quoted === undefined ? name : unquote(quoted);
    if (index === undefined && key === undefined) return undefined;
    path.push(index === undefined ? (key ?? '') : Number(index));
  }
  return path;
}

function unquote(quoted: string): string | undefined {
  const inner = quoted.slice(1, -1);
  const json = quoted.startsWith("'") ? `"${inner.replace(/\\'/g, "'").replace(/"/g, '\\"')}"` : quoted;
  try {
    const key: unknown = JSON.parse(json);
    return typeof key === 'string' ? key : undefined;
  } catch {
    return undefined;
  }
}
