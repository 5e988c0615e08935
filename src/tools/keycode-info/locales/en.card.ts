import type { Card } from '../../types';

export const card = {
  name: 'Keycode info',
  description: 'Shows the JavaScript key, code, keyCode, location and modifiers of any key you press.',
} satisfies Card;

export const keywords = [
  'keyboard',
  'event',
  'which',
  'javascript',
  'shortcut',
  'keydown',
  'event.key',
  'event.code',
  'keypress',
  'keyup',
  'key event',
  'ascii key',
  'hotkey',
  'scan code',
  'which key',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'keycode',
  'key code',
  'keyboard tester',
  'keyboard event',
  'javascript keycode',
  'keyboard test',
];
