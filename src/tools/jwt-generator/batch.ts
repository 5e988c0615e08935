import type { Job } from '../../operations/define';
import { err, ok, type Result } from '../../lib/result';
import { type PayloadFault, readPayload } from './payload';
import { openSigner, type SignerFault, type SignerSettings } from './signer';
import { claimNotes, type SignNote } from './notes';

export const MOST_LINES = 10_000;
/** So many lines without a token are told, and so many things that are odd about the claims of others. */
const MOST_TOLD = 20;

export type BatchFault =
  SignerFault | { readonly code: 'no-lines' } | { readonly code: 'too-many-lines'; readonly lines: number };

/** A line of which no token was made, counted from 1. */
export interface WrongLine {
  readonly line: number;
  readonly fault: PayloadFault;
}

/** What is odd about the claims of a line, counted from 1. */
export interface OddLine {
  readonly line: number;
  readonly note: SignNote;
}

export interface Batch {
  /** A token on each line that has claims; a line without a token is empty, so that the places stay. */
  readonly text: string;
  readonly count: number;
  /** The first lines without a token, and how many there are in all. */
  readonly wrong: readonly WrongLine[];
  readonly wrongCount: number;
  /** The first of what is odd, and how much there is in all. */
  readonly odd: readonly OddLine[];
  readonly oddCount: number;
  /** Of the header and the key. */
  readonly notes: readonly SignNote[];
}

/** Signs the claims of each line (NDJSON) under the same header with the same key. Blank lines stay blank. */
export async function signLines(text: string, settings: SignerSettings, job: Job): Promise<Result<Batch, BatchFault>> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const total = lines.length;
  if (total === 0) return err({ code: 'no-lines' });
  if (total > MOST_LINES) return err({ code: 'too-many-lines', lines: total });
  const signer = await openSigner(settings);
  if (!signer.ok) return signer;
  const { sign, notes } = signer.value;
  const tokens: string[] = [];
  const wrong: WrongLine[] = [];
  let wrongCount = 0;
  const odd: OddLine[] = [];
  let oddCount = 0;
  for (const [place, line] of lines.entries()) {
    job.signal.throwIfAborted();
    const payload = line.trim() === '' ? undefined : readPayload(line, { raw: false, write: settings.write });
    if (payload?.ok === false) {
      wrongCount++;
      if (wrong.length < MOST_TOLD) wrong.push({ line: place + 1, fault: payload.fault });
    }
    const strange = payload?.ok && payload.value.index ? claimNotes(payload.value.index) : [];
    oddCount += strange.length;
    odd.push(...strange.slice(0, MOST_TOLD - odd.length).map((note) => ({ line: place + 1, note })));
    tokens.push(payload?.ok ? await sign(payload.value.text) : '');
    job.progress(place + 1, total);
  }
  const count = tokens.filter((token) => token !== '').length;
  return ok({ text: tokens.join('\n'), count, wrong, wrongCount, odd, oddCount, notes });
}
