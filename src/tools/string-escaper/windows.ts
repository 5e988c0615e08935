import type { Reading } from './dialect';
import { ReadSink } from './read-sink';

/** Backslashes before a quote, and those at the end where one follows, stand twice (as the C runtime reads arguments). */
function withBackslashes(text: string, isQuoted: boolean): string {
  let written = '';
  let from = 0;
  for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    written += `${text.slice(from, quote)}${'\\'.repeat(signsBefore(text, from, quote) + 1)}`;
    from = quote;
  }
  return `${written}${text.slice(from)}${isQuoted ? '\\'.repeat(signsBefore(text, from, text.length)) : ''}`;
}

/** How many backslashes stand right before a place. */
function signsBefore(text: string, from: number, to: number): number {
  let at = to;
  while (at > from && text.charAt(at - 1) === '\\') at -= 1;
  return to - at;
}

/** One argument of a program, quoted where it must be. */
export function writeWindowsArgument(text: string, quotes: boolean, every: boolean): string {
  const isQuoted = quotes && (every || text === '' || /[ \t]/.test(text));
  const body = withBackslashes(text, isQuoted);
  return isQuoted ? `"${body}"` : body;
}

/** The same for cmd, in which every sign with a meaning, also the quotes, has a caret before it. */
export function writeCommand(text: string, quotes: boolean): string {
  const body = withBackslashes(text, quotes);
  return (quotes ? `"${body}"` : body).replace(/[()\][%!^"`<>&|;, *?]/g, '^$&');
}

/** The arguments of a command line without their quotes; what separates them stays. */
export function readWindowsArguments(source: string): Reading {
  const sink = new ReadSink(source);
  const from = /^[ \t]*/.exec(source)?.[0].length ?? 0;
  // Only blanks and tabs end an argument; a line that ends behind one in quotes is none of it.
  const to = Math.max(from, source.charAt(from) === '"' ? source.trimEnd().length : endOfBlanks(source));
  let isInside = false;
  let openAt = from;
  for (let at = from; at < to;) {
    const sign = source.charAt(at);
    if (sign === '\\') {
      at = readBackslashes(source, at, to, sink);
      continue;
    }
    if (sign === '"' && isInside && source.charAt(at + 1) === '"' && at + 1 < to) {
      // Two of them in quotes are one.
      sink.add('"');
      at += 2;
    } else if (sign === '"') {
      isInside = !isInside;
      openAt = at;
      at += 1;
    } else {
      const end = plainEnd(source, at, to);
      sink.add(source.slice(at, end));
      at = end;
    }
  }
  if (isInside) sink.note('open', openAt, openAt + 1, 'keep');
  return sink.done(source.charAt(from) === '"');
}

function endOfBlanks(source: string): number {
  let end = source.length;
  while (end > 0 && ' \t'.includes(source.charAt(end - 1))) end -= 1;
  return end;
}

function plainEnd(source: string, at: number, to: number): number {
  let end = at + 1;
  while (end < to && source.charAt(end) !== '\\' && source.charAt(end) !== '"') end += 1;
  return end;
}

function readBackslashes(source: string, at: number, to: number, sink: ReadSink): number {
  let end = at;
  while (end < to && source.charAt(end) === '\\') end += 1;
  const count = end - at;
  if (end >= to || source.charAt(end) !== '"') {
    sink.add(source.slice(at, end));
    return end;
  }
  sink.add('\\'.repeat(Math.floor(count / 2)));
  if (count % 2 === 0) return end;
  sink.add('"');
  return end + 1;
}

/** Carets are taken away as cmd does it, then quotes as the program does. */
export function readCommand(source: string): Reading {
  const line = source.trim();
  let words = '';
  let from = 0;
  let isInside = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    if (sign === '"') isInside = !isInside;
    else if (sign === '^' && !isInside && at + 1 < line.length) {
      words += line.slice(from, at);
      at += 1;
      from = at;
    }
  }
  words += line.slice(from);
  const inserted = [...line.matchAll(/%[^%\s^"]+%/g)];
  const reading = readWindowsArguments(words);
  const sink = new ReadSink(line);
  for (const { index, 0: found } of inserted) sink.note('inserted', index, index + found.length, 'value');
  const { left, leftCount } = sink.done(false);
  return { ...reading, isQuoted: /^\^?"/.test(line), left, leftCount };
}
