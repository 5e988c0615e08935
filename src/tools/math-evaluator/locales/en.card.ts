import type { Card } from '../../types';

export const card = {
  name: 'Math evaluator',
  description: 'Calculates expressions, line by line, with variables, functions, units and exact decimals.',
} satisfies Card;

export const keywords = [
  'calculator',
  'expression',
  'sqrt',
  'sin',
  'log',
  'units',
  'matrix',
  'complex',
  'bigint',
  'arithmetic',
  'equation',
  'formula',
  'algebra',
  'cos',
  'tan',
  'sine',
  'trigonometry',
  'pi',
  'factorial',
  'square root',
  'power',
  'exponent',
  'unit conversion',
  'unit converter',
  'convert units',
  'modulo',
  'bignumber',
  'sum',
  'add',
  'multiply',
  'divide',
  'fraction',
  'inches to cm',
  'miles to km',
  'kg to lbs',
  'feet to meters',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'calculator',
  'math',
  'scientific calculator',
  'calc',
  'expression evaluator',
  'math calculator',
];
