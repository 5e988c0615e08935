import { CLASSES, has, type Mode, SETGID, SETUID, STICKY, type Target } from './mode';

/** What is worth knowing about a mode, most serious first. */
export type NoteCode =
  | 'setuid-world-writable'
  | 'setgid-world-writable'
  | 'world-writable'
  | 'world-writable-sticky'
  | 'mark-without-run'
  | 'directory-keeps-set-ids'
  | 'owner-has-less';

/** How serious each note is. */
export const NOTE_KINDS: Record<NoteCode, 'info' | 'warning' | 'error'> = {
  'setuid-world-writable': 'error',
  'setgid-world-writable': 'error',
  'world-writable': 'warning',
  'world-writable-sticky': 'info',
  'mark-without-run': 'warning',
  'owner-has-less': 'warning',
  'directory-keeps-set-ids': 'info',
};

/** The notes that a mode asks for. */
export function notesFor(mode: Mode, target: Target): NoteCode[] {
  const notes: NoteCode[] = [];
  const isFile = target === 'file';
  const worldWritable = has(mode, 'others', 'write');
  if (worldWritable && isFile && mode & SETUID) notes.push('setuid-world-writable');
  if (worldWritable && isFile && mode & SETGID) notes.push('setgid-world-writable');
  if (worldWritable) notes.push(!isFile && mode & STICKY ? 'world-writable-sticky' : 'world-writable');
  if (CLASSES.some(({ shift, special }) => mode & special && !(mode & (1 << shift)))) notes.push('mark-without-run');
  const owner = mode >> 6;
  if (((mode >> 3) | mode) & ~owner & 7) notes.push('owner-has-less');
  if (!isFile) notes.push('directory-keeps-set-ids');
  return notes;
}
