/** One line of the table: a keyCode, and the key and code that it stands for on a US keyboard. */
export interface KeyCodeEntry {
  readonly keyCode: number;
  readonly key: string;
  readonly code: string;
  /** The standard fixes it for every keyboard; others follow the layout or the browser. */
  readonly isFixed: boolean;
}

type Line = readonly [keyCode: number, key: string, code?: string];

/** UI Events, "Fixed virtual key codes". */
const FIXED: readonly Line[] = [
  [8, 'Backspace'],
  [9, 'Tab'],
  [13, 'Enter'],
  [13, 'Enter', 'NumpadEnter'],
  [16, 'Shift', 'ShiftLeft'],
  [16, 'Shift', 'ShiftRight'],
  [17, 'Control', 'ControlLeft'],
  [17, 'Control', 'ControlRight'],
  [18, 'Alt', 'AltLeft'],
  [18, 'Alt', 'AltRight'],
  [20, 'CapsLock'],
  [27, 'Escape'],
  [32, ' ', 'Space'],
  [33, 'PageUp'],
  [34, 'PageDown'],
  [35, 'End'],
  [36, 'Home'],
  [37, 'ArrowLeft'],
  [38, 'ArrowUp'],
  [39, 'ArrowRight'],
  [40, 'ArrowDown'],
  [46, 'Delete'],
];

/** The same in the browsers of today, though the standard leaves them open. */
const USUAL: readonly Line[] = [
  [12, 'Clear', 'Numpad5'],
  [19, 'Pause'],
  [44, 'PrintScreen'],
  [45, 'Insert'],
  [91, 'Meta', 'MetaLeft'],
  [92, 'Meta', 'MetaRight'],
  [93, 'ContextMenu'],
  [106, '*', 'NumpadMultiply'],
  [107, '+', 'NumpadAdd'],
  [109, '-', 'NumpadSubtract'],
  [110, '.', 'NumpadDecimal'],
  [111, '/', 'NumpadDivide'],
  [144, 'NumLock'],
  [145, 'ScrollLock'],
  [173, 'AudioVolumeMute'],
  [174, 'AudioVolumeDown'],
  [175, 'AudioVolumeUp'],
  [176, 'MediaTrackNext'],
  [177, 'MediaTrackPrevious'],
  [178, 'MediaStop'],
  [179, 'MediaPlayPause'],
  [186, ';', 'Semicolon'],
  [187, '=', 'Equal'],
  [188, ',', 'Comma'],
  [189, '-', 'Minus'],
  [190, '.', 'Period'],
  [191, '/', 'Slash'],
  [192, '`', 'Backquote'],
  [219, '[', 'BracketLeft'],
  [220, '\\', 'Backslash'],
  [221, ']', 'BracketRight'],
  [222, "'", 'Quote'],
  [225, 'AltGraph', 'AltRight'],
  [226, '\\', 'IntlBackslash'],
  [229, 'Process', ''],
];

const count = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));

const RANGES: readonly Line[] = [
  ...count(10, (n): Line => [48 + n, `${n}`, `Digit${n}`]),
  ...count(26, (n): Line => [65 + n, String.fromCharCode(97 + n), `Key${String.fromCharCode(65 + n)}`]),
  ...count(10, (n): Line => [96 + n, `${n}`, `Numpad${n}`]),
  ...count(24, (n): Line => [112 + n, `F${n + 1}`]),
];

const entry =
  (isFixed: boolean) =>
  ([keyCode, key, code = key]: Line): KeyCodeEntry => ({ keyCode, key, code, isFixed });

/** All of them, by keyCode. */
export const KEY_CODES: readonly KeyCodeEntry[] = [
  ...FIXED.map(entry(true)),
  ...[...USUAL, ...RANGES].map(entry(false)),
].toSorted((one, other) => one.keyCode - other.keyCode);

/**
 * The entries that a question such as `what is keyCode 13?` is about: those with one of its numbers as their keyCode, or
 * that type it; without a number, those whose key or code is, or else holds, one of its words.
 */
export function findKeyCodes(query: string): readonly KeyCodeEntry[] {
  const asked = query.normalize('NFKC').trim().toLowerCase();
  if (asked === '') return KEY_CODES;
  const words = asked.split(/[\s?!？。，"“”«»]+/u).filter((word) => word !== '');
  const numbers = new Set(words.join(' ').match(/(?<![\p{L}\p{N}])\d+(?!\p{L})/gu) ?? []);
  if (numbers.size > 0) return KEY_CODES.filter(({ keyCode, key }) => numbers.has(`${keyCode}`) || numbers.has(key));
  const names = (found: KeyCodeEntry) => [found.key.toLowerCase(), found.code.toLowerCase()];
  const same = KEY_CODES.filter((found) => names(found).some((name) => words.includes(name)));
  if (same.length > 0) return same;
  return KEY_CODES.filter((found) =>
    names(found).some((name) => words.some((word) => word.length > 1 && name.includes(word))),
  );
}
