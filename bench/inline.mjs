// Every operation on the page at the most that it takes there: none may hold the page for more than 50 ms.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPage } from './page.mjs';

/** What an operation takes on the page unless it says otherwise, as `use-operation.ts` has it. */
const DEFAULT_LIMIT = 20_000;
const GOAL = 50;
/** So long, in milliseconds, an operation is tried with one input after the other. */
const ENOUGH = 6_000;
/** An operation that has not answered after so long hangs. */
const PATIENCE = 60_000;
/** Where the modules are fetched from. */
const ANY_PAGE = 'chmod-calculator?lang=en';

/** Texts that are repeated up to the limit, besides the operation's own examples: what makes readers go back and forth. */
const PIECES = [
  ...[
    'a',
    ' ',
    '\n',
    ' \n',
    '\r\n',
    'a ',
    'a\n',
    'A.b-c_d ',
    'aA1!',
    '0',
    '1',
    '9',
    '1,',
    '1.',
    '1 ',
    '1\n',
    '-1 ',
    '1e9 ',
  ],
  ...[
    '(',
    ')',
    '[',
    '[]',
    '{',
    '{"a":',
    '[[1],',
    '<',
    '<a>',
    '<!--',
    '&',
    '&amp;',
    '&#x41;',
    '"',
    "'",
    '`',
    '""',
    '"a",',
  ],
  ...[
    '\\',
    '\\n',
    '\\u0041',
    '%',
    '%41',
    '%u0041',
    '=',
    'a=1&',
    'a: ',
    '- ',
    'a: 1\n',
    '- a\n',
    '# a\n',
    '--',
    '-',
    '/',
    '//',
  ],
  ...['*', '* ', '* * * * *\n', '.', '..', ':', '::', ';', ',', '|', '+', '^', '~', '$', '@', '!', '?', '#', '_'],
  ...[
    'é',
    '你',
    '你好。',
    '\u{1F600}',
    '\u0301',
    '\u202e',
    '\u00a0',
    '\u3000',
    '\u0000',
    '\ud800',
    '\ufeff',
    '١',
    'ﬁ',
    'ß',
  ],
  ...['Mozilla/5.0 (', 'docker run -e A=1 x ', 'SELECT (', 'http://a.b/?c=d#e ', '10.0.0.0/8\n', '00:11:22:33:44:55\n'],
  ...[
    'MMMM',
    '2026-11-22T10:00:00Z\n',
    '+33 6 12 34 56 78\n',
    'FR76 3000 6000 01',
    'data:;base64,',
    'eyJ',
    'A1b2+/',
    'g:u ',
  ],
];

/**
 * The slowest run of an operation in the page, over all inputs.
 * @param {import('playwright').Page} page @param {{ file: string, id: string, pieces: readonly string[], defaultLimit: number, patience: number }} given
 */
function slowest(page, given) {
  return page.evaluate(async ({ file, id, pieces, defaultLimit, patience }) => {
    const module = await import(new URL(file, document.baseURI).href);
    /** @type {any} */
    const operation = Object.values(module).find((value) => value?.run && value.id === id);
    const limit = operation.inlineLimit ?? defaultLimit;
    const names = Object.keys(operation.inputs);
    if (limit === 0 || names.length === 0) return undefined;
    const top = Math.min(limit, 1_000_000);
    const job = () => ({
      signal: new AbortController().signal,
      progress: () => {},
      step: () => {},
      random: (/** @type {number} */ length) => crypto.getRandomValues(new Uint8Array(length)),
      now: () => Date.now(),
    });
    /** @param {object} options */
    const complete = (options) => {
      const result = operation.options['~standard'].validate(options);
      return result.issues ? undefined : result.value;
    };
    /** @param {string} piece @param {number} length */
    const fill = (piece, length) => piece.repeat(Math.max(1, Math.floor(length / piece.length)));
    const optionSets = new Map();
    for (const { options = {} } of operation.examples) optionSets.set(JSON.stringify(options), options);
    if (complete({})) optionSets.set('{}', {});
    const encoder = new TextEncoder();
    /** @type {{ inputs: object, what: string }[]} */
    const cases = [];
    const examples = operation.examples.filter((/** @type {any} */ { inputs }) => Object.keys(inputs).length > 0);
    for (const name of names) {
      const { kind } = operation.inputs[name];
      if (kind === 'file') continue;
      const as = (/** @type {string} */ text) => (kind === 'bytes' ? encoder.encode(text).slice(0, top) : text);
      const others = examples[0]?.inputs ?? {};
      for (const piece of pieces)
        cases.push({ inputs: { ...others, [name]: as(fill(piece, top)) }, what: `${name} ${JSON.stringify(piece)}` });
      for (const { inputs } of examples) {
        const own = inputs[name];
        if (typeof own !== 'string' || own === '') continue;
        for (const between of ['', '\n', ' '])
          cases.push({
            inputs: { ...inputs, [name]: fill(own + between, top) },
            what: `${name} example ${JSON.stringify(own.slice(0, 30) + between)}`,
          });
      }
    }
    /** @param {object} inputs @param {object} options */
    const time = async (inputs, options) => {
      const startedAt = performance.now();
      try {
        await operation.run(inputs, options, job());
      } catch {
        // What it says to this is for the tests.
      }
      return performance.now() - startedAt;
    };
    await operation.prepare?.();
    for (const { inputs, options = {} } of operation.examples.slice(0, 5))
      await time(inputs, complete(options) ?? options);
    let worst = { took: 0, what: '', options: '' };
    const until = performance.now() + patience;
    for (const [text, given] of optionSets) {
      const options = complete(given);
      if (!options) continue;
      for (const { inputs, what } of cases) {
        if (performance.now() > until) break;
        let took = await time(inputs, options);
        // The first run may have loaded, compiled or cleared something.
        for (let again = 0; again < 2 && took > worst.took; again++) took = Math.min(took, await time(inputs, options));
        if (took > worst.took) worst = { took, what, options: text };
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
    return { limit, ...worst };
  }, given);
}

/** Prints the operations that hold the page longest. @param {string} root */
export async function benchInline(root) {
  const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'));
  /** @type {{ file: string, tool: string }[]} */
  const modules = Object.entries(manifest).flatMap(([source, { file }]) => {
    const tool = /^src\/tools\/([\w-]+)\/operations\.ts$/.exec(source)?.[1];
    return tool === undefined ? [] : [{ file, tool }];
  });
  const operations = await withPage(root, ANY_PAGE, (page) =>
    page.evaluate(async (all) => {
      const found = [];
      for (const { file, tool } of all) {
        const module = await import(new URL(file, document.baseURI).href);
        for (const value of Object.values(module)) if (value?.run && value.id) found.push({ file, tool, id: value.id });
      }
      return found;
    }, modules),
  );
  /** @type {{ name: string, took: number, limit?: number, what?: string, options?: string }[]} */
  const rows = [];
  const asked = process.env['INLINE_ONLY'];
  for (const { file, tool, id } of operations) {
    if (asked && !`${tool}/${id}`.includes(asked)) continue;
    const row = await withPage(root, ANY_PAGE, (page) =>
      Promise.race([
        slowest(page, { file, id, pieces: PIECES, defaultLimit: DEFAULT_LIMIT, patience: ENOUGH }).catch((error) => ({
          took: Infinity,
          what: String(error),
        })),
        new Promise((resolve) => setTimeout(() => resolve({ took: PATIENCE, what: 'not done' }), PATIENCE)),
      ]),
    );
    if (row === undefined) continue;
    rows.push({ name: `${tool}/${id}`, ...row });
    if (row.took > GOAL) console.log(`${tool}/${id}: ${row.took.toFixed(0)} ms for ${row.what} ${row.options ?? ''}`);
  }
  rows.sort((one, other) => other.took - one.took);
  console.log(`${rows.length} operations at their own limits on the page, the slowest first`);
  for (const { name, took, limit, what, options } of rows.slice(0, 40)) {
    console.log(
      `${took > GOAL ? 'OVER ' : '     '}${took.toFixed(0).padStart(6)} ms  ${name}, limit ${limit}: ${what} ${options ?? ''}`,
    );
  }
  console.log('');
}
