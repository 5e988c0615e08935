import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fixedRandom, job } from '../../operations/testing';
import { DERIVATIONS, type Derivation } from './algorithms';
import { type CommandFacts, opensslCommand } from './openssl-command';
import { decrypt, decryptRaw, encrypt, encryptRaw } from './operations';
import { openOptions, rawOptions, sealOptions } from './options';

// Another program is started, which takes as long as it takes.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'encryption-'));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (command: string, argument: string) => spawnSync(command, [argument]).error === undefined;
const hasOpenssl = has('openssl', 'version');
const hasXxd = has('xxd', '-v');

const path = (name: string) => join(folder, name);
const write = (name: string, content: string) => writeFileSync(path(name), content);
const read = (name: string) => readFileSync(path(name), 'utf8');

const PASSPHRASE = 'pässwörd 密码';
const TEXTS = ['', 'a', 'Lorem ipsum dolor sit amet', '你好，世界 😀\n'.repeat(400)];
const KEYS = {
  16: '000102030405060708090a0b0c0d0e0f',
  24: '000102030405060708090a0b0c0d0e0f1011121314151617',
  32: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
};
const IV = '101112131415161718191a1b1c1d1e1f';
const FACTS = { iterations: 10_000, keySize: 32, iv: IV, isPadded: true, encoding: 'base64' } as const;

/** The command as it is shown, run in the folder; only the passphrase is not typed but given. */
function run(facts: CommandFacts, key: string) {
  const command = opensslCommand(facts).replace(
    'openssl enc',
    key === '' ? 'openssl enc -pass env:WORD' : 'openssl enc',
  );
  const env = { ...process.env, WORD: PASSPHRASE, KEY: key };
  execFileSync('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'ignore', 'ignore'] });
}

const cases = (['aes', 'tripledes'] as const).flatMap((algorithm) =>
  DERIVATIONS.map((derivation): ['aes' | 'tripledes', Derivation] => [algorithm, derivation]),
);

describe('openssl enc', () => {
  it.runIf(hasOpenssl).each(cases)(
    'opens what is sealed with %s and %s, and the other way round',
    async (algorithm, derivation) => {
      const random = fixedRandom(11);
      for (const text of TEXTS) {
        const options = v.parse(sealOptions, { algorithm, derivation });
        const sealed = await encrypt.run({ text, passphrase: PASSPHRASE }, options, job({ random }));
        if (!sealed.ok) throw new Error(sealed.fault.code);
        write('encrypted.txt', sealed.value.text);
        run({ ...FACTS, direction: 'decrypt', algorithm, derivation }, '');
        expect(read('decrypted.txt')).toBe(text);

        write('text.txt', text);
        run({ ...FACTS, direction: 'encrypt', algorithm, derivation }, '');
        const opened = await decrypt.run(
          { text: read('encrypted.txt'), passphrase: PASSPHRASE },
          v.parse(openOptions, {}),
          job(),
        );
        expect(opened).toEqual({ ok: true, value: { text, algorithm, derivation } });
      }
    },
  );

  it.runIf(hasOpenssl).each(['raw-cbc', 'raw-ctr'] as const)('does the same as %s', async (algorithm) => {
    const text = 'sixteen bytes.. and sixteen more';
    for (const key of Object.values(KEYS)) {
      for (const [encoding, isPadded] of [
        ['base64', true],
        ['base64', false],
        ['hex', true],
      ] as const) {
        if (encoding === 'hex' && !hasXxd) continue;
        const facts = { ...FACTS, algorithm, derivation: 'md5', keySize: key.length / 2, isPadded, encoding } as const;
        const options = v.parse(rawOptions, { algorithm, isPadded, encoding });
        const sealed = await encryptRaw.run({ text, key, iv: IV }, options, job());
        if (!sealed.ok) throw new Error(sealed.fault.code);
        write('encrypted.txt', sealed.value.text);
        run({ ...facts, direction: 'decrypt' }, key);
        expect(read('decrypted.txt')).toBe(text);

        write('text.txt', text);
        run({ ...facts, direction: 'encrypt' }, key);
        const opened = await decryptRaw.run({ text: read('encrypted.txt'), key, iv: IV }, options, job());
        expect(opened).toMatchObject({ ok: true, value: { text } });
      }
    }
  });
});

it.each<[Partial<CommandFacts>, string]>([
  [{}, 'openssl enc -aes-256-cbc -md md5 -a -A -in text.txt -out encrypted.txt'],
  [
    { direction: 'decrypt', algorithm: 'tripledes', derivation: 'pbkdf2' },
    'openssl enc -d -des-ede3-cbc -pbkdf2 -iter 10000 -md sha256 -a -A -in encrypted.txt -out decrypted.txt',
  ],
  [
    { algorithm: 'raw-cbc', keySize: 16, isPadded: false, encoding: 'hex' },
    `openssl enc -aes-128-cbc -K "$KEY" -iv ${IV} -nopad -in text.txt | xxd -p > encrypted.txt`,
  ],
])('the command for %j', (facts, command) => {
  expect(opensslCommand({ ...FACTS, direction: 'encrypt', algorithm: 'aes', derivation: 'md5', ...facts })).toBe(
    command,
  );
});
