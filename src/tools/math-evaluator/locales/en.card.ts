import type { Card } from '../../types';

export const card = {
  name: 'Math evaluator',
  description: 'A calculator for expressions, line by line, with variables, functions, units and exact decimals.',
} satisfies Card;

export const keywords = ['calculator', 'expression', 'sqrt', 'sin', 'log', 'units', 'matrix', 'complex', 'bigint'];
