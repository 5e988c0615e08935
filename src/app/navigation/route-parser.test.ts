import { expect, it } from 'vitest';
import { parse } from './route-parser';

it.each([
  ['/', '/', true],
  ['/', '/hash-text', false],
  ['/hash-text', '/hash-text', true],
  ['/hash-text', '/hash-text/', true],
  ['/hash-text', '/hash-text/more', false],
  ['/a.b', '/aXb', false],
])('%s is the route of %s: %s', (route, path, isIt) => expect(parse(route).pattern.test(path)).toBe(isIt));

it('takes what is below a route where it is asked to', () => {
  expect(parse('/c-lib', true).pattern.exec('/c-lib/button')?.[0]).toBe('/c-lib');
  expect(parse('/c-lib', true).pattern.test('/c-libs')).toBe(false);
});
