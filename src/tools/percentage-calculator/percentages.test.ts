import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { err } from '../../lib/result';
import * as operations from './operations';
import { Decimal, readNumber } from './read-number';
import { change, changedBy, percentOf, readChanges, removeIncluded, wholeOf, writeNumber } from './percentages';

describe('reading numbers', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234,5', '1234.5'],
    ['1\u202f234\u202f567', '1234567'],
    ["1'234.5", '1234.5'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['12,34,567', '1234567'],
    ['12,5', '12.5'],
    ['1,23', '1.23'],
    ['1,2345', '1.2345'],
    ['-3', '-3'],
    ['−3', '-3'],
    ['- 3', '-3'],
    ['+3', '3'],
    ['1e3', '1000'],
    ['2.5E-3', '0.0025'],
    ['15 %', '15'],
    ['１２．５％', '12.5'],
    ['１２，５', '12.5'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['5.', '5'],
    ['12345678901234567890', '12345678901234567890'],
  ])('%s is %s', (text, value) => {
    const number = readNumber(text, 'en');
    expect(number.ok && number.value?.value.toFixed()).toBe(value);
    expect(number.ok && number.value?.doubt).toBeUndefined();
  });

  it.each([
    ['1,234', '1234'],
    ['1.234', '1.234'],
    ['0,125', '0.125'],
    ['1234,567', '1234.567'],
  ])('%s is %s, which is shown', (text, value) => {
    const number = readNumber(text, 'en');
    expect(number.ok && [number.value?.value.toFixed(), number.value?.doubt?.read]).toEqual([value, value]);
  });

  it.each(['abc', '%', '1 2', '1,2,3', '1.2.3', '1,23.4', '1e', '--1', '1-2', 'e3', '.', '0x10', 'NaN', '∞'])(
    'refuses %j',
    (text) => expect(readNumber(text, 'en')).toEqual(err({ code: 'not-a-number' })),
  );

  it.each(['', '  ', '\u3000'])('%j is nothing yet', (text) =>
    expect(readNumber(text, 'en')).toEqual({ ok: true, value: undefined }),
  );

  it.each(['1e9999999', '1e-401', '9'.repeat(401)])('has a limit', (text) =>
    expect(readNumber(text, 'en')).toEqual(err({ code: 'too-long', limit: 400 })),
  );
});

describe('answers', () => {
  const byName = new Map(Object.entries(operations));
  const ask = (name: string, inputs: readonly [string, string], decimals = 10): unknown => {
    const operation = byName.get(name);
    if (!operation) throw new Error(`no operation ${name}`);
    const names = Object.keys(operation.inputs);
    // Each takes two texts, whatever their names.
    const values = { [names[0] ?? '']: inputs[0], [names[1] ?? '']: inputs[1] } as never;
    const result = operation.run(values, { decimals, language: 'en' }, job());
    if (result instanceof Promise) throw new Error('not at once');
    return result.ok ? result.value : result.fault.code;
  };

  it.each([
    ['percentOf', ['123', '456'], 10, '560.88'],
    ['percentOf', ['1.1', '300'], 10, '3.3'],
    ['percentOf', ['7', '100'], 10, '7'],
    ['percentOf', ['10', '12345678901234567890'], 10, '1234567890123456789'],
    ['percentOf', ['12,5', '１００'], 10, '12.5'],
    ['percentOf', ['0.1', '0.1'], 20, '0.0001'],
    ['percentOf', ['-0.1', '0.0001'], 3, '0'],
    ['whatPercent', ['123', '456'], 10, '26.9736842105'],
    ['whatPercent', ['1', '3'], 2, '33.33'],
    ['whatPercent', ['2', '3'], 0, '67'],
    ['whatPercent', ['1', '3'], 20, '33.33333333333333333333'],
    ['whatPercent', ['1', '0'], 10, 'of-zero'],
    ['change', ['123', '456'], 10, '270.7317073171'],
    ['change', ['100', '80'], 10, '-20'],
    ['change', ['-50', '50'], 10, '200'],
    ['change', ['0', '5'], 10, 'from-zero'],
    ['increase', ['200', '15'], 10, '230'],
    ['decrease', ['200', '15'], 10, '170'],
    ['wholeOf', ['30', '15'], 10, '200'],
    ['wholeOf', ['30', '0'], 10, 'zero-percent'],
    ['removeIncluded', ['120', '20'], 10, '100'],
    ['removeIncluded', ['100', '20'], 2, '83.33'],
    ['removeIncluded', ['100', '-100'], 10, 'nothing-left'],
    ['points', ['40', '50'], 10, '10'],
    ['change', ['40', '50'], 10, '25'],
    ['chain', ['100', '+10 -10'], 10, '99'],
    ['chain', ['100', '+ 10 %; -10%'], 10, '99'],
    ['chain', ['100', '12,5'], 10, '112.5'],
    ['chain', ['100', ''], 10, '100'],
    ['percentOf', ['abc', '5'], 10, 'not-a-number'],
    ['percentOf', ['', '5'], 10, 'empty'],
  ] as const)('%s of %j to %i decimals is %s', (name, inputs, decimals, answer) =>
    expect(ask(name, inputs, decimals)).toBe(answer),
  );

  it.each([
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['0.05', 1, '0.1'],
    ['1e30', 2, `1${'0'.repeat(30)}`],
  ])('%s to %i decimals is %s', (value, decimals, text) =>
    expect(writeNumber(new Decimal(value), decimals)).toBe(text),
  );

  it('names the change that is no number', () =>
    expect(readChanges('+10 ten -5', 'en')).toEqual(err({ code: 'not-a-number', change: 'ten' })));
});

describe('inverses', () => {
  const decimal = fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 3 }));
  const big = decimal.map(([digits, scale]) => new Decimal(`${digits}e-${scale}`));
  const positive = big.filter((value) => value.gt(0));
  const same = (one: InstanceType<typeof Decimal>, other: InstanceType<typeof Decimal>) =>
    expect(writeNumber(one, 20)).toBe(writeNumber(other, 20));

  it('the whole of a share', () => {
    fc.assert(
      fc.property(positive, big, (percent, whole) => {
        const found = wholeOf(percentOf(percent, whole), percent);
        if (found.ok) same(found.value, whole);
      }),
    );
  });

  it('the change to what was changed', () => {
    fc.assert(
      fc.property(positive, big, (amount, percent) => {
        const found = change(amount, changedBy(amount, percent));
        if (found.ok) same(found.value, percent);
      }),
    );
  });

  it('taking out what was included', () => {
    fc.assert(
      fc.property(positive, positive, (net, percent) => {
        const found = removeIncluded(changedBy(net, percent), percent);
        if (found.ok) same(found.value, net);
      }),
    );
  });
});
