/** A word as a POSIX shell reads it back: as it is where nothing in it means something to a shell, else in single quotes. */
export function quoteWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
