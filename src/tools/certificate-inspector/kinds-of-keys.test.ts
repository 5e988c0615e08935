import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inspectContent } from './inspect';

const hasOpenssl = spawnSync('openssl', ['version']).stdout?.toString().startsWith('OpenSSL 3') === true;
const folder = mkdtempSync(join(tmpdir(), 'kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...parameters: string[]) =>
  execFileSync('openssl', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

describe.runIf(hasOpenssl)('key, request and certificate of openssl', () => {
  it.each([
    ['RSA 2048', ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'], []],
    ['RSA 2048', ['-algorithm', 'RSA-PSS', '-pkeyopt', 'rsa_keygen_bits:2048'], []],
    ['RSA 2048', ['-algorithm', 'RSA'], ['-sigopt', 'rsa_padding_mode:pss', '-sigopt', 'rsa_pss_saltlen:-1']],
    ['P-256', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'], ['-sha384']],
    ['P-384', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384'], []],
    ['P-521', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-521'], ['-sha512']],
    ['secp256k1', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:secp256k1'], []],
    ['Ed25519', ['-algorithm', 'ED25519'], []],
    ['Ed448', ['-algorithm', 'ED448'], []],
  ])('%s %#', async (name, algorithm, signing) => {
    const path = join(folder, 'key.pem');
    run('genpkey', '-out', path, ...algorithm);
    const key = run('pkey', '-in', path);
    const request = run('req', '-new', '-key', path, '-subj', '/CN=k', ...signing);
    const certificate = run('req', '-x509', '-new', '-key', path, '-subj', '/CN=k', '-days', '30', ...signing);
    const content = certificate + request + key;
    const report = await inspectContent({ content }, { now: Date.now(), subtle: undefined });
    if (!report.ok) throw new Error(report.fault.code);
    const { objects, sameKey, faults } = report.value;
    expect(faults).toEqual([]);
    expect(sameKey).toEqual([[0, 1, 2]]);
    expect(objects.map((one) => ('signature' in one ? one.signature : one.isPrivate))).toEqual([
      'right',
      'right',
      true,
    ]);
    expect(objects.map((one) => ('key' in one ? one.key.name : ''))).toEqual([name, name, name]);
  });
});
