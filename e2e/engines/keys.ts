/** The keys that have no character of their own, by the numbers of the WebDriver standard. */
const SPECIAL: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
};

interface Act {
  readonly type: string;
  readonly [fact: string]: string | number;
}

/** One thing that a visitor does with keyboard or pointer, as both forms of WebDriver want it told. */
export interface Actions {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Act[];
}

/** Keys that are pressed together: down in this order, up in the other. */
export function pressed(keys: string): Actions {
  const values = keys.split('+').map((name) => SPECIAL[name] ?? name);
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ],
  };
}

/** A text, key by key. */
export function typed(text: string): Actions {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}

export function clickedAt(x: number, y: number): Actions {
  const actions: Act[] = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}
