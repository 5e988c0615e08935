import { describe, expect, it } from 'vitest';
import { writeDer, writeInteger, writeOid, writeSequence, writeBits } from '../../lib/keys/der';
import { toBase64 } from '../../lib/base64';
import { inspectContent } from './inspect';
import { readAsn1 } from '../../lib/x509/asn1';
import { INTERMEDIATE, LEAF, LIST } from './samples';

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const MOMENT = Date.UTC(2026, 1, 1);

/** The list with so many entries, whose signature is then wrong. */
function longList(count: number): Uint8Array<ArrayBuffer> {
  const [signed, algorithm, signature] = readAsn1(bytesOf(LIST)).in(0x30);
  const [version, inner, issuer, thisUpdate, nextUpdate, , extensions] = signed?.in(0x30) ?? [];
  if (!version || !inner || !issuer || !thisUpdate || !nextUpdate || !extensions || !algorithm || !signature)
    throw new Error('parts');
  const time = writeDer(0x17, new TextEncoder().encode('260201120000Z'));
  const entry = (serial: number) => {
    const bytes = new Uint8Array(16).fill(1);
    new DataView(bytes.buffer).setUint32(1, serial);
    return writeSequence(writeInteger(bytes), time);
  };
  const size = entry(0).length;
  const entries = new Uint8Array(count * size);
  for (let at = 0; at < count; at++) entries.set(entry(at), at * size);
  const list = writeSequence(
    ...[version, inner, issuer, thisUpdate, nextUpdate].map(({ whole }) => whole),
    writeSequence(entries),
    extensions.whole,
  );
  return writeSequence(list, algorithm.whole, signature.whole);
}

describe('much of it', () => {
  it('a list of many entries, as DER and as Base64', async () => {
    const list = longList(50_000);
    expect(list.length).toBeGreaterThan(1_700_000);
    for (const content of [list, toBase64(list)]) {
      const report = await inspectContent({ content }, { now: MOMENT, subtle: undefined });
      const [found] = report.ok ? report.value.objects : [];
      expect(found?.kind === 'list' && found.entries.length).toBe(50_000);
    }
  });

  it('a bundle of 500 certificates', async () => {
    const content = Array.from({ length: 250 }, () => `${LEAF}\n${INTERMEDIATE}`).join('\n');
    const report = await inspectContent({ content }, { now: MOMENT, subtle: undefined });
    expect(report.ok && report.value.objects.length).toBe(500);
    expect(report.ok && report.value.chains.length).toBe(1);
  });

  it('elements in elements', async () => {
    let deep: Uint8Array<ArrayBuffer> = writeSequence(writeOid('1.2.3'), writeBits(new Uint8Array(20)));
    for (let at = 0; at < 200; at++) deep = writeSequence(deep);
    const report = await inspectContent({ content: deep }, { now: MOMENT, subtle: undefined });
    expect(report).toMatchObject({ ok: false, fault: { code: 'unknown-object' } });
  });
});
