import { extname } from 'node:path';
import { parse, safeParse, type BaseIssue } from 'valibot';
import { err, ok, type Result } from '../../src/lib/result';
import type { Input, Operation } from '../../src/operations/define';
import { EXTENSION_TYPES } from '../extension-types';
import type { Given } from '../run-operation';
import { optionArguments } from './argument-names';
import { MOST_INPUT } from './limits';

/** What is wrong with an argument, in words for whoever wrote it. */
export interface ArgumentFault {
  readonly code: 'unknown-argument' | 'missing-argument' | 'bad-argument' | 'too-large';
  readonly argument: string;
  readonly message: string;
}

/** The arguments of a call, as an operation takes them. */
export interface Read {
  readonly given: Given;
  readonly options: object;
}

type Value = string | Blob | Uint8Array<ArrayBuffer>;
type Arguments = Readonly<Record<string, unknown>>;

/** Either alphabet, with padding or without. */
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

function fromBase64(written: string): Uint8Array<ArrayBuffer> | undefined {
  const text = written.replace(/\s+/g, '');
  if (!BASE64.test(text) || text.replace(/(?<!=)=+$/, '').length % 4 === 1) return undefined;
  return new Uint8Array(Buffer.from(text, 'base64'));
}

function typeOf(name: string): string {
  const extension = extname(name).slice(1).toLowerCase();
  return Object.hasOwn(EXTENSION_TYPES, extension) ? (EXTENSION_TYPES[extension] ?? '') : '';
}

const EXPECTED: Readonly<Record<Input['kind'], string>> = {
  text: 'a string',
  content: 'a string, or bytes as {"base64": "…"}',
  bytes: 'bytes as {"base64": "…"}',
  file: 'a file as {"base64": "…"} or {"text": "…"}, where {"name": "…"} may stand beside it',
};

/** What an object of bytes may hold, by the kind of the input. */
const PARTS: Readonly<Record<Input['kind'], readonly string[]>> = {
  text: [],
  content: ['base64'],
  bytes: ['base64', 'name'],
  file: ['base64', 'text', 'name'],
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The strings in an object of bytes; undefined where it holds anything else. */
function partsOf(value: unknown, kind: Input['kind']): ReadonlyMap<string, string> | undefined {
  if (!isObject(value)) return undefined;
  const parts = new Map<string, string>();
  for (const [name, part] of Object.entries(value)) {
    if (!PARTS[kind].includes(name) || typeof part !== 'string') return undefined;
    parts.set(name, part);
  }
  return parts.has('base64') === parts.has('text') ? undefined : parts;
}

/** The value that an argument gives an input; undefined where it is none. */
function valueOf(kind: Input['kind'], argument: unknown): Value | undefined {
  if (typeof argument === 'string') return kind === 'text' || kind === 'content' ? argument : undefined;
  const parts = partsOf(argument, kind);
  if (!parts) return undefined;
  const text = parts.get('text');
  const bytes = text === undefined ? fromBase64(parts.get('base64') ?? '') : new TextEncoder().encode(text);
  if (!bytes) return undefined;
  if (kind === 'bytes') return bytes;
  if (kind === 'content') return new Blob([bytes]);
  const name = parts.get('name') ?? '';
  return new File([bytes], name, { type: typeOf(name) });
}

function sizeOf(value: Value): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  return value instanceof Blob ? value.size : value.byteLength;
}

function readInputs({ inputs }: Operation, given: Arguments, faults: ArgumentFault[]): Given {
  const values = new Map<string, Value>();
  for (const [name, { kind, isOptional }] of Object.entries(inputs)) {
    if (!Object.hasOwn(given, name)) {
      if (!isOptional) faults.push(fault('missing-argument', name, `is missing: it is ${EXPECTED[kind]}.`));
      continue;
    }
    const value = valueOf(kind, given[name]);
    if (value === undefined) faults.push(fault('bad-argument', name, `must be ${EXPECTED[kind]}.`));
    else values.set(name, value);
  }
  const bytes = [...values.values()].reduce((sum, value) => sum + sizeOf(value), 0);
  if (bytes > MOST_INPUT) {
    const [name = ''] = [...values].toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one))[0] ?? [];
    faults.push(
      fault('too-large', name, `is too large: all inputs are ${bytes} bytes, of which ${MOST_INPUT} are taken.`),
    );
  }
  return Object.fromEntries(values);
}

function fault(code: ArgumentFault['code'], argument: string, predicate: string): ArgumentFault {
  return { code, argument, message: `“${argument}” ${predicate}` };
}

/** Longer ones say no more. */
const LONGEST_MESSAGE = 600;

/** What Valibot says, which names what it expects. */
function messageOf(issues: readonly BaseIssue<unknown>[]): string {
  const said = issues.map(({ message, path }) => {
    const place = path?.map(({ key }) => String(key)).join('.');
    return place === undefined ? message : `${place}: ${message}`;
  });
  const text = said.join('; ');
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text;
}

function readOptions(operation: Operation, given: Arguments, faults: ArgumentFault[]): object {
  const values = new Map<string, unknown>();
  for (const { argument, name, schema } of optionArguments(operation)) {
    if (!Object.hasOwn(given, argument)) continue;
    const read = safeParse(schema, given[argument]);
    if (read.success) values.set(name, given[argument]);
    else faults.push(fault('bad-argument', argument, `is not accepted. ${messageOf(read.issues)}`));
  }
  if (faults.length > 0) return {};
  const whole = safeParse(operation.options, Object.fromEntries(values));
  if (whole.success) return whole.output;
  faults.push({ code: 'bad-argument', argument: '', message: messageOf(whole.issues) });
  return parse(operation.options, {});
}

/** Reads the arguments of a call. All that is wrong with them is told at once. */
export function readArguments(operation: Operation, given: Arguments): Result<Read, Wrong> {
  const known = [...Object.keys(operation.inputs), ...optionArguments(operation).map(({ argument }) => argument)];
  const accepted = known.length === 0 ? 'This tool takes no arguments.' : `Those that are: ${known.join(', ')}.`;
  const faults = Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => fault('unknown-argument', name, `is no argument. ${accepted}`));
  const inputs = readInputs(operation, given, faults);
  const options = readOptions(operation, given, faults);
  return faults.length > 0 ? err({ code: 'bad-arguments', faults }) : ok({ given: inputs, options });
}

/** What is wrong with the arguments of a call. */
export interface Wrong {
  readonly code: 'bad-arguments';
  readonly faults: readonly ArgumentFault[];
}
