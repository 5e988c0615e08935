import { safeParse } from 'valibot';
import { OperationFailure } from '../../src/lib/failure';
import { LONGEST_STRING } from '../../src/lib/text-source';
import type { Input, Operation } from '../../src/operations/define';
import { optionsOf } from '../option-arguments';
import type { Given } from '../run-operation';

type Named = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf(names: readonly string[]): string {
  return names.length === 0 ? 'there are none' : `it can be ${names.join(', ')}`;
}

/** Complete options of what a caller gave. Throws a `TypeError` that names what is wrong. */
export function readOptions(operation: Operation, options: unknown): object {
  if (!isObject(options)) throw new TypeError('The options must be an object');
  const names = optionsOf(operation).map(({ name }) => name);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new TypeError(`There is no option "${unknown}": ${oneOf(names)}`);
  const read = safeParse(operation.options, options);
  if (read.success) return read.output;
  const [{ message, path }] = read.issues;
  const where = path?.map(({ key }) => String(key)).join('.');
  throw new TypeError(where === undefined ? message : `The option "${where}" is wrong: ${message}`);
}

const ACCEPTED = {
  text: 'a string, or a Uint8Array or a Blob of text',
  content: 'a string, a Uint8Array or a Blob',
  bytes: 'a Uint8Array or a Blob',
  file: 'a File, a Blob or a Uint8Array',
} as const satisfies Record<Input['kind'], string>;

async function bytesOf(blob: Blob, input: string): Promise<Uint8Array> {
  if (blob.size > LONGEST_STRING) {
    throw new OperationFailure({ code: 'too-large', input, bytes: blob.size, limit: LONGEST_STRING });
  }
  return new Uint8Array(await blob.arrayBuffer());
}

/** What is given as a file is decoded where a text is wanted, as on the page. */
async function readInput({ kind }: Input, name: string, given: unknown): Promise<Given[string]> {
  const isText = kind === 'text' || kind === 'content';
  if (typeof given === 'string' && isText) return given;
  if (given instanceof Uint8Array) {
    if (kind === 'bytes') return given;
    const copy = new Uint8Array(given);
    return isText ? new Blob([copy]) : new File([copy], '');
  }
  if (given instanceof Blob) {
    if (kind === 'bytes') return bytesOf(given, name);
    return kind === 'file' && !(given instanceof File) ? new File([given], '', { type: given.type }) : given;
  }
  throw new TypeError(`The input "${name}" must be ${ACCEPTED[kind]}`);
}

/** What an operation is given, of what a caller gave. Rejects with a `TypeError` that names what is wrong. */
export async function readGiven(operation: Operation, inputs: unknown): Promise<Given> {
  if (!isObject(inputs)) throw new TypeError('The inputs must be an object');
  const names = Object.keys(operation.inputs);
  const unknown = Object.keys(inputs).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new TypeError(`There is no input "${unknown}": ${oneOf(names)}`);
  const read = Object.entries(operation.inputs).flatMap(([name, input]) => {
    const given = inputs[name];
    if (given === undefined && input.isOptional) return [];
    if (given === undefined) throw new TypeError(`The input "${name}" is missing`);
    return [readInput(input, name, given).then((value) => [name, value] as const)];
  });
  return Object.fromEntries(await Promise.all(read));
}
