import { err, ok, type Result } from '../../lib/result';
import type { FontName } from './fonts';
import { readFont } from './font-files';
import type { Comment, LAYOUTS } from './options';

export interface DrawSettings {
  readonly font: FontName;
  readonly width: number;
  readonly layout: (typeof LAYOUTS)[number];
  readonly comment: Comment;
}

export type DrawFault = { readonly code: 'too-long'; readonly length: number; readonly limit: number };

export type DrawNote =
  /** Characters that the font does not have: the rest is drawn. */
  | { readonly code: 'missing'; readonly font: string; readonly characters: readonly string[]; readonly more: number }
  /** A part of the drawing would have ended the comment around it. */
  | { readonly code: 'comment-end' };

export interface Drawing {
  readonly text: string;
  readonly notes: readonly DrawNote[];
}

/** Longer texts take seconds to be set. */
export const LONGEST = 1000;
/** So many missing characters are named. */
const MOST_NAMED = 10;

/** Only one is read at a time, and each once. */
const reading = new Map<FontName, Promise<void>>();

async function load(font: FontName) {
  const { default: figlet } = await import('figlet');
  const known = reading.get(font) ?? readFont(font).then((file) => void figlet.parseFont(font, file));
  reading.set(font, known);
  // What could not be fetched is asked for again.
  known.catch(() => reading.delete(font));
  await known;
  return figlet;
}

/** figlet breaks a word in a time that grows with the cube of its length: four hundred letters take it half a minute. */
const LONGEST_WORD = 100;

/** Breaks words that are longer than that where a line of the width is full. `widthOf` measures letters in one line. */
function breakLongWords(text: string, width: number, widthOf: (letters: string) => number): string {
  return text.replaceAll(/\S+/g, (word) => {
    const letters = [...word];
    if (letters.length <= LONGEST_WORD) return word;
    const lines: string[] = [];
    for (let start = 0; start < letters.length;) {
      const canHold = (count: number) => widthOf(letters.slice(start, start + count).join('')) < width;
      // So many letters fit, and `above` do not: twice as many are tried, then what lies between.
      let fits = 1;
      let above = letters.length - start + 1;
      while (above - fits > 1) {
        const count = fits * 2 < above && above > letters.length - start ? fits * 2 : (fits + above) >> 1;
        if (canHold(count)) fits = count;
        else above = count;
      }
      lines.push(letters.slice(start, start + fits).join(''));
      start += fits;
    }
    return lines.join('\n');
  });
}

/** Draws a text with the letters of a font. What the font lacks is left out and told. */
export async function drawText(
  given: string,
  { font, width, layout, comment }: DrawSettings,
): Promise<Result<Drawing, DrawFault>> {
  const text = given.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').replaceAll('\t', ' ');
  if (text.length > LONGEST) return err({ code: 'too-long', length: text.length, limit: LONGEST });
  const figlet = await load(font);
  const letters = figlet.figFonts[font];
  const missing = new Set<string>();
  let drawable = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (character === '\n' || letters?.[code]) drawable += character;
    else missing.add(character);
  }
  const isEmpty = drawable.replaceAll('\n', '') === '';
  const look = { font, horizontalLayout: layout };
  const widthOf = (part: string) =>
    Math.max(
      ...figlet
        .textSync(part, look)
        .split('\n')
        .map((line) => line.length),
    );
  const drawn = isEmpty
    ? ''
    : figlet.textSync(breakLongWords(drawable, width, widthOf), { ...look, width, whitespaceBreak: true });
  const commented = withComment(drawn, comment);
  const named = [...missing];
  return ok({
    text: commented.text,
    notes: [
      ...(named.length > 0
        ? [
            {
              code: 'missing',
              font,
              characters: named.slice(0, MOST_NAMED),
              more: Math.max(0, named.length - MOST_NAMED),
            } as const,
          ]
        : []),
      ...(commented.isChanged ? [{ code: 'comment-end' } as const] : []),
    ],
  });
}

/** Blanks at the end of a line, which a comment in a program has not. */
const LINE_REST = /(?<! ) +$/gm;

function withComment(drawn: string, comment: Comment): { readonly text: string; readonly isChanged: boolean } {
  if (comment === 'none' || drawn === '') return { text: drawn, isChanged: false };
  if (comment !== '/* */') {
    const text = drawn
      .split('\n')
      .map((line) => `${comment} ${line}`)
      .join('\n');
    return { text: text.replaceAll(LINE_REST, ''), isChanged: false };
  }
  const safe = drawn.replaceAll('*/', '*\u2215');
  const lines = safe.split('\n').map((line) => ` * ${line}`);
  return { text: ['/*', ...lines, ' */'].join('\n').replaceAll(LINE_REST, ''), isChanged: safe !== drawn };
}
