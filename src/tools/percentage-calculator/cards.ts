import type { Big } from 'big.js';
import type { Locale } from '../../i18n/locale';
import type { Result } from '../../lib/result';
import {
  chained,
  change,
  changedBy,
  percentOf,
  readChanges,
  removeIncluded,
  whatPercent,
  wholeOf,
  writeNumber,
  type ChainFault,
  type PercentFault,
} from './percentages';
import { readNumber, type NumberFault, type ReadNumber } from './read-number';

/** The questions in their order on the page, each with the examples in its two fields, and the field that an answer is sent to. */
export const CARDS = {
  percentOf: { initial: ['15', '200'], amount: 1 },
  whatPercent: { initial: ['30', '200'], amount: 0 },
  change: { initial: ['200', '230'], amount: 0 },
  plusMinus: { initial: ['200', '15'], amount: 0 },
  wholeOf: { initial: ['30', '15'], amount: 0 },
  removeIncluded: { initial: ['120', '20'], amount: 0 },
  points: { initial: ['40', '50'], amount: 0 },
  chain: { initial: ['100', '+10 -10'], amount: 0 },
} as const;

export type CardId = keyof typeof CARDS;
export const CARD_IDS: readonly CardId[] = [
  'percentOf',
  'whatPercent',
  'change',
  'plusMinus',
  'wholeOf',
  'removeIncluded',
  'points',
  'chain',
];

export type AnswerId = 'result' | 'plus' | 'minus' | 'net' | 'included' | 'points' | 'relative' | 'overall';

export interface Answer {
  readonly id: AnswerId;
  /** Its digits, as they are copied. */
  readonly value: string;
  /** What is said after the digits. */
  readonly unit: '' | '%' | 'points';
  /** An increase or a decrease is coloured and has its sign. */
  readonly direction?: 'up' | 'down' | 'none';
  /** How it comes about, in signs. */
  readonly formula: string;
}

/** What one of the two fields holds. */
export interface FieldState {
  readonly fault?: NumberFault | ChainFault;
  /** How the number was read, and how another language would have read it. */
  readonly doubt?: ReadNumber['doubt'];
}

export interface CardState {
  readonly fields: readonly [FieldState, FieldState];
  readonly answers: readonly Answer[];
  /** Why an answer is not there although both numbers are. */
  readonly fault?: PercentFault;
  /** The change is one of a negative number, so of its absolute value. */
  readonly fromNegative: boolean;
}

/** Unbreakable, between a number and its percent sign. */
const PERCENT = '\u00a0%';
/** Enough to write any number that was read as it is. */
const ALL = 1000;
const plain = (value: Big) => writeNumber(value, ALL).replace('-', '−');
/** Within a formula a negative number stands in parentheses. */
const inner = (value: Big) => (value.lt(0) ? `(${plain(value)})` : plain(value));

function directionOf(value: Big): Answer['direction'] {
  return value.eq(0) ? 'none' : value.gt(0) ? 'up' : 'down';
}

/** Writes an answer, with `=` in its formula when it is exact and `≈` when it was rounded. */
function answer(
  id: AnswerId,
  unit: Answer['unit'],
  value: Big,
  left: string,
  decimals: number,
  isChange = false,
): Answer {
  const text = writeNumber(value, decimals);
  const shown = `${text.replace('-', '−')}${unit === '%' ? PERCENT : ''}`;
  const sign = value.eq(text) ? '=' : '≈';
  const formula = `${left} ${sign} ${shown}`;
  return { id, value: text, unit, formula, ...(isChange && { direction: directionOf(value) }) };
}

function fieldState(text: string, language: Locale): { readonly state: FieldState; readonly value: Big | undefined } {
  const number = readNumber(text, language);
  if (!number.ok) return { state: { fault: number.fault }, value: undefined };
  if (!number.value) return { state: {}, value: undefined };
  const { value, doubt } = number.value;
  return { state: doubt ? { doubt } : {}, value };
}

type Outcome = Pick<CardState, 'answers' | 'fault'>;

function outcome(made: Result<Big, PercentFault>, write: (value: Big) => Answer): Outcome {
  return made.ok ? { answers: [write(made.value)] } : { answers: [], fault: made.fault };
}

type TwoNumbers = Exclude<CardId, 'chain'>;

const QUESTIONS: Readonly<Record<TwoNumbers, (x: Big, y: Big, decimals: number) => Outcome>> = {
  percentOf: (x, y, decimals) => ({
    answers: [answer('result', '', percentOf(x, y), `${plain(x)}${PERCENT} × ${inner(y)}`, decimals)],
  }),
  whatPercent: (x, y, decimals) =>
    outcome(whatPercent(x, y), (value) => answer('result', '%', value, `${plain(x)} ÷ ${inner(y)}`, decimals)),
  change: (from, to, decimals) =>
    outcome(change(from, to), (value) =>
      answer('result', '%', value, `(${plain(to)} − ${inner(from)}) ÷ ${plain(from.abs())}`, decimals, true),
    ),
  plusMinus: (amount, percent, decimals) => ({
    answers: [
      answer('plus', '', changedBy(amount, percent), `${plain(amount)} + ${inner(percent)}${PERCENT}`, decimals),
      answer('minus', '', changedBy(amount, percent.neg()), `${plain(amount)} − ${inner(percent)}${PERCENT}`, decimals),
    ],
  }),
  wholeOf: (part, percent, decimals) =>
    outcome(wholeOf(part, percent), (value) =>
      answer('result', '', value, `${plain(part)} ÷ ${inner(percent)}${PERCENT}`, decimals),
    ),
  removeIncluded: (total, percent, decimals) => {
    const net = removeIncluded(total, percent);
    if (!net.ok) return { answers: [], fault: net.fault };
    const written = answer('net', '', net.value, `${plain(total)} ÷ (1 + ${inner(percent)}${PERCENT})`, decimals);
    // As it stands on a bill: what was shown and what was included make the total.
    const included = total.minus(written.value);
    return { answers: [written, answer('included', '', included, `${plain(total)} − ${written.value}`, decimals)] };
  },
  points: (from, to, decimals) => {
    const difference = answer(
      'points',
      'points',
      to.minus(from),
      `${plain(to)}${PERCENT} − ${inner(from)}${PERCENT}`,
      decimals,
      true,
    );
    const relative = change(from, to);
    if (!relative.ok) return { answers: [difference], fault: relative.fault };
    const left = `(${plain(to)} − ${inner(from)}) ÷ ${plain(from.abs())}`;
    return { answers: [difference, answer('relative', '%', relative.value, left, decimals, true)] };
  },
};

function chainState(first: ReturnType<typeof fieldState>, text: string, decimals: number, language: Locale): CardState {
  const changes = readChanges(text, language);
  const fields = [first.state, changes.ok ? {} : { fault: changes.fault }] as const;
  if (!first.value || !changes.ok || changes.value.length === 0) return { fields, answers: [], fromNegative: false };
  const start = first.value;
  const end = chained(start, changes.value);
  const factors = changes.value.map((share) => ` × ${inner(share.div(100).plus(1))}`).join('');
  const overall = change(start, end);
  return {
    fields,
    fromNegative: false,
    answers: [
      answer('result', '', end, `${plain(start)}${factors}`, decimals),
      ...(overall.ok
        ? [
            answer(
              'overall',
              '%',
              overall.value,
              `(${plain(end)} − ${inner(start)}) ÷ ${plain(start.abs())}`,
              decimals,
              true,
            ),
          ]
        : []),
    ],
  };
}

/** All that a card shows for what its two fields hold. Without both numbers there is no answer. */
export function cardState(id: CardId, texts: readonly [string, string], decimals: number, language: Locale): CardState {
  const first = fieldState(texts[0], language);
  if (id === 'chain') return chainState(first, texts[1], decimals, language);
  const second = fieldState(texts[1], language);
  const fields = [first.state, second.state] as const;
  if (!first.value || !second.value) return { fields, answers: [], fromNegative: false };
  const fromNegative = (id === 'change' || id === 'points') && first.value.lt(0);
  return { fields, fromNegative, ...QUESTIONS[id](first.value, second.value, decimals) };
}
