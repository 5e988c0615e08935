import { expect, it } from 'vitest';
import { convertTable } from './convert';
import { JOB, optionsWith } from './testing';
import { cases } from './testdata/csv-spectrum.json';

it.each(cases)('reads $name of csv-spectrum', async ({ csv, rows }) => {
  const converted = await convertTable(csv, optionsWith({ from: 'csv', to: 'json' }), JOB);
  expect(converted.ok && JSON.parse(converted.value.text)).toEqual(rows);
});
