import { expect, it } from 'vitest';
import { headPath, relativePath } from './git-path';

it.each([
  ['/etc/hosts', 'etc/hosts'],
  ['./a//b/../c.txt', 'a/b/c.txt'],
  ['a/b', 'a/b'],
  ['..', ''],
  ['', ''],
  ['C:\\a', 'C:\\a'],
])('%j as a path of a repository', (path, expected) => expect(relativePath(path)).toBe(expected));

it('a broken name is written as one that exists', () =>
  expect(headPath('a/\ud800')).toBe(String.raw`"a/\357\277\275"`));
