import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../i18n/locale';
import type { Fault } from '../lib/result';
import type { Operation } from '../operations/define';
import { job } from '../operations/testing';
import { operationsIn } from './contract';
import { loadWords, testedTools } from './tested-tools';

/** The words of a tool's faults, as code reads them that does not know the tool. */
type AnyFaultWords = Readonly<Record<string, (words: unknown, fault: Fault) => string>>;

const modules = import.meta.glob<Record<string, unknown>>('./*/operations.ts', { eager: true });
const faultWords = import.meta.glob<AnyFaultWords>('./*/fault-words.ts', { eager: true, import: 'faultWords' });

const tools = testedTools.map((id) => ({
  id,
  operations: operationsIn(modules[`./${id}/operations.ts`]),
  sayings: faultWords[`./${id}/fault-words.ts`],
}));

/** What people, other programs and those who mean no good put into a field. */
const HOSTILE = [
  '',
  ' ',
  '\n',
  '\t\r\n \u00a0\u3000',
  '\0',
  '\u0001\u001b[31m\u007f\u0085',
  '\ufeff',
  '\u200b\u200e\u202e',
  '\u2028\u2029',
  '\ud800',
  'a\udc00b',
  '👩‍👩‍👧‍👦',
  '😀'.repeat(50),
  '你好，世界',
  'é e\u0301',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty\nvalueOf',
  '{"__proto__":{"a":1}}',
  '<script>alert(1)</script>',
  '"\'`\\',
  '%',
  '%zz%ff%00',
  '../../etc/passwd',
  '${a} {{b}} %s {0}',
  '-1e999',
  '0x',
  '999999999999999999999999999999',
  '[[[[[[',
  'a'.repeat(5000),
  'x: [\n'.repeat(200),
  '=;,:|&'.repeat(300),
];

/** A fault, and what it was given for. */
interface Found {
  readonly given: string;
  readonly fault: Fault;
}

/** The faults that an operation gives for texts, of which it asks for one and for nothing else. Slow work is left out. */
async function faultsOf(operation: Operation): Promise<Found[]> {
  const [input, ...others] = Object.entries(operation.inputs).filter(([, { isOptional }]) => !isOptional);
  if (!input || others.length > 0 || operation.inlineLimit === 0 || !['text', 'content'].includes(input[1].kind))
    return [];
  const options = safeParse(operation.options, {});
  if (!options.success) return [];
  const found: Found[] = [];
  for (const given of HOSTILE) {
    const result = await operation.run({ [input[0]]: given }, options.output, job());
    if (!result.ok) found.push({ given: JSON.stringify(given).slice(0, 60), fault: result.fault });
  }
  return found;
}

/** The faults of an operation's examples. */
async function faultsOfExamples(operation: Operation): Promise<Found[]> {
  const found: Found[] = [];
  for (const example of operation.examples.filter(({ fault }) => fault !== undefined)) {
    const parsed = safeParse(operation.options, example.options ?? {});
    const result = parsed.success && (await operation.run(example.inputs, parsed.output, job()));
    if (result && !result.ok)
      found.push({ given: `example ${operation.examples.indexOf(example)}`, fault: result.fault });
  }
  return found;
}

type Saying = AnyFaultWords[string];

/** What is wrong with the words of faults, in any language; nothing when all is well. */
async function problemsOf(id: string, say: Saying | undefined, faults: readonly Found[]): Promise<string[]> {
  const languages = await Promise.all(LOCALES.map((locale) => loadWords(id, locale)));
  return faults.flatMap(({ given, fault }) => {
    if (!say) return [`${given}: no words for "${fault.code}"`];
    const said = languages.map((words) => say(words, fault));
    const problems = said.filter((sentence) => !isSentence(sentence));
    const all = new Set(said).size === LOCALES.length ? problems : said;
    return all.map((sentence) => `${given}, "${fault.code}": ${sentence.slice(0, 200)}`);
  });
}

/** Holds no fact that was forgotten, and has an end. XML calls an entity undefined. */
function isSentence(said: string): boolean {
  return /^\S.*[.?…。？]$/su.test(said) && !/undefined(?! entity)|\[object|NaN/.test(said);
}

describe('the words of faults', () => {
  it.each(tools.map(({ id, operations, sayings }) => [id, operations, sayings] as const))(
    '%s says the faults of its operations, and no others',
    (_id, operations, sayings) => {
      const failing = Object.entries(operations).filter(([, { examples }]) =>
        examples.some(({ fault }) => fault !== undefined),
      );
      const said = Object.keys(sayings ?? {});
      expect(said).toEqual(expect.arrayContaining(failing.map(([name]) => name)));
      expect(Object.keys(operations)).toEqual(expect.arrayContaining(said));
    },
  );

  const all = tools.flatMap(({ id, operations, sayings }) =>
    Object.entries(operations).map(([name, operation]) => [`${id}/${name}`, operation, id, sayings?.[name]] as const),
  );
  it.each(all)('%s says those of its examples in each language', async (_name, operation, id, say) =>
    expect(await problemsOf(id, say, await faultsOfExamples(operation))).toEqual([]),
  );
  it.each(all)('%s says what is wrong with texts of any kind', async (_name, operation, id, say) =>
    expect(await problemsOf(id, say, await faultsOf(operation))).toEqual([]),
  );
});
