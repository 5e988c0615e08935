import { err, ok, type Result } from '../../lib/result';

/** The twelve permission bits of a file as POSIX numbers them: `0o7777` is all of them. */
export type Mode = number;

export const ALL_BITS = 0o7777;
export const SETUID = 0o4000;
export const SETGID = 0o2000;
export const STICKY = 0o1000;

/** What the mode is for: directories differ in defaults and in what the letters mean. */
export type Target = 'file' | 'directory';

/** Who a permission is for, in the order of the digits, with how far its three bits are shifted. */
export const CLASSES = [
  { id: 'owner', letter: 'u', shift: 6, special: SETUID, mark: 's' },
  { id: 'group', letter: 'g', shift: 3, special: SETGID, mark: 's' },
  { id: 'others', letter: 'o', shift: 0, special: STICKY, mark: 't' },
] as const;
export type ClassId = (typeof CLASSES)[number]['id'];

export const RIGHTS = [
  { id: 'read', letter: 'r', bit: 4 },
  { id: 'write', letter: 'w', bit: 2 },
  { id: 'run', letter: 'x', bit: 1 },
] as const;
export type RightId = (typeof RIGHTS)[number]['id'];

export const PRESETS = [
  '644',
  '755',
  '600',
  '700',
  '640',
  '750',
  '775',
  '664',
  '400',
  '444',
  '777',
  '1777',
  '2775',
  '4755',
] as const;

export type OctalFault = { readonly code: 'not-octal' };
export type SymbolicFault =
  | { readonly code: 'bad-letter'; readonly position: number; readonly expected: readonly string[] }
  | { readonly code: 'bad-type'; readonly found: string }
  | { readonly code: 'bad-length'; readonly length: number };

/** Maps full-width letters, digits and signs to ASCII and trims, for what is typed with a Chinese keyboard. */
function plain(text: string): string {
  return text.normalize('NFKC').trim();
}

/** `chmod 755 path`, with options before the mode and whatever files behind it. */
const COMMAND = /^(?:sudo +)?chmod +(?:-[\w-]+ +)*([0-7]{1,4})(?: .*)?$/;

/** One to four octal digits as a mode, also in a whole command; fewer than three are read as if zeros stood before them. */
export function parseOctal(text: string): Result<Mode, OctalFault> {
  const typed = plain(text);
  const digits = COMMAND.exec(typed)?.[1] ?? typed;
  return /^[0-7]{1,4}$/.test(digits) ? ok(Number.parseInt(digits, 8)) : err({ code: 'not-octal' });
}

/** The mode in digits: three, or four when a special bit is set. */
export function toOctal(mode: Mode): string {
  return mode.toString(8).padStart(3, '0');
}

/** Four digits always. */
export function toFourDigits(mode: Mode): string {
  return mode.toString(8).padStart(4, '0');
}

/** The three letters of a class. The special bit shows in the third one: small with execute, capital without. */
function classLetters(mode: Mode, { shift, special, mark }: (typeof CLASSES)[number]): string {
  const rights = mode >> shift;
  const [withRun, withoutRun] = (mode & special) !== 0 ? [mark, mark.toUpperCase()] : ['x', '-'];
  const third = rights & 1 ? withRun : withoutRun;
  return `${rights & 4 ? 'r' : '-'}${rights & 2 ? 'w' : '-'}${third}`;
}

/** The nine letters, such as `rwxr-sr-t`. */
export function toSymbolic(mode: Mode): string {
  return CLASSES.map((each) => classLetters(mode, each)).join('');
}

/** The ten letters that begin a line of `ls -l`. */
export function toListing(mode: Mode, target: Target): string {
  return `${target === 'directory' ? 'd' : '-'}${toSymbolic(mode)}`;
}

/** What `ls` writes before the nine letters: GNU, BSD, macOS and Solaris together. */
const TYPES = '-dlbcspDCMnPw?';

/** The letters that may stand at one of the nine places, with the bits that each means. */
function lettersAt(place: number): Readonly<Record<string, Mode>> {
  const each = CLASSES[Math.floor(place / 3)] ?? CLASSES[2];
  const right = RIGHTS[place % 3] ?? RIGHTS[2];
  const bit = right.bit << each.shift;
  if (right.id !== 'run') return { [right.letter]: bit, '-': 0 };
  return { x: bit, [each.mark]: bit | each.special, [each.mark.toUpperCase()]: each.special, '-': 0 };
}

/** A mode as read from letters; `target` is given when a type letter stood before them. */
export interface Symbolic {
  readonly mode: Mode;
  readonly target?: Target;
}

/**
 * Reads nine letters, ten with the type, either with the mark that `ls` appends for an access list (`+`), a security
 * context (`.`) or extended attributes (`@`), or a whole line of `ls -l`.
 */
export function parseSymbolic(text: string): Result<Symbolic, SymbolicFault> {
  const word = plain(text).split(/\s+/)[0] ?? '';
  const letters = word.length > 9 ? word.replace(/[+.@]$/, '') : word;
  if (letters.length === 9) return readNine(letters, 0);
  if (letters.length !== 10) return err({ code: 'bad-length', length: letters.length });
  const type = letters.charAt(0);
  if (!TYPES.includes(type)) return err({ code: 'bad-type', found: type });
  const read = readNine(letters.slice(1), 1);
  return read.ok ? ok({ ...read.value, target: type === 'd' ? 'directory' : 'file' }) : read;
}

/** Reads the nine letters; `before` is how many stand before them, for positions as they are seen. */
function readNine(letters: string, before: number): Result<Symbolic, SymbolicFault> {
  let mode = 0;
  for (const [place, letter] of [...letters].entries()) {
    const allowed = lettersAt(place);
    const bits = Object.hasOwn(allowed, letter) ? allowed[letter] : undefined;
    if (bits === undefined) {
      return err({ code: 'bad-letter', position: place + 1 + before, expected: Object.keys(allowed) });
    }
    mode |= bits;
  }
  return ok({ mode });
}

/** Tells whether a class has a right. */
export function has(mode: Mode, classId: ClassId, rightId: RightId): boolean {
  return (mode & bitOf(classId, rightId)) !== 0;
}

/** The bit of one right of one class. */
export function bitOf(classId: ClassId, rightId: RightId): Mode {
  const each = CLASSES.find(({ id }) => id === classId);
  const right = RIGHTS.find(({ id }) => id === rightId);
  return (right?.bit ?? 0) << (each?.shift ?? 0);
}

/** The rights of each class. */
export function rightsOf(mode: Mode): Record<ClassId, readonly RightId[]> {
  const of = (id: ClassId) => RIGHTS.filter((right) => has(mode, id, right.id)).map((right) => right.id);
  return { owner: of('owner'), group: of('group'), others: of('others') };
}

/** The classes whose special bit is set. */
export function specialsOf(mode: Mode): ClassId[] {
  return CLASSES.filter(({ special }) => mode & special).map(({ id }) => id);
}
