import { placeOf } from '../../../lib/document/document-fault';
import { err, ok, type Result } from '../../../lib/result';
import type { Request } from '../model';
import type { Note } from '../notes';
import { Unknowns } from '../unknowns';
import type { Found, Kind, ReadFault, Reading } from './reading';
import { recognise } from './recognise';

/** The requests of a text in any of the notations, each of which has a reader that is fetched for it. */
export async function readText(typed: string, chosen: Kind | 'auto'): Promise<Result<Reading, ReadFault>> {
  const unknowns = new Unknowns();
  const notes: Note[] = [];
  const text = typed.replace(/^\ufeff/, '');
  const kind = chosen === 'auto' ? recognise(text) : chosen;
  if (kind === undefined) return err({ code: 'none' });
  const found = await readAs(kind, text, unknowns, notes);
  if (!found.ok) return found;
  if (found.value.requests.length === 0) return err({ code: 'none' });
  return ok({ kind: found.value.kind, requests: found.value.requests, unknowns: unknowns.all, notes });
}

async function readAs(kind: Kind, text: string, unknowns: Unknowns, notes: Note[]): Promise<Found> {
  switch (kind) {
    case 'raw':
      return withKind(kind, (await import('./read-raw')).readRaw(text, notes));
    case 'har':
      return withKind(kind, (await import('./read-har')).readHar(text));
    case 'url':
      return await readUrl(text, unknowns, notes);
    case 'invoke':
      return withKind(kind, placed(text, (await import('./read-invoke')).readInvoke(text, unknowns, notes)));
    case 'fetch':
    case 'axios': {
      const read = placed(text, (await import('./read-js')).readJs(text, unknowns, notes));
      return read.ok ? ok({ kind, requests: read.value.requests }) : read;
    }
    case 'python': {
      const read = placed(text, (await import('./read-python')).readPython(text, unknowns, notes));
      return read.ok ? ok({ kind, requests: read.value.requests }) : read;
    }
    default: {
      const { readCommands } = await import('./read-commands');
      return await readCommands(text, kind, unknowns, notes);
    }
  }
}

async function readUrl(text: string, unknowns: Unknowns, notes: Note[]): Promise<Found> {
  const url = text.trim().replaceAll('\0', '');
  if (url === '') return err({ code: 'none' });
  const { codeRequest } = await import('./code-request');
  return ok({ kind: 'url', requests: [codeRequest({ method: 'GET', url, headers: [] }, notes, unknowns)] });
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
