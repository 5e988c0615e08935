import * as v from 'valibot';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { countText } from './count-text';
import { editorOptions } from './options';

/** What the page remembers, of which no operation asks for all. */
export const remembered = editorOptions;

/** Words and characters of the text of a document. */
export const count = defineOperation({
  id: 'count',
  inputs: { text: text() },
  output: 'report',
  options: v.object({}),
  inlineLimit: 5000,
  examples: [
    { inputs: { text: 'Hey!\nWelcome to the editor' }, output: { words: 5, characters: 25 } },
    { inputs: { text: '' }, output: { words: 0, characters: 0 } },
  ],
  run: (inputs) => ok(countText(inputs.text)),
});
