import type { Oddity, ShellCommand, Word } from '../../lib/shell/shell-command';

/** A `docker run` among the commands of a text. */
export interface RunCommand {
  /** What follows `run`: options, image, command. */
  readonly words: readonly Word[];
  /** The word `run` or `create`. */
  readonly verb: Word;
  /** Options of `docker` itself, before `run`. */
  readonly globalOptions: readonly Word[];
  /** Variables set for this command, before `docker`. */
  readonly assignments: readonly Word[];
  readonly redirections: readonly Word[];
  readonly oddities: readonly Oddity[];
}

/** Another command of docker's. */
export interface OtherCommand {
  readonly words: readonly Word[];
  /** What it is called: `docker service create`. */
  readonly name: readonly Word[];
  /** Whether it makes something which a Compose file would hold, too. */
  readonly makes: boolean;
}

const PROGRAM = /^(?:.*[\\/])?(docker|podman|nerdctl)(?:\.exe)?$/;
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;
/** Words before the program that change nothing about the container. */
const LEADS = new Set(
  '$ # % > ❯ ➜ ! { ( then do else if while until time nohup exec command env winpty builtin nice'.split(' '),
);
/** Options of sudo that take the next word. */
const SUDO_VALUES = /^-[ugpChrtUDRT]$/;
/** Options of docker, podman and nerdctl themselves that take the next word. */
const GLOBAL_VALUES =
  /^(?:-[Hclna]|--(?:host|context|config|log-level|tlscacert|tlscert|tlskey|namespace|address|root|runroot|url|connection|identity|storage-driver))$/;
const MAKERS = new Set(['network create', 'volume create', 'service create', 'stack deploy', 'pod create']);
/** What is followed by a verb of its own. */
const MANAGED = new Set(
  'builder buildx checkpoint compose config container context generate image kube machine manifest network node play plugin pod secret service stack swarm system trust volume'.split(
    ' ',
  ),
);

/** Tells what a command is: a run, another command that matters here, or nothing of ours. */
export function findRun(command: ShellCommand): RunCommand | OtherCommand | undefined {
  const { words } = command;
  const assignments: Word[] = [];
  let at = 0;
  for (let word = words[at]; word !== undefined; word = words[at]) {
    if (PROGRAM.test(word.text)) return afterProgram(command, at, assignments);
    if (word.text === 'sudo') at = afterSudo(words, at + 1);
    else if (ASSIGNMENT.test(word.text)) {
      assignments.push(word);
      at += 1;
    } else if (LEADS.has(word.text) || /[$#%>❯➜]$/.test(word.text)) at += 1;
    else return undefined;
  }
  return undefined;
}

function afterSudo(words: readonly Word[], start: number): number {
  let at = start;
  for (let text = words[at]?.text; text?.startsWith('-'); text = words[at]?.text) {
    at += SUDO_VALUES.test(text) ? 2 : 1;
    if (text === '--') break;
  }
  return at;
}

function afterProgram(
  { words, redirections, oddities }: ShellCommand,
  program: number,
  assignments: readonly Word[],
): RunCommand | OtherCommand | undefined {
  const globalOptions: Word[] = [];
  let at = program + 1;
  for (let word = words[at]; word?.text.startsWith('-'); word = words[at]) {
    globalOptions.push(word);
    at += GLOBAL_VALUES.test(word.text) ? 2 : 1;
  }
  const rest = words.slice(at);
  const [first, second] = rest;
  const verb = first?.text === 'container' ? second : first;
  if (verb && (verb.text === 'run' || verb.text === 'create')) {
    return { words: rest.slice(rest.indexOf(verb) + 1), verb, globalOptions, assignments, redirections, oddities };
  }
  if (!first) return undefined;
  const isManaged = MANAGED.has(first.text) && second !== undefined && /^[a-z]/.test(second.text);
  const name = [...words.slice(program, program + 1), first, ...(isManaged ? [second] : [])];
  return { words: words.slice(program), name, makes: MAKERS.has(`${first.text} ${second?.text}`) };
}
