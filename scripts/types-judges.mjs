// Compiles what the tool for types writes, and reads the samples with it where the language can: node scripts/types-judges.mjs [RUNS]
// Compilers that are not installed are named and left out. Jackson, serde and System.Text.Json are stood in for by empty declarations.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { createServer } from 'vite';
import { isMain, ROOT, runScript } from './setup.mjs';
import { HOSTILE } from './types-hostile.mjs';

/**
 * @typedef {Record<string, unknown>} Options
 * @typedef {{ text: string, fileName: string }} Written
 * @typedef {{ lines: string[], values: unknown[], write: (options: Options) => Promise<Written> }} Case
 */

const A =
  '{"id":1,"name":"Ada","tags":["x"],"owner":null}\n{"id":2.5,"name":null,"class":true,"items":[{"qty":1},{"qty":2,"note":"n"}],"owner":{"login":"b"}}';

/** Samples by hand, one value on each line. */
const SAMPLES = [
  A,
  '[{"id":9223372036854775808,"状态":"开","a-b":1,"url":"u"},{"id":1,"状态":"关","a-b":1.0,"url":"u"}]',
  '{"s":["on","off","on","off"],"e":[],"m":[1,"a",null],"n":[[1],[2.5]]}',
  '{"a":{"a":{"a":1}},"type":1,"self":2,"class":3,"int":4,"list":[5],"str":"6","default":7,"in":8,"Any":9,"List":{"x":1}}',
  '{"1":{"a":1},"2":{"a":2},"3":{"a":3}}',
  '[1,2,3]',
  '"x"',
  'null',
  '{"k":{"":1,"a b":2,"a-b":3,"1st":4,"$":5,"constructor":6,"toString":7,"hashCode":8,"__x":9,"_y":10,"éa":11,"ßß":12,"ǆ":13}}',
  '{"state":["on hold","on-hold","","class","on hold","on-hold","","class"],"d":"2024-05-06","t":"2024-05-06T07:08:09Z"}',
  '{"users":[{"role":"a"},{"role":"b"},{"role":"a"},{"role":"b"},{"role":null}],"b":{"x":{"k":1}},"c":{"x":{"k":2}}}',
  '{"Record":{"q":1},"String":{"w":1},"Object":{"e":1},"Map":{"r":1},"Option":{"t":1},"Root":{"y":1},"Type":{"u":1}}',
];

const key = fc.oneof(
  fc.constantFrom('id', 'user_id', 'createdAt', 'a-b', '状态', 'items', 'class', 'type', '1', 'é', 'ID', 'Id', 'self'),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.stringMatching(/^[a-z]{1,12}$/),
);
const choice = fc
  .array(fc.string({ unit: 'grapheme', maxLength: 8 }), { minLength: 2, maxLength: 6 })
  .map((list) => [...list, ...list]);
/** @type {{ value: fc.Arbitrary<unknown> }} */
const { value: sample } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    choice,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map((members) => Object.fromEntries(members)),
  ),
}));

/** @param {string} program */
const isThere = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * What a program says where it fails.
 * @param {string} folder
 * @param {string} program
 * @param {string[]} args
 */
function complaint(folder, program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? '' : `${stdout}${stderr}`.trim() || `${program} ended with ${status}`;
}

/** @param {string} path @param {string} text */
function put(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Without what may be left out where it is null. @param {unknown} value @returns {unknown} */
function withoutNulls(value) {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null && !isEmptyList(member));
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
}

/** Go leaves out empty lists and maps of what may be missing. @param {unknown} value */
function isEmptyList(value) {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => stable(withoutNulls(one)) === stable(withoutNulls(other));

/** @param {unknown} value @returns {string} */
function stable(value) {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${stable(Reflect.get(value, name))}`).join()}}`;
}

/** @type {Record<string, { program: string, options: Options[], judge: (folder: string, cases: Case[], options: Options) => Promise<string[]> }>} */
const JUDGES = {
  typescript: {
    program: 'node',
    options: [{}, { tsKind: 'type', tsReadonly: true, dates: true }],
    judge: async (folder, cases, options) => {
      for (const [n, { lines, write }] of cases.entries()) {
        const { text } = await write({ ...options, language: 'typescript' });
        const uses = lines.map((line, i) => `export const v${i}: Root = ${line};\n`).join('');
        put(join(folder, `c${n}.ts`), `${text}${uses}`);
      }
      const tsc = join(ROOT, 'node_modules/typescript/lib/tsc.js');
      const strict = ['--strict', '--noEmit', '--exactOptionalPropertyTypes', '--target', 'es2022', '--ignoreConfig'];
      const files = cases.map((_, n) => `c${n}.ts`);
      const said = complaint(folder, 'node', [tsc, ...strict, ...files]);
      return said === '' ? [] : said.split('\n');
    },
  },
  zod: {
    program: 'node',
    options: [{}, { zodObject: 'strictObject', dates: true }],
    judge: async (folder, cases, options) => {
      const faults = [];
      for (const [n, { values, write }] of cases.entries()) {
        const { text } = await write({ ...options, language: 'zod' });
        const code = text.replace(/^export type .*\n/gm, '');
        const path = join(folder, `c${n}.mjs`);
        put(join(folder, `c${n}.ts`), text.replace("'zod'", `'${join(ROOT, 'node_modules/zod/index.js')}'`));
        put(path, code.replace("'zod'", `'${join(ROOT, 'node_modules/zod/index.js')}'`));
        try {
          const { Root } = await import(path);
          for (const value of values) {
            const parsed = Root.safeParse(value);
            if (!parsed.success) faults.push(`${n}: ${parsed.error.message}\n${JSON.stringify(value)}`);
          }
        } catch (error) {
          faults.push(`${n}: ${String(error)}\n${text}`);
        }
      }
      const tsc = join(ROOT, 'node_modules/typescript/lib/tsc.js');
      const strict = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext'];
      const said = complaint(folder, 'node', [tsc, ...strict, '--ignoreConfig', ...cases.map((_, n) => `c${n}.ts`)]);
      if (said !== '') faults.push(...said.split('\n'));
      return faults;
    },
  },
  schema: {
    program: 'node',
    options: [{}, { dates: true }],
    judge: async (_folder, cases, options) => {
      const { Ajv2020 } = await import('ajv/dist/2020.js');
      const { default: formats } = await import('ajv-formats');
      const faults = [];
      for (const [n, { values, write }] of cases.entries()) {
        const { text } = await write({ ...options, language: 'schema' });
        const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
        formats.default(ajv);
        const validate = ajv.compile(JSON.parse(text));
        for (const value of values) if (!validate(value)) faults.push(`${n}: ${ajv.errorsText(validate.errors)}`);
      }
      return faults;
    },
  },
  go: {
    program: 'go',
    options: [{}, { goOptional: 'zero', goOmitEmpty: false }],
    judge: async (folder, cases, options) => {
      const faults = [];
      const isWhole = Object.keys(options).length === 0;
      put(join(folder, 'go.mod'), 'module judge\n\ngo 1.18\n');
      const mains = [];
      for (const [n, { lines, write }] of cases.entries()) {
        const { text } = await write({ ...options, language: 'go' });
        put(join(folder, `c${n}/types.go`), text.replace('package main', `package c${n}`));
        const read = `package c${n}\n\nimport (\n\t"encoding/json"\n\t"strings"\n)\n\nfunc Again(text string) string {\n\tvar root Root\n\tdecoder := json.NewDecoder(strings.NewReader(text))\n\tdecoder.DisallowUnknownFields()\n\tif err := decoder.Decode(&root); err != nil {\n\t\treturn err.Error()\n\t}\n\tout, _ := json.Marshal(root)\n\treturn string(out)\n}\n`;
        put(join(folder, `c${n}/read.go`), read);
        const isNameable = !text.includes('// No tag');
        mains.push({ n, lines: isNameable ? lines : [] });
      }
      const formatted = complaint(folder, 'sh', ['-c', 'test -z "$(gofmt -l c*/types.go)" || gofmt -d c*/types.go']);
      if (formatted !== '') faults.push(formatted);
      const calls = mains.flatMap(({ n, lines }) =>
        lines.map((line) => `\tfmt.Println(c${n}.Again(${goText(line)}))\n`),
      );
      const used = mains.filter(({ lines }) => lines.length > 0);
      const imports = used.map(({ n }) => `\t"judge/c${n}"\n`).join('');
      put(
        join(folder, 'main.go'),
        `package main\n\nimport (\n\t"fmt"\n${imports})\n\nfunc main() {\n${calls.join('')}}\n`,
      );
      const built = complaint(folder, 'go', ['vet', './...']);
      if (built !== '') return [...faults, built];
      const ran = spawnSync('go', ['run', '.'], { cwd: folder, encoding: 'utf8' });
      const said = ran.stdout.split('\n');
      used
        .flatMap(({ n, lines }) => lines.map((line) => ({ n, line })))
        .forEach(({ n, line }, at) => {
          try {
            const again = JSON.parse(said[at] ?? '');
            if (isWhole && !same(again, JSON.parse(line))) faults.push(`${n}: ${line}\n${said[at]}`);
          } catch {
            faults.push(`${n}: ${said[at]} ${ran.stderr}`);
          }
        });
      return faults;
    },
  },
  python: {
    program: 'python3',
    options: [{}, { pythonKind: 'dataclass' }, { pythonKind: 'pydantic', dates: true }],
    judge: async (folder, cases, options) => {
      const { pythonKind } = options;
      for (const [n, { lines, write }] of cases.entries()) {
        const { text } = await write({ ...options, language: 'python' });
        // Pydantic wants the one of these before Python 3.12.
        put(join(folder, `c${n}.py`), text.replace('from typing import', 'from typing_extensions import'));
        put(join(folder, `c${n}.json`), `[${lines.join()}]`);
      }
      const check =
        pythonKind === 'dataclass'
          ? ''
          : '    adapter = TypeAdapter(module.Root)\n    for value in json.loads(pathlib.Path(f"c{n}.json").read_text()):\n        try:\n            adapter.validate_python(value)\n        except Exception as error:\n            print(n, value, error)\n';
      put(
        join(folder, 'judge.py'),
        `import importlib, json, pathlib, warnings\nwarnings.simplefilter("error")\nfrom pydantic import TypeAdapter\nfor n in range(${cases.length}):\n    try:\n        module = importlib.import_module(f"c{n}")\n    except Exception as error:\n        print(n, repr(error))\n        continue\n${check}`,
      );
      const { stdout, stderr } = spawnSync('python3', ['judge.py'], { cwd: folder, encoding: 'utf8' });
      const said = `${stdout}${stderr}`.trim();
      return said === '' ? [] : said.split('\n');
    },
  },
  java: {
    program: 'javac',
    options: [{}, { javaKind: 'class', javaLibrary: 'gson' }, { javaLibrary: 'none', dates: true }],
    judge: async (folder, cases, options) => {
      /** @param {string} name */
      const tag = (name) => `public @interface ${name} { String value(); }\n`;
      put(
        join(folder, 'com/fasterxml/jackson/annotation/JsonProperty.java'),
        `package com.fasterxml.jackson.annotation;\n${tag('JsonProperty')}`,
      );
      put(
        join(folder, 'com/google/gson/annotations/SerializedName.java'),
        `package com.google.gson.annotations;\n${tag('SerializedName')}`,
      );
      const files = [];
      for (const [n, { write }] of cases.entries()) {
        const { text, fileName } = await write({ ...options, language: 'java' });
        // Each in a package of its own, so that all are compiled at once.
        put(join(folder, `c${n}/${fileName}`), `package c${n};\n${text}`);
        files.push(`c${n}/${fileName}`);
      }
      put(join(folder, 'files.txt'), files.map((name) => `"${name}"\n`).join(''));
      const said = complaint(folder, 'javac', [
        '-encoding',
        'UTF-8',
        '-d',
        'out',
        '-cp',
        '.',
        '-Xmaxerrs',
        '500',
        '@files.txt',
      ]);
      return said === '' ? [] : said.split('\n');
    },
  },
  rust: {
    program: 'rustc',
    options: [{}, { rustDerives: 'default', dates: true }, { rustDerives: 'deserialize' }],
    judge: async (folder, cases, options) => {
      put(
        join(folder, 'serde.rs'),
        'extern crate proc_macro;\nuse proc_macro::TokenStream;\n#[proc_macro_derive(Serialize, attributes(serde))]\npub fn s(_: TokenStream) -> TokenStream { TokenStream::new() }\n#[proc_macro_derive(Deserialize, attributes(serde))]\npub fn d(_: TokenStream) -> TokenStream { TokenStream::new() }\n',
      );
      put(
        join(folder, 'serde_json.rs'),
        '#[derive(Debug, Clone, Default, PartialEq)] pub struct Value;\n#[derive(Debug, Clone, PartialEq)] pub struct Number;\n',
      );
      put(
        join(folder, 'chrono.rs'),
        '#[derive(Debug, Clone, Default, PartialEq)] pub struct FixedOffset;\n#[derive(Debug, Clone, Default, PartialEq)] pub struct NaiveDate;\n#[derive(Debug, Clone, Default, PartialEq)] pub struct DateTime<T>(T);\n',
      );
      const faults = [
        complaint(folder, 'rustc', ['--edition', '2021', '--crate-type', 'proc-macro', 'serde.rs']),
        complaint(folder, 'rustc', ['--edition', '2021', '--crate-type', 'lib', 'serde_json.rs']),
        complaint(folder, 'rustc', ['--edition', '2021', '--crate-type', 'lib', 'chrono.rs']),
      ].filter((said) => said !== '');
      const names = [];
      for (const [n, { write }] of cases.entries()) {
        const { text } = await write({ ...options, language: 'rust' });
        put(join(folder, `c${n}.rs`), text);
        names.push(`c${n}`);
      }
      put(join(folder, 'all.rs'), names.map((name) => `pub mod ${name};\n`).join(''));
      const libraries = ['-L', '.', '--extern', 'serde', '--extern', 'serde_json', '--extern', 'chrono'];
      const said = complaint(folder, 'rustc', [
        '--edition',
        '2021',
        '--crate-type',
        'lib',
        '--emit',
        'metadata',
        '-A',
        'warnings',
        ...libraries,
        'all.rs',
      ]);
      if (said !== '') faults.push(said);
      const formatted = complaint(folder, 'rustfmt', [
        '--edition',
        '2021',
        '--check',
        ...names.slice(0, SAMPLES.length).map((name) => `${name}.rs`),
      ]);
      if (isThere('rustfmt') && formatted !== '') faults.push(formatted);
      return faults;
    },
  },
  csharp: {
    program: 'mcs',
    options: [{}, { dates: true }],
    judge: async (folder, cases, options) => {
      const attributes = ['JsonPropertyName', 'JsonStringEnumMemberName'].map(
        (name) => `public class ${name}Attribute : System.Attribute { public ${name}Attribute(string name) {} }\n`,
      );
      put(
        join(folder, 'stubs.cs'),
        `namespace System.Text.Json { public struct JsonElement {} }\nnamespace System { public struct DateOnly {} }\nnamespace System.Text.Json.Serialization {\n${attributes.join('')}public class JsonConverterAttribute : System.Attribute { public JsonConverterAttribute(System.Type type) {} }\npublic class JsonStringEnumConverter<T> {}\n}\n`,
      );
      const faults = [];
      const files = [];
      for (const [n, { write }] of cases.entries()) {
        const { text } = await write({ ...options, language: 'csharp' });
        // The compiler of Mono knows no references that may be null.
        const older = text
          .replace('#nullable enable\n', '')
          .replaceAll(' = default!;', '')
          .replace(/^( {4}public .*)$/gm, (line) => line.replaceAll('?', ''));
        // Nor letters since Unicode 7.
        if (/[\uab30-\uabbf]/.test(older)) continue;
        put(join(folder, `c${n}.cs`), `namespace C${n} {\n${older}}\n`);
        files.push(`c${n}.cs`);
      }
      const said = complaint(folder, 'mcs', ['-target:library', '-out:out.dll', '-nowarn:1591', ...files, 'stubs.cs']);
      if (said !== '') faults.push(...said.split('\n'));
      return faults;
    },
  },
};

/** @param {string} text */
const goText = (text) =>
  JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u007f', '\\u007f').replaceAll('\ufeff', '\\ufeff');

async function main() {
  const [first = '60', ...only] = process.argv.slice(2);
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  });
  const folder = mkdtempSync(join(tmpdir(), 'types-judges-'));
  try {
    const { convertSamples } = await vite.ssrLoadModule('/src/tools/json-to-types/convert.ts');
    const { sampleOptions } = await vite.ssrLoadModule('/src/tools/json-to-types/options.ts');
    /** @param {string} text @returns {Case} */
    const asCase = (text) => ({
      lines: text.split('\n'),
      values: text.split('\n').map((line) => JSON.parse(line)),
      write: async (options) => {
        const made = await convertSamples(text, v.parse(sampleOptions, options));
        if (!made.ok) throw new Error(JSON.stringify(made.fault));
        return made.value;
      },
    });
    const drawn = fc.sample(fc.array(sample, { minLength: 1, maxLength: 3 }), {
      numRuns: Number(first),
      seed: 20261127,
    });
    const cases = [
      ...SAMPLES,
      ...HOSTILE,
      ...drawn.map((values) => values.map((value) => JSON.stringify(value)).join('\n')),
    ].map(asCase);
    let count = 0;
    for (const [language, { program, options, judge }] of Object.entries(JUDGES)) {
      if (only.length > 0 && !only.includes(language)) continue;
      if (!isThere(program)) {
        console.log(`${language}: ${program} is not installed`);
        continue;
      }
      for (const [n, chosen] of options.entries()) {
        const faults = await judge(join(folder, `${language}${n}`), cases, chosen);
        count += faults.length;
        console.log(
          `${language} ${JSON.stringify(chosen)}: ${cases.length} samples, ${faults.length === 0 ? 'all fine' : 'FAULTS'}`,
        );
        for (const fault of faults.slice(0, 30)) console.log(fault.slice(0, 2000));
      }
    }
    process.exitCode = count === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await vite.close();
  }
}

if (isMain(import.meta.url)) await runScript(main);
