// oxlint-disable no-script-url -- the very addresses that are refused
import { describe, expect, it } from 'vitest';
import { cleanAddress, isLinkAllowed, isPictureAllowed, isPictureInside } from './link-address';

const isLink = (address: string) => isLinkAllowed(cleanAddress(address));

describe('a link', () => {
  it.each([
    'https://example.com',
    'HTTP://EXAMPLE.COM',
    'mailto:a@example.com',
    'tel:+33123',
    '/path',
    'path/to:page',
    '../x',
    '?q=javascript:',
    '#part',
    '//example.com/x',
    './javascript:x',
    '页面',
    ' \n https://example.com \t',
    'ht\ntps://example.com',
    '1:2',
  ])('may lead to %j', (address) => expect(isLink(address)).toBe(true));

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JaVaScRiPt:x',
    'java\r\nscript:x',
    'vbscript:x',
    'data:text/html,x',
    'data:image/png;base64,AA',
    'ftp://example.com',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'about:blank',
    'javascript:',
    'x-custom+1.0:y',
  ])('may not lead to %j', (address) => expect(isLink(address)).toBe(false));
});

describe('a picture', () => {
  it.each([
    'x',
    'https://example.com/a.png',
    '//example.com/a.png',
    '/a.svg',
    'data:image/png;base64,AA',
    'DATA:IMAGE/JPEG,x',
  ])('may come from %j', (address) => expect(isPictureAllowed(address)).toBe(true));
  it.each([
    '',
    'data:image/svg+xml,<svg/>',
    'data:text/html,x',
    'javascript:x',
    'file:///C:/a.png',
    'blob:x',
    'mailto:a@b',
  ])('may not come from %j', (address) => expect(isPictureAllowed(address)).toBe(false));
  it('is shown at once only when it is in its own address', () => {
    expect(['data:image/gif;base64,AA', 'x', 'data:image/svg+xml,x'].map(isPictureInside)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('cleans what browsers ignore, and nothing else', () => {
  expect(cleanAddress(' \u0000 a\tb\nc\rd é 😀 \u001f')).toBe('abcd é 😀');
});
