/** In a field of one line `\n` and `\t` stand for a line break and a tab; every other backslash is itself. */
export function readTyped(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}
