import { bringOptions, judgeLinked, linkedOptions } from '../../operations/linked';
import { showToast } from '../../ui/toast/toast';
import { currentLocale } from '../languages/current-locale';
import { loadLanguage } from '../languages/language';
import { optionLabel } from '../languages/option-label';
import { bringDrafts } from './link-drafts';
import { unpack, type UnpackFault } from './pack';
import { LINK_WORDS } from './words';

/** Before the input in the fragment. */
export const INPUT_MARK = '#in=';
/** Parameters that are looked at, and characters of each: no tool has so many options, or so long ones. */
const MOST_PARAMETERS = 100;
const LONGEST_VALUE = 10_000;

let fault: UnpackFault | undefined;

/**
 * Has a tool begin with what the address says: options from the query, the input from the fragment. What of it the tool takes is known once
 * it is there; `settleLink` then says so.
 */
export async function readLink(toolId: string): Promise<void> {
  const parameters = [...new URLSearchParams(location.search)].slice(0, MOST_PARAMETERS);
  const options = new Map(parameters.filter(([name, value]) => name !== 'lang' && value.length <= LONGEST_VALUE));
  fault = undefined;
  let hasInput = false;
  if (location.hash.startsWith(INPUT_MARK)) {
    const read = await unpack(location.hash.slice(INPUT_MARK.length));
    if (read.ok) {
      const drafts = valuesIn(read.value.get('drafts'));
      const typed = valuesIn(read.value.get('options')).slice(0, MOST_PARAMETERS);
      hasInput = drafts.length > 0 || typed.length > 0;
      bringDrafts(toolId, new Map(drafts));
      for (const [name, value] of typed) options.set(name, JSON.stringify(value));
    } else ({ fault } = read);
  }
  if (options.size === 0 && !hasInput) return;
  bringOptions(toolId, { options, hasInput });
}

function valuesIn(part: unknown): [string, unknown][] {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.entries(part) : [];
}

/** Takes out of the address what the tool that is open has taken, and names what it could not use. */
export function settleLink(toolId: string): void {
  const its = linkedOptions(toolId);
  const { known, refused } = its ? judgeLinked(toolId, its) : { known: [], refused: [] };
  const address = new URL(location.href);
  for (const name of known) address.searchParams.delete(name);
  if (address.hash.startsWith(INPUT_MARK)) address.hash = '';
  if (address.href !== location.href) history.replaceState(history.state, '', address);

  const words = LINK_WORDS[currentLocale()];
  if (refused.length > 0) void tellRefused(toolId, refused);
  const message = fault && { broken: words.brokenInput, newer: words.newerInput, 'too-large': words.tooLargeInput };
  if (fault && message) showToast({ message: message[fault.code], kind: 'error', duration: 'stay' });
  fault = undefined;
}

/** Names the options whose values were no good, as the page names them. */
async function tellRefused(toolId: string, refused: readonly string[]): Promise<void> {
  const locale = currentLocale();
  const { loadToolWords } = await loadLanguage(locale);
  const own = await loadToolWords(toolId).catch(() => undefined);
  const names = refused.map((name) => shown(optionLabel(own, name))).join(locale === 'zh-cn' ? '、' : ', ');
  showToast({ message: LINK_WORDS[locale].refused(names), kind: 'info', duration: 'stay' });
}

/** A name that a message bears. */
function shown(name: string): string {
  return name.length > 40 ? `${name.slice(0, 39)}…` : name;
}
