import { expect, it } from 'vitest';
import { convertTable } from './convert';
import { job } from '../../operations/testing';
import { optionsWith } from './testing';
import { cases } from './testdata/csv-spectrum.json';

it.each(cases)('reads $name of csv-spectrum', async ({ csv, rows }) => {
  const converted = await convertTable(csv, optionsWith({ from: 'csv', to: 'json' }), job());
  expect(converted.ok && JSON.parse(converted.value.text)).toEqual(rows);
});
