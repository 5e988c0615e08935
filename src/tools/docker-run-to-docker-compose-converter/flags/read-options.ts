import type { ServiceDraft } from '../service-draft';
import type { Word } from '../../../lib/shell/shell-command';
import { cutAt } from './comma-fields';
import { readBoolean } from './read-boolean';
import { longFlag, shortFlag, type Flag } from './table';
import { looksLikeOption, withHyphens } from './typographic-dash';
import type { OptionUse } from './use';

/** The image and what is run in it, after the options. */
export interface AfterOptions {
  readonly image: Word | undefined;
  readonly command: readonly Word[];
}

/**
 * Reads options up to the image, as docker does: `--flag value`, `--flag=value`, `-f value`, `-fvalue`, `-f=value` and
 * joined letters. What is not known is noted, and takes the next word only if an image still follows.
 */
export function readOptions(draft: ServiceDraft, words: readonly Word[]): AfterOptions {
  let at = 0;
  for (let found = words[at]; found !== undefined; found = words[at]) {
    const word = plainOption(draft, found);
    if (word.text === '--') return { image: words[at + 1], command: words.slice(at + 2) };
    if (!/^-./s.test(word.text)) break;
    const rest = words.slice(at + 1);
    at += 1 + (word.text.startsWith('--') ? readLong(draft, word, rest) : readShort(draft, word, rest));
  }
  return { image: words[at], command: words.slice(at + 1) };
}

/** No image begins with a dash, so one can only be meant for hyphens: it is read as those, and named. */
function plainOption(draft: ServiceDraft, word: Word): Word {
  const text = withHyphens(word.text);
  if (text === undefined) return word;
  const read = draft.expansions.toSource(cutAt(text, '=')[0]);
  draft.note(
    'remark',
    { option: draft.expansions.toSource(cutAt(word.text, '=')[0]), at: word.at },
    { code: 'typographic-dash', read },
  );
  return { text, at: word.at };
}

/** Both give how many of the words behind were taken. */
function readLong(draft: ServiceDraft, word: Word, rest: readonly Word[]): 0 | 1 {
  const [name, given] = cutAt(word.text.slice(2), '=');
  const option = `--${draft.expansions.toSource(name)}`;
  const known = longFlag(name);
  if (!known) return unknown(draft, { option, at: word.at }, given, rest);
  return apply(draft, known, { option, at: word.at }, given, rest);
}

function readShort(draft: ServiceDraft, word: Word, rest: readonly Word[]): 0 | 1 {
  const letters = word.text.slice(1);
  for (let at = 0; at < letters.length; at += 1) {
    const letter = String.fromCodePoint(letters.codePointAt(at) ?? 0);
    const behind = letters.slice(at + letter.length);
    const place = {
      option: `-${letter === '\0' ? draft.expansions.toSource(letters.slice(at)) : letter}`,
      at: word.at,
    };
    const known = shortFlag(letter);
    // What stands behind is the value, with or without a sign of equality.
    const given = behind === '' ? undefined : behind.replace(/^=/, '');
    if (!known) return unknown(draft, place, given, rest);
    if (known.takes === 'value') return apply(draft, known, place, given, rest);
    if (behind.startsWith('=')) return apply(draft, known, place, given, rest);
    apply(draft, known, place, undefined, rest);
  }
  return 0;
}

type Place = Pick<OptionUse, 'option' | 'at'>;

function apply(draft: ServiceDraft, flag: Flag, place: Place, given: string | undefined, rest: readonly Word[]): 0 | 1 {
  if (flag.takes === 'nothing') {
    const isOn = given === undefined ? true : readBoolean(given);
    if (isOn === undefined) draft.note('none', place, { code: 'bad-value' });
    // `--sig-proxy=false` says something, while no other option that is off does.
    else if (isOn || place.option === '--sig-proxy' || place.option === '--disable-content-trust') {
      flag.apply(draft, { ...place, value: '' });
    }
    return 0;
  }
  const value = given ?? rest[0]?.text;
  const taken = given === undefined ? 1 : 0;
  if (value === undefined) return 0;
  const [lost] = draft.expansions.lost(value);
  if (lost === undefined) flag.apply(draft, { ...place, value });
  else draft.note('none', place, { code: 'substitution', source: lost });
  return taken;
}

function unknown(draft: ServiceDraft, place: Place, given: string | undefined, rest: readonly Word[]): 0 | 1 {
  const [next] = rest;
  const takesNext = given === undefined && next !== undefined && !looksLikeOption(next.text) && hasImage(rest.slice(1));
  const value = given ?? (takesNext ? next.text : undefined);
  draft.note(
    'unknown',
    place,
    value === undefined ? { code: 'unknown' } : { code: 'unknown-value', value: draft.expansions.toSource(value) },
  );
  return takesNext ? 1 : 0;
}

/** Whether an image is left when the options are taken away, those that are not known without a value. */
function hasImage(words: readonly Word[]): boolean {
  let at = 0;
  for (let text = words[at]?.text; text !== undefined; text = words[at]?.text) {
    if (text === '--') return at + 1 < words.length;
    if (!looksLikeOption(text)) return true;
    at += 1 + (takesNextWord(withHyphens(text) ?? text) ? 1 : 0);
  }
  return false;
}

function takesNextWord(text: string): boolean {
  if (text.startsWith('--')) return !text.includes('=') && longFlag(text.slice(2))?.takes === 'value';
  for (const [at, letter] of [...text.slice(1)].entries()) {
    const known = shortFlag(letter);
    if (known?.takes !== 'nothing') return known?.takes === 'value' && at === [...text].length - 2;
  }
  return false;
}
