import { isLocale, LOCALES } from '../src/i18n/locale';
import { kebab, operationsOf, TOOL_IDS, type Operations } from './catalogue';
import { readInvocation, type UsageFault } from './command-line';
import { localeOf } from './locale';
import { mainOperation } from './main-operations';
import { COMMANDS } from './reserved';
import { EXIT, openSession, print, say, type ExitCode, type Session } from './terminal';

declare const __PACKAGE_VERSION__: string;

/** What stands before the tool's name, and what follows. */
interface Leading {
  readonly lang: string | undefined;
  readonly isHelp: boolean;
  readonly isVersion: boolean;
  readonly rest: readonly string[];
}

function takeLeading(args: readonly string[]): Leading {
  let lang: string | undefined;
  let isHelp = false;
  let isVersion = false;
  let at = 0;
  for (; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--lang') lang = args[++at] ?? '';
    else if (arg.startsWith('--lang=')) lang = arg.slice('--lang='.length);
    else if (arg === '--help' || arg === '-h' || arg === 'help') isHelp = true;
    else if (arg === '--version' || arg === '-V') isVersion = true;
    else break;
  }
  return { lang, isHelp, isVersion, rest: args.slice(at) };
}

/** `--lang` may also stand behind the tool's name. */
function langBehind(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const before = end < 0 ? args : args.slice(0, end);
  const place = before.lastIndexOf('--lang');
  return place < 0 ? before.findLast((arg) => arg.startsWith('--lang='))?.slice('--lang='.length) : before[place + 1];
}

/** Runs the program with its arguments; what comes back is its exit code. */
export async function runProgram(args: readonly string[]): Promise<ExitCode> {
  const { lang, isHelp, isVersion, rest } = takeLeading(args);
  const [command, ...behind] = rest;
  // What is to be completed is not meant for the program itself.
  const wanted = lang ?? (command === 'complete' ? undefined : langBehind(behind));
  const session = await openSession(isLocale(wanted) ? wanted : localeOf(process.env));
  if (wanted !== undefined && !isLocale(wanted)) {
    say(session.words.usageFault({ code: 'bad-option', flag: 'lang', given: wanted }));
    say(session.words.acceptedValues(LOCALES.join(', ')));
    return EXIT.badUsage;
  }
  if (isVersion) {
    print([__PACKAGE_VERSION__]);
    return EXIT.done;
  }
  if (command === undefined) return isHelp ? showHelp(session) : listTools(session);
  return runCommand(command, isHelp ? [...behind, '--help'] : behind, session);
}

async function showHelp(session: Session): Promise<ExitCode> {
  const { programHelp } = await import('./help');
  print(programHelp(session));
  return EXIT.done;
}

async function listTools(session: Session): Promise<ExitCode> {
  const { toolList } = await import('./tool-list');
  print(await toolList(session));
  return EXIT.done;
}

async function runCommand(command: string, args: readonly string[], session: Session): Promise<ExitCode> {
  const isOwn = COMMANDS.some((name) => name === command);
  if (isOwn && command !== 'complete' && args.some(isHelpFlag)) return showHelp(session);
  switch (command) {
    case 'detect':
      return (await import('./detect')).detect(args, session);
    case 'run':
      return (await import('./run-chain')).runChainFile(args, session);
    case 'completion':
      return (await import('./completion-scripts')).printCompletion(args, session);
    case 'complete':
      return (await import('./complete')).complete(args);
    case 'mcp':
      return (await import('./mcp/server')).serve(args, session);
    default:
      return runNamed(command, args, session);
  }
}

async function runNamed(given: string, args: readonly string[], session: Session): Promise<ExitCode> {
  const toolId = TOOL_IDS.includes(given) ? given : await (await import('./tool-names')).currentId(given);
  const operations = toolId === undefined ? undefined : await operationsOf(toolId);
  if (toolId === undefined || !operations) {
    const { unknownTool } = await import('./tool-names');
    for (const line of unknownTool(given, session)) say(line);
    return EXIT.badUsage;
  }
  return runWithOperation(toolId, operations, args, session);
}

const isHelpFlag = (arg: string) => arg === '--help' || arg === '-h';

function operationNamed(operations: Operations, name: string | undefined) {
  return name === undefined || name.startsWith('-')
    ? undefined
    : Object.values(operations).find(({ id }) => id === name || kebab(id) === name);
}

async function runWithOperation(
  toolId: string,
  operations: Operations,
  args: readonly string[],
  session: Session,
): Promise<ExitCode> {
  const named = operationNamed(operations, args[0]);
  const operation = named ?? mainOperation(toolId, operations);
  const behind = named ? args.slice(1) : args;
  const end = behind.indexOf('--');
  if ((end < 0 ? behind : behind.slice(0, end)).some(isHelpFlag)) {
    const { toolHelp } = await import('./help');
    print(await toolHelp(toolId, operations, named?.id, session));
    return EXIT.done;
  }
  if (!operation) return EXIT.badUsage;
  const { isFed } = await import('./standard-input');
  const read = readInvocation(operation, behind, { environment: process.env, isFed: isFed() });
  if (!read.ok) {
    const command = ['handy', toolId, ...(named ? [kebab(named.id)] : [])].join(' ');
    await tellUsage(read.fault, command, operation, session);
    return EXIT.badUsage;
  }
  const chosen = { toolId, operation };
  if (read.value.many) return (await import('./run-many')).runMany(chosen, read.value, session);
  return (await import('./run-tool')).runTool(chosen, read.value, session);
}

async function tellUsage(
  fault: UsageFault,
  command: string,
  operation: Operations[string],
  session: Session,
): Promise<void> {
  const { words } = session;
  say(words.usageFault(fault));
  if (fault.code === 'bad-option') {
    const [{ acceptedValues }, { optionsOf }] = await Promise.all([import('./help'), import('./option-arguments')]);
    const accepted = acceptedValues(
      optionsOf(operation).find(({ flag }) => flag === fault.flag),
      session,
    );
    if (accepted !== '') say(words.acceptedValues(accepted));
  }
  say(words.tryHelp(command));
}
