import { expect, it } from 'vitest';
import { failureOf, OperationFailure } from './failure';

it.each([
  'Failed to fetch dynamically imported module: https://a.example/assets/yaml-1.js',
  'error loading dynamically imported module: https://a.example/assets/yaml-1.js',
  'Importing a module script failed.',
])('a part that cannot be fetched is no crash: %s', (message) => {
  expect(failureOf(new TypeError(message))).toEqual({ code: 'unavailable' });
});

it('anything else that is thrown is a crash, told with its name and message', () => {
  expect(failureOf(new TypeError('x is not a function'))).toMatchObject({ code: 'crashed', name: 'TypeError' });
  expect(failureOf(new RangeError('too deep'))).toMatchObject({ name: 'RangeError', message: 'too deep' });
  expect(failureOf('text')).toEqual({ code: 'crashed', name: 'Error', message: 'text' });
  expect(failureOf(new OperationFailure({ code: 'worker-died' }))).toEqual({ code: 'worker-died' });
});
