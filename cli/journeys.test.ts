import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '../src/i18n/locale';
import { TOOL_IDS } from './catalogue';
import { INSTALLATION_TIME, installedPackage } from './testing-package';
import { runProgram, type RunSettings } from './testing-run';

let bin = '';
let root = '';
let cwd = '';
let folders = 0;

beforeAll(async () => {
  ({ bin } = await installedPackage());
  root = await mkdtemp(join(tmpdir(), 'handy-journeys-'));
}, INSTALLATION_TIME);

afterAll(() => rm(root, { recursive: true, force: true }));

beforeEach(async () => {
  folders += 1;
  cwd = join(root, String(folders));
  await mkdir(cwd);
});

const handy = (args: readonly string[], settings: Partial<RunSettings> = {}) =>
  runProgram(bin, args, { cwd, ...settings });
const put = (name: string, content: string | Uint8Array) => writeFile(join(cwd, name), content);
const take = (name: string) => readFile(join(cwd, name), 'utf8');

/** A shell's own pipes, with the program as `handy`. */
const shell = (script: string) => runProgram('/bin/sh', ['-c', `handy() { '${bin}' "$@"; }\n${script}`], { cwd });

describe('what it gives', () => {
  it('is the answer and nothing else', async () => {
    expect(await handy(['base64-string-converter', '你好'])).toMatchObject({ code: 0, stdout: '5L2g5aW9', stderr: '' });
  });

  it('goes through pipes, byte for byte', async () => {
    const bytes = randomBytes(100_000);
    await put('in.bin', bytes);
    const script =
      'handy base64-string-converter encode < in.bin | handy base64-string-converter encode | base64 -d | base64 -d > out.bin';
    expect(await shell(script)).toMatchObject({ code: 0, stderr: '' });
    expect(await readFile(join(cwd, 'out.bin'))).toEqual(bytes);
  });

  it('goes from tool to tool', async () => {
    const script = `echo '{"a":[1,2]}' | handy json-to-yaml-converter | handy yaml-to-json-converter --indent 0 | handy hash-text --algorithm md5`;
    const expected = createHash('md5').update('{"a":[1,2]}').digest('hex');
    expect(await shell(script)).toMatchObject({ code: 0, stdout: expected });
  });

  it('goes into a file that is whole or not there', async () => {
    await put('a.txt', 'before');
    await chmod(join(cwd, 'a.txt'), 0o640);
    expect(await handy(['json-minify', '{"a": 1}', '-o', 'a.txt'])).toMatchObject({ code: 0, stdout: '' });
    expect(await take('a.txt')).toBe('{"a":1}');
    expect((await stat(join(cwd, 'a.txt'))).mode & 0o777).toBe(0o640);
    expect(await handy(['json-minify', '{"a" 1}', '-o', 'a.txt'])).toMatchObject({ code: 1 });
    expect(await take('a.txt')).toBe('{"a":1}');
    expect(readdirSync(cwd)).toEqual(['a.txt']);
  });

  it('ends quietly where nobody reads on', async () => {
    const ran = await shell('{ handy uuid-generator --quantity 10000; echo "code $?" >&2; } | head -n 1');
    expect(ran.stdout).toMatch(/^[\da-f-]{36}\n$/);
    expect(ran.stderr).toBe('code 0\n');
  });

  it('is structured with --json, and so is what is wrong', async () => {
    const good = await handy(['base-converter', '--to', '16', '255', '--json']);
    expect({ code: good.code, told: JSON.parse(good.stdout) as unknown }).toEqual({
      code: 0,
      told: { ok: true, value: 'ff' },
    });
    const bad = await handy(['json-prettify', '{"a":\n 01}', '--json']);
    expect(bad.code).toBe(1);
    expect(JSON.parse(bad.stdout)).toMatchObject({ ok: false, fault: { code: 'leading-zero' }, line: 2, column: 2 });
  });
});

describe('what it reads', () => {
  it('a line break at the end is left out where it is refused, and counts where it is content', async () => {
    expect(await handy(['chmod-calculator'], { stdin: '755\n' })).toMatchObject({ code: 0, stdout: 'rwxr-xr-x' });
    const expected = createHash('sha256').update('abc\n').digest('hex');
    expect(await handy(['hash-text'], { stdin: 'abc\n' })).toMatchObject({ code: 0, stdout: expected });
  });

  it('secrets from the environment or a file, never from the command line', async () => {
    const token =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
    const verify = ['jwt-parser', 'verify'];
    expect(await handy(verify, { stdin: token, environment: { HANDY_KEY: 'your-256-bit-secret' } })).toMatchObject({
      code: 0,
    });
    await put('key', 'your-256-bit-secret\n');
    expect(await handy([...verify, '--key-file', 'key', token])).toMatchObject({ code: 0 });
    const refused = await handy([...verify, token, '--key', 'your-256-bit-secret']);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('HANDY_KEY');
    expect(refused.stderr).not.toContain('your-256-bit-secret');
  });

  it('no empty secret, which was forgotten', async () => {
    const ran = await handy(['hmac-generator', 'hello'], { environment: { HANDY_KEY: '' } });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain('HANDY_KEY');
  });

  it.each([
    ['UTF-8', Buffer.from([0x61, 0xff, 0x62]), '2'],
    ['UTF-16LE', Buffer.from([0xff, 0xfe, 0x00, 0xd8]), '3'],
  ])('bytes that are no %s are told with their place', async (encoding, bytes, place) => {
    const ran = await handy(['json-prettify'], { stdin: bytes });
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toContain(encoding);
    expect(ran.stderr).toContain(place);
  });

  it.each([
    ['UTF-16 with a mark', Buffer.from('\uFEFF{"a":1}', 'utf16le')],
    ['UTF-8 with a mark', Buffer.from('\uFEFF{"a":1}')],
  ])('%s', async (_, stdin) => {
    expect(await handy(['json-minify'], { stdin })).toMatchObject({ code: 0, stdout: '{"a":1}' });
  });

  it('says which file cannot be read', async () => {
    for (const path of ['none.json', '.']) {
      const ran = await handy(['json-prettify', '-f', path]);
      expect(ran).toMatchObject({ code: 1, stdout: '' });
      expect(ran.stderr).toContain(path);
    }
  });

  it('nothing at all', async () => {
    expect(await handy(['json-prettify'])).toMatchObject({ code: 0, stdout: '' });
    expect((await handy(['json-prettify', '--strict'])).code).toBe(1);
  });

  it('a file of 2 GiB, also as it is fed in', async () => {
    const file = await open(join(cwd, 'zeros'), 'w');
    await file.truncate(2 ** 31);
    await file.close();
    const ran = await shell('handy hash-text hash-file zeros --algorithms md5');
    expect(ran.stdout).toBe('a981130cf2b7e09f4686dc273cf7187e');
    // Fed in, an eighth of it shows as well that it is not gathered: the whole takes a minute of a slow machine.
    const fed = await shell('head -c 268435456 zeros | handy hash-text hash-file --algorithms md5');
    expect(fed.stdout).toBe('1f5039e50bd66b290c56684d8550c6c2');
    const tooLong = await handy(['json-prettify', '-f', 'zeros']);
    expect(tooLong).toMatchObject({ code: 1, stdout: '' });
    expect(tooLong.stderr).toContain('2147483648');
    await rm(join(cwd, 'zeros'));
  }, 600_000);
});

describe('many files', () => {
  it('are replaced by their results, each whole, with a summary and the worst code', async () => {
    await put('a.json', '{"a":1}\n');
    await put('b.json', '{"b":[1]}');
    await put('c.json', '{"c" 1}\n');
    await put('d.json', '{}\r\n');
    const names = ['a.json', 'b.json', 'c.json', 'd.json'];
    const first = await handy(['json-prettify', ...names, '--in-place']);
    expect(first).toMatchObject({ code: 1, stdout: '' });
    expect(first.stderr).toContain('c.json:1:6: ');
    expect(first.stderr).toContain('2 written, 1 unchanged, 1 failed');
    expect(await Promise.all(names.map(take))).toEqual([
      '{\n  "a": 1\n}\n',
      '{\n  "b": [\n    1\n  ]\n}',
      '{"c" 1}\n',
      '{}\r\n',
    ]);
    const second = await handy(['json-prettify', 'a.json', 'b.json', 'd.json', '--in-place']);
    expect(second.code).toBe(0);
    expect(second.stderr).toContain('0 written, 3 unchanged, 0 failed');
    expect(readdirSync(cwd).toSorted()).toEqual(names);
  });

  it('go into a folder, with another extension', async () => {
    await put('a.json', '{"a":1}');
    await put('b.json', '[1]');
    expect(
      (await handy(['json-to-yaml-converter', 'a.json', 'b.json', '--output-dir', 'x/y', '--extension', 'yaml', '-q']))
        .stderr,
    ).toBe('');
    expect(await take('x/y/a.yaml')).toBe('a: 1\n');
    expect(await take('x/y/b.yaml')).toBe('- 1\n');
    expect(await take('a.json')).toBe('{"a":1}');
  });

  it('none is touched where a secret, its file or the folder is not there', async () => {
    await put('a.txt', 'hello');
    const sign = ['hmac-generator', 'a.txt', '--in-place'];
    const missing = await handy([...sign, '--key-file', 'no-key']);
    expect(missing).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^handy: [^\n]*no-key[^\n]*\n$/),
    });
    await put('key', '');
    expect(await handy([...sign, '--key-file', '-'], { stdin: '' })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('HANDY_KEY'),
    });
    const taken = await handy(['json-minify', 'a.txt', '--output-dir', 'key']);
    expect(taken).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^handy: [^\n]*key[^\n]*\n$/) });
    expect(await take('a.txt')).toBe('hello');
  });

  it('two of one name are refused before anything is done', async () => {
    await mkdir(join(cwd, 'sub'));
    await put('a.json', '{}');
    await put('sub/a.json', '[]');
    expect((await handy(['json-minify', 'a.json', 'sub/a.json', '--output-dir', 'out'])).code).toBe(2);
    expect(existsSync(join(cwd, 'out'))).toBe(false);
  });

  it('a link stays a link', async () => {
    await put('real.json', '{"a":1}');
    await symlink('real.json', join(cwd, 'link.json'));
    expect((await handy(['json-prettify', 'link.json', '--in-place'])).code).toBe(0);
    expect(await take('real.json')).toBe('{\n  "a": 1\n}');
    expect((await stat(join(cwd, 'link.json'))).isFile()).toBe(true);
  });
});

describe('the end', () => {
  it('by Ctrl+C leaves nothing half', async () => {
    const file = await open(join(cwd, 'zeros'), 'w');
    await file.truncate(2 ** 40);
    await file.close();
    const child = spawn(bin, ['base64-file-converter', 'zeros', '-o', 'out.txt'], {
      cwd,
      env: { PATH: process.env['PATH'], TMPDIR: cwd },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? signal)));
    await expect.poll(() => readdirSync(cwd).some((name) => name.startsWith('handy-'))).toBe(true);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(readdirSync(cwd)).toEqual(['zeros']);
  });

  it('of work that nobody can foretell comes by itself', async () => {
    const ran = await handy([
      'list-converter',
      'convert-by-pattern',
      '--remove-by-pattern',
      '--remove-prefix',
      '(a+)+$',
      `${'a'.repeat(40)}!`,
    ]);
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toMatch(/Stopped after \d/);
  });
});

describe('words', () => {
  it('lists all tools in three languages', async () => {
    const lists = await Promise.all(LOCALES.map((locale) => handy(['--lang', locale])));
    expect(new Set(lists.map(({ stdout }) => stdout)).size).toBe(LOCALES.length);
    for (const { stdout, code } of lists) {
      expect(code).toBe(0);
      expect(TOOL_IDS.filter((id) => !new RegExp(`^  ${id}( |$)`, 'm').test(stdout))).toEqual([]);
    }
  });

  it.each([
    [{ LC_ALL: 'fr_FR.UTF-8' }, 'Utilisation'],
    [{ LC_ALL: '', LC_MESSAGES: 'zh_TW', LANG: 'fr' }, '用法'],
    [{ LANG: 'C' }, 'Usage'],
    [{ LANG: 'de_DE.UTF-8' }, 'Usage'],
  ])('come in the language of %j', async (environment, word) => {
    expect((await handy(['--help'], { environment })).stdout).toContain(word);
  });

  it('help of a tool has its options in the words of the page', async () => {
    const { stdout } = await handy(['json-prettify', '--help', '--lang', 'en']);
    expect(stdout).toContain('JSON formatter');
    expect(stdout).toContain('codeUnits (A→Z by code unit)');
    expect(stdout).toContain('handy json-prettify --indent 0');
  });

  it('say what is wrong in three languages', async () => {
    const said = await Promise.all(LOCALES.map((locale) => handy(['json-prettify', '--lang', locale, '{"a":01}'])));
    expect(new Set(said.map(({ stderr }) => stderr)).size).toBe(LOCALES.length);
    for (const { stderr, code } of said) {
      expect(code).toBe(1);
      expect(stderr).toMatch(/^handy: 1:6: .*[.。]\n$/);
    }
  });

  it.each([
    [['no-such-tool'], 'no-such-tool'],
    [['json'], 'json-prettify'],
    [['camera-recorder'], 'page'],
    [['json-prettify', '--indent', '99', '[]'], '--indent'],
    [['--lang', 'xx'], 'zh-cn'],
  ])('%j is wrong usage', async (args, word) => {
    const ran = await handy(args);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(word);
  });

  it('do not steer the terminal', async () => {
    const { stderr } = await handy(['\u001B[2J\u202Eno-tool']);
    expect(['\u001B', '\u202E'].filter((mark) => stderr.includes(mark))).toEqual([]);
  });

  it('opens a former name of a tool', async () => {
    expect(await handy(['json-viewer', '[1]', '--indent', '0'])).toMatchObject({ code: 0, stdout: '[1]' });
  });
});

it.each(['detect', 'run', 'mcp', 'completion'])('%s has help, too', async (command) => {
  expect((await handy([command, '--help'])).stdout).toContain(`handy ${command}`);
});

it('says in one line that nothing can be written', async () => {
  const ran = await shell('handy json-minify "[1]" > /dev/full');
  expect(ran).toMatchObject({ code: 1 });
  expect(ran.stderr).toMatch(/^handy: ENOSPC[^\n]*\n$/);
});

it('gives files back, whatever is in them', async () => {
  const bytes = randomBytes(200_000);
  await put('in.bin', bytes);
  expect(await shell('base64 in.bin | handy base64-file-converter decode -o out.bin')).toMatchObject({ code: 0 });
  expect(await readFile(join(cwd, 'out.bin'))).toEqual(bytes);
});

describe('detect', () => {
  it('ranks the tools for an input, with the command for each', async () => {
    const { stdout, code } = await handy(['detect'], { stdin: '{"id": 17478252242305210114}' });
    expect(code).toBe(0);
    expect(stdout.split('\n')[0]).toBe('handy json-prettify prettify');
    const json = JSON.parse((await handy(['detect', '--json', '#2F80ED'])).stdout) as { value: { tool: string }[] };
    expect(json.value[0]?.tool).toBe('color-converter');
  });

  it('says when nothing fits', async () => {
    expect(await handy(['detect', 'nothing that any of these tools would know'])).toMatchObject({
      code: 1,
      stdout: '',
    });
  });
});

describe('run', () => {
  const step = (toolId: string, operation: string, more: object = {}) => ({
    toolId,
    operation,
    options: {},
    input: 'text',
    others: {},
    secrets: [],
    output: [],
    ...more,
  });
  const chainFile = (...chains: readonly object[]) =>
    JSON.stringify({ format: 'handy-tools-chains', version: 1, chains });
  const decodeAndFormat = {
    name: 'decode',
    steps: [
      step('base64-string-converter', 'decode'),
      step('json-prettify', 'prettify', { options: { indent: 0 }, output: ['text'] }),
    ],
  };

  it('does the steps of an exported chain', async () => {
    await put('chain.json', chainFile(decodeAndFormat));
    expect(await handy(['run', 'chain.json', 'eyJhIjogMX0='])).toMatchObject({ code: 0, stdout: '{"a":1}' });
    expect(await handy(['run', 'chain.json'], { stdin: 'eyJhIjogMX0=' })).toMatchObject({ code: 0, stdout: '{"a":1}' });
    const failed = await handy(['run', 'chain.json', 'bm8=']);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain('Step 2 (json-prettify)');
  });

  it('asks for secrets by the environment', async () => {
    const sign = { name: 'sign', steps: [step('hmac-generator', 'hmac', { secrets: ['key'] })] };
    await put('chain.json', chainFile(decodeAndFormat, sign));
    expect((await handy(['run', 'chain.json', 'x'])).stderr).toContain('decode, sign');
    const without = await handy(['run', 'chain.json', '--chain', 'sign', 'x']);
    expect(without.code).toBe(2);
    expect(without.stderr).toContain('HANDY_STEP1_KEY');
    const expected = 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8';
    const message = 'The quick brown fox jumps over the lazy dog';
    const signed = await handy(['run', 'chain.json', '--chain', 'sign', message], {
      environment: { HANDY_STEP1_KEY: 'key' },
    });
    expect(signed).toMatchObject({ code: 0, stdout: expected });
  });

  it.each([
    ['no JSON', '<html>'],
    ['something else', '[]'],
    ['a later version', JSON.stringify({ format: 'handy-tools-chains', version: 9, chains: [decodeAndFormat] })],
    ['a prototype for a tool', chainFile({ name: 'x', steps: [step('__proto__', 'constructor')] })],
  ])('%s is told', async (_, content) => {
    await put('chain.json', content);
    const ran = await handy(['run', 'chain.json', 'x']);
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toMatch(/^handy: chain\.json: .+\.\n$/);
  });
});

describe('completion', () => {
  const complete = async (...words: readonly string[]) =>
    (await handy(['complete', ...words])).stdout.split('\n').slice(0, -1);

  it('of tools, operations, options and values', async () => {
    expect(await complete('json-m')).toEqual(['json-minify']);
    expect(await complete('json-prettify', 'r')).toEqual(['repair']);
    expect(await complete('json-prettify', '--sort')).toEqual(['--sort-keys']);
    expect(await complete('json-prettify', '--sort-keys', '')).toEqual(['source', 'codeUnits', 'natural']);
    expect(await complete('jwt-parser', 'verify', '--key')).toEqual(['--key-file']);
    expect(await complete('--lang', '')).toEqual([...LOCALES]);
    expect(await complete('json-prettify', '-f', '')).toEqual([]);
  });

  it('in bash', async () => {
    const script = `source <(handy completion bash)
COMP_WORDS=(handy json-prettify --sort-keys n) COMP_CWORD=3
_handy
printf '%s\\n' "\${COMPREPLY[@]}"`;
    const ran = await runProgram('/bin/bash', ['--norc', '-c', `handy() { '${bin}' "$@"; }\n${script}`], { cwd });
    expect(ran).toMatchObject({ code: 0, stdout: 'natural\n', stderr: '' });
  });

  it.each(['bash', 'zsh', 'fish'])('has a script for %s', async (name) => {
    expect((await handy(['completion', name])).stdout).toContain('handy complete');
  });

  it('of an unknown shell is wrong usage', async () => {
    expect((await handy(['completion', 'cmd'])).code).toBe(2);
  });
});
