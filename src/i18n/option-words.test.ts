import { expect, it } from 'vitest';
import { longWords, valueName, type OptionWords } from './option-words';

interface Options {
  strict: boolean;
  order: 'source' | 'az';
  indent: number | 'tab';
  width: number;
}

const order = { label: 'Keys', values: { source: 'As they are', az: 'A–Z' } };
const indent = { label: 'Indent', values: (value: number | 'tab') => (value === 'tab' ? 'Tab' : `${value} spaces`) };

it('is a label alone, or more', () => {
  const words: OptionWords<Options> = { strict: 'Strict', order, indent, width: { label: 'Width', unit: 'columns' } };
  expect(longWords(words.strict)).toEqual({ label: 'Strict' });
  expect(longWords(words.width)).toEqual({ label: 'Width', unit: 'columns' });
});

it('does not compile where a word is missing', () => {
  // @ts-expect-error -- an option has no words
  const lacksOption: OptionWords<Options> = { strict: 'Strict', order, indent };
  const values = { source: 'As they are' };
  // @ts-expect-error -- a value has no name
  const lacksValue: OptionWords<Pick<Options, 'order'>> = { order: { label: 'Keys', values } };
  // @ts-expect-error -- a choice has a label only
  const lacksValues: OptionWords<Pick<Options, 'order'>> = { order: 'Keys' };
  expect([lacksOption, lacksValue, lacksValues]).toHaveLength(3);
});

it('names values by a list or a rule, and others as they are', () => {
  expect(valueName(order, 'az')).toBe('A–Z');
  expect(valueName(order, 'za')).toBe('za');
  expect(valueName(indent, 3)).toBe('3 spaces');
  expect(valueName(indent, 'tab')).toBe('Tab');
  expect(valueName({ label: 'Comments', values: { false: 'Drop', true: 'Keep' } }, true)).toBe('Keep');
});
