import searchIndex from 'virtual:search-index';
import { describe, expect, it } from 'vitest';
import { language } from '../languages/en';
import { canTake } from './can-take';
import { paletteItems } from './items';
import { orderTaking } from './order-taking';

const items = paletteItems(language, searchIndex, {
  navigate: () => undefined,
  random: async () => 0,
  path: '/',
  give: { openFile: () => undefined, chooseTool: () => undefined },
  chains: [],
});
const file = new File(['x'], 'a.bin');

function ordered(
  ...[given, content]: [Parameters<typeof orderTaking>[1], Parameters<typeof orderTaking>[2]]
): string[] {
  const taking = items.filter((item) => canTake(item, given, content));
  return orderTaking(taking, given, content).map(({ key }) => key);
}

describe('the tools that take what nobody knows', () => {
  it('begin with those for any text', () => {
    const found = ordered({ text: 'Dear all' }, undefined);
    expect(found.slice(0, 4)).toEqual(['text-statistics', 'list-converter', 'hash-text', 'base64-string-converter']);
    expect(found.slice(-5)).toContain('bcrypt');
    expect(found).toContain('toml-to-json');
  });

  it('begin with the one for its brackets', () => {
    expect(ordered({ text: ' {"a":' }, undefined)[0]).toBe('json-prettify');
    expect(ordered({ text: '<a>' }, undefined)[0]).toBe('xml-formatter');
  });

  it('are those for files alone where it is no text', () => {
    expect(ordered({ file }, 'binary')).toEqual([
      'hash-text',
      'base64-file-converter',
      'mime-types',
      'hmac-generator',
      'certificate-inspector',
      'pdf-signature-checker',
      'table-converter',
      'qr-code-reader',
    ]);
  });

  it('begin with those for text and files where the file is of text', () => {
    expect(ordered({ file }, undefined).slice(0, 4)).toEqual([
      'text-statistics',
      'list-converter',
      'hash-text',
      'base64-file-converter',
    ]);
  });
});
