import type { Dialect } from './dialect';
import type { ShellCommand, Word } from './shell-command';

/** The sign at the end of a line that goes on. */
export const CONTINUATION: Readonly<Record<Dialect, string>> = { posix: '\\', powershell: '`', cmd: '^' };

/**
 * Where the line of a command ends that most likely lacks the sign to go on: the next one begins with an option, or the
 * command, to which something is still missing, was written on several lines or goes on further in.
 */
export function missedContinuation(
  text: string,
  command: ShellCommand,
  next: ShellCommand | undefined,
  isComplete: boolean,
): { readonly at: number; readonly first: Word } | undefined {
  const at = command.brokenAt;
  const [first] = next?.words ?? [];
  if (at === undefined || first === undefined) return undefined;
  if (!/^(?:\r\n|\r|\n)[^\S\r\n]*$/.test(text.slice(at, first.at))) return undefined;
  if (/^--?[A-Za-z]/.test(first.text)) return { at, first };
  const isIndented = /\s/.test(text.charAt(first.at - 1)) && !/[\r\n]/.test(text.charAt(first.at - 1));
  const start = command.words[0]?.at ?? at;
  return !isComplete && (isIndented || /[\r\n]/.test(text.slice(start, at))) ? { at, first } : undefined;
}
