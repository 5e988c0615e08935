import { ok } from '../../../lib/result';
import type { Request } from '../model';
import type { Note } from '../notes';
import type { Unknowns } from '../unknowns';
import { findCommands } from './commands';
import type { Found, Kind } from './reading';
import { shellOf, type ShellKind } from './shell-of';

type Reader = typeof import('./read-curl').readCurl;

/** The requests of commands for a shell: of curl, wget, or HTTPie. */
export async function readCommands(text: string, kind: Kind, unknowns: Unknowns, notes: Note[]): Promise<Found> {
  const isShell = kind === 'bash' || kind === 'cmd' || kind === 'powershell';
  const shell: ShellKind = isShell ? kind : shellOf(text);
  const commands = await findCommands(text, shell, unknowns, notes);
  if (!commands.ok) return commands;
  const programs = new Set(commands.value.map(({ program }) => program));
  const readers = new Map(await Promise.all([...programs].map(async (name) => [name, await readerOf(name)] as const)));
  const requests: Request[] = [];
  for (const [index, command] of commands.value.entries()) {
    const read = readers.get(command.program)?.(command, index + 1, unknowns, notes);
    if (!read) continue;
    if (!read.ok) return read;
    for (const request of read.value) requests.push(request);
  }
  const first = commands.value[0]?.program;
  const byProgram: Kind = first === undefined || first === 'curl' ? shell : first === 'wget' ? 'wget' : 'httpie';
  return ok({ kind: isShell || kind === 'httpie' || kind === 'wget' ? byProgram : kind, requests });
}

async function readerOf(program: string): Promise<Reader> {
  if (program === 'curl') return (await import('./read-curl')).readCurl;
  return program === 'wget' ? (await import('./read-wget')).readWget : (await import('./read-httpie')).readHttpie;
}
