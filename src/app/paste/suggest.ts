import { leaveFor, passOn } from '../../operations/chain/chain';
import { handOver, type HandedOver } from '../../operations/drafts';
import { runOperation } from '../../operations/run-operation';
import { SAMPLE_SIZE } from '../../operations/sample-size';
import { INLINE_LIMIT, toTextSource, type TextSource } from '../../lib/text-source';
import { comesOfSecret } from './comes-of-secret';
import type { Given } from './given';
import { PASTE_ID, preview, rank } from './operations';
import type { Chained, Previewed } from './preview-sample';
import type { Ranked, Ranking } from './rank';
import { shownOf, type Suggested } from './suggested';

/** The tools whose previews are made; who sees more of them sees their descriptions. */
const MOST_PREVIEWS = 6;

/**
 * Asks the worker which tools fit, then what each of them would give, one after the other. Tells after each answer; without any answer,
 * such as offline before the worker is stored, nothing fits. Rejects with the signal's reason when aborted.
 */
export async function suggest(
  given: Given,
  signal: AbortSignal,
  tell: (found: readonly Suggested[], facts: Partial<Pick<Ranking, 'content' | 'about' | 'isComplete'>>) => void,
): Promise<void> {
  const sample = sampleFor(given);
  const settings = { toolId: PASTE_ID, signal };
  const ask = (isPatient: boolean) => answerOf(runOperation(rank, sample, { isPatient }, settings), signal);
  const first = await ask(false);
  if (first && !first.isComplete) tell(shownOf(first.suggestions, new Map()), first);
  // The one that it is meant for may be among those that were not asked for want of time.
  const ranking = first && !first.isComplete ? ((await ask(true)) ?? first) : first;
  const found = ranking?.suggestions ?? [];
  // More than was asked now is not asked.
  const facts = { ...ranking, isComplete: true };
  const previews = new Map<Ranked, Previewed>();
  tell(shownOf(found, previews), facts);
  for (const ranked of found.slice(0, MOST_PREVIEWS)) {
    // oxlint-disable-next-line no-await-in-loop -- the first ones are looked at first, and one worker is enough
    const previewed = await answerOf(runOperation(preview, sample, { toolId: ranked.toolId }, settings), signal);
    if (previewed) previews.set(ranked, previewed);
    tell(shownOf(found, previews), facts);
  }
}

/** As the worker gets it: no more of a text than it looks at, and one character, by which it sees that there is more. */
function sampleFor({ text, file }: Given): Given {
  if (file) return { file };
  return { text: (text ?? '').slice(0, SAMPLE_SIZE + 1) };
}

/** The value of an answer; undefined where there is none, so that one that fails does not keep the others from being shown. */
async function answerOf<V>(
  answer: Promise<{ readonly ok: true; readonly value: V } | { readonly ok: false }>,
  signal: AbortSignal,
): Promise<V | undefined> {
  try {
    const result = await answer;
    return result.ok ? result.value : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** Lets the tool begin with what was given, or with the part of it that is meant. */
export function give(toolId: string, given: Given, ranked?: Meant): void {
  const { file, from, made } = given;
  // A step of the way is left now; the tool itself may be there before the text: it takes over what comes later, too.
  const pass = from === undefined ? undefined : leaveFor({ from, made });
  const take = (received: HandedOver) => (pass ? pass({ to: toolId, received }) : handOver(toolId, received));
  const content = receivedOf(given, ranked);
  if (!file) return take(content);
  textIn(file).then(
    (text) => take({ ...content, text }),
    () => take(content),
  );
}

type Meant = Pick<Ranked, 'text' | 'direction'>;

function receivedOf(given: Given, ranked?: Meant): HandedOver {
  return {
    ...contentOf(given, ranked?.text),
    ...(ranked?.direction && { direction: ranked.direction }),
    ...(given.from !== undefined && comesOfSecret(given.from) && { isSecret: true }),
  };
}

/** An encoding that a document names within itself, which its tool reads it by. */
const NAMED_ENCODING = /\b(?:encoding|charset)\s*=/i;
const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** The text of a short file that is just that, to be seen and edited; else the file. Tools for files of any kind take the file. */
async function textIn(file: File): Promise<TextSource> {
  const [{ openExactly }, { textByItsLook }] = await Promise.all([
    import('../../lib/open-text'),
    import('../../lib/text-file'),
  ]);
  const opened = await openExactly(file);
  const isShort = file.size <= INLINE_LIMIT && typeof opened !== 'string';
  // Most tools read UTF-8 alone, and the visitor sees the text.
  const text = (isShort && textByItsLook(new Uint8Array(await file.arrayBuffer()))?.text) || opened;
  const isOther = typeof text === 'string' && NAMED_ENCODING.test(text.slice(0, 1024)) && BEYOND_ASCII.test(text);
  return isOther ? file : text;
}

function contentOf({ text = '', file }: Given, part: string | undefined): HandedOver {
  if (file) return { text: file, file };
  // Of a text that was looked at in part nothing is left out.
  const meant = text.length > SAMPLE_SIZE ? text : (part ?? text);
  return { text: toTextSource(meant, 'text.txt') };
}

/** Whether what was found inside came whole, so that it can be handed over. */
export function isWholeInner(inner: string | Uint8Array | undefined): inner is string | Uint8Array<ArrayBuffer> {
  return inner !== undefined && inner.length < SAMPLE_SIZE;
}

/** Lets a tool begin with what another one would have given, which found it inside of what was given. */
export function giveInner(
  inner: string | Uint8Array<ArrayBuffer>,
  chained: Chained,
  given: Given,
  around: Ranked,
): void {
  const found = typeof inner === 'string' ? { text: inner } : { file: new File([inner], 'data') };
  const received = receivedOf({ ...found, from: given.from }, chained);
  const { toolId: to } = chained;
  if (given.from === undefined) handOver(to, received);
  else {
    const through = { toolId: around.toolId, received: receivedOf(given, around) };
    passOn({ from: given.from, made: given.made, through, to, received });
  }
}
