import { stripVTControlCharacters } from 'node:util';
import type { Locale } from '../src/i18n/locale';
import type { CliWords } from './words/zh-cn';

/** How the program ends: the exit code of the whole run. */
export const EXIT = { done: 0, badInput: 1, badUsage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What every command works with. */
export interface Session {
  readonly locale: Locale;
  readonly words: CliWords;
}

const loaders: Readonly<Record<Locale, () => Promise<{ readonly words: CliWords }>>> = {
  'zh-cn': () => import('./words/zh-cn'),
  en: () => import('./words/en'),
  fr: () => import('./words/fr'),
};

/** Loads the program's words in a language. */
export async function openSession(locale: Locale): Promise<Session> {
  const { words } = await loaders[locale]();
  return { locale, words };
}

/** What came from elsewhere, such as the text in a fault, must not steer the terminal. */
function harmless(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Bidi_Control}]/gu, (mark) =>
    mark === '\n' || mark === '\t' ? mark : '\uFFFD',
  );
}

/** Says something beside the result, as `handy: …` on the standard error. */
export function say(text: string): void {
  process.stderr.write(`handy: ${harmless(text)}\n`);
}

/** Prints lines of words, such as help. */
export function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/gu;

/** The columns that a text takes on a terminal (East Asian Width: wide and full-width characters take two). */
function widthOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

/** Rows with their first cells in one column. */
export function aligned(rows: readonly (readonly [string, string])[], indent = 2): string[] {
  const width = Math.min(34, Math.max(0, ...rows.map(([first]) => widthOf(first))));
  return rows.map(([first, second]) => {
    const gap = ' '.repeat(Math.max(width - widthOf(first), 0) + 2);
    return `${' '.repeat(indent)}${first}${second === '' ? '' : gap + second}`;
  });
}
