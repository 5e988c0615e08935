/** The letters that C has for control characters, as git quotes with them. */
const ESCAPES: Readonly<Record<number, string>> = {
  7: 'a',
  8: 'b',
  9: 't',
  10: 'n',
  11: 'v',
  12: 'f',
  13: 'r',
  34: '"',
  92: '\\',
};

/**
 * A path as git writes it in the head of a patch (`core.quotePath` as it is by default): between quotation marks where it
 * holds quotation marks, backslashes, control characters or anything beyond ASCII, which stands in octal bytes of UTF-8.
 * A path with blanks is closed with a tab, or the blank would end it for `patch`.
 */
export function headPath(path: string): string {
  const bytes = [...new TextEncoder().encode(path)];
  const isPlain = bytes.every((byte) => byte >= 0x20 && byte < 0x7f && ESCAPES[byte] === undefined);
  const shown = isPlain ? path : `"${bytes.map(escapeByte).join('')}"`;
  return path.includes(' ') ? `${shown}\t` : shown;
}

function escapeByte(byte: number): string {
  const letter = ESCAPES[byte];
  if (letter !== undefined) return `\\${letter}`;
  return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`;
}

/** A path that git takes in a patch: relative, and without steps to the same folder or out of it. Empty when nothing is left. */
export function relativePath(path: string): string {
  return path
    .replaceAll('\0', '')
    .split('/')
    .filter((step) => step !== '' && step !== '.' && step !== '..')
    .join('/');
}
