import { describe, expect, it } from 'vitest';
import { findKeyCodes, KEY_CODES } from './key-codes';
import {
  codePointsOf,
  conditionOf,
  HISTORY_LENGTH,
  isByInputMethod,
  modifiersOf,
  record,
  shownKey,
  type KeyPress,
  type RecordedPress,
} from './key-press';

const press = (facts: Partial<KeyPress> = {}): KeyPress => ({
  type: 'keydown',
  key: 'a',
  code: 'KeyA',
  keyCode: 65,
  which: 65,
  charCode: 0,
  location: 0,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  metaKey: false,
  altGraph: false,
  capsLock: false,
  numLock: false,
  scrollLock: false,
  repeat: false,
  isComposing: false,
  ...facts,
});

describe('a key', () => {
  it.each([
    ['a', 'a', 'U+0061'],
    ['é', 'é', 'U+00E9'],
    [' ', '␣ (Space)', 'U+0020'],
    ['\u00a0', 'U+00A0', 'U+00A0'],
    ['\u202f', 'U+202F', 'U+202F'],
    ['\u200b', 'U+200B', 'U+200B'],
    ['\u0301', 'U+0301', 'U+0301'],
    ['\u3164', 'U+3164', 'U+3164'],
    ['e\u0301', 'e\u0301', 'U+0065 U+0301'],
    ['😀', '😀', 'U+1F600'],
    ['Dead', 'Dead', ''],
    ['Enter', 'Enter', ''],
    ['F1', 'F1', ''],
    ['Process', 'Process', ''],
    ['', '', ''],
  ])('%j is shown as %j, with the code points %j', (key, shown, points) => {
    expect(shownKey(key)).toBe(shown);
    expect(codePointsOf(key)).toBe(points);
  });

  it.each([
    [{}, false],
    [{ key: 'Process', code: 'KeyN', keyCode: 229 }, true],
    [{ key: 'Unidentified', code: '', keyCode: 229 }, true],
    [{ isComposing: true }, true],
    [{ key: 'Dead', code: 'BracketLeft', keyCode: 221 }, false],
  ])('%j comes from an input method: %s', (facts, expected) => expect(isByInputMethod(press(facts))).toBe(expected));
});

describe('a press', () => {
  it.each([
    [{}, '', "if (e.code === 'KeyA')"],
    [{ key: 'A', shiftKey: true }, 'Shift', "if (e.shiftKey && e.code === 'KeyA')"],
    [{ key: 's', code: 'KeyS', ctrlKey: true }, 'Ctrl', "if (e.ctrlKey && e.code === 'KeyS')"],
    [{ key: 'Shift', code: 'ShiftLeft', shiftKey: true, location: 1 }, 'Shift', "if (e.code === 'ShiftLeft')"],
    [
      { ctrlKey: true, shiftKey: true, altKey: true, metaKey: true },
      'Ctrl+Shift+Alt+Meta',
      "if (e.ctrlKey && e.shiftKey && e.altKey && e.metaKey && e.code === 'KeyA')",
    ],
    [{ key: "'", code: '' }, '', String.raw`if (e.key === '\'')`],
    [{ key: '\\', code: '' }, '', String.raw`if (e.key === '\\')`],
  ])('%j has the modifiers %j and is asked for by %j', (facts, modifiers, condition) => {
    expect(modifiersOf(press(facts))).toBe(modifiers);
    expect(conditionOf(press(facts))).toBe(condition);
  });
});

describe('the history', () => {
  const after = (...presses: KeyPress[]) =>
    presses.reduce<readonly RecordedPress[]>((history, next) => record(history, next), []);

  it('has the newest first and counts what repeats by itself', () => {
    const held = press({ repeat: true });
    const history = after(press(), held, held, press({ type: 'keyup' }), press({ key: 'b', code: 'KeyB' }));
    expect(history.map(({ press: { key, type }, repeats, id }) => [key, type, repeats, id])).toEqual([
      ['b', 'keydown', 0, 3],
      ['a', 'keyup', 0, 2],
      ['a', 'keydown', 2, 1],
    ]);
  });
  it('takes a key that was held before the first event as a press', () =>
    expect(after(press({ repeat: true }))).toHaveLength(1));
  it('ends after fifty', () => {
    const history = after(...Array.from({ length: 60 }, () => press()));
    expect(history).toHaveLength(HISTORY_LENGTH);
    expect(history[0]?.id).toBe(60);
  });
});

describe('the table', () => {
  const codes = (query: string) => findKeyCodes(query).map(({ code }) => code);

  it.each([
    ['what is keyCode 13?', ['Enter', 'NumpadEnter']],
    ['keyCode=13', ['Enter', 'NumpadEnter']],
    ['１３', ['Enter', 'NumpadEnter']],
    ['e.which === 27', ['Escape']],
    ['KeyQ', ['KeyQ']],
    ['q', ['KeyQ']],
    ['F5', ['F5']],
    ['escape', ['Escape']],
    ['；', ['Semicolon']],
    ['space', ['Space']],
    ['page', ['PageUp', 'PageDown']],
    ['300', []],
    ['zzz', []],
  ])('finds for %j', (query, expected) => expect(codes(query)).toEqual(expected));

  it('holds every fixed code of the standard', () => {
    const fixed = new Set(KEY_CODES.filter(({ isFixed }) => isFixed).map(({ keyCode }) => keyCode));
    expect([...fixed]).toEqual([8, 9, 13, 16, 17, 18, 20, 27, 32, 33, 34, 35, 36, 37, 38, 39, 40, 46]);
  });
  it('names no key twice', () => {
    const names = KEY_CODES.map(({ keyCode, code }) => `${keyCode} ${code}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
