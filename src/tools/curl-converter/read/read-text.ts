import { placeOf } from '../../../lib/document/document-fault';
import { err, ok, type Result } from '../../../lib/result';
import type { Request } from '../model';
import type { Note } from '../notes';
import { Unknowns } from '../unknowns';
import { codeRequest } from './code-request';
import { findCommands, shellOf, type Command, type ShellKind } from './commands';
import { readCurl } from './read-curl';
import { readHar } from './read-har';
import { readHttpie } from './read-httpie';
import { readInvoke } from './read-invoke';
import { readJs } from './read-js';
import { readPython } from './read-python';
import { readRaw } from './read-raw';
import { readWget } from './read-wget';
import type { Kind, ReadFault, Reading } from './reading';
import { recognise } from './recognise';

/** The requests of a text in any of the notations. */
export function readText(typed: string, chosen: Kind | 'auto'): Result<Reading, ReadFault> {
  const unknowns = new Unknowns();
  const notes: Note[] = [];
  const text = typed.replace(/^\ufeff/, '');
  const kind = chosen === 'auto' ? recognise(text) : chosen;
  if (kind === undefined) return err({ code: 'none' });
  const found = readAs(kind, text, unknowns, notes);
  if (!found.ok) return found;
  if (found.value.requests.length === 0) return err({ code: 'none' });
  return ok({ kind: found.value.kind, requests: found.value.requests, unknowns: unknowns.all, notes });
}

type Found = Result<{ readonly kind: Kind; readonly requests: readonly Request[] }, ReadFault>;

function readAs(kind: Kind, text: string, unknowns: Unknowns, notes: Note[]): Found {
  if (kind === 'raw') return withKind(kind, readRaw(text, notes));
  if (kind === 'har') return withKind(kind, readHar(text));
  if (kind === 'url') {
    const url = text.trim().replaceAll('\0', '');
    if (url === '') return err({ code: 'none' });
    return ok({ kind, requests: [codeRequest({ method: 'GET', url, headers: [] }, notes, unknowns)] });
  }
  if (kind === 'invoke') return withKind(kind, placed(text, readInvoke(text, unknowns, notes)));
  if (kind === 'fetch' || kind === 'axios') {
    const read = placed(text, readJs(text, unknowns, notes));
    return read.ok ? ok({ kind, requests: read.value.requests }) : read;
  }
  if (kind === 'python') {
    const read = placed(text, readPython(text, unknowns, notes));
    return read.ok ? ok({ kind, requests: read.value.requests }) : read;
  }
  return readCommands(text, kind, unknowns, notes);
}

function withKind(kind: Kind, read: Result<readonly Request[], ReadFault>): Found {
  return read.ok ? ok({ kind, requests: read.value }) : read;
}

/** A fault of code with the line it is in. */
function placed<T>(
  text: string,
  read: Result<T, { code: 'not-literal' | 'unclosed-code'; at: number; found: string }>,
): Result<T, ReadFault> {
  if (read.ok) return read;
  const { code, at, found } = read.fault;
  const { line } = placeOf(text, at);
  return err(code === 'not-literal' ? { code, line, at, found } : { code, line, at });
}

function readCommands(text: string, kind: Kind, unknowns: Unknowns, notes: Note[]): Found {
  const isShell = kind === 'bash' || kind === 'cmd' || kind === 'powershell';
  const shell: ShellKind = isShell ? kind : shellOf(text);
  const commands = findCommands(text, shell, unknowns, notes);
  if (!commands.ok) return commands;
  const requests: Request[] = [];
  for (const [index, command] of commands.value.entries()) {
    const read = readerOf(command)(command, index + 1, unknowns, notes);
    if (!read.ok) return read;
    for (const request of read.value) requests.push(request);
  }
  const first = commands.value[0]?.program;
  const byProgram: Kind = first === undefined || first === 'curl' ? shell : first === 'wget' ? 'wget' : 'httpie';
  return ok({ kind: isShell || kind === 'httpie' || kind === 'wget' ? byProgram : kind, requests });
}

function readerOf({ program }: Command): typeof readCurl {
  if (program === 'curl') return readCurl;
  return program === 'wget' ? readWget : readHttpie;
}
