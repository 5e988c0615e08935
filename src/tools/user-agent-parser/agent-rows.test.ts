import { expect, it } from 'vitest';
import { cellOf, textOf } from '../../ui/table/columns';
import { csvColumns, rowOf } from './agent-rows';
import { words } from './locales/en';

const AGENT = {
  kind: 'bot',
  program: { name: 'Googlebot', version: '2.1' },
  purpose: 'search',
  browser: { name: 'Chrome', version: '126.0.6478.126' },
  engine: { name: 'Blink', version: '126.0.6478.126' },
  os: { name: 'Android', version: '6.0.1' },
  device: { vendor: 'LG', model: 'Nexus 5X', type: 'mobile' },
  cpu: 'arm64',
  notes: [],
} as const;

it('saves names and versions in columns of their own', () => {
  const line = rowOf({ line: 1, text: '=1+1', agent: AGENT }, words);
  const columns = csvColumns(words);
  expect(columns.map(({ label }) => label)).toEqual([
    'User agent',
    'Kind',
    'Kind: name',
    'Kind: version',
    'Purpose',
    'Browser: name',
    'Browser: version',
    'Engine: name',
    'Engine: version',
    'Operating system: name',
    'Operating system: version',
    'Device: vendor',
    'Device: model',
    'Device: type',
    'CPU',
  ]);
  expect(columns.map((column) => textOf(cellOf(line, column)))).toEqual([
    '=1+1',
    'Bot',
    'Googlebot',
    '2.1',
    'Search engine',
    'Chrome',
    '126.0.6478.126',
    'Blink',
    '126.0.6478.126',
    'Android',
    '6.0.1',
    'LG',
    'Nexus 5X',
    'Mobile',
    'arm64',
  ]);
});
