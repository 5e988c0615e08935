/** Words of the commands that the visitor may fill in. */
export const PLACEHOLDERS = ['BRANCH', 'MAIN', 'REMOTE', 'COMMIT', 'FILE'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type Values = Readonly<Record<Placeholder, string>>;

/** A stretch of a command; `of` where it stands for a placeholder. */
export interface Piece {
  readonly text: string;
  readonly of?: Placeholder;
}

// Not within longer words: NEWBASE and ORIG_HEAD are none.
const WORDS = new RegExp(String.raw`\b(${PLACEHOLDERS.join('|')})\b`, 'g');

/** A value as a POSIX shell reads it as one word: in single quotes when it holds what a shell might take for itself. */
export function shellQuoted(value: string): string {
  if (/^[\p{L}\p{M}\p{N}._/@~^:+-]+$/u.test(value)) return value;
  return `'${value.replaceAll("'", String.raw`'\''`)}'`;
}

/** The command with the values in the places of the words; a word without a value stays. */
export function fillCommand(command: string, values: Values): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of command.matchAll(WORDS)) {
    const of = PLACEHOLDERS.find((word) => word === match[0]);
    if (!of) continue;
    if (match.index > end) pieces.push({ text: command.slice(end, match.index) });
    pieces.push({ text: values[of].trim() === '' ? of : shellQuoted(values[of]), of });
    end = match.index + of.length;
  }
  if (end < command.length) pieces.push({ text: command.slice(end) });
  return pieces;
}

/** The same as one text, to be copied. */
export function filledText(command: string, values: Values): string {
  return fillCommand(command, values)
    .map(({ text }) => text)
    .join('');
}
