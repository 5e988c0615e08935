import { expect, it } from 'vitest';
import { pageHref, readAddress } from './page-address';

it.each([
  ['/', undefined, '/', '/'],
  ['/hash-text', undefined, '/', '/hash-text'],
  ['/fr/', 'fr', '/fr/', '/'],
  ['/fr/hash-text', 'fr', '/fr/', '/hash-text'],
  ['/zh-cn/about', 'zh-cn', '/zh-cn/', '/about'],
  // Neither is a folder of a language.
  ['/fr', undefined, '/', '/fr'],
  ['/encryption', undefined, '/', '/encryption'],
  ['/de/hash-text', undefined, '/', '/de/hash-text'],
  ['/hash-text/fr/x', undefined, '/', '/hash-text/fr/x'],
])('%s names %s, lies in %s and is %s there', (pathname, locale, folder, path) => {
  expect(readAddress(pathname)).toEqual({
    ...(locale && { locale }),
    folder,
    path,
    isInFolder: !path.slice(1).includes('/'),
  });
});

it('writes pages beside each other', () => {
  expect(['/', '/hash-text', '/about#source'].map(pageHref)).toEqual(['./', './hash-text', './about#source']);
});
