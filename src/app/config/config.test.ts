import { expect, it } from 'vitest';
import { ConfigurationError, readConfiguration, type Declarations } from './config';

const declarations = {
  name: { format: 'string', env: 'NAME', default: 'site' },
  isOn: { format: 'boolean', env: 'IS_ON', default: false },
  mode: { format: 'enum', env: 'MODE', default: 'a', values: ['a', 'b'] },
  count: { format: 'integer', env: 'COUNT', default: 3 },
  share: { format: 'float', env: 'SHARE', default: 0.5 },
  list: { format: 'array', env: 'LIST', default: [] },
} as const satisfies Declarations;

it('gives the defaults without an environment', () => {
  expect(readConfiguration(declarations, {})).toEqual({
    name: 'site',
    isOn: false,
    mode: 'a',
    count: 3,
    share: 0.5,
    list: [],
  });
});

it('takes the environment first', () => {
  const environment = { NAME: '', IS_ON: 'true', MODE: 'b', COUNT: '-12', SHARE: '1e-3', LIST: 'x, y' };
  expect(readConfiguration(declarations, environment)).toEqual({
    name: '',
    isOn: true,
    mode: 'b',
    count: -12,
    share: 0.001,
    list: ['x', 'y'],
  });
});

it('raises one error that lists each offending key and the received value', () => {
  const read = () =>
    readConfiguration(declarations, { IS_ON: 'yes', MODE: 'c', COUNT: '1.5', SHARE: '1,5', NAME: 'x' });
  expect(read).toThrow(ConfigurationError);
  for (const part of ['isOn: received "yes"', 'mode: received "c"', 'count: received "1.5"', 'share: received "1,5"']) {
    expect(read).toThrow(part);
  }
  expect(read).not.toThrow('name:');
});

it.each(['', 'Infinity', '0x10', '9007199254740993'])('refuses %j as an integer', (COUNT) => {
  expect(() => readConfiguration(declarations, { COUNT })).toThrow('expected integer');
});

it('raises an error that lists the valid formats for an unknown one', () => {
  // A mistake in a declaration, which the compiler would otherwise stop.
  const wrong = { key: { format: 'date', env: 'KEY', default: '' } } as unknown as Declarations;
  expect(() => readConfiguration(wrong, {})).toThrow(
    'key: unknown format "date", valid formats are string, boolean, enum, integer, float, array',
  );
});
