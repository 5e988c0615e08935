import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fixedRandom } from '../../operations/testing';
import { generateEc, generateEdwards, generateRsa } from '../../lib/keys/generate-key';
import { sshMd5, sshSha256 } from '../../lib/keys/fingerprint';
import { toJwk } from '../../lib/keys/jwk';
import { type Key, publicPart } from '../../lib/keys/key';
import { writeOpenSsh } from '../../lib/keys/openssh';
import { writeSshLine } from '../../lib/keys/ssh-public';
import { encryptPkcs8 } from '../../lib/keys/pbes2';
import { writePem } from '../../lib/keys/pem';
import { writeEcPrivate, writePkcs8, writeRsaPrivate, writeRsaPublic, writeSpki } from '../../lib/keys/pkcs';
import { readKey } from '../../lib/keys/read-key';
import { sshPart } from '../../lib/keys/testing';

// Other programs are started, which takes as long as it takes.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (command: string, argument: string) => spawnSync(command, [argument]).error === undefined;
const hasOpenssl = has('openssl', 'version');
const hasSshKeygen = has('ssh-keygen', '-?');

const hasLegacy = spawnSync('openssl', ['list', '-providers', '-provider', 'legacy']).status === 0;

const subtle = globalThis.crypto.subtle;
const bytesOf = (bytes: Uint8Array | undefined) => bytes ?? new Uint8Array(0);

async function makeKey(kind: string): Promise<Key> {
  if (kind === 'ed25519') return generateEdwards('ed25519', fixedRandom(7));
  if (kind === 'P-256' || kind === 'P-384' || kind === 'P-521') return generateEc(kind, fixedRandom(8));
  const made = await generateRsa(1024, subtle, fixedRandom());
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

/** PKCS#1 or SEC 1. */
function olderForm(key: Key): string {
  if (key.type === 'rsa' && key.secret) return writePem('RSA PRIVATE KEY', writeRsaPrivate(key, key.secret));
  return key.type === 'ec' && key.secret ? writePem('EC PRIVATE KEY', writeEcPrivate(key, key.secret)) : '';
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content, { mode: 0o600 });
  return path;
}

const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const KINDS = ['rsa', 'ed25519', 'P-256', 'P-384', 'P-521'];

describe('openssl', () => {
  it.runIf(hasOpenssl).each(KINDS)('reads what is written of %s', async (kind) => {
    const key = await makeKey(kind);
    const spki = writePem('PUBLIC KEY', writeSpki(publicPart(key)));
    const pkcs8 = bytesOf(writePkcs8(key));
    const plain = file('plain.pem', writePem('PRIVATE KEY', pkcs8));
    expect(run('openssl', 'pkey', '-in', plain, '-pubout')).toBe(spki);
    expect(run('openssl', 'pkey', '-pubin', '-in', file('public.pem', spki), '-pubout')).toBe(spki);
    const encrypted = await encryptPkcs8(pkcs8, 'pass 你好', fixedRandom(3), subtle);
    const locked = file('locked.pem', writePem('ENCRYPTED PRIVATE KEY', encrypted));
    expect(run('openssl', 'pkey', '-in', locked, '-passin', 'pass:pass 你好', '-pubout')).toBe(spki);
  });

  it.runIf(hasOpenssl).each(KINDS.filter((kind) => kind !== 'ed25519'))(
    'finds %s valid, also in the older form',
    async (kind) => {
      const key = await makeKey(kind);
      const spki = writePem('PUBLIC KEY', writeSpki(publicPart(key)));
      const plain = file('plain.pem', writePem('PRIVATE KEY', bytesOf(writePkcs8(key))));
      expect(run('openssl', 'pkey', '-in', plain, '-check', '-noout')).toContain('valid');
      expect(run('openssl', 'pkey', '-in', file('old.pem', olderForm(key)), '-pubout')).toBe(spki);
    },
  );

  it.runIf(hasOpenssl)('reads a PKCS#1 public key', async () => {
    const key = publicPart(await makeKey('rsa'));
    const written = key.type === 'rsa' ? writePem('RSA PUBLIC KEY', writeRsaPublic(key)) : '';
    const path = file('old-public.pem', written);
    expect(run('openssl', 'rsa', '-RSAPublicKey_in', '-in', path, '-pubout')).toBe(
      writePem('PUBLIC KEY', writeSpki(key)),
    );
  });

  const made: readonly (readonly [string, readonly string[]])[] = [
    ['RSA', ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1024']],
    [
      'RSA with exponent 3',
      ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1024', '-pkeyopt', 'rsa_keygen_pubexp:3'],
    ],
    ['Ed25519', ['-algorithm', 'ED25519']],
    ['P-256', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256']],
    ['P-384', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384']],
    ['P-521', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-521']],
  ];
  it.runIf(hasOpenssl).each(made)('writes %s that is read to the byte', async (_name, parameters) => {
    const pem = run('openssl', 'genpkey', ...parameters);
    const read = await readKey(pem);
    if (!read.ok) throw new Error(read.fault.code);
    expect(writePem('PRIVATE KEY', bytesOf(writePkcs8(read.value.key)))).toBe(pem);
    const path = file('made.pem', pem);
    expect(writePem('PUBLIC KEY', writeSpki(publicPart(read.value.key)))).toBe(
      run('openssl', 'pkey', '-in', path, '-pubout'),
    );
  });

  it.runIf(hasOpenssl).each([
    ['-v2', 'aes-128-cbc', '-v2prf', 'hmacWithSHA1'],
    ['-v2', 'aes-192-cbc', '-v2prf', 'hmacWithSHA384'],
    ['-v2', 'aes-256-cbc', '-v2prf', 'hmacWithSHA512'],
    ['-scrypt', '-scrypt_N', '1024'],
    ['-v2', 'aes-256-cbc', '-v2prf', 'hmacWithSHA224'],
    ['-v2', 'aes-256-cbc', '-v2prf', 'hmacWithSHA512-256'],
    ['-v2', 'des3'],
    ['-v2', 'des3', '-v2prf', 'hmacWithSHA224'],
    ['-v1', 'PBE-SHA1-3DES'],
    ['-v1', 'PBE-SHA1-2DES'],
  ])('encrypts by %s %s', async (...parameters) => {
    const pem = run('openssl', 'genpkey', '-algorithm', 'ED25519');
    const locked = run(
      'openssl',
      'pkcs8',
      '-topk8',
      '-in',
      file('made.pem', pem),
      ...parameters,
      '-passout',
      'pass:secret',
    );
    expect(await readKey(locked)).toEqual({ ok: false, fault: { code: 'needs-passphrase' } });
    expect(await readKey(locked, { passphrase: 'Secret' })).toEqual({ ok: false, fault: { code: 'wrong-passphrase' } });
    for (const present of [subtle, undefined]) {
      const read = await readKey(locked, { passphrase: 'secret', subtle: present });
      expect(read.ok && writePem('PRIVATE KEY', bytesOf(writePkcs8(read.value.key)))).toBe(pem);
    }
  });

  it.runIf(hasLegacy).each(['PBE-MD5-DES', 'PBE-SHA1-DES'])('encrypts by %s', async (scheme) => {
    const pem = run('openssl', 'genpkey', '-algorithm', 'ED25519');
    const legacy = ['-provider', 'legacy', '-provider', 'default', '-passout', 'pass:secret'];
    const locked = run('openssl', 'pkcs8', '-topk8', '-in', file('made.pem', pem), '-v1', scheme, ...legacy);
    const read = await readKey(locked, { passphrase: 'secret' });
    expect(read.ok && writePem('PRIVATE KEY', bytesOf(writePkcs8(read.value.key)))).toBe(pem);
  });

  it.runIf(hasOpenssl)('encrypts the old way', async () => {
    const path = file('made.pem', run('openssl', 'genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'));
    const locked = run('openssl', 'ec', '-in', path, '-aes192', '-passout', 'pass:secret');
    expect(locked).toContain('DEK-Info');
    expect((await readKey(locked, { passphrase: 'secret' })).ok).toBe(true);
    expect(await readKey(locked)).toEqual({ ok: false, fault: { code: 'needs-passphrase' } });
    expect(await readKey(locked, { passphrase: 'no' })).toEqual({ ok: false, fault: { code: 'wrong-passphrase' } });
    const triple = run('openssl', 'ec', '-in', path, '-des3', '-passout', 'pass:secret');
    expect(triple).toContain('DES-EDE3-CBC');
    expect(await readKey(triple)).toEqual({ ok: false, fault: { code: 'needs-passphrase' } });
    expect(await readKey(triple, { passphrase: 'no' })).toEqual({ ok: false, fault: { code: 'wrong-passphrase' } });
    expect((await readKey(triple, { passphrase: 'secret' })).ok).toBe(true);
  });

  it.runIf(hasOpenssl).each([
    ['Ed448', ['genpkey', '-algorithm', 'ED448']],
    ['secp256k1', ['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:secp256k1']],
  ])('writes keys on %s that are read, and reads them again', async (_name, command) => {
    const made = run('openssl', ...command);
    const read = await readKey(made);
    if (!read.ok) throw new Error(read.fault.code);
    const { key } = read.value;
    const path = file('again.pem', writePem('PRIVATE KEY', bytesOf(writePkcs8(key))));
    const spki = writePem('PUBLIC KEY', writeSpki(publicPart(key)));
    expect(run('openssl', 'pkey', '-in', path, '-pubout')).toBe(spki);
    expect(await readKey(spki)).toMatchObject({ ok: true, value: { key: publicPart(key), source: 'spki' } });
    expect(await readKey(JSON.stringify(toJwk(key)))).toMatchObject({ ok: true, value: { key } });
  });

  it.runIf(hasOpenssl)('writes compressed points and kinds that are not read', async () => {
    const path = file('made.pem', run('openssl', 'ecparam', '-name', 'prime256v1', '-genkey'));
    const compressed = await readKey(run('openssl', 'ec', '-in', path, '-pubout', '-conv_form', 'compressed'));
    const whole = await readKey(readFileSync(path, 'utf8'));
    expect(compressed.ok && compressed.value.key).toEqual(whole.ok && publicPart(whole.value.key));
    for (const [algorithm, found] of [
      ['X25519', 'X25519'],
      ['X448', 'X448'],
    ] as const) {
      const fault = { code: 'unsupported-key', found };
      expect(await readKey(run('openssl', 'genpkey', '-algorithm', algorithm))).toEqual({ ok: false, fault });
    }
  });
});

describe('ssh-keygen', () => {
  it.runIf(hasSshKeygen).each(KINDS)('reads what is written of %s, with a passphrase and without', async (kind) => {
    const key = await makeKey(kind);
    const line = writeSshLine(sshPart(key), 'me@你好 x');
    const plain = file('id', writeOpenSsh(key, 'me@你好 x', '', fixedRandom(1)) ?? '');
    expect(run('ssh-keygen', '-y', '-P', '', '-f', plain)).toBe(line);
    const locked = file('id', writeOpenSsh(key, 'me@你好 x', 'a secret', fixedRandom(1)) ?? '');
    expect(run('ssh-keygen', '-y', '-P', 'a secret', '-f', locked)).toBe(line);
    expect(() => run('ssh-keygen', '-y', '-P', 'no secret', '-f', locked)).toThrow('Command failed');
    const path = file('id.pub', line);
    expect(run('ssh-keygen', '-l', '-f', path)).toContain(` ${sshSha256(sshPart(key))} `);
    expect(run('ssh-keygen', '-l', '-E', 'md5', '-f', path)).toContain(` ${sshMd5(sshPart(key))} `);
  });

  it.runIf(hasSshKeygen).each(KINDS.filter((kind) => kind !== 'ed25519'))(
    'turns a line of %s into the same SPKI',
    async (kind) => {
      const key = sshPart(await makeKey(kind));
      const path = file('id.pub', writeSshLine(key, ''));
      expect(run('ssh-keygen', '-e', '-m', 'PKCS8', '-f', path)).toBe(writePem('PUBLIC KEY', writeSpki(key)));
    },
  );

  it.runIf(hasSshKeygen).each([
    ['rsa', '1024'],
    ['ed25519', '256'],
    ['ecdsa', '256'],
    ['ecdsa', '384'],
    ['ecdsa', '521'],
  ])('writes %s of %s bits that is read', async (type, bits) => {
    const path = join(folder, `made-${type}-${bits}`);
    run('ssh-keygen', '-q', '-t', type, '-b', bits, '-N', '', '-C', 'a comment', '-f', path);
    const plain = readFileSync(path, 'utf8');
    const line = readFileSync(`${path}.pub`, 'utf8');
    const read = await readKey(plain);
    if (!read.ok) throw new Error(read.fault.code);
    expect(read.value).toMatchObject({ source: 'openssh', wasEncrypted: false, comment: 'a comment' });
    expect(writeSshLine(sshPart(read.value.key), 'a comment')).toBe(line);
    const pub = await readKey(line);
    expect(pub.ok && pub.value).toMatchObject({
      key: publicPart(read.value.key),
      source: 'ssh-line',
      comment: 'a comment',
    });
    // RFC 4716, with a comment in its headers.
    const exported = await readKey(run('ssh-keygen', '-e', '-m', 'RFC4716', '-f', `${path}.pub`));
    expect(exported.ok && exported.value).toMatchObject({ key: publicPart(read.value.key), source: 'ssh2' });
    expect(exported.ok && exported.value.comment).toContain('converted by');
    for (const cipher of ['aes256-ctr', 'aes128-cbc', 'aes256-gcm@openssh.com']) {
      writeFileSync(path, plain, { mode: 0o600 });
      run('ssh-keygen', '-q', '-p', '-P', '', '-N', 'a secret', '-a', '2', '-Z', cipher, '-f', path);
      const locked = readFileSync(path, 'utf8');
      expect(await readKey(locked)).toEqual({ ok: false, fault: { code: 'needs-passphrase' } });
      expect(await readKey(locked, { passphrase: 'x' })).toEqual({ ok: false, fault: { code: 'wrong-passphrase' } });
      const opened = await readKey(locked, { passphrase: 'a secret' });
      expect(opened.ok && opened.value.key).toEqual(read.value.key);
    }
  });
});
