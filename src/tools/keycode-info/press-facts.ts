import { codePointsOf, conditionOf, type KeyPress, modifiersOf, type RecordedPress, shownKey } from './key-press';
import type { ToolWords } from './use-words';

const LOCKS = { capsLock: 'Caps', numLock: 'Num', scrollLock: 'Scroll' } as const;
const LOCK_NAMES = ['capsLock', 'numLock', 'scrollLock'] as const;

interface Fact {
  readonly label: string;
  readonly value: string;
  /** What is seen in place of the value. */
  readonly shown?: string;
  readonly isDeprecated?: boolean;
}

/** Every property of a press in words: the names are those of the standard where it has one. */
export function factsOf({ press, repeats }: RecordedPress, words: ToolWords): Fact[] {
  const { key, code, location } = press;
  const yesNo = (is: boolean) => (is ? words.yes : words.no);
  const modifiers = modifiersOf(press);
  const locks = LOCK_NAMES.flatMap((lock) => (press[lock] ? [LOCKS[lock]] : [])).join('+');
  const codePoints = codePointsOf(key);
  const repeated = press.repeat && repeats > 0 ? words.repeats(repeats) : yesNo(press.repeat);
  return [
    { label: 'key', value: key, shown: shownKey(key) },
    { label: 'code', value: code, shown: code || words.noCode },
    deprecated(press, 'keyCode'),
    deprecated(press, 'which'),
    deprecated(press, 'charCode'),
    // The number and what it means: `3 Numpad`.
    {
      label: 'location',
      value: `${location}`,
      shown: `${location} ${words.locations[location] ?? words.unknownLocation}`,
    },
    { label: words.modifiers, value: modifiers, shown: modifiers || words.none },
    { label: 'AltGraph', value: `${press.altGraph}`, shown: yesNo(press.altGraph) },
    { label: words.locks, value: locks, shown: locks || words.none },
    { label: 'repeat', value: `${press.repeat}`, shown: repeated },
    { label: 'isComposing', value: `${press.isComposing}`, shown: yesNo(press.isComposing) },
    { label: words.codePoints, value: codePoints, shown: codePoints || words.named },
    { label: 'type', value: press.type },
    { label: words.condition, value: conditionOf(press) },
  ];
}

function deprecated(press: KeyPress, name: 'keyCode' | 'which' | 'charCode'): Fact {
  return { label: name, value: `${press[name]}`, isDeprecated: true };
}
