import { numbersOf, type Words } from '../../../i18n/words';
import { descriptions } from './descriptions.en';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const KINDS = { functions: 'Functions', constants: 'Constants', units: 'Units' } as const;

const nameOf = (name: string) => (name === '' ? 'the function' : `“${name}”`);

export const words = {
  options: {
    angle: { label: 'Angles', values: { rad: 'Radians', deg: 'Degrees' } },
    digits: 'Significant digits',
    grouping: 'Group thousands',
    decimalSign: { label: 'Decimal sign', values: { dot: 'Dot', comma: 'Comma' } },
    sheet: 'Sheet',
  },
  placeholder: 'An expression on each line, such as 2 * sqrt(6)',
  results: 'Results of the lines',
  summary: (values, faults) =>
    [
      plural(values, { one: '1 result', other: `${values} results` }),
      ...(faults > 0 ? [plural(faults, { one: '1 error', other: `${faults} errors` })] : []),
    ].join(', '),
  lineTitle: (line) => `Line ${line}`,
  resultOf: (line) => `result of line ${line}`,
  insertHint: 'Insert at the caret',
  insertResult: (result, line) => `Insert the result of line ${line}: ${result}`,
  copySheet: 'Copy with results',
  clear: 'Clear',
  tryAgain: 'Try again',
  tooManyLines: (n) => `At most ${count(n)} lines`,
  forms: {
    result: 'Result',
    fraction: 'Fraction',
    hex: 'Hexadecimal',
    octal: 'Octal',
    binary: 'Binary',
  },
  undefinedValue: 'undefined',
  undefinedHint: 'This expression has no value, as 0/0 has none.',
  shortNote: {
    'division-by-zero': 'division by zero',
    'too-large': 'too large',
    cut: 'in part',
    thousands: 'comma parts thousands',
  },
  note: {
    'division-by-zero': 'Division by zero.',
    'too-large': 'The result is beyond the largest number.',
    cut: 'Only the first 2,000 elements are written.',
    thousands: 'The comma in the number is read as one between thousands.',
  },
  shortName: (name) =>
    name.of === 'function' ? 'function' : name.text === undefined ? 'unit' : `1 ${name.name} = ${name.text}`,
  nameTitle: (name) =>
    name.of === 'function' ? `“${name.name}” is a function: write ${name.name}(…)` : `“${name.name}” is a unit`,
  reference: 'Functions, constants and units',
  search: 'Search functions, constants, units',
  kindName: KINDS,
  kind: (kind, n) => `${KINDS[kind]} ${n}`,
  nothingFound: (query) => `Nothing matches “${query}”`,
  groups: {
    arithmetic: 'Arithmetic',
    trigonometry: 'Trigonometry',
    statistics: 'Statistics',
    probability: 'Probability and combinatorics',
    matrices: 'Matrices and lists',
    complex: 'Complex numbers',
    bits: 'Bits and bases',
    algebra: 'Algebra and more',
    mathConstants: 'Mathematics',
    physicalConstants: 'Physics',
    length: 'Length',
    area: 'Area',
    volume: 'Volume',
    mass: 'Mass',
    time: 'Time',
    temperature: 'Temperature',
    angle: 'Angle',
    speed: 'Speed',
    data: 'Data',
    energy: 'Energy',
    power: 'Power',
    force: 'Force',
    pressure: 'Pressure',
    frequency: 'Frequency',
    electricity: 'Electricity and magnetism',
    substance: 'Amount of substance, luminous intensity',
  },
  descriptions,
  examples: (first: string) => [
    { label: 'Roots, percentages, units', value: first },
    { label: 'Variables and functions', value: 'radius = 3\npi * radius^2\nf(x) = x^2 + 1\nf(radius)' },
    { label: 'Price and tax', value: 'price = 19.99\namount = 12\nprice * amount + 20%\nans - 5%' },
    { label: 'Large integers and bases', value: '2^128 - 1\n0xff + 0b101\nhex(255)\n171!' },
    { label: 'Units', value: '1 GiB to MB\n100 km/h to mile/h\n20 degC to degF' },
    { label: 'Complex numbers and matrices', value: 'sqrt(-4)\ne^(i*pi)\ndet([1,2;3,4])\ninv([1,2;3,4])' },
  ],
  fault: (fault) => {
    switch (fault.code) {
      case 'unexpected-end':
        return `Unexpected end of expression (column ${fault.column}).`;
      case 'value-expected':
        return `A value is expected here (column ${fault.column}).`;
      case 'bad-target':
        return `Nothing can be assigned to this (column ${fault.column}).`;
      case 'syntax':
        return `This cannot be read (column ${fault.column}).`;
      case 'unexpected':
        return `Unexpected “${fault.sign}” (column ${fault.column}).`;
      case 'missing':
        return `“${fault.sign}” is missing (column ${fault.column}).`;
      case 'decimal-comma':
        return `Use a dot: ${fault.suggestion} (a comma separates arguments).`;
      case 'not-defined':
        return `“${fault.name}” is not defined.`;
      case 'not-a-function':
        return `“${fault.name}” is not a function.`;
      case 'refused':
        return `“${fault.name}” cannot be used here.`;
      case 'unavailable':
        return `“${fault.name}” is not available here; use inv(A) * b.`;
      case 'units':
        return 'Units do not match.';
      case 'uneven-rows':
        return `The rows of the matrix differ in length: ${fault.expected} and ${fault.found}.`;
      case 'inner-syntax':
        return 'The text inside cannot be read as an expression.';
      case 'not-exact':
        return `Cannot be computed: more than ${fault.digits} digits would be needed.`;
      case 'dimensions':
        return 'The sizes of the matrices do not match.';
      case 'index':
        return 'The index is out of range.';
      case 'not-invertible':
        return 'The matrix has no inverse.';
      case 'memory':
        return 'Stopped: not enough memory.';
      case 'wrong-type':
        return `Argument ${fault.argument} of ${nameOf(fault.name)} is of the wrong type.`;
      case 'too-few-arguments':
        return `Too few arguments for ${nameOf(fault.name)}.`;
      case 'too-many-arguments':
        return `Too many arguments for ${nameOf(fault.name)}.`;
      case 'too-slow':
        return `Stopped: took longer than ${count(fault.seconds)} s.`;
      case 'function-as-value':
        return `“${fault.name}” is read as a function here: write “${fault.name}(…)”.`;
      case 'operands':
        return `“${fault.sign}” does not work with such values.`;
      case 'no-number':
        return `“${fault.text}” is not a number.`;
      case 'cannot-compute':
        return fault.name === undefined
          ? 'Cannot be computed.'
          : `Cannot be computed: “${fault.name}” has no value for this.`;
    }
  },
} satisfies Words<typeof zhCn>;
