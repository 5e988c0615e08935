import { add, multiply, type Rational, rational } from '../../lib/rational';
import { err, ok } from '../../lib/result';
import { shorten } from '../../lib/shorten';
import type { Field, Read, ReadFault, ReadNote } from './read-amount';
import { takeLeading } from './read-number';
import type { Language } from './units';

export interface Duration {
  readonly seconds: Rational;
  readonly notes: readonly ReadNote[];
}

interface Span {
  readonly seconds: Rational;
  /** Months and years, which are of no fixed length. */
  readonly isCalendar?: true;
}

const DAY = 86_400n;
const SPANS: ReadonlyMap<string, Span> = new Map(
  (
    [
      [rational(1n, 1000n), 'ms', 'millisecond', 'milliseconds', 'milliseconde', 'millisecondes', '毫秒'],
      [rational(1n), 's', 'sec', 'secs', 'second', 'seconds', 'seconde', 'secondes', '秒', '秒钟'],
      [rational(60n), 'm', 'min', 'mins', 'mn', 'minute', 'minutes', '分', '分钟', '分鐘'],
      [rational(3600n), 'h', 'hr', 'hrs', 'hour', 'hours', 'heure', 'heures', '时', '小时', '小時', '个小时'],
      [rational(DAY), 'd', 'day', 'days', 'j', 'jour', 'jours', '天', '日'],
      [
        rational(7n * DAY),
        'w',
        'wk',
        'wks',
        'week',
        'weeks',
        'sem',
        'semaine',
        'semaines',
        '周',
        '週',
        '星期',
        '个星期',
      ],
    ] as const
  )
    .flatMap(([seconds, ...names]) => names.map((name): [string, Span] => [name, { seconds }]))
    .concat(
      ['mo', 'month', 'months', 'mois', '月', '个月', '個月'].map((name) => [
        name,
        { seconds: rational(30n * DAY), isCalendar: true },
      ]),
      ['y', 'yr', 'yrs', 'year', 'years', 'an', 'ans', 'année', 'années', '年'].map((name) => [
        name,
        { seconds: rational(365n * DAY), isCalendar: true },
      ]),
    ),
);

const CLOCK = /^([0-9]{1,6}):([0-5][0-9]):([0-5][0-9](?:[.,][0-9]{1,9})?)$/;
const ISO = /^P(?=[0-9T])(?:[0-9.,]+[YMWD])*(?:T(?:[0-9.,]+[HMS])+)?$/i;
const ISO_PART = /(?<![0-9.,])([0-9]+(?:[.,][0-9]+)?)([YMWDHS])/g;

/** Reads a span of time: `8 h`, `1 d 12 h`, `1 h 30`, `8:00:00`, `PT8H`, `3 天`. A month counts 30 days and a year 365. */
export function readDuration(text: string, field: 'time' | 'period', language: Language): Read<Duration> {
  const typed = text.trim();
  if (typed === '') return err({ code: 'empty', field });
  const notRead: ReadFault = { code: 'not-read', field, found: shorten(typed), at: 0 };
  if (typed.length > 1200) return err(notRead);
  const clock = CLOCK.exec(typed);
  if (clock) return ok({ seconds: ofClock(clock), notes: [] });
  if (/^P/i.test(typed)) return readIso(typed, notRead);
  return readParts(text, field, language);
}

function ofClock([, hours = '', minutes = '', seconds = '']: RegExpExecArray): Rational {
  return add(rational(BigInt(hours) * 3600n + BigInt(minutes) * 60n), decimal(seconds));
}

function decimal(text: string): Rational {
  const [whole = '', fraction = ''] = text.split(/[.,]/);
  return rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
}

const ISO_DAYS: Readonly<Record<string, bigint>> = { Y: 365n, M: 30n, W: 7n, D: 1n };
const ISO_TIMES: Readonly<Record<string, bigint>> = { H: 3600n, M: 60n, S: 1n };

function readIso(text: string, notRead: ReadFault): Read<Duration> {
  if (!ISO.test(text)) return err(notRead);
  const [days = '', time = ''] = text.toUpperCase().slice(1).split('T');
  let seconds = rational(0n);
  for (const [part, table] of [
    [days, ISO_DAYS],
    [time, ISO_TIMES],
  ] as const) {
    const found = [...part.matchAll(ISO_PART)];
    if (found.map(([whole]) => whole).join('') !== part) return err(notRead);
    for (const [, number = '', letter = ''] of found) {
      const one = table[letter];
      if (one === undefined) return err(notRead);
      seconds = add(seconds, multiply(decimal(number), rational(table === ISO_DAYS ? one * DAY : one)));
    }
  }
  return ok({ seconds, notes: /[YM]/.test(days) ? [{ code: 'calendar' }] : [] });
}

/** Numbers, each with its unit; a last one without goes by the unit before it: `1 h 30`. */
function readParts(text: string, field: 'time' | 'period', language: Language): Read<Duration> {
  let seconds = rational(0n);
  let notes: ReadNote[] = [];
  let rest = text;
  let former: string | undefined;
  while (rest.trim() !== '') {
    const leading = takeLeading(rest, language);
    if (!leading.ok) {
      const { fault } = leading;
      if (fault.code === 'no-number') return err(notReadAt(text, rest, field));
      return err({ code: 'number', field, why: fault });
    }
    const { value, rest: behind, doubt, isCut } = leading.value;
    const [word = '', name = ''] = /^\s*(\p{L}+)\.?(?:\s*(?:,|et|and)(?=\s))?/u.exec(behind) ?? [];
    const span = name === '' ? spanAfter(former, behind) : SPANS.get(name.toLowerCase());
    if (!span) return err(name === '' && former === undefined ? noUnit(text, field) : notReadAt(text, behind, field));
    seconds = add(seconds, multiply(value, span.seconds));
    if (doubt) notes = [...notes, { code: 'other-number', ...doubt }];
    if (isCut) notes = [...notes, { code: 'cut-off' }];
    if (span.isCalendar) notes = [...notes.filter(({ code }) => code !== 'calendar'), { code: 'calendar' }];
    former = name.toLowerCase();
    rest = behind.slice(word.length);
  }
  return ok({ seconds, notes });
}

/** What a number without a unit counts behind hours: minutes. */
function spanAfter(former: string | undefined, behind: string): Span | undefined {
  return behind.trim() === '' && former === 'h' ? SPANS.get('min') : undefined;
}

function noUnit(text: string, field: Field): ReadFault {
  return { code: 'no-unit', field, found: shorten(text.trim()) };
}

function notReadAt(text: string, rest: string, field: Field): ReadFault {
  const at = text.length - rest.length + (rest.length - rest.trimStart().length);
  return { code: 'not-read', field, found: shorten(text.trim()), at: Math.min(at, Math.max(0, text.length - 1)) };
}
