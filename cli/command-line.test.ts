import { describe, expect, it } from 'vitest';
import type { Operation } from '../src/operations/define';
import { ok, err } from '../src/lib/result';
import { testedTools } from '../src/tools/tested-tools';
import { findOperation, operationsOf, TOOL_IDS } from './catalogue';
import { readInvocation, type Surroundings } from './command-line';
import { MAIN_OPERATIONS, mainOperation } from './main-operations';
import { inputsOf } from './named-inputs';
import { optionsOf } from './option-arguments';
import { OWN } from './program-options';
import { COMMANDS, RESERVED_OPTIONS } from './reserved';

const AT_TERMINAL: Surroundings = { environment: {}, isFed: false };
const FED: Surroundings = { environment: {}, isFed: true };

async function operation(toolId: string, id: string): Promise<Operation> {
  const found = await findOperation(toolId, id);
  if (!found) throw new Error(`There is no ${toolId} ${id}`);
  return found;
}

async function read(toolId: string, id: string, args: readonly string[], surroundings = AT_TERMINAL) {
  return readInvocation(await operation(toolId, id), args, surroundings);
}

async function reads(toolId: string, id: string, args: readonly string[], surroundings = AT_TERMINAL) {
  const result = await read(toolId, id, args, surroundings);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

const PLAIN = { isJson: false, isQuiet: false };

describe('the names of all tools and operations', () => {
  it('are none of the program’s own commands', () => {
    expect(COMMANDS.filter((name) => TOOL_IDS.includes(name))).toEqual([]);
  });

  it('of each tool one operation is the main one', async () => {
    const missing = TOOL_IDS.filter((id) => testedTools.includes(id)).map(async (id) => {
      const operations = (await operationsOf(id)) ?? {};
      const wanted = MAIN_OPERATIONS[id];
      const main = mainOperation(id, operations)?.id;
      return main === undefined || (wanted !== undefined && wanted !== main) ? [id] : [];
    });
    expect((await Promise.all(missing)).flat()).toEqual([]);
    expect(Object.keys(MAIN_OPERATIONS).filter((id) => !TOOL_IDS.includes(id))).toEqual([]);
  });

  it.each(TOOL_IDS.filter((id) => testedTools.includes(id)))('%s: no two flags are one', async (id) => {
    for (const its of Object.values((await operationsOf(id)) ?? {})) {
      const flags = [
        ...optionsOf(its).map(({ flag }) => flag),
        ...inputsOf(its).flatMap(({ flag }) => (flag === 'file' ? [] : [flag, `${flag}-file`])),
        ...RESERVED_OPTIONS,
      ];
      expect(flags.filter((flag, place) => flags.indexOf(flag) !== place)).toEqual([]);
    }
  });

  it('each option of the program is reserved', () => {
    expect([...OWN.withValue, ...OWN.switches].toSorted()).toEqual([...RESERVED_OPTIONS].toSorted());
  });
});

describe('options', () => {
  it.each([
    [['--indent', '4'], { indent: 4 }],
    [['--indent=tab'], { indent: 'tab' }],
    [['--strict'], { strict: true }],
    [['--no-strict'], { strict: false }],
    [['--strict=false'], { strict: false }],
    [['--sort-keys', 'codeUnits', '--array-columns', '80'], { sortKeys: 'codeUnits', arrayColumns: 80 }],
    [['--indent', '2', '--indent', '3'], { indent: 3 }],
  ])('%j', async (args, options) => {
    expect((await reads('json-prettify', 'prettify', [...args, '[]'])).options).toEqual(options);
  });

  it.each([['7'], ['V7'], ['v7']])('a version may be %s', async (version) => {
    const { options } = await reads('uuid-generator', 'generate', ['--version', version]);
    expect(options).toEqual({ version: 'v7' });
  });

  it('a value in another case or with hyphens is taken where only one is alike', async () => {
    expect((await reads('hash-text', 'hashText', ['--algorithm', 'MD5', 'x'])).options).toEqual({ algorithm: 'md5' });
    expect((await reads('hash-text', 'hashText', ['--algorithm', 'SHA-256', 'x'])).options).toEqual({
      algorithm: 'sha256',
    });
    expect(await read('uuid-generator', 'generate', ['--version', '9'])).toMatchObject({ ok: false });
    expect(await read('uuid-generator', 'generate', ['--version', ''])).toMatchObject({ ok: false });
  });

  it('a list is values with commas between them, or JSON', async () => {
    const expected = { algorithms: ['md5', 'sha1'] };
    expect((await reads('hash-text', 'digestText', ['--algorithms', 'md5,sha1', 'x'])).options).toEqual(expected);
    expect((await reads('hash-text', 'digestText', ['--algorithms', '["md5","sha1"]', 'x'])).options).toEqual(expected);
  });

  it('a text may begin with dashes', async () => {
    expect((await reads('slugify-string', 'slugify', ['--separator', '-', 'x'])).options).toEqual({ separator: '-' });
    expect((await reads('list-converter', 'list', ['--item-prefix=--', 'x'])).options).toEqual({ itemPrefix: '--' });
  });

  it('called as one of the program’s own has another name', async () => {
    const flags = optionsOf(await operation('date-converter', 'convertLines')).map(({ flag }) => flag);
    expect(flags).toContain('option-output');
    expect(flags).not.toContain('output');
  });

  it.each([
    [['--indent', 'x'], { code: 'bad-option', flag: 'indent', given: 'x' }],
    [['--indent', '11'], { code: 'bad-option', flag: 'indent', given: '11' }],
    [['--sort-keys', '__proto__'], { code: 'bad-option', flag: 'sort-keys', given: '__proto__' }],
    [['--strict=perhaps'], { code: 'bad-option', flag: 'strict', given: 'perhaps' }],
    [['--no-strict=true'], { code: 'not-with-value', flag: 'no-strict' }],
    [['--json=1'], { code: 'not-with-value', flag: 'json' }],
    [['--__proto__', 'x'], { code: 'unknown-option', flag: '__proto__' }],
    [['--no-such'], { code: 'unknown-option', flag: 'no-such' }],
    [['-x'], { code: 'unknown-option', flag: 'x' }],
    [['[]', '--indent'], { code: 'no-value', flag: 'indent' }],
    [['[]', '-o', 'a', '--in-place'], { code: 'one-place' }],
    [['--in-place'], { code: 'no-files' }],
    [['-f', 'a', '-f', 'b'], { code: 'twice', flag: 'file' }],
    [['-f', 'a', '--text', 'b'], { code: 'twice', flag: 'file' }],
    [['a', 'b'], { code: 'too-many', found: 'b', most: 1 }],
    [[], { code: 'no-input', input: 'text', isSecret: false, variable: 'HANDY_TEXT' }],
  ])('%j is refused', async (args, fault) => {
    expect(await read('json-prettify', 'prettify', args)).toEqual(err(fault));
  });
});

describe('inputs', () => {
  it('are words in their order', async () => {
    expect((await reads('json-diff', 'diff', ['[1]', '[2]'])).sources).toEqual({
      left: { from: 'text', text: '[1]' },
      right: { from: 'text', text: '[2]' },
    });
  });

  it('are named', async () => {
    expect((await reads('json-diff', 'diff', ['--right', '[2]', '--left-file', 'a.json'])).sources).toEqual({
      left: { from: 'file', path: 'a.json' },
      right: { from: 'text', text: '[2]' },
    });
  });

  it('a number below zero is no option', async () => {
    expect((await reads('temperature-converter', 'convert', ['-40.5'])).sources).toEqual({
      temperature: { from: 'text', text: '-40.5' },
    });
  });

  it('after two dashes everything is input', async () => {
    expect((await reads('case-converter', 'convert', ['--', '--help'])).sources).toEqual({
      text: { from: 'text', text: '--help' },
    });
  });

  it('a word is the path of a file where a file is read', async () => {
    expect((await reads('hash-text', 'hashFile', ['a.iso'])).sources).toEqual({
      file: { from: 'file', path: 'a.iso' },
    });
  });

  it('what is fed in is the first that is missing', async () => {
    expect((await reads('json-diff', 'diff', ['[1]'], FED)).sources).toEqual({
      left: { from: 'text', text: '[1]' },
      right: { from: 'stdin' },
    });
    expect((await reads('json-diff', 'diff', ['-', '[2]'])).sources).toEqual({
      left: { from: 'stdin' },
      right: { from: 'text', text: '[2]' },
    });
  });

  it('nothing is read where nothing is missing', async () => {
    expect(await read('uuid-generator', 'generate', [], FED)).toEqual(ok({ options: {}, sources: {}, writing: PLAIN }));
  });

  it('many files go to the main one', async () => {
    expect(
      await reads('json-prettify', 'prettify', ['a.json', 'b.json', '--output-dir', 'out', '--extension', 'txt']),
    ).toEqual({
      options: {},
      sources: {},
      writing: PLAIN,
      many: { paths: ['a.json', 'b.json'], folder: 'out', extension: '.txt' },
    });
  });
});

describe('secrets', () => {
  it('are never options', async () => {
    expect(await read('jwt-parser', 'verify', ['a.b.c', '--key', 'x'])).toEqual(
      err({ code: 'secret-option', flag: 'key', variable: 'HANDY_KEY' }),
    );
    expect(await read('bcrypt', 'hash', ['hunter2'])).toEqual(
      err({ code: 'secret-input', flag: 'password', variable: 'HANDY_PASSWORD' }),
    );
  });

  it('come from the environment, a file or what is fed in', async () => {
    const surroundings = { environment: { HANDY_KEY: 'x' }, isFed: true };
    expect((await reads('jwt-parser', 'verify', [], surroundings)).sources).toEqual({
      token: { from: 'stdin' },
      key: { from: 'environment', variable: 'HANDY_KEY' },
    });
    expect((await reads('bcrypt', 'hash', ['--password-file', 'p'])).sources).toEqual({
      password: { from: 'file', path: 'p' },
    });
    expect((await reads('bcrypt', 'hash', [], FED)).sources).toEqual({ password: { from: 'stdin' } });
  });

  it('a second one is not read from what is fed in twice', async () => {
    expect(await read('jwt-parser', 'verify', [], FED)).toEqual(
      err({ code: 'no-input', input: 'key', isSecret: true, variable: 'HANDY_KEY' }),
    );
  });
});
