import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { INSTALLATION_TIME, installedPackage, type InstalledPackage } from './testing-package';

const run = promisify(execFile);

const TSC = resolve(import.meta.dirname, '../node_modules/typescript/bin/tsc');

let its: InstalledPackage;

beforeAll(async () => {
  its = await installedPackage();
}, INSTALLATION_TIME);

/** A program of whoever uses the library. What must not compile is marked, so that it would be an error if it did. */
const PROGRAM = `
import { faultMessage, operations, OperationFailure, tools } from 'handy-tools';
import type { CallSettings, Failure, Fault, Locale, RandomSource, Result, ToolDescription } from 'handy-tools';

const settings: CallSettings = { signal: AbortSignal.timeout(600_000), progress: (done, total) => void [done, total] };
const printed = await operations['json-prettify'].prettify({ text: '{"b":1,"a":2}' }, { indent: 0, sortKeys: 'natural' }, settings);
if (!printed.ok) throw new Error(await faultMessage('json-prettify', 'prettify', printed.fault, 'en'));
const text: string = printed.value.text;

const broken = await operations['json-prettify'].prettify({ text: new TextEncoder().encode('{') });
const code: string = broken.ok ? '' : broken.fault.code;

const picture = await operations['qrcode-generator'].draw({ text: new Blob(['https://example.com']) }, { format: 'png', size: 300 });
const bytes: Uint8Array = picture.ok ? picture.value : new Uint8Array();

const random: RandomSource = (length) => new Uint8Array(length);
const made: Result<string, Fault> = await operations['uuid-generator'].generate({}, {}, { random, now: () => 0 });
const first: ToolDescription | undefined = tools[0];
const locale: Locale = 'fr';

try {
  await operations['json-minify'].minify({ text: new Uint8Array([0x22, 0xff]) });
} catch (error) {
  if (!(error instanceof OperationFailure)) throw error;
  const failure: Failure = error.failure;
  console.log(failure.code);
}

// None of these is called: each must be an error of the compiler.
export const wrong = [
  // @ts-expect-error -- no such tool
  () => operations['json-prettier'],
  // @ts-expect-error -- no such operation
  () => operations['json-prettify'].beautify,
  // @ts-expect-error -- no input
  () => operations['json-prettify'].prettify({}),
  // @ts-expect-error -- another input
  () => operations['json-prettify'].prettify({ text: '1', json: '1' }),
  // @ts-expect-error -- an input of another type
  () => operations['json-prettify'].prettify({ text: 1 }),
  // @ts-expect-error -- a text where a file is wanted
  () => operations['hash-text'].hashFile({ file: '/etc/hosts' }),
  // @ts-expect-error -- an input where there is none
  () => operations['token-generator'].generate({ text: '1' }),
  // @ts-expect-error -- no such option
  () => operations['json-prettify'].prettify({ text: '1' }, { indnt: 2 }),
  // @ts-expect-error -- an option where there is none
  () => operations['json-prettify'].unwrap({ text: '1' }, { indent: 2 }),
  // @ts-expect-error -- an option of another type
  () => operations['json-prettify'].prettify({ text: '1' }, { strict: 'yes' }),
  // @ts-expect-error -- no value of the option
  () => operations['json-prettify'].prettify({ text: '1' }, { sortKeys: 'up' }),
  // @ts-expect-error -- no such setting
  () => operations['json-prettify'].prettify({ text: '1' }, {}, { abort: settings.signal }),
  // @ts-expect-error -- no value before it is known that there is one
  () => printed.fault,
  // @ts-expect-error -- no such code
  () => !broken.ok && broken.fault.code === 'unheard-of',
  // @ts-expect-error -- no such language
  () => faultMessage('json-prettify', 'prettify', { code: 'a' }, 'de'),
];

console.log(JSON.stringify({ text, code, bytes: bytes.length > 100, made, first: first?.names[locale] }));
`;

const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2023',
  skipLibCheck: false,
};

async function writeProject(name: string, options: object): Promise<string> {
  const folder = join(its.project, name);
  await mkdir(folder);
  await writeFile(join(folder, 'program.ts'), PROGRAM);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['program.ts'] }));
  return folder;
}

const compile = (folder: string) =>
  run(process.execPath, [TSC, '-p', folder]).then(
    () => '',
    (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)),
  );

it('compiles what is right and refuses what is wrong, strictly and with nothing else installed, and runs', async () => {
  const folder = await writeProject('strict', { ...OPTIONS, types: [] });
  expect(await compile(folder)).toBe('');
  const { stdout, stderr } = await run(process.execPath, [join(folder, 'program.js')]);
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual([
    'not-text',
    JSON.stringify({
      text: '{"a":2,"b":1}',
      code: 'expected-key-or-close',
      bytes: true,
      made: { ok: true, value: '00000000-0000-4000-8000-000000000000' },
      first: 'Texte en ASCII art',
    }),
  ]);
});

it('compiles with the types of Node in the place of those of a browser', async () => {
  const folder = await writeProject('node', { ...OPTIONS, lib: ['es2023'], types: ['node'], noEmit: true });
  const types = join(folder, 'node_modules/@types');
  await mkdir(types, { recursive: true });
  await symlink(resolve(import.meta.dirname, '../node_modules/@types/node'), join(types, 'node'));
  expect(await compile(folder)).toBe('');
});

/** What its page says of an operation that only a browser can do. */
const IN_BROWSERS = ["operations['svg-placeholder-generator'].rasterizeLarge("];

it('is called as its pages say', async () => {
  const pages = (await readdir(join(its.folder, 'docs'))).filter((name) => name !== 'index.md');
  const texts = await Promise.all(pages.map((name) => readFile(join(its.folder, 'docs', name), 'utf8')));
  const calls = texts
    .flatMap((text) => [...text.matchAll(/^```js\n([\s\S]*?)\n```$/gm)].map(([, code = '']) => code))
    .filter((code) => !IN_BROWSERS.some((name) => code.includes(name)));
  const script = [
    "import { openAsBlob } from 'node:fs';",
    "import { readFile } from 'node:fs/promises';",
    "import { operations } from 'handy-tools';",
    'const refused = [];',
    ...calls.map((code) => {
      const told = JSON.stringify(code);
      const called = code.replace(
        /^await (operations.*);$/m,
        (_whole, its: string) => `if (!(await ${its}).ok) refused.push(${told});`,
      );
      return `try {\n${called}\n} catch (error) { refused.push(${told} + ' Error: ' + error); }`;
    }),
    'console.log(JSON.stringify(refused));',
  ];
  await writeFile(join(its.project, 'FILE'), 'AAAA');
  await writeFile(join(its.project, 'calls.mjs'), script.join('\n'));
  const { stdout } = await run(process.execPath, ['--no-warnings', 'calls.mjs'], { cwd: its.project });
  expect(calls.length).toBeGreaterThan(150);
  const refused = JSON.parse(stdout) as readonly string[];
  // A file may be a picture or a document of its own.
  expect(refused.filter((code) => !code.includes("('FILE')") || code.includes('Error: '))).toEqual([]);
});
