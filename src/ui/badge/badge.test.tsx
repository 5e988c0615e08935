import { expect, it } from 'vitest';
import { renderWithWords } from '../testing';
import { Badge } from './badge';

it.each([undefined, 'new', 'ok', 'warn', 'bad'] as const)('shows a word as %s', async (kind) => {
  const screen = await renderWithWords(<Badge kind={kind}>Word</Badge>);
  const badge = screen.getByText('Word').element();
  expect(badge.getAttribute('data-kind')).toBe(kind ?? null);
  expect(badge.getBoundingClientRect().height).toBe(18);
});
