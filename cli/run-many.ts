import { readFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { answerOf, partsOf } from './answer';
import type { Invocation, ManyFiles } from './command-line';
import { inputsOf, mainInput } from './named-inputs';
import { fileErrorOf, writeWhole } from './files';
import type { Given } from './run-operation';
import { startThread, type Thread, type ThreadOutcome } from './run-in-thread';
import { completeOptions, tellUnread, type Chosen } from './run-tool';
import { sayNotes } from './say-notes';
import { readSources } from './sources';
import { describeFault, placed } from './tell';
import { EXIT, say, type ExitCode, type Session } from './terminal';

/** A file, and where its result goes. */
interface Task {
  readonly path: string;
  readonly target: string;
}

type Done = 'written' | 'same' | 'failed';

/** Where the result of each file goes; undefined with the first place that two would go to. */
function tasksOf({ paths, folder, extension }: ManyFiles): {
  readonly tasks: readonly Task[];
  readonly clash?: string;
} {
  const targetOf = (path: string) => {
    if (folder === undefined) return path;
    const name = basename(path);
    return join(folder, extension === undefined ? name : name.slice(0, name.length - extname(name).length) + extension);
  };
  const tasks = paths.map((path) => ({ path, target: targetOf(path) }));
  const seen = new Set<string>();
  const clash = tasks.find(({ target }) => {
    const place = resolve(target);
    const isTaken = seen.has(place);
    seen.add(place);
    return isTaken;
  });
  return { tasks, ...(clash && { clash: clash.target }) };
}

/** Runs an operation on each of many files, as many at once as there are processors, and says at the end what came of them. */
export async function runMany(chosen: Chosen, invocation: Invocation, session: Session): Promise<ExitCode> {
  const { many, sources, writing } = invocation;
  const main = mainInput(inputsOf(chosen.operation));
  if (!many || !main) return EXIT.badUsage;
  const { tasks, clash } = tasksOf(many);
  if (clash !== undefined) {
    say(session.words.clash(clash));
    return EXIT.badUsage;
  }
  const options = completeOptions(chosen, invocation.options, session);
  let others: Given;
  try {
    others = await readSources(chosen.operation, sources);
    if (many.folder !== undefined) await mkdir(many.folder, { recursive: true });
  } catch (error) {
    return tellUnread(chosen, error, invocation, session);
  }

  const counts: Record<Done, number> = { written: 0, same: 0, failed: 0 };
  const waiting = [...tasks];
  const work = async (thread: Thread) => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const { toolId, operation } = chosen;
      const job = { toolId, operationId: operation.id, given: others, paths: { [main.name]: task.path }, options };
      // oxlint-disable-next-line no-await-in-loop -- each thread has one file at a time
      const outcome = await thread.run(job, operation.timeLimit);
      // oxlint-disable-next-line no-await-in-loop -- as above
      counts[await finishTask({ chosen, task, outcome, others, session, isQuiet: writing.isQuiet })] += 1;
    }
    thread.end();
  };
  const threads = Math.min(availableParallelism(), tasks.length);
  await Promise.all(Array.from({ length: threads }, () => work(startThread())));
  if (!writing.isQuiet) say(session.words.summary(counts.written, counts.same, counts.failed));
  return counts.failed > 0 ? EXIT.badInput : EXIT.done;
}

interface Ended {
  readonly chosen: Chosen;
  readonly task: Task;
  readonly outcome: ThreadOutcome;
  readonly others: Given;
  readonly session: Session;
  readonly isQuiet: boolean;
}

async function finishTask(ended: Ended): Promise<Done> {
  const { chosen, task, outcome, session, isQuiet } = ended;
  if (outcome.kind !== 'done') return tellTask(ended);
  try {
    if (!isQuiet) {
      const notes = await sayNotes(chosen.toolId, chosen.operation.id, outcome.value, session.locale);
      for (const note of notes) say(`${task.path}: ${note}`);
    }
    return await writeTask(task, outcome.passed ?? outcome.value);
  } catch (error) {
    const code = fileErrorOf(error);
    if (code === undefined) throw error;
    say(session.words.fileFault(task.target, code));
    return 'failed';
  }
}

async function tellTask({ chosen, task, outcome, others, session }: Ended): Promise<Done> {
  if (outcome.kind === 'unread') {
    say(session.words.fileFault(task.path, outcome.code));
    return 'failed';
  }
  const main = mainInput(inputsOf(chosen.operation));
  const text = await readFile(task.path).catch(() => undefined);
  const about = {
    ...chosen,
    given: { ...others, ...(main && text && { [main.name]: new Blob([text]) }) },
    sources: main ? { [main.name]: { from: 'file' as const, path: task.path } } : {},
    locale: session.locale,
  };
  if (outcome.kind === 'fault') {
    const told = await describeFault(outcome.fault, about);
    say(`${placed(told)}${told.text}`);
  } else if (outcome.kind === 'failure') {
    say(`${task.path}: ${session.words.failure(outcome.failure)}`);
  }
  return 'failed';
}

/** Text keeps the line break at the end of its file, which tools leave out. */
function withLineEnd(answer: string, before: Buffer): string {
  const end = /\r?\n$/.exec(before.subarray(-2).toString('latin1'))?.[0];
  return end === undefined || answer.endsWith('\n') ? answer : answer + end;
}

async function writeTask({ path, target }: Task, value: unknown): Promise<Done> {
  const answer = answerOf(value);
  if (answer instanceof Blob) {
    await writeWhole(target, partsOf(answer));
    return 'written';
  }
  const before = await readFile(path);
  const after = Buffer.from(typeof answer === 'string' ? withLineEnd(answer, before) : answer);
  const there = target === path ? before : await readFile(target).catch(() => undefined);
  if (there?.equals(after)) return 'same';
  await writeWhole(target, [after]);
  return 'written';
}
