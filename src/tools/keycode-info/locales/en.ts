import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  options: {
    events: { label: 'Event', values: { keydown: 'keydown', keyup: 'keyup', both: 'Both' } },
    prevent: 'Hold back the browser’s shortcuts',
  },
  area: 'Press keys here',
  pressKey: 'Press a key',
  unfocused: 'Click here, then press a key',
  leave:
    'Escape twice or the Stop button lets go of the keyboard. Shortcuts that browsers keep for themselves, such as Ctrl+W, reach no page.',
  stop: 'Stop',
  start: 'Capture keys',
  inputMethod: 'An input method is active; switch it off to see the key itself.',
  details: 'What the event says',
  deprecated: 'deprecated',
  noCode: 'none (virtual keyboard)',
  locations: ['Standard', 'Left', 'Right', 'Numpad'],
  unknownLocation: 'Unknown',
  modifiers: 'Modifiers',
  none: 'none',
  yes: 'yes',
  no: 'no',
  repeats: (n) => plural(n, { one: 'yes, once so far', other: `yes, ${count(n)} times so far` }),
  locks: 'Locks',
  codePoints: 'Code points',
  named: 'none (the name of a function)',
  condition: 'Snippet',
  json: 'Event as JSON',
  copyJson: 'Copy the JSON',
  history: 'Last presses',
  copyHistory: 'Copy the history',
  clear: 'Clear',
  number: 'No.',
  repeatCount: 'Repeats',
  table: 'Table of key codes',
  search: 'Find a key',
  searchHint: 'For example: what is keyCode 13?, Enter, F5',
  fixed: 'fixed by the standard',
  layout: 'US keyboard',
  kind: 'Holds for',
  noKey: 'There is no such key.',
  showAll: 'Show all keys',
  found: (n) => plural(n, { one: '1 key', other: `${count(n)} keys` }),
} satisfies Words<typeof zhCn>;
