import { expect, it } from 'vitest';
import { hasSecret, newCodes } from './collect-codes';
import { codeOf } from './testing-codes';

it('takes each code once, and no damaged one', () => {
  const [one, other] = [codeOf('a'), codeOf('b')];
  expect(newCodes([], [one, codeOf('a'), other])).toEqual([one, other]);
  expect(newCodes([one], [codeOf('a'), other])).toEqual([other]);
  expect(newCodes([], [codeOf('c', { isDamaged: true })])).toEqual([]);
});

it.each([
  ['kinds', { kind: 'aztec' }],
  ['places of a series', { part: { id: '1', place: 2, of: 3 } }],
  ['add-ons', { addOn: '51299' }],
] as const)('tells %s apart', (_, changes) => {
  const other = codeOf('a', changes);
  expect(newCodes([codeOf('a')], [other])).toEqual([other]);
});

it('knows which hold a secret', () => {
  const card = { type: 'wifi', fields: [{ name: 'password', value: 'x', isSecret: true }], warnings: [] } as const;
  const opening = { tool: 'otp-generator', text: 'x', isSecret: true };
  expect(hasSecret(codeOf('a'))).toBe(false);
  expect(hasSecret(codeOf('a', { card }))).toBe(true);
  expect(hasSecret(codeOf('otpauth:totp/x?secret=JBSW'))).toBe(true);
  expect(hasSecret(codeOf('2secretpass;;', { part: { id: '1', place: 2, of: 2 } }))).toBe(true);
  expect(hasSecret(codeOf('a', { card: { type: 'otpauth', fields: [], warnings: [], opening } }))).toBe(true);
});
