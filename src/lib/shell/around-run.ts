import type { ShellCommand, Word } from './shell-command';

const isPipe = ({ endedBy }: ShellCommand) => endedBy !== undefined && /^\|&?$/.test(endedBy.text);

/** Lines that go on are shown as one. */
const oneLine = (text: string) => text.replace(/(?:(?<!\s)\s+)?[\\`^]?(?:\r\n|\r|\n)\s*/g, ' ').trim();

/**
 * What a shell does around a command and the container knows nothing of: what is piped into it, and all that follows on
 * its line, up to the next command that is translated itself. Each as it stands in the text.
 */
export function aroundRun(
  text: string,
  commands: readonly ShellCommand[],
  index: number,
  isRun: (command: ShellCommand) => boolean,
): Word[] {
  return [fedBy(text, commands, index, isRun), followedBy(text, commands, index, isRun)].flat();
}

function fedBy(
  text: string,
  commands: readonly ShellCommand[],
  index: number,
  isRun: (command: ShellCommand) => boolean,
): Word[] {
  let first = index;
  for (let before = commands[first - 1]; before && isPipe(before) && !isRun(before); before = commands[first - 1]) {
    first -= 1;
  }
  const [pipe, source, previous] = [commands[index - 1]?.endedBy, commands[first], commands[first - 1]];
  // What goes on from a run was told of there.
  if (first === index || !pipe || !source || (previous?.endedBy && !previous.endsLine && isRun(previous))) return [];
  return [{ text: oneLine(text.slice(source.start, pipe.at + pipe.text.length)), at: source.start }];
}

function followedBy(
  text: string,
  commands: readonly ShellCommand[],
  index: number,
  isRun: (command: ShellCommand) => boolean,
): Word[] {
  const joint = commands[index]?.endedBy;
  if (!joint) return [];
  let last = commands[index];
  let next = index + 1;
  for (let command = commands[next]; last && !last.endsLine && command && !isRun(command); command = commands[next]) {
    last = command;
    next += 1;
  }
  if (!last || next === index + 1) return isPipeOrBackground(joint) ? [joint] : [];
  const feedsRun = isPipe(last) && !last.endsLine && next < commands.length;
  const closing = last.endedBy && (feedsRun || last.endedBy.text === ')') ? last.endedBy : undefined;
  const end = closing ? closing.at + closing.text.length : last.end;
  return [{ text: oneLine(text.slice(joint.at, end)), at: joint.at }];
}

/** What means something though nothing follows that is no run. */
function isPipeOrBackground({ text }: Word): boolean {
  return /^(?:\|&?|&)$/.test(text);
}
