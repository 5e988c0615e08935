import { CLASSES, type Mode, RIGHTS, STICKY, toOctal } from './mode';

/** What a shell reads as it stands. A word that begins with `=` would be a command in some. */
const PLAIN = /^(?!=)[\p{L}\p{N}_@%+=:,./-]*$/u;
/** The home folder, of a user whose name may stand in it: quoted, it would be a folder named `~`. */
const HOME = /^~(?:[a-z_][\w.-]*)?(?=\/|$)/i;
/** `*`, `?`, one of some characters, and in most shells one of some texts. */
const PATTERN = /\*|\?|\[[!^]?[\w.-]+\]|\{[\w.*?-]*(?:,[\w.*?-]*)+\}/g;

/** Whether a path stands for every file that it matches. */
export function hasPattern(path: string): boolean {
  return path.search(PATTERN) >= 0;
}

/**
 * One word for a POSIX shell: as it stands when nothing in it is special, else between single quotes, but for `~/` and patterns, which mean
 * nothing there. A path that begins with a dash gets `./` before it, so that no command takes it for an option. An empty one gives `path`.
 */
export function quotePath(path: string): string {
  if (path === '') return 'path';
  const safe = path.startsWith('-') ? `./${path}` : path;
  const [home = ''] = HOME.exec(safe) ?? [];
  // The slash behind the home folder must not be quoted either.
  const start = home + (home !== '' && safe.charAt(home.length) === '/' ? '/' : '');
  const rest = safe.slice(start.length);
  let word = start;
  let at = 0;
  for (const { index, 0: pattern } of rest.matchAll(PATTERN)) {
    word += quoted(rest.slice(at, index)) + pattern;
    at = index + pattern.length;
  }
  return word + quoted(rest.slice(at));
}

function quoted(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
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
