import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from '../hex';
import { decryptRc2Block } from './rc2';

const bytesOf = (hex: string) => {
  const read = fromHex(hex);
  if (!read.ok) throw new Error(hex);
  return read.value;
};

describe('RC2', () => {
  it.each([
    ['0000000000000000', 63, '0000000000000000', 'ebb773f993278eff'],
    ['ffffffffffffffff', 64, 'ffffffffffffffff', '278b27e42e2f0d49'],
    ['3000000000000000', 64, '1000000000000001', '30649edf9be7d2c2'],
    ['88', 64, '0000000000000000', '61a8a244adacccf0'],
    ['88bca90e90875a', 64, '0000000000000000', '6ccf4308974c267f'],
    ['88bca90e90875a7f0f79c384627bafb2', 64, '0000000000000000', '1a807d272bbe5db1'],
    ['88bca90e90875a7f0f79c384627bafb2', 128, '0000000000000000', '2269552ab0f85ca6'],
    ['88bca90e90875a7f0f79c384627bafb216f80a6f85920584c42fceb0be255daf1e', 129, '0000000000000000', '5b78d3a43dfff1f1'],
  ])('of RFC 2268, 5: key %s, %i bits', (key, bits, plain, cipher) => {
    expect(toHex(decryptRc2Block(bytesOf(key), bits, bytesOf(cipher)))).toBe(plain);
  });
});
