import type { Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { drawText, type DrawFault, type Drawing } from './draw';
import { drawOptions, fontOptions } from './options';

const HI = ['  _   _ _ _ ', ' | | | (_) |', ' | |_| | | |', ' |  _  | |_|', ' |_| |_|_(_)', '            '].join('\n');
const SMALL = ['  _  _ _ ', ' | || (_)', ' | __ | |', ' |_||_|_|', '         '].join('\n');

/** What the page remembers beside them. */
export const remembered = fontOptions;

/** A text as ASCII art, in one of 83 fonts of FIGlet. */
export const draw = defineOperation({
  id: 'draw',
  inputs: { text: text() },
  output: 'report',
  options: drawOptions,
  // More takes too long for the page.
  inlineLimit: 60,
  examples: [
    { inputs: { text: 'Hi!' }, output: { text: HI, notes: [] } },
    { inputs: { text: 'Hi' }, options: { font: 'Small' }, output: { text: SMALL, notes: [] } },
    {
      inputs: { text: '你' },
      output: { text: '', notes: [{ code: 'missing', font: 'Standard', characters: ['你'], more: 0 }] },
    },
    { inputs: { text: '' }, output: { text: '', notes: [] } },
    { inputs: { text: 'a'.repeat(1001) }, fault: 'too-long' },
  ],
  run: ({ text: given }, options): Promise<Result<Drawing, DrawFault>> => drawText(given, options),
});
