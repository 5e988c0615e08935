import { execFileSync, spawnSync } from 'node:child_process';
import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { writePem } from '../../lib/keys/pem';
import fixtures from '../../lib/x509/testdata/certificates.json';
import { inspectContent } from './inspect';
import { printed } from './openssl-text';

const hasOpenssl = spawnSync('openssl', ['version']).stdout?.toString().startsWith('OpenSSL 3') === true;

const theirs = (command: string, pem: string) =>
  execFileSync('openssl', [command, '-noout', '-text', '-nameopt', 'oneline,-esc_msb,utf8'], { input: pem }).toString();

async function ours(pem: string): Promise<string> {
  const report = await inspectContent({ content: pem }, { now: 0, subtle: undefined });
  const [facts] = report.ok ? report.value.objects : [];
  if (!facts) throw new Error(pem);
  return printed(facts);
}

/** Spaces at the ends of lines are no part of what it says. */
const trimmed = (text: string) => text.replaceAll(/[ \t]+$/gm, '');

describe.runIf(hasOpenssl)('the text of openssl', () => {
  it.each([
    ['root', 'x509', 'CERTIFICATE'],
    ['intermediate', 'x509', 'CERTIFICATE'],
    ['leaf', 'x509', 'CERTIFICATE'],
    ['other', 'x509', 'CERTIFICATE'],
    ['rfc8410', 'x509', 'CERTIFICATE'],
    ['request', 'req', 'CERTIFICATE REQUEST'],
    ['list', 'crl', 'X509 CRL'],
  ] as const)('of %s', async (name, command, label) => {
    const pem = writePem(label, new Uint8Array(Buffer.from(fixtures[name], 'base64')));
    expect(trimmed(await ours(pem))).toBe(trimmed(theirs(command, pem)));
  });

  it('of a root of each kind', async () => {
    // RSA of 4096 and 2048 bits, P-256, P-384, and names in other scripts.
    const kinds = ['ISRG Root X1', 'ISRG Root X2', 'GlobalSign', 'Amazon Root CA 3', 'NetLock'];
    let compared = 0;
    for (const pem of rootCertificates) {
      const text = await ours(pem);
      if (!kinds.some((kind) => text.includes(kind))) continue;
      expect(trimmed(text)).toBe(trimmed(theirs('x509', pem)));
      compared += 1;
    }
    expect(compared).toBeGreaterThanOrEqual(kinds.length);
  });
});
