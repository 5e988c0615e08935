import type { Operation } from '../../src/operations/define';
import { optionArguments } from './argument-names';

type Example = Operation['examples'][number];

async function argumentOf(value: unknown): Promise<unknown> {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  if (!(value instanceof Blob)) return value;
  const base64 = Buffer.from(await value.arrayBuffer()).toString('base64');
  return value instanceof File && value.name !== '' ? { base64, name: value.name } : { base64 };
}

/** An operation's example as the arguments of a call. */
export async function argumentsOf(operation: Operation, example: Example): Promise<Record<string, unknown>> {
  const named = new Map(optionArguments(operation).map(({ name, argument }) => [name, argument]));
  const inputs = Object.entries(example.inputs as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const read = inputs.map(async ([name, value]) => [name, await argumentOf(value)] as const);
  const options = Object.entries(example.options ?? {}).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[named.get(name) ?? name, value] as const],
  );
  return Object.fromEntries([...(await Promise.all(read)), ...options]);
}
