import { describe, expect, it } from 'vitest';
import { CHARSETS, type Charset } from './charset';
import { decodeText } from './charset-decoder';
import { encodeText } from './charset-encoder';
import { findLoneSurrogate } from './lone-surrogate';
import { toHex } from './hex';
import { ok } from './result';

// In a browser, since Node decodes the legacy sets by other tables than the Encoding Standard's.
describe('every character of the basic plane', () => {
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => findLoneSurrogate(character) < 0,
  );
  // GB18030-2022 leaves 19 private-use characters without a code; the others hold what their standards list.
  const least: Record<Charset, number> = {
    'utf-8': 63_488,
    'utf-16le': 63_488,
    'utf-16be': 63_488,
    'iso-8859-1': 256,
    gb18030: 63_469,
    big5: 16_900,
    shift_jis: 9_398,
    'euc-kr': 17_176,
  };

  it.each(CHARSETS)('comes back from %s or is refused', (charset) => {
    const wrong: string[] = [];
    let kept = 0;
    for (const character of characters) {
      const encoded = encodeText(character, charset);
      if (!encoded.ok) continue;
      kept++;
      const decoded = decodeText(encoded.value, charset);
      if (!decoded.ok || decoded.value !== character) wrong.push(character);
    }
    // These the Encoding Standard writes as their lookalikes.
    expect(wrong).toEqual(charset === 'shift_jis' ? ['¥', '‾', '−'] : []);
    expect(kept).toBeGreaterThanOrEqual(least[charset]);
  });

  it.each<[string, Charset, string]>([
    ['①髙', 'shift_jis', '8740fbfc'],
    ['똠방각하', 'euc-kr', '8c63b9e6b0a2c7cf'],
    ['═╞╡╪十卅', 'big5', 'f9f9f9e9f9ebf9eaa451a4ca'],
    ['嘅', 'big5', 'fb48'],
    ['€\u0080ë\u{10ffff}', 'gb18030', 'a2e38130813081308a35e3329a35'],
  ])('%j in %s is %s', (text, charset, hex) => {
    const encoded = encodeText(text, charset);
    expect(encoded.ok && toHex(encoded.value)).toBe(hex);
    expect(encoded.ok && decodeText(encoded.value, charset)).toEqual(ok(text));
  });
});
