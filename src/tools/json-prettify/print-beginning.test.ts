import { expect, it } from 'vitest';
import { printBeginning } from './print-beginning';

it('prints the beginning of a text, a line for each member', () => {
  expect(printBeginning('{"a":{},"b":[ 1,2.50 ],"c":"x\\"},","d":[]}')).toBe(
    '{\n  "a": {},\n  "b": [\n    1,\n    2.50\n  ],\n  "c": "x\\"},",\n  "d": []\n}…',
  );
});

it('looks at no more than a beginning, and at what is odd as well', () => {
  expect(printBeginning('['.repeat(1_000_000)).length).toBeLessThan(3000);
  expect(printBeginning('"abc')).toBe('"abc…');
  expect(printBeginning(']]}{')).toBe('\n]\n]\n}{…');
  expect(printBeginning(`["${'x'.repeat(300_000)}"]`)).toMatch(/^\[\n {2}"x+…$/);
});
