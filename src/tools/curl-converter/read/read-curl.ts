import { err, ok, type Result } from '../../../lib/result';
import { buildRequests } from '../curl/build-requests';
import { readArguments } from '../curl/read-arguments';
import type { Request } from '../model';
import type { Note } from '../notes';
import type { Unknowns } from '../unknowns';
import type { Command } from './commands';
import type { ReadFault } from './reading';

/** The requests of a command of curl; `number` counts the commands from 1. */
export function readCurl(
  { words, input }: Command,
  number: number,
  unknowns: Unknowns,
  notes: Note[],
): Result<readonly Request[], ReadFault> {
  const { sections, unknown, open } = readArguments(words);
  if (open !== undefined) return err({ code: 'no-argument', option: open, command: number });
  if (unknown.length > 0) notes.push({ code: 'unknown-option', names: [...new Set(unknown)] });
  // What stands behind `--next` is a command of its own.
  const empty = sections.findIndex(({ urls }) => urls.length === 0);
  if (empty >= 0) return err({ code: 'no-url', command: number + empty });
  const requests: Request[] = [];
  for (const section of sections) {
    const built = buildRequests(section, unknowns, input);
    for (const request of built.requests) requests.push(request);
    for (const note of built.notes) notes.push(note);
  }
  return ok(requests);
}
