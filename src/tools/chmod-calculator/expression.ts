import { err, ok, type Result } from '../../lib/result';
import { shorten } from '../../lib/shorten';
import { ALL_BITS, CLASSES, type Mode, RIGHTS, SETGID, SETUID, STICKY, type Target } from './mode';

/** A clause of an expression that cannot be read. `position` is where in the expression (from 1) it goes wrong. */
export type ExpressionFault =
  | { readonly code: 'bad-clause'; readonly clause: string; readonly position: number }
  | { readonly code: 'too-large'; readonly clause: string };

/** One `+x`, `-w` or `=rw`: what it does, to whom, with which bits. */
interface Change {
  readonly operator: '+' | '-' | '=';
  /** The bits of the named classes; none when no class is named (then the umask has a say). */
  readonly who: Mode;
  readonly value:
    | { readonly kind: 'bits'; readonly bits: Mode; readonly runIfAny: boolean }
    | { readonly kind: 'copy'; readonly shift: number };
  /** Set-ID bits that the clause names: on a directory the others stay as they are. */
  readonly named: Mode;
}

/** What surrounds a change: the kind of file, and the umask that counts when no class is named. */
export interface Surroundings {
  readonly target: Target;
  readonly umask: number;
}

const WHO: Readonly<Record<string, Mode>> = {
  u: 0o700 | SETUID,
  g: 0o070 | SETGID,
  o: 0o007 | STICKY,
  a: ALL_BITS,
};

const BITS: Readonly<Record<string, Mode>> = {
  r: 0o444,
  w: 0o222,
  x: 0o111,
  s: SETUID | SETGID,
  t: STICKY,
};

/**
 * Applies an expression as `chmod` takes it to a mode: clauses between commas, each with classes (u, g, o, a, or none),
 * then one or several operators with letters (r, w, x, X, s, t), a class to copy (u, g, o) or, without classes, octal
 * digits; or octal digits alone. The grammar of POSIX with the additions of GNU.
 */
export function applyExpression(expression: string, mode: Mode, around: Surroundings): Result<Mode, ExpressionFault> {
  const changes = parseExpression(expression);
  if (!changes.ok) return changes;
  return ok(changes.value.reduce((current, change) => apply(change, current, around), mode & ALL_BITS));
}

/** Reads an expression without applying it. */
function parseExpression(expression: string): Result<Change[], ExpressionFault> {
  const text = expression.normalize('NFKC').trim();
  if (/^[0-7]+$/.test(text)) return octal(text);
  const changes: Change[] = [];
  let position = 1;
  for (const clause of text.split(',')) {
    const parsed = parseClause(clause, position);
    if (!parsed.ok) return parsed;
    changes.push(...parsed.value);
    position += clause.length + 1;
  }
  return ok(changes);
}

/** Digits alone. With fewer than five, GNU leaves the set-ID bits of a directory alone unless the digits set them. */
function octal(digits: string): Result<Change[], ExpressionFault> {
  const bits = Number.parseInt(digits, 8);
  if (bits > ALL_BITS) return err({ code: 'too-large', clause: shorten(digits) });
  const named = digits.length < 5 ? bits : ALL_BITS;
  return ok([{ operator: '=', who: ALL_BITS, value: { kind: 'bits', bits, runIfAny: false }, named }]);
}

function isOperator(char: string): char is Change['operator'] {
  return char === '+' || char === '-' || char === '=';
}

function parseClause(clause: string, start: number): Result<Change[], ExpressionFault> {
  const letters = /^[ugoa]*/.exec(clause)?.[0] ?? '';
  const who = [...letters].reduce((bits, letter) => bits | (WHO[letter] ?? 0), 0);
  const changes: Change[] = [];
  let at = letters.length;
  do {
    const operator = clause.charAt(at);
    if (!isOperator(operator)) return err({ code: 'bad-clause', clause: shorten(clause), position: start + at });
    at += 1;
    const operand = /^(?:[0-7]+|[ugo]|[rwxXst]*)/.exec(clause.slice(at))?.[0] ?? '';
    if (/^\d/.test(operand)) {
      const isAlone = who === 0 && at + operand.length === clause.length;
      if (!isAlone) return err({ code: 'bad-clause', clause: shorten(clause), position: start + at });
      const bits = Number.parseInt(operand, 8);
      if (bits > ALL_BITS) return err({ code: 'too-large', clause: shorten(clause) });
      changes.push({ operator, who: ALL_BITS, value: { kind: 'bits', bits, runIfAny: false }, named: ALL_BITS });
    } else {
      changes.push(letterChange(operator, who, operand));
    }
    at += operand.length;
  } while (at < clause.length);
  return ok(changes);
}

function letterChange(operator: Change['operator'], who: Mode, operand: string): Change {
  const copied = CLASSES.find(({ letter }) => letter === operand);
  if (copied) return { operator, who, value: { kind: 'copy', shift: copied.shift }, named: 0 };
  const bits = [...operand].reduce((all, letter) => all | (BITS[letter] ?? 0), 0);
  const named = who === 0 ? bits : bits & who;
  return { operator, who, value: { kind: 'bits', bits, runIfAny: operand.includes('X') }, named };
}

/** The bits that a change speaks of, for all classes, before who and umask limit them. */
function valueOf({ value }: Change, mode: Mode, target: Target): Mode {
  if (value.kind === 'copy') {
    const rights = (mode >> value.shift) & 7;
    return RIGHTS.reduce((bits, { letter, bit }) => bits | (rights & bit ? (BITS[letter] ?? 0) : 0), 0);
  }
  const canRun = target === 'directory' || (mode & 0o111) !== 0;
  return value.bits | (value.runIfAny && canRun ? 0o111 : 0);
}

function apply(change: Change, mode: Mode, { target, umask }: Surroundings): Mode {
  const kept = target === 'directory' ? (SETUID | SETGID) & ~change.named : 0;
  const limit = (change.who === 0 ? ~umask : change.who) & ~kept & ALL_BITS;
  const value = valueOf(change, mode, target) & limit;
  if (change.operator === '+') return mode | value;
  if (change.operator === '-') return mode & ~value;
  // `=` clears what the named classes hold; with none named it clears all, and only what is given is masked.
  const cleared = (change.who === 0 ? ALL_BITS : change.who) & ~kept;
  return (mode & ~cleared) | value;
}
