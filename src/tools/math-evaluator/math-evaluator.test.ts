import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { evaluateSheet } from './evaluate-sheet';
import type { LineResult, SheetSettings } from './sheet-result';
import { CONSTANT_GROUPS, FUNCTION_GROUPS, UNIT_GROUPS } from './reference-names';

const SETTINGS: SheetSettings = {
  angle: 'rad',
  digits: 16,
  grouping: false,
  decimalSign: 'dot',
  stopped: [],
  timeLimit: 3000,
};

function run(sheet: string, settings: Partial<SheetSettings> = {}): LineResult[] {
  return evaluateSheet(sheet, { ...SETTINGS, ...settings }, job());
}

/** The last line's result, or its fault's code. */
function last(sheet: string, settings: Partial<SheetSettings> = {}): string {
  const result = run(sheet, settings).at(-1);
  if (result?.kind === 'value') return result.text;
  return result?.kind === 'fault' ? `fault: ${result.fault.code}` : (result?.kind ?? 'none');
}

const fault = (line: string) => {
  const result = run(line)[0];
  return result?.kind === 'fault' ? result.fault : result;
};

describe('numbers', () => {
  it.each([
    ['2*sqrt(6)', '4.898979485566356'],
    ['1/3', '0.3333333333333333'],
    ['2/3', '0.6666666666666667'],
    ['0.1+0.2', '0.3'],
    ['0.1+0.2 == 0.3', 'true'],
    ['4.35*100', '435'],
    ['9007199254740993 + 1', '9007199254740994'],
    ['2^64', '18446744073709551616'],
    ['2^100', '1267650600228229401496703205376'],
    ['171!', '1.241018070217668e+309'],
    ['10^63', `1${'0'.repeat(63)}`],
    ['10^64', '1e+64'],
    ['1e-70', '1e-70'],
    ['1e-7', '0.0000001'],
    ['1e-8', '1e-8'],
    ['1.5e20 + 0.25', '150000000000000000000'],
    ['1.5e21 + 0.25', '1.5e+21'],
    ['-2^2', '-4'],
    ['2^3^2', '512'],
    ['2^-1', '0.5'],
    ['7/2', '3.5'],
    ['0xff + 0b101', '260'],
    ['0o17', '15'],
    ['hex(255)', '0xff'],
    ['5 & 3', '1'],
    ['5!', '120'],
    ['ln(e)', '1'],
    ['log(100, 10)', '2'],
    ['log10(1000)', '3'],
    ['round(2.5)', '3'],
    ['gcd(12, 18)', '6'],
    ['true and false', 'false'],
    ['"a b"', 'a b'],
    ['fraction(1/3) + fraction(1/6)', '0.5'],
    ['bigint(2)^3', '8'],
    ['max(1,5)', '5'],
  ])('%s is %s', (line, result) => expect(last(line)).toBe(result));
});

describe('percentages', () => {
  it.each([
    ['200 + 10%', '220'],
    ['200 - 10%', '180'],
    ['200 + 10% + 5', '225'],
    ['200 + 10% + 10%', '242'],
    ['10% * 50', '5'],
    ['50 * 10%', '5'],
    ['6 / 10%', '60'],
    ['8 % 3', '2'],
    ['8%3', '2'],
    ['8 mod 3', '2'],
    ['-8 % 3', '1'],
    ['8 % (1 + 2)', '2'],
    ['50% + 50%', '1'],
    ['50% - 20% + 10%', '0.4'],
    ['10%', '0.1'],
    ['(100 + 100) + (5 + 5)%', '220'],
    ['max(10%, 5%)', '0.1'],
    ['[10%, 20%]', '[0.1, 0.2]'],
    ['10%^2', '0.01'],
    ['5!%', '1.2'],
    ['3²%', '0.09'],
    ['x = 50\nx + x%', '75'],
    ['100 kg + 10%', '110 kg'],
    ['100 + 50%% ', '100.5'],
    ['200 + -10%', '180'],
    ['100 ＋ １０％', '110'],
    [`1${' + 0%'.repeat(60)}`, '1'],
  ])('%s is %s', (line, result) => expect(last(line)).toBe(result));
});

describe('typed forms', () => {
  it.each([
    ['√16 + 3²', '13'],
    ['（1＋2）×3÷4', '2.25'],
    ['2 × π', '6.283185307179586'],
    ['2π', '6.283185307179586'],
    ['π(2)', '6.283185307179586'],
    ['√√16', '2'],
    ['√(9 + 16)', '5'],
    ['2√9', '6'],
    ['√-4', '2i'],
    ['√4!', '4.898979485566356'],
    ['∛27', '3'],
    ['10⁻²', '0.01'],
    ['x = 3\nx²', '9'],
    ['5 − 3', '2'],
    ['3 ≤ 4', 'true'],
    ['3 ≠ 3', 'false'],
    ['１２＋３', '15'],
    ['“π × 2”', 'π × 2'],
    ['1 + 1 # × ignored', '2'],
    ['20 ℃ to ℉', '68 degF'],
    ['sin(30°)', '0.5'],
    ['半径 = 3\npi * 半径^2', '28.27433388230814'],
    ['é = 2\né + 1', '3'],
    ["[1,2;3,4]'", '[[1, 3], [2, 4]]'],
    ['5 m² to cm²', '50000 cm^2'],
    ['5 µm to nm', '5000 nm'],
    ['map([1, 4], sqrt)', '[1, 2]'],
  ])('%s is %s', (line, result) => expect(last(line)).toBe(result));
});

describe('angles and complex numbers', () => {
  it.each([
    ['sin(pi)', '0'],
    ['cos(pi/2)', '0'],
    ['cos(pi/3)', '0.5'],
    ['x = pi\nsin(x)', '0'],
    ['x = sin(pi)\nx', '0'],
    ['tan(pi/2)', 'undefined'],
    ['tan(pi/4)', '1'],
    ['e^(i*pi)', '-1'],
    ['sqrt(-4)', '2i'],
    ['(1+2i)*(3-i)', '5 + 5i'],
    ['i^2', '-1'],
    ['1 - i', '1 - i'],
    ['-i', '-i'],
    ['sin(90 deg)', '1'],
    ['atan(1) * 4 == pi', 'true'],
  ])('%s is %s', (line, result) => expect(last(line)).toBe(result));

  it.each([
    ['sin(30)', '0.5'],
    ['cos(90)', '0'],
    ['sin(180)', '0'],
    ['tan(90)', 'undefined'],
    ['tan(45)', '1'],
    ['asin(1)', '90'],
    ['atan2(1, 1)', '45'],
    ['sin((pi/2) rad)', '1'],
    ['sin(360000000000000000000000000000000000030)', '0.5'],
  ])('%s is %s in degrees', (line, result) => expect(last(line, { angle: 'deg' })).toBe(result));
});

describe('units, matrices and functions', () => {
  it.each([
    ['5.08 cm to inch', '2 inch'],
    ['1 GiB to MB', '1073.741824 MB'],
    ['20 degC to degF', '68 degF'],
    ['100 degF to degC', '37.77777777777778 degC'],
    ['0 K to degC', '-273.15 degC'],
    ['5 mile/h to km/h', '8.04672 km / h'],
    ['1 byte to bit', '8 bit'],
    ['1 kWh to MJ', '3.6 MJ'],
    ['det([1,2;3,4])', '-2'],
    ['inv([1,2;3,4])', '[[-2, 1], [1.5, -0.5]]'],
    ['[1,2;3,4] * [5;6]', '[[17], [39]]'],
    ['1:5', '[1, 2, 3, 4, 5]'],
    ['{a: 1, b: "x"}', '{a: 1, b: "x"}'],
    ['f(x) = x^2', 'f(x)'],
    ['f(x) = a*x\na = 3\nf(2)', '6'],
    ['derivative("x^2 + 0.1 x", "x")', '2 * x + 0.1'],
    ['x = 3; y = 4', '4'],
    ['x = 3;', 'empty'],
    ['sum(1:100)', '5050'],
    ['mean([1, 2, 4])', '2.333333333333333'],
    ['combinations(49, 6)', '13983816'],
    ['erf(1)', '0.8427007929497149'],
    ['gamma(0.5)', '1.772453850905516'],
    ['fraction(1, 3)', '0.3333333333333333'],
    ['row([1,2;3,4], 2)', '[[3, 4]]'],
    ['norm([3, 4], 2)', '5'],
  ])('%s is %s', (line, result) => expect(last(line)).toBe(result));

  it('cuts what is too long to show', () => {
    const [result] = run('1:5000');
    expect(result).toMatchObject({ kind: 'value', note: 'cut' });
    expect(result?.kind === 'value' && result.text.endsWith('1999, 2000, …]')).toBe(true);
  });

  it('draws chance from the job', () => {
    expect(last('random()')).toBe(last('random()'));
    expect(last('randomInt(1, 7)')).toMatch(/^[1-6]$/);
  });
});

describe('details', () => {
  it.each([
    ['255', { bases: { hex: '0xff', octal: '0o377', binary: '0b11111111' } }],
    ['-1', { bases: { hex: '-0x1', octal: '-0o1', binary: '-0b1' } }],
    ['0.1 + 0.2', { fraction: '3/10' }],
    ['-1/3 - 1/7', { fraction: '-10/21' }],
    ['1/0', { text: '∞', plain: 'Infinity', note: 'division-by-zero' }],
    ['-1/0', { text: '-∞', note: 'division-by-zero' }],
    ['1e1000000000000^1e1000000', { note: 'too-large' }],
  ])('%s has %j', (line, details) => expect(run(line)[0]).toMatchObject(details));

  it.each(['pi', 'sqrt(2)', '2.5 cm', '1e-70'])('%s is no fraction', (line) =>
    expect(run(line)[0]).not.toHaveProperty('fraction'),
  );
  it.each(['log(0)', 'Infinity + 1'])('%s is infinite without a mistake', (line) =>
    expect(run(line)[0]).not.toHaveProperty('note'),
  );
  it('0/0 is undefined', () => expect(run('0/0')).toEqual([{ kind: 'undefined' }]));

  it.each([
    [{ digits: 4 }, '1/3', '0.3333'],
    [{ digits: 64 }, '1/3', `0.${'3'.repeat(64)}`],
    [{ grouping: true }, '1234567.125', '1,234,567.125'],
    [{ grouping: true, decimalSign: 'comma' }, '1234567.125', '1\u202f234\u202f567,125'],
    [{ decimalSign: 'comma' }, '[1.5, 2]', '[1,5; 2]'],
  ] as const)('%j writes %s as %s', (settings, line, result) => {
    expect(last(line, settings)).toBe(result);
    const [value] = run(line, settings);
    // What is put back into the sheet is read as the same.
    expect(value?.kind === 'value' && last(value.plain, settings)).toBe(result);
  });
});

describe('faults', () => {
  it.each([
    ['2 +', { code: 'unexpected-end', column: 4 }],
    ['2 + # and so on', { code: 'unexpected-end', column: 4 }],
    ['foo(2)', { code: 'not-defined', name: 'foo', column: 1 }],
    ['1 + foo', { code: 'not-defined', name: 'foo', column: 5 }],
    ['１ ＋ 未知', { code: 'not-defined', name: '未知', column: 5 }],
    ['1,5', { code: 'decimal-comma', suggestion: '1.5', column: 2 }],
    ['2 * (1,5 + 3)', { code: 'decimal-comma', suggestion: '1.5', column: 7 }],
    ['(1', { code: 'missing', sign: ')', column: 3 }],
    ['[1, 2', { code: 'missing', sign: ']' }],
    ['"abc', { code: 'missing', sign: '"' }],
    ['2 * * 3', { code: 'value-expected', column: 5 }],
    [')', { code: 'value-expected', column: 1 }],
    ['3 4', { code: 'unexpected', sign: '4', column: 3 }],
    ['3³ 4', { code: 'unexpected', sign: '4', column: 4 }],
    ['5 = x', { code: 'bad-target' }],
    ['1 inch + 1 s', { code: 'units' }],
    ['5 cm to s', { code: 'units' }],
    ['sqrt(1, 2, 3)', { code: 'too-many-arguments', name: 'sqrt' }],
    ['sqrt()', { code: 'too-few-arguments', name: 'sqrt' }],
    ['[1,2] + [1,2,3]', { code: 'dimensions' }],
    ['[1,2][5]', { code: 'index' }],
    ['inv([1,2;2,4])', { code: 'not-invertible' }],
    ['[1,2;2,4]^-1', { code: 'not-invertible' }],
    ['import("x")', { code: 'refused', name: 'import', column: 1 }],
    ['1 + createUnit("foo")', { code: 'refused', name: 'createUnit', column: 5 }],
    ['evaluate("1")', { code: 'refused' }],
    ['parser()', { code: 'refused' }],
    ['config({})', { code: 'refused' }],
    ['f = reviver', { code: 'refused' }],
    ['lusolve([1,2;3,4],[1;2])', { code: 'unavailable', name: 'lusolve' }],
    ['slu(sparse([1]), 0, 1)', { code: 'unavailable', name: 'slu' }],
    ['cos.constructor("return 1")', { code: 'cannot-compute' }],
    ['factorial(-1)', { code: 'cannot-compute' }],
  ])('%s', (line, expected) => {
    expect(fault(line)).toMatchObject(expected);
  });

  it.each(['x = 2\nx(3)', 'f(x) = f(x)\nf(1)'])('%j has no result', (sheet) => expect(last(sheet)).toMatch(/^fault: /));

  it('keeps other lines, and nothing of the failed one', () => {
    const [first, second, third, fourth] = run('a = 1\n(a = 5) + foo\na + 1\nans * 10');
    expect(first).toMatchObject({ text: '1' });
    expect(second).toMatchObject({ kind: 'fault' });
    expect(third).toMatchObject({ text: '2' });
    expect(fourth).toMatchObject({ text: '20' });
  });

  it('leaves out lines that were stopped', () => {
    const stopped = [
      { line: 0, reason: 'too-slow' },
      { line: 1, reason: 'memory' },
    ] as const;
    const steps: number[] = [];
    const results = evaluateSheet(
      'f()\nones(9)\n1',
      { ...SETTINGS, stopped },
      job({ step: (index) => steps.push(index) }),
    );
    expect(results).toMatchObject([
      { fault: { code: 'too-slow', seconds: 3 } },
      { fault: { code: 'memory' } },
      { text: '1' },
    ]);
    expect(steps).toEqual([2]);
  });

  it.each(['', '   ', '# a comment', '　'])('%j has no result', (line) =>
    expect(run(line)).toEqual([{ kind: 'empty' }]),
  );
});

it('never throws, whatever is typed', () => {
  const piece = fc.constantFrom(
    ...'0 1 9 . , % + - * / ^ ( ) [ ] { } " \' ! ; : = # √ π ² ⁻ × ° x e i sin to mod cm 半 ％ （'.split(' '),
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const [result] = run(pieces.join(''));
      expect(['empty', 'undefined', 'value', 'fault']).toContain(result?.kind);
    }),
  );
});

it('reads integers back in every base', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }), (whole) => {
      const [result] = run(String(whole));
      const { bases } = result?.kind === 'value' ? result : {};
      expect([bases?.hex, bases?.octal, bases?.binary].map((text) => last(text ?? ''))).toEqual(
        Array(3).fill(String(whole)),
      );
    }),
  );
});

describe('the reference', () => {
  const all = [FUNCTION_GROUPS, CONSTANT_GROUPS, UNIT_GROUPS].flatMap((groups) =>
    Object.values<readonly string[]>(groups).flat(),
  );

  it.each(all)('%s is known', (name) =>
    expect(last(`1\n[${name} * 1, typeOf(${name})]`)).not.toBe('fault: not-defined'),
  );

  it('lists each name once', () => expect(new Set(all).size).toBe(all.length));
});

describe('functions beyond what the engine has for decimals', () => {
  it.each([
    ['3^200 % 7', '2'],
    ['7^100 mod 13', '9'],
    ['mod(7^100, 13)', '9'],
    ['(2^1000) mod 1000007', String(2n ** 1000n % 1000007n)],
    ['(-3)^201 mod 7', String(((-3n) ** 201n % 7n) + 7n)],
    ['3^200 mod -7', '-5'],
    ['2^10 mod 7', '2'],
    ['2.5^2 mod 2', '0.25'],
    ['2^-1 mod 2', '0.5'],
    ['2^0.5 mod 1', '0.4142135623730950'.slice(0, -1)],
    ['a = 3^200\na mod 7', 'fault: not-exact'],
    ['combinations(3, 5)', '0'],
    ['combinations(5, 3)', '10'],
    ['combinations(0, 0)', '1'],
    ['permutations(3, 5)', '0'],
    ['permutations(5, 2)', '20'],
    ['round(1234.5, -2)', '1200'],
    ['round(1250, -2)', '1300'],
    ['round(-1250, -2)', '-1300'],
    ['floor(1299, -2)', '1200'],
    ['ceil(1201, -2)', '1300'],
    ['round([1234.5, 99], -2)', '[1200, 100]'],
    ['round(1234.567, 2)', '1234.57'],
    ['round(2.5)', '3'],
  ])('%s is %s', (sheet, result) => expect(last(sheet)).toBe(result));

  it.each([
    ['asin(2)', '1.5708 - 1.317i'],
    ['acos(2)', '1.317i'],
    ['acosh(0.5)', '1.0472i'],
    ['atanh(2)', '0.54931 - 1.5708i'],
    ['asec(0.5)', '1.317i'],
    ['acoth(0.5)', '0.54931 - 1.5708i'],
    ['asin(0.5)', '0.5236'],
    ['acos(0/0)', 'undefined'],
  ])('%s is %s', (sheet, result) => expect(last(sheet, { digits: 5 })).toBe(result));
  it('is an angle in degrees where these are chosen', () =>
    expect(last('asin(2)', { angle: 'deg', digits: 5 })).toBe('90 - 75.456i'));

  it('gives the remainder of a power as whole numbers have it', () => {
    const any = fc.bigInt(-(10n ** 20n), 10n ** 20n);
    fc.assert(
      fc.property(
        any,
        fc.bigInt(0n, 60n),
        any.filter((n) => n !== 0n),
        (base, exponent, divisor) => {
          const rest = base ** exponent % divisor;
          const wanted = rest !== 0n && rest < 0n !== divisor < 0n ? rest + divisor : rest;
          expect(last(`(${base})^${exponent} mod (${divisor})`)).toBe(String(wanted));
        },
      ),
    );
  });
});

describe('reasons', () => {
  it.each([
    ['[1,2;3]', { code: 'uneven-rows', expected: 2, found: 1 }],
    ['[1;2,3]', { code: 'uneven-rows', expected: 1, found: 2 }],
    ['[[1,2],[3]] * 2', { code: 'uneven-rows', expected: 2, found: 1 }],
    ['derivative("x^", "x")', { code: 'inner-syntax' }],
    ['simplify("2 +")', { code: 'inner-syntax' }],
    ['100! mod 7 + 3^200 * 1 mod 7', { code: 'not-exact', digits: 64 }],
    ['[1,2', { code: 'missing' }],
  ])('%s: %o', (line, reason) => expect(fault(line)).toMatchObject(reason));
});
