import { describe, expect, it } from 'vitest';
import { percentDecode, percentDecodeBytes } from './percent';

// So long a run in a text beyond Latin-1 once took more of the stack than there is.
describe('a run of twelve million characters', () => {
  const long = 'a'.repeat(12_000_000);

  it.each([
    ['ASCII', `你${long}%20`, `你${long} `],
    ['what is not ASCII', `%20${'你'.repeat(12_000_000)}`, ` ${'你'.repeat(12_000_000)}`],
  ])('of %s is read', (_, text, decoded) => {
    const read = percentDecode(text, { charset: 'utf-8' });
    expect(read.ok && read.value.text === decoded).toBe(true);
    const bytes = percentDecodeBytes(text, {});
    expect(bytes.ok && new TextDecoder().decode(bytes.value.bytes) === decoded).toBe(true);
  });
});
