import { expect, it } from 'vitest';
import { isInstalled } from './setup.mjs';

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3', integrity: 'sha512-a' },
    'node_modules/b-darwin': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  },
};

it.each([
  ['nothing installed', undefined, false],
  ['an interrupted installation', {}, false],
  ['all that this platform needs', { 'node_modules/a': { version: '1.2.3', integrity: 'sha512-a' } }, true],
  ['another version', { 'node_modules/a': { version: '1.2.2', integrity: 'sha512-a' } }, false],
  ['other contents', { 'node_modules/a': { version: '1.2.3', integrity: 'sha512-x' } }, false],
  ['another package', { 'node_modules/c': { version: '1.2.3', integrity: 'sha512-a' } }, false],
])('%s', (_name, packages, expected) => {
  expect(isInstalled(wanted, packages && { packages })).toBe(expected);
});
