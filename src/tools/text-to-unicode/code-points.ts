import { ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { characterData } from '../../lib/character-names/character-data';
import { hexWriter, writerOf } from './notation';

/** More rows than these are not listed. */
export const MOST_ROWS = 100_000;

/** General categories of the standard, by their codes. */
export const CATEGORIES = [
  ...['Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'Mn', 'Mc', 'Me', 'Nd', 'Nl', 'No', 'Pc', 'Pd', 'Ps', 'Pe', 'Pi', 'Pf', 'Po'],
  ...['Sm', 'Sc', 'Sk', 'So', 'Zs', 'Zl', 'Zp', 'Cc', 'Cf', 'Cs', 'Co', 'Cn'],
] as const;

/** What of a character nobody sees. */
export type Mark = 'control' | 'format' | 'space' | 'line' | 'combining' | 'variation' | 'surrogate';

export interface CodePoint {
  readonly character: string;
  /** `U+0041`. */
  readonly code: string;
  readonly name: string;
  readonly block: string;
  /** `Lu`. */
  readonly category: string;
  /** `C3 A9`; none for a lone surrogate. */
  readonly utf8: string;
  readonly mark?: Mark;
}

export interface CodePoints {
  readonly rows: readonly CodePoint[];
  readonly count: number;
  /** Different ones. */
  readonly distinct: number;
}

const CATEGORY_TESTS = CATEGORIES.map((category) => [category, new RegExp(`^\\p{${category}}`, 'u')] as const);
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}/u;

function categoryOf(character: string): string {
  return CATEGORY_TESTS.find(([, pattern]) => pattern.test(character))?.[0] ?? 'Cn';
}

function markOf(character: string, code: number, category: string): Mark | undefined {
  if (category === 'Cs') return 'surrogate';
  if (category === 'Cc') return 'control';
  if ((code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef)) return 'variation';
  if (category === 'Cf' || INVISIBLE.test(character)) return 'format';
  if (category === 'Zl' || category === 'Zp') return 'line';
  if (category === 'Zs' && code !== 0x20) return 'space';
  return category.startsWith('M') ? 'combining' : undefined;
}

const codeOf = writerOf('u-plus', hexWriter('u-plus', 'upper'));
const bytesOf = writerOf('utf8-hex', hexWriter('utf8-hex', 'upper'));

/** Code points between two looks at whether to go on. */
const BLOCK = 20_000;

/** Every code point of a text, with its name, block and category. */
export async function codePointsOf(
  text: string,
  job?: Pick<Job, 'progress' | 'signal'>,
): Promise<Result<CodePoints, never>> {
  const known = new Map<number, CodePoint>();
  const codes: number[] = [];
  let count = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (count++ < MOST_ROWS) codes.push(code);
  }
  const data = await characterData(new Set(codes));
  const rows: CodePoint[] = [];
  for (const [index, code] of codes.entries()) {
    if (index % BLOCK === 0) {
      job?.signal.throwIfAborted();
      job?.progress(index, codes.length);
    }
    let row = known.get(code);
    if (!row) {
      const character = String.fromCodePoint(code);
      const category = categoryOf(character);
      const mark = markOf(character, code, category);
      row = {
        character,
        code: codeOf(code),
        name: data.nameOf(code),
        block: data.blockOf(code),
        category,
        utf8: category === 'Cs' ? '' : bytesOf(code),
        ...(mark && { mark }),
      };
      known.set(code, row);
    }
    rows.push(row);
  }
  return ok({ rows, count, distinct: known.size });
}
