import { expect, it } from 'vitest';
import { isOwnAddress } from './close-network';

const base = 'https://tools.example/assets/worker.js';

it.each([
  '/x.wasm',
  'x.wasm',
  '../',
  'https://tools.example/x',
  'https://tools.example:443/x',
  'wss://tools.example/live',
  'blob:https://tools.example/1',
  'data:text/plain,x',
  '',
])('%j is of this site', (address) => expect(isOwnAddress(address, base)).toBe(true));

it.each([
  'https://other.example/',
  '//other.example/x',
  'http://tools.example/x',
  'https://tools.example:8443/x',
  'https://tools.example@other.example/',
  'https://tools.example.other/',
  'ws://tools.example/',
  'wss://other.example/',
  'ftp://tools.example/',
  'file:///etc/passwd',
  'about:blank',
  'https://',
])('%j is not', (address) => expect(isOwnAddress(address, base)).toBe(false));

it('owns nothing but bytes where the page has no origin', () => {
  expect(isOwnAddress('file:///a.js', 'file:///b.js')).toBe(false);
  expect(isOwnAddress('data:,', 'file:///b.js')).toBe(true);
});
