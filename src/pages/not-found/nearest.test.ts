import { expect, it } from 'vitest';
import { language } from '../../app/languages/zh-cn';
import { findNearest } from './nearest';

const nearest = (path: string) => findNearest(language.tools, path).map(({ id }) => id);

it.each([
  ['/timestamp', 'date-converter'],
  ['/json-beautify', 'json-prettify'],
  ['/tools/md5.html', 'hash-text'],
  ['/word-counter', 'text-statistics'],
  ['/uuid-generater', 'uuid-generator'],
  ['/base64-encode-decode', 'base64-string-converter'],
  ['/%E6%97%B6%E9%97%B4%E6%88%B3', 'date-converter'],
  ['/qr_code', 'qrcode-generator'],
  ['/crontab/', 'crontab-generator'],
])('%s is nearest to %s', (path, id) => expect(nearest(path)[0]).toBe(id));

it.each([
  '/nope-nope',
  '/wp-login.php',
  '/foo/bar',
  '/asdfgh',
  '/admin',
  '/no-such-page',
  '/index.php',
  '/blog/2024/hello-world',
])('%s is near to nothing', (path) => expect(nearest(path)).toEqual([]));

it.each([
  ['/jsonpretify', 'json-prettify'],
  ['/Json_Prettify', 'json-prettify'],
  ['/uuidgenerator', 'uuid-generator'],
  ['/regx-tester', 'regex-tester'],
  ['/hash-txt', 'hash-text'],
])('%s is nearly the path of %s', (path, id) => expect(nearest(path)[0]).toBe(id));

it('names three at most, and nothing without a word', () => {
  expect(nearest('/json').length).toBe(3);
  expect(nearest('/')).toEqual([]);
  expect(nearest('/%E6%9').length).toBeLessThanOrEqual(3);
});
