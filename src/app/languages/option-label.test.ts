import { expect, it } from 'vitest';
import { words } from '../../tools/json-prettify/locales/en';
import { optionLabel } from './option-label';

it.each([
  ['indent', 'Indent'],
  ['descending', 'Descending'],
  ['none', 'none'],
  ['__proto__', '__proto__'],
  ['toString', 'toString'],
])('%s is called %s', (name, label) => expect(optionLabel(words, name)).toBe(label));

it('a tool without words calls options by their names', () => expect(optionLabel(undefined, 'indent')).toBe('indent'));
