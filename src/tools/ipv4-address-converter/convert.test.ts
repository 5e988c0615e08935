import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ADDRESS, writeDotted } from '../../lib/ipv4/address';
import { readAddress } from '../../lib/ipv4/read-address';
import { convertAddress, convertLines } from './convert';
import { NOTATIONS, writeNotations } from './notations';

function notations(text: string) {
  const converted = convertAddress(text, 'auto', 'upper');
  if (!converted.ok) throw new Error(converted.fault.code);
  return converted.value.notations;
}

describe('the catalogue', () => {
  it('has every notation of an address', () => {
    expect(notations('192.168.1.1')).toEqual({
      dotted: '192.168.1.1',
      integer: '3232235777',
      signed: '-1062731519',
      hex: '0xC0A80101',
      dottedHex: '0xC0.0xA8.0x01.0x01',
      octal: '030052000401',
      dottedOctal: '0300.0250.0001.0001',
      binary: '11000000101010000000000100000001',
      dottedBinary: '11000000.10101000.00000001.00000001',
      mappedShort: '::ffff:c0a8:101',
      mappedFull: '0000:0000:0000:0000:0000:ffff:c0a8:0101',
      mappedMixed: '::ffff:192.168.1.1',
      sixToFour: '2002:c0a8:101::/48',
      nat64: '64:ff9b::c0a8:101',
      arpa: '1.1.168.192.in-addr.arpa',
      reversed: '16885952',
    });
  });

  it.each([
    ['10.0.0.1', { integer: '167772161', hex: '0x0A000001', mappedShort: '::ffff:a00:1' }],
    ['10.0.0.1', { dottedBinary: '00001010.00000000.00000000.00000001' }],
    ['0.0.0.0', { integer: '0', mappedShort: '::ffff:0:0', octal: '0', nat64: '64:ff9b::', sixToFour: '2002::/48' }],
    ['255.255.255.255', { integer: '4294967295', signed: '-1', reversed: '4294967295' }],
    ['８.８。8.8', { dotted: '8.8.8.8', integer: '134744072' }],
    ['127.1', { dotted: '127.0.0.1' }],
    ['192.168.257', { dotted: '192.168.1.1' }],
  ])('%s', (text, wanted) => expect(notations(text)).toMatchObject(wanted));

  it('writes hex in lower case when asked to', () => {
    expect(writeNotations(0xc0a80101, 'lower')).toMatchObject({ hex: '0xc0a80101', dottedHex: '0xc0.0xa8.0x01.0x01' });
  });
});

it('knows what an address is', () => {
  expect(convertAddress('100.64.0.1', 'auto', 'upper')).toMatchObject({
    value: { registered: { type: 'shared' }, historicClass: 'A' },
  });
});

it('reads again what it writes', () => {
  // Not told by its looks: the number of which the bytes were reversed, and octal digits that may be decimal.
  const asWritten = NOTATIONS.filter((name) => !['reversed', 'octal', 'dottedOctal'].includes(name));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: MAX_ADDRESS }),
      fc.constantFrom('upper' as const, 'lower' as const),
      (address, letters) => {
        const written = writeNotations(address, letters);
        for (const name of asWritten) expect(readAddress(written[name])).toMatchObject({ value: { address } });
        for (const name of ['octal', 'dottedOctal'] as const) {
          expect(readAddress(written[name], 'octal')).toMatchObject({ value: { address } });
        }
      },
    ),
  );
});

it('converts lines, each by itself', async () => {
  const progress: number[] = [];
  const job = { signal: new AbortController().signal, progress: (done: number) => void progress.push(done) };
  const lines = await convertLines('1.1.1.1\r\n\r\n  0x01020304 \nx\n', 'auto', 'upper', job);
  expect(
    lines.map(({ line, input, result }) => [
      line,
      input,
      result.ok ? result.value.notations.dotted : result.fault.code,
    ]),
  ).toEqual([
    [1, '1.1.1.1', '1.1.1.1'],
    [3, '0x01020304', '1.2.3.4'],
    [4, 'x', 'not-address'],
  ]);
  const many = Array.from({ length: 10_000 }, (_, index) => writeDotted(index * 429_496)).join('\n');
  expect((await convertLines(many, 'auto', 'upper', job)).every(({ result }) => result.ok)).toBe(true);
  expect(progress.at(-1)).toBe(9000);
});
