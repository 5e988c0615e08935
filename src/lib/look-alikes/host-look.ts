import type { LookAlikes } from './look-alikes';
import { goTogether, scriptsOf } from './scripts';

/** What is odd about the letters of a host name. */
export interface HostLook {
  /** The plain name that it reads as. */
  readonly like?: string;
  /** The scripts of labels that have letters of several which are not written together, by their codes. */
  readonly scripts: readonly string[];
}

/**
 * Small letters that look like Latin ones in the fonts of browsers, beside those that Unicode says look alike: it compares Cyrillic and Greek with
 * small capitals there. Each with the Latin letter.
 */
const SHAPES: ReadonlyMap<string, string> = new Map(
  'вb гr ғf ԍg кk мm нh пn тt βb εe ηn κk τt χx гr ոn ցg ƅb'.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** A label as one reads it at a glance. */
function readingOf(label: string, table: LookAlikes): string {
  const letters = [...label.normalize('NFKC').toLowerCase()];
  return letters
    .map((letter) => SHAPES.get(letter) ?? table.readsAs(letter.codePointAt(0) ?? 0)?.toLowerCase() ?? letter)
    .join('');
}

/** What a host name, written in Unicode, looks like. */
export function hostLook(host: string, table: LookAlikes): HostLook {
  const labels = host.split('.');
  const like = labels.map((label) => readingOf(label, table)).join('.');
  return {
    // Only what reads as a plain name is taken for one.
    ...(like !== host && /^[a-z\d.-]+$/.test(like) && { like }),
    scripts: [...new Set(labels.flatMap(mixedScripts))],
  };
}

function mixedScripts(label: string): string[] {
  const found = new Set([...label].flatMap((letter) => scriptsOf(letter.codePointAt(0) ?? 0).slice(0, 1)));
  const scripts = [...found];
  return scripts.some((one) => scripts.some((other) => !goTogether(one, other))) ? scripts : [];
}
