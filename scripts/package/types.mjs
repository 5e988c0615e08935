// The types of the package: written out for each operation by the compiler, without what only this repository has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, SetupError } from '../setup.mjs';
import { shakeTypes } from './shake-types.mjs';

/** `json-to-csv` as a name of the language. @param {string} toolId */
const variableOf = (toolId) => toolId.replace(/-(\w)/g, (_, letter) => String(letter).toUpperCase());

/** @param {string} text */
const asComment = (text) => (text === '' ? '' : `/** ${text.replaceAll('*/', '*\\/')} */\n    `);

/**
 * A module of which only the types count: `call` of an operation has the type of its function in the library. The compiler writes what
 * `Written` makes as members, and what has a name with its name.
 * @param {Record<string, Record<string, string>>} docs the sentences above the operations
 */
export function apiModule(docs) {
  const ids = Object.keys(docs);
  const imports = ids.map((id) => `import * as ${variableOf(id)} from '../../src/tools/${id}/operations';`);
  const tools = Object.entries(docs).map(([id, operations]) => {
    const calls = Object.entries(operations).map(
      ([name, doc]) => `    ${asComment(doc)}${name}: call(${variableOf(id)}.${name}),`,
    );
    return `  '${id}': {\n${calls.join('\n')}\n  },`;
  });
  return `import type { InferInput } from 'valibot';
import type { CallSettings } from '../../cli/library/call-settings';
import type { Input, InputKind, Inputs, Operation, OptionsSchema } from '../../src/operations/define';
import type { Fault, Result } from '../../src/lib/result';
import type { TextChunks } from '../../src/lib/text-chunks';
${imports.join('\n')}

export * from '../../cli/library';

type Written<T> = T extends infer O ? { [K in keyof O]: O[K] } : never;

interface Sources {
  text: string | Uint8Array | Blob;
  content: string | Uint8Array | Blob;
  bytes: Uint8Array | Blob;
  file: Blob | Uint8Array;
}

type Given<I extends Inputs> = keyof I extends never
  ? Readonly<Record<string, never>>
  : Written<
      { readonly [N in keyof I as I[N] extends Input<InputKind, true> ? never : N]: Sources[I[N]['kind']] } & {
        readonly [N in keyof I as I[N] extends Input<InputKind, true> ? N : never]?: Sources[I[N]['kind']] | undefined;
      }
    >;

type Options<S extends OptionsSchema> = keyof InferInput<S> extends never
  ? Readonly<Record<string, never>>
  : Written<Readonly<Partial<InferInput<S>>>>;

/** A text is in pieces only on its way between the threads of the page. */
type Whole<V> = V extends { readonly text: infer T }
  ? TextChunks extends T
    ? Written<Omit<V, 'text'> & { readonly text: string }>
    : V
  : V;

declare function call<I extends Inputs, S extends OptionsSchema, V, F extends Fault>(
  operation: Operation<I, S, V, F>,
): (inputs: Given<I>, options?: Options<S>, settings?: CallSettings) => Promise<Result<Whole<V>, F>>;

/** What every tool can do, by tool and operation. Nothing of a tool is loaded before it is called. */
export const operations = {
${tools.join('\n')}
};
`;
}

const TSCONFIG = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // What is wrong in the sources `npm run types` tells.
    noCheck: true,
    outDir: 'out',
    rootDir: '../..',
    types: ['node', 'vite/client'],
  },
  include: ['api.ts', '../../src/**/*.d.ts'],
  exclude: [],
};

/** Where one build writes what only it needs: two builds into two folders must not meet. @param {string} outDir */
const workOf = (outDir) => `.cache/package-types-${createHash('sha256').update(outDir).digest('hex').slice(0, 8)}`;

/**
 * Writes `index.d.ts` and what it needs into the package's folder.
 * @param {string} outDir @param {Record<string, Record<string, string>>} docs
 */
export function writeTypes(outDir, docs) {
  const work = workOf(outDir);
  const folder = join(ROOT, work);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'api.ts'), apiModule(docs));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  // It ends with 1 for declarations that it cannot write, of which none may be needed: below, a file that is not there is told.
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const entry = `${work}/api`;
  const files = shakeTypes(entry, (path) => {
    const file = join(folder, 'out', `${path}.d.ts`);
    if (!existsSync(file)) throw new SetupError(`The compiler wrote no types for ${path}:\n${stdout}`);
    return readFileSync(file, 'utf8');
  });
  for (const [path, text] of files) {
    const file = path === entry ? join(outDir, 'index.d.ts') : join(outDir, 'types', `${path}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path === entry ? text.replaceAll('../../', './types/') : text);
  }
  rmSync(folder, { recursive: true, force: true });
}
