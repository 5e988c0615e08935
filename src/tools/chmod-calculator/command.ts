import { CLASSES, type Mode, RIGHTS, STICKY, toOctal } from './mode';

/**
 * One word for a POSIX shell: as it stands when nothing in it is special, else between single quotes. A path that
 * begins with a dash gets `./` before it, so that no command takes it for an option. An empty one gives `path`.
 */
export function quotePath(path: string): string {
  if (path === '') return 'path';
  const safe = path.startsWith('-') ? `./${path}` : path;
  return /^[\p{L}\p{N}_@%+:,./-][\p{L}\p{N}_@%+=:,./-]*$/u.test(safe) ? safe : `'${safe.replaceAll("'", "'\\''")}'`;
}

/** The clauses that set a mode whatever was before, such as `u=rwxs,g=rx,o=rx,+t`. */
export function toClauses(mode: Mode): string {
  const clauses = CLASSES.map(({ letter, shift, special, mark }) => {
    const rights = RIGHTS.map((right) => ((mode >> shift) & right.bit ? right.letter : '')).join('');
    return `${letter}=${rights}${mark === 's' && mode & special ? mark : ''}`;
  });
  return [...clauses, ...(mode & STICKY ? ['+t'] : [])].join(',');
}

/** The two commands that give the mode to a path, by number and by letters. */
export function commands(mode: Mode, path: string, recursive: boolean): { numeric: string; symbolic: string } {
  const command = recursive ? 'chmod -R' : 'chmod';
  const quoted = quotePath(path);
  return { numeric: `${command} ${toOctal(mode)} ${quoted}`, symbolic: `${command} ${toClauses(mode)} ${quoted}` };
}
