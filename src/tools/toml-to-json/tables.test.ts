import { expect, it } from 'vitest';
import { tableChoices } from './tables';

it.each([
  [['a', 'b'], '', ['', 'a', 'b']],
  [['a', 'b'], 'b', ['', 'a', 'b']],
  [['a'], 'gone', ['', 'gone', 'a']],
])('of %j with %j chosen it offers %j', (tables, chosen, offered) =>
  expect(tableChoices(tables, chosen, 'All').map(({ value }) => value)).toEqual(offered),
);
