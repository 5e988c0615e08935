/** What a KeyboardEvent says, as plain values in the names of the standard (W3C UI Events). */
export interface KeyPress {
  readonly type: 'keydown' | 'keyup';
  readonly key: string;
  readonly code: string;
  readonly keyCode: number;
  readonly which: number;
  readonly charCode: number;
  readonly location: number;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly altGraph: boolean;
  readonly capsLock: boolean;
  readonly numLock: boolean;
  readonly scrollLock: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
}

/** Copies what an event says; `which` and `charCode` as browsers give them, though deprecated. */
export function readPress(event: KeyboardEvent): KeyPress {
  return {
    type: event.type === 'keyup' ? 'keyup' : 'keydown',
    key: event.key,
    code: event.code,
    keyCode: event.keyCode,
    which: event.which,
    charCode: event.charCode,
    location: event.location,
    ctrlKey: event.ctrlKey,
    shiftKey: event.shiftKey,
    altKey: event.altKey,
    metaKey: event.metaKey,
    altGraph: event.getModifierState('AltGraph'),
    capsLock: event.getModifierState('CapsLock'),
    numLock: event.getModifierState('NumLock'),
    scrollLock: event.getModifierState('ScrollLock'),
    repeat: event.repeat,
    isComposing: event.isComposing,
  };
}

/** Whether an input method, or a keyboard on the screen, took the key before the page: keyCode 229 stands for any key then. */
export function isByInputMethod({ isComposing, keyCode, key }: KeyPress): boolean {
  return isComposing || keyCode === 229 || key === 'Process';
}

const MODIFIERS = [
  ['ctrlKey', 'Ctrl', 'Control'],
  ['shiftKey', 'Shift', 'Shift'],
  ['altKey', 'Alt', 'Alt'],
  ['metaKey', 'Meta', 'Meta'],
] as const;

/** The modifiers that are held, joined by `+`; empty when there are none. */
export function modifiersOf(press: KeyPress): string {
  return MODIFIERS.flatMap(([flag, name]) => (press[flag] ? [name] : [])).join('+');
}

/** Whether a key is a text it types, and not the name of what it does (UI Events Key, section 3). */
function isText(key: string): boolean {
  return [...key].length === 1 || /[^A-Za-z0-9]/.test(key);
}

/** `U+0061` of each character that the key types; empty for a key with a name, such as Enter. */
export function codePointsOf(key: string): string {
  return isText(key) ? [...key].map(codePoint).join(' ') : '';
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The key as it can be seen: the space as its symbol, what else is invisible by its code point. */
export function shownKey(key: string): string {
  if (key === ' ') return '␣ (Space)';
  if (key === '' || !isText(key) || !/^[\p{C}\p{Z}\p{M}\u115f\u1160\u3164\u2800\uffa0]+$/u.test(key)) return key;
  return codePointsOf(key);
}

/** JavaScript that asks for this very press: by the place of the key, or by the key where no place is known. */
export function conditionOf(press: KeyPress): string {
  const flags = MODIFIERS.filter(([flag, , key]) => press[flag] && press.key !== key).map(([flag]) => `e.${flag}`);
  const which = press.code ? `e.code === ${quote(press.code)}` : `e.key === ${quote(press.key)}`;
  return `if (${[...flags, which].join(' && ')})`;
}

function quote(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

/** One press in the history, with how often the key then repeated by itself. */
export interface RecordedPress {
  readonly press: KeyPress;
  readonly repeats: number;
  /** Counts up with every press. */
  readonly id: number;
}

/** The presses as the rows of a table. */
export function rowsOf(history: readonly RecordedPress[]) {
  return history.map(({ press, repeats, id }) => {
    const { type, key, code, keyCode } = press;
    return { id, type, key: shownKey(key), code, keyCode, modifiers: modifiersOf(press), repeats };
  });
}

export const HISTORY_LENGTH = 50;

/** The history with one more press, newest first. A key that repeats by itself is counted with its press. */
export function record(history: readonly RecordedPress[], press: KeyPress): RecordedPress[] {
  const [last, ...before] = history;
  const isSame = last !== undefined && last.press.type === press.type && last.press.code === press.code;
  if (last && press.repeat && isSame && last.press.key === press.key) {
    return [{ ...last, press, repeats: last.repeats + 1 }, ...before];
  }
  return [{ press, repeats: 0, id: (last?.id ?? 0) + 1 }, ...history].slice(0, HISTORY_LENGTH);
}
