import { parse } from 'valibot';
import { failureOf } from '../src/lib/failure';
import type { Operation } from '../src/operations/define';
import { answerOf, asJson } from './answer';
import { sayNotes } from './say-notes';
import type { Invocation, Writing } from './command-line';
import { fileErrorOf, pathOfError } from './files';
import { startProgress } from './progress-line';
import { createJob, runOperation, type Given, type Outcome, type ReportProgress } from './run-operation';
import { NoSecretError, pathOf, readSources } from './sources';
import { describeFault, pathIn, placed, type Told } from './tell';
import { EXIT, say, type ExitCode, type Session } from './terminal';
import { writeAnswer, writeText } from './write-answer';

/** A tool's operation, ready to be run. */
export interface Chosen {
  readonly toolId: string;
  readonly operation: Operation;
}

/** Options that are the language of the page where its visitor chose none. */
function withLanguage({ operation }: Chosen, options: object, { locale }: Session): object {
  return { ...(hasPageLanguage(operation) && { language: locale }), ...options };
}

/** Numbers, sentences and dates come in the language of whoever asks, as on the page; `neutral` or `latin` are languages of other things. */
function hasPageLanguage({ options }: Operation): boolean {
  const { entries } = options as { readonly entries?: Readonly<Record<string, { readonly default?: unknown }>> };
  return entries?.['language']?.default === 'en';
}

/** Results of files from so many bytes on may be too large for memory. */
const LARGE = 16 * 1024 * 1024;

/** Reads the inputs and runs the operation, in a thread of its own where what it does is bounded in time. */
export async function runChosen(
  chosen: Chosen,
  given: Given,
  options: object,
  progress: ReportProgress,
): Promise<Outcome> {
  const { toolId, operation } = chosen;
  const { timeLimit } = operation;
  const isLarge = Object.values(given).some((value) => value instanceof Blob && value.size >= LARGE);
  if (isLarge) {
    const [{ keepLargeIn }, { openDiskSink }] = await Promise.all([
      import('../src/lib/blob-sink'),
      import('./disk-sink'),
    ]);
    keepLargeIn(openDiskSink);
  }
  if (timeLimit === undefined) return runOperation(operation, given, options, createJob(progress));
  const { startThread } = await import('./run-in-thread');
  const thread = startThread();
  const read = await readTexts(given);
  const outcome = await thread.run(
    { toolId, operationId: operation.id, given: read, paths: {}, options },
    timeLimit,
    progress,
  );
  thread.end();
  // It was given no files to open.
  return outcome.kind === 'unread' ? { kind: 'failure', failure: { code: 'unavailable' } } : outcome;
}

/** Files of the disk do not go from thread to thread; their bytes do. */
async function readTexts(given: Given): Promise<Given> {
  const read = Object.entries(given).map(async ([name, value]) => {
    const isFile = value instanceof Blob;
    return [name, isFile ? new Blob([await value.arrayBuffer()]) : value] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** The options of an invocation, completed by the operation's defaults. */
export function completeOptions(chosen: Chosen, options: object, session: Session): object {
  // Each was read by its own schema, so the whole is of the operation's.
  return parse(chosen.operation.options, withLanguage(chosen, options, session));
}

/** Runs a tool once, writes what it gives, and says what is wrong. */
export async function runTool(chosen: Chosen, invocation: Invocation, session: Session): Promise<ExitCode> {
  const { sources, writing } = invocation;
  const options = completeOptions(chosen, invocation.options, session);
  const line = startProgress(session.words.progress, writing.isQuiet);
  let given: Given;
  try {
    given = await readSources(chosen.operation, sources);
  } catch (error) {
    return tellUnread(chosen, error, invocation, session);
  }
  const outcome = await runChosen(chosen, given, options, line.report);
  line.end();
  if (outcome.kind === 'done') return writeValue(chosen, outcome, writing, session);
  return tellWrong(chosen, outcome, { given, sources }, writing, session);
}

/** Says why the inputs could not be read. */
export async function tellUnread(
  chosen: Chosen,
  error: unknown,
  { sources, writing }: Invocation,
  session: Session,
): Promise<ExitCode> {
  if (error instanceof NoSecretError) {
    const { flag, variable } = error.input;
    say(session.words.usageFault({ code: 'no-input', input: flag, isSecret: true, variable }));
    return EXIT.badUsage;
  }
  const code = fileErrorOf(error);
  if (code === undefined) {
    return tellWrong(chosen, { kind: 'failure', failure: failureOf(error) }, { given: {}, sources }, writing, session);
  }
  const path = pathOfError(error) ?? Object.values(sources).flatMap((source) => pathOf(source) ?? [])[0] ?? '-';
  if (writing.isJson) await writeText(await asJson({ ok: false, failure: { code, path } }));
  say(session.words.fileFault(path, code));
  return EXIT.badInput;
}

async function tellWrong(
  chosen: Chosen,
  outcome: Exclude<Outcome, { kind: 'done' }>,
  { given, sources }: { readonly given: Given; readonly sources: Invocation['sources'] },
  { isJson }: Writing,
  session: Session,
): Promise<ExitCode> {
  const about = { ...chosen, given, sources, locale: session.locale };
  const told: Told =
    outcome.kind === 'fault'
      ? await describeFault(outcome.fault, about)
      : { text: session.words.failure(outcome.failure), ...pathIn(about) };
  if (isJson) {
    const { text, ...place } = told;
    const wrong = outcome.kind === 'fault' ? { fault: outcome.fault } : { failure: outcome.failure };
    await writeText(await asJson({ ok: false, ...wrong, message: text, ...place }));
  }
  say(`${placed(told)}${told.text}`);
  return EXIT.badInput;
}

async function writeValue(
  { toolId, operation }: Chosen,
  { value, passed }: Extract<Outcome, { kind: 'done' }>,
  { isJson, isQuiet, output }: Writing,
  session: Session,
): Promise<ExitCode> {
  if (!isQuiet && !isJson) {
    for (const note of await sayNotes(toolId, operation.id, value, session.locale)) say(note);
  }
  return writeAnswer(isJson ? await asJson({ ok: true, value }) : answerOf(passed ?? value), output, session);
}
