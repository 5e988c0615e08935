import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { spellingOptions, spellingSettings } from './options';
import { read, spell, type Reading, type Spelling } from './spelling';

/** What the page remembers, of which no operation asks for all. */
export const remembered = spellingOptions;

/** Spells a text in the code words of a phonetic alphabet. */
export const toWords = defineOperation({
  id: 'toWords',
  inputs: { text: text() },
  output: 'text',
  options: spellingSettings,
  inlineLimit: 10_000,
  examples: [
    { inputs: { text: 'Hello 42' }, output: 'Hotel Echo Lima Lima Oscar (space) Four Two' },
    { inputs: { text: 'Ab-1' }, options: { capitals: 'say' }, output: 'Capital Alfa Bravo Dash One' },
    { inputs: { text: '你a😀' }, output: '你 Alfa 😀' },
    { inputs: { text: '' }, output: '' },
  ],
  run: ({ text: given }, settings) => ok(spell(given, settings).text),
});

/** As `toWords`, with the word of each character, for the page. */
export const describeText = defineOperation({
  id: 'describeText',
  inputs: { text: text() },
  output: 'report',
  options: spellingSettings,
  inlineLimit: 10_000,
  examples: [
    {
      inputs: { text: 'é' },
      check: ({ text: words, rows }: Spelling) => words === 'Echo (acute)' && rows.length === 1,
    },
  ],
  run: ({ text: given }, settings) => ok(spell(given, settings)),
});

/** Code words to text; unknown words stay as they are. */
export const toText = defineOperation({
  id: 'toText',
  inputs: { text: text() },
  output: 'text',
  options: spellingSettings,
  inlineLimit: 10_000,
  examples: [
    { inputs: { text: 'hotel ECHO lima Lima oscar' }, output: 'HELLO' },
    { inputs: { text: 'alpha juliet niner' }, output: 'AJ9' },
    { inputs: { text: '' }, output: '' },
  ],
  run: ({ text: given }, settings) => ok(read(given, settings).text),
});

/** As `toText`, with the words that are none, for the page. */
export const describeWords = defineOperation({
  id: 'describeWords',
  inputs: { text: text() },
  output: 'report',
  options: spellingSettings,
  inlineLimit: 10_000,
  examples: [
    {
      inputs: { text: 'Alfa Bravo Foo' },
      check: ({ text: found, unknown }: Reading) => found === 'ABFoo' && unknown[0]?.index === 3,
    },
  ],
  run: ({ text: given }, settings) => ok(read(given, settings)),
});
