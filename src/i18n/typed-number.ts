import type { TypedNumberFault } from '../lib/typed-number';
import type { Locale } from './locale';

interface TypedNumberWords {
  /** Says how a text was read that could be meant otherwise; both are plain decimals. */
  readonly otherReading: (read: string, other: string) => string;
  readonly fault: (fault: TypedNumberFault) => string;
}

const SHOWN_DIGITS = 30;

/** A plain decimal with the language's own mark before the decimals, and not longer than a line. */
function shown(decimal: string, mark: '.' | ','): string {
  const cut = decimal.length > SHOWN_DIGITS ? `${decimal.slice(0, SHOWN_DIGITS)}…` : decimal;
  return cut.replace('.', mark);
}

const isBlank = (found: string) => found.trim() === '';

/** What every tool says about numbers that were typed; only for tools, home does without. */
export const TYPED_NUMBER_WORDS: Record<Locale, TypedNumberWords> = {
  'zh-cn': {
    otherReading: (read, other) => `按 ${shown(read, '.')} 读取；在其他语言里也可能是 ${shown(other, '.')}。`,
    fault: (fault) => {
      switch (fault.code) {
        case 'empty':
          return '请输入数字。';
        case 'not-a-number':
          return `第 ${fault.at + 1} 个字符「${fault.found}」不能出现在数字里。`;
        case 'bad-grouping':
          return isBlank(fault.found)
            ? `第 ${fault.at + 1} 个字符是空格，位置不对：它只能分隔千位。`
            : `第 ${fault.at + 1} 个字符「${fault.found}」位置不对：既不分隔千位，也不是小数点。`;
        case 'too-long':
          return `数字太长，最多 ${fault.limit} 位。`;
      }
    },
  },
  en: {
    otherReading: (read, other) => `Read as ${shown(read, '.')}; in other languages it would be ${shown(other, '.')}.`,
    fault: (fault) => {
      switch (fault.code) {
        case 'empty':
          return 'Enter a number.';
        case 'not-a-number':
          return `“${fault.found}” (character ${fault.at + 1}) does not belong in a number.`;
        case 'bad-grouping':
          return isBlank(fault.found)
            ? `The space (character ${fault.at + 1}) stands in the wrong place: it may only part thousands.`
            : `“${fault.found}” (character ${fault.at + 1}) stands in the wrong place: it parts neither thousands nor decimals.`;
        case 'too-long':
          return `The number is too long: at most ${fault.limit} digits.`;
      }
    },
  },
  fr: {
    otherReading: (read, other) =>
      `Lu comme ${shown(read, ',')}\u202f; dans d’autres langues, ce serait ${shown(other, ',')}.`,
    fault: (fault) => {
      switch (fault.code) {
        case 'empty':
          return 'Saisissez un nombre.';
        case 'not-a-number':
          return `«\u00a0${fault.found}\u00a0» (caractère ${fault.at + 1}) n’a pas sa place dans un nombre.`;
        case 'bad-grouping':
          return isBlank(fault.found)
            ? `L’espace (caractère ${fault.at + 1}) est mal placée\u00a0: elle ne sépare que les milliers.`
            : `«\u00a0${fault.found}\u00a0» (caractère ${fault.at + 1}) est mal placé\u00a0: il ne sépare ni milliers ni décimales.`;
        case 'too-long':
          return `Le nombre est trop long\u00a0: ${fault.limit} chiffres au plus.`;
      }
    },
  },
};
