import { ok, type Result } from '../../../lib/result';
import type { Request } from '../model';
import type { Note } from '../notes';
import type { Unknowns } from '../unknowns';
import { findCommands, type Command } from './commands';
import type { Kind, ReadFault } from './reading';
import { shellOf, type ShellKind } from './shell-of';

type Reader = typeof import('./read-curl').readCurl;
type Found = Result<{ readonly kind: Kind; readonly requests: readonly Request[] }, ReadFault>;

/** The requests of commands for a shell: of curl, wget, or HTTPie. */
export async function readCommands(text: string, kind: Kind, unknowns: Unknowns, notes: Note[]): Promise<Found> {
  const isShell = kind === 'bash' || kind === 'cmd' || kind === 'powershell';
  const shell: ShellKind = isShell ? kind : shellOf(text);
  const commands = await findCommands(text, shell, unknowns, notes);
  if (!commands.ok) return commands;
  const requests: Request[] = [];
  for (const [index, command] of commands.value.entries()) {
    const reader = await readerOf(command);
    const read = reader(command, index + 1, unknowns, notes);
    if (!read.ok) return read;
    for (const request of read.value) requests.push(request);
  }
  const first = commands.value[0]?.program;
  const byProgram: Kind = first === undefined || first === 'curl' ? shell : first === 'wget' ? 'wget' : 'httpie';
  return ok({ kind: isShell || kind === 'httpie' || kind === 'wget' ? byProgram : kind, requests });
}

async function readerOf({ program }: Command): Promise<Reader> {
  if (program === 'curl') return (await import('./read-curl')).readCurl;
  return program === 'wget' ? (await import('./read-wget')).readWget : (await import('./read-httpie')).readHttpie;
}
