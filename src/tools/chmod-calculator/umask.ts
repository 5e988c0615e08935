import { err, ok, type Result } from '../../lib/result';
import type { Mode, Target } from './mode';

export type UmaskFault = { readonly code: 'bad-umask' };

const PERMISSIONS = 0o777;
/** What programs ask for when they make a file: no execute. For directories they ask for everything. */
const FILE_DEFAULT = 0o666;

/** One to four octal digits as a umask. Only the nine permission bits count; a first digit of four must be 0. */
export function parseUmask(text: string): Result<number, UmaskFault> {
  const digits = text.normalize('NFKC').trim();
  return /^0?[0-7]{1,3}$/.test(digits) ? ok(Number.parseInt(digits, 8)) : err({ code: 'bad-umask' });
}

/** A umask in three digits. */
export function umaskText(umask: number): string {
  return umask.toString(8).padStart(3, '0');
}

/** The mode that new files or directories get under a umask: its bits are cleared, nothing is subtracted. */
export function modeUnder(umask: number, target: Target): Mode {
  return (target === 'directory' ? PERMISSIONS : FILE_DEFAULT) & ~umask;
}

/**
 * The umask under which new directories or files get the mode, or none: a umask cannot give what is not asked for,
 * so no execute on files, and no special bits. On files execute is masked where read and write are, as is usual.
 */
export function umaskFor(mode: Mode, target: Target): number | undefined {
  if (mode & ~(target === 'directory' ? PERMISSIONS : FILE_DEFAULT)) return undefined;
  if (target === 'directory') return PERMISSIONS & ~mode;
  const masked = FILE_DEFAULT & ~mode;
  return masked | ((masked >> 2) & (masked >> 1) & 0o111);
}

/** The command after which new directories or files get the mode; empty where there is none. */
export function umaskCommand(mode: Mode, target: Target): string {
  const umask = umaskFor(mode, target);
  return umask === undefined ? '' : `umask ${umaskText(umask)}`;
}
