export type ShellKind = 'bash' | 'cmd' | 'powershell';

/** `^"` where an argument begins, as browsers copy for cmd. */
const CARETED = /(?:curl(?:\.exe)?|[^\S\r\n]-{1,2}\w[\w-]*)[^\S\r\n]+\^"/i;
const DOUBLED = /"\s*[{[]\s*""[^"]/;
/** A path of Windows where a word or what is quoted begins. */
const DRIVE = /(?:^|[\s=@"])[A-Za-z]:\\/;

/** For which shell a command was written, by its looks; single quotes are of bash unless something else says otherwise. */
export function shellOf(text: string): ShellKind {
  const beginning = text.slice(0, 100_000);
  if (CARETED.test(beginning) || /[^\S\r\n]\^[^\S\r\n]*[\r\n]/.test(beginning)) return 'cmd';
  if (/[^\S\r\n]`[^\S\r\n]*[\r\n]/.test(beginning) || /\$env:\w/i.test(beginning)) return 'powershell';
  if (beginning.includes("'") || /<<-?[^\S\r\n]*["\\]?[A-Za-z_]/.test(beginning)) return 'bash';
  if (/[^\S\r\n]\\[^\S\r\n]*[\r\n]/.test(beginning)) return 'bash';
  if (beginning.includes('`"')) return 'powershell';
  return DOUBLED.test(beginning) || DRIVE.test(beginning) ? 'cmd' : 'bash';
}
