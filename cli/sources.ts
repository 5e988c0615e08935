import { OperationFailure } from '../src/lib/failure';
import { LONGEST_STRING } from '../src/lib/text-source';
import type { Operation } from '../src/operations/define';
import { inputsOf, type NamedInput } from './named-inputs';
import type { Source } from './command-line';
import { openFile } from './files';
import type { Given } from './run-operation';
import { keepStandardInput, readStandardInput } from './standard-input';

/** Files and editors end a password with a line break that is no part of it. */
function withoutLineEnd(text: string): string {
  return text.replace(/\r?\n$/, '');
}

async function bytesOfFile(file: File, input: string): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > LONGEST_STRING) {
    throw new OperationFailure({ code: 'too-large', input, bytes: file.size, limit: LONGEST_STRING });
  }
  return new Uint8Array(await file.arrayBuffer());
}

async function readFileSource(input: NamedInput, path: string): Promise<string | Blob | Uint8Array> {
  const file = await openFile(path);
  if (input.kind === 'bytes') return bytesOfFile(file, input.name);
  if (input.isHidden) return withoutLineEnd(await file.text());
  return file;
}

async function readFed(input: NamedInput): Promise<string | Blob | Uint8Array> {
  if (input.kind === 'file') return keepStandardInput();
  const bytes = await readStandardInput(input.name);
  if (input.kind === 'bytes') return bytes;
  return input.isHidden ? withoutLineEnd(new TextDecoder().decode(bytes)) : new Blob([bytes]);
}

async function readSource(input: NamedInput, source: Source): Promise<string | Blob | Uint8Array> {
  switch (source.from) {
    case 'text':
      return source.text;
    case 'environment':
      return process.env[source.variable] ?? '';
    case 'file':
      return readFileSource(input, source.path);
    case 'stdin':
      return readFed(input);
  }
}

/** A password, a key or the like that is asked for and not there: an empty one would be used without a word. */
export class NoSecretError extends Error {
  override readonly name = 'NoSecretError';

  constructor(readonly input: NamedInput) {
    super(input.name);
  }
}

/**
 * What the inputs of an operation are given. Rejects with an `OperationFailure`, with the error of the file system, or with a `NoSecretError` where
 * nothing was fed in for a secret.
 */
export async function readSources(operation: Operation, sources: Readonly<Record<string, Source>>): Promise<Given> {
  const given: Record<string, string | Blob | Uint8Array> = {};
  for (const input of inputsOf(operation)) {
    const source = Object.hasOwn(sources, input.name) ? sources[input.name] : undefined;
    // oxlint-disable-next-line no-await-in-loop -- of several inputs one at most is read from what is fed in
    if (source) given[input.name] = await readSource(input, source);
    if (source?.from === 'stdin' && input.isHidden && given[input.name] === '') throw new NoSecretError(input);
  }
  return given;
}

/** The file that a source names. */
export function pathOf(source: Source | undefined): string | undefined {
  return source?.from === 'file' ? source.path : undefined;
}
