import { err, ok, type Result } from '../../lib/result';

export const SEPARATORS = { dot: '. ', colon: ': ', tab: '\t' } as const;
export type Separator = keyof typeof SEPARATORS;

export interface NumberingOptions {
  /** The number of the first line. */
  readonly start: number;
  readonly separator: Separator;
  /** Empty lines are neither numbered nor counted. */
  readonly skipEmpty: boolean;
}

/** A character that no text has, at its UTF-16 offset. */
export interface NotText {
  readonly code: 'not-text';
  readonly at: number;
}

/** The text with a number in front of each line. What follows the last line break is a line only if it holds something. */
export function numberLines(text: string, { start, separator, skipEmpty }: NumberingOptions): Result<string, NotText> {
  const at = text.indexOf('\0');
  if (at !== -1) return err({ code: 'not-text', at });
  const lines = text.split('\n');
  let next = start;
  const numbered = lines.map((line, index) => {
    const isAfterLastBreak = index === lines.length - 1 && line === '';
    const isSkipped = skipEmpty && /^\r?$/.test(line);
    return isAfterLastBreak || isSkipped ? line : `${next++}${SEPARATORS[separator]}${line}`;
  });
  return ok(numbered.join('\n'));
}
