import { expect, it } from 'vitest';
import { base64Shape } from './base64-shape';

const TEXT = 'Wrapped in lines, with and without blanks';
const BASE64 = btoa(TEXT);

it.each([
  ['one line', BASE64],
  ['lines', BASE64.replaceAll(/.{8}/g, '$&\n')],
  ['lines that are indented', BASE64.replaceAll(/.{8}/g, '$&\r\n    ')],
  ['lines with blanks at their ends', BASE64.replaceAll(/.{8}/g, '$&\t \n')],
  ['lines of blanks between them', BASE64.replaceAll(/.{8}/g, '$&\n  \n \n')],
])('is Base64 in %s', (_how, text) => {
  expect(base64Shape(text, true)?.text).toBe(TEXT);
});

it('is none with blanks within a line', () => {
  expect(base64Shape(`${BASE64.slice(0, 8)} ${BASE64.slice(8)}`, true)).toBeUndefined();
});

it('reads a long run of blanks once', () => {
  expect(base64Shape(`${BASE64}${' '.repeat(300_000)}x\n`, true)).toBeUndefined();
});
