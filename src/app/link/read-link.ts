import type { Locale } from '../../i18n/locale';
import { addressParameter, bringOptions, judgeLinked, linkedOptions, readParameter } from '../../operations/linked';
import { showToast } from '../../ui/toast/toast';
import { currentLocale } from '../languages/current-locale';
import { loadLanguage } from '../languages/language';
import { optionLabel } from '../languages/option-label';
import { rememberedFields } from '../settings/remembered-fields';
import { bringDrafts, hasUnfitDrafts } from './link-drafts';
import { unpack, type UnpackFault } from './pack';
import { LINK_WORDS } from './words';

/** Before the input in the fragment. */
export const INPUT_MARK = '#in=';
/** A fragment that names something, as that of a link does. */
const NAMED_FRAGMENT = /^(#[\w-]+)=/;
/** Parameters that are looked at, and characters of each: no tool has so many options, or so long ones. */
const MOST_PARAMETERS = 100;
const LONGEST_VALUE = 10_000;
/** So many names a message bears. */
const MOST_NAMED = 8;

/** Names by which campaigns and networks mark the addresses that they send out; no tool has such options, and nothing here reads them. */
const CAMPAIGN = /^(?:utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|yclid|igshid|mc_[ce]id|ref|spm|from_source)$/i;

/** What the last link said beside what a tool takes. */
interface Rest {
  readonly fault: UnpackFault | undefined;
  /** Names of options that are too many or too long to be looked at, and of a fragment that no link has, such as `#input`. */
  readonly left: readonly string[];
  /** Names of the fields that it brings something for. */
  readonly fields: readonly string[];
}

const NOTHING: Rest = { fault: undefined, left: [], fields: [] };
let rest = NOTHING;

/**
 * Has a tool begin with what the address says: options from the query, the input from the fragment. What of it the tool takes is known once
 * it is there; `settleLink` then says so.
 */
export async function readLink(toolId: string): Promise<void> {
  const parameters = [...new URLSearchParams(location.search)].filter(([name]) => name !== 'lang');
  const options = new Map(parameters.slice(0, MOST_PARAMETERS).filter(([, value]) => value.length <= LONGEST_VALUE));
  const left = parameters.map(([name]) => name).filter((name) => !options.has(name));
  const isInput = location.hash.startsWith(INPUT_MARK);
  const [, other] = (!isInput && NAMED_FRAGMENT.exec(location.hash)) || [];
  rest = { ...NOTHING, left: other ? [...left, other] : left };
  const hasInput = isInput && (await readInput(toolId, options));
  if (options.size === 0 && !hasInput) return;
  bringOptions(toolId, { options, hasInput });
}

/** Brings what the fragment holds to the fields, and adds what it says of options. False where there is nothing in it. */
async function readInput(toolId: string, options: Map<string, string>): Promise<boolean> {
  const read = await unpack(location.hash.slice(INPUT_MARK.length));
  if (!read.ok) {
    rest = { ...rest, fault: read.fault };
    return false;
  }
  const drafts = valuesIn(read.value.get('drafts'));
  const typed = valuesIn(read.value.get('options')).slice(0, MOST_PARAMETERS);
  bringDrafts(toolId, new Map(drafts));
  for (const [name, value] of typed) options.set(name, JSON.stringify(value));
  const hasInput = drafts.length > 0 || typed.length > 0;
  rest = { ...rest, fault: hasInput ? undefined : { code: 'broken' }, fields: drafts.map(([name]) => name) };
  return hasInput;
}

function valuesIn(part: unknown): [string, unknown][] {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.entries(part) : [];
}

/**
 * Takes what was read out of the address, also what the tool does not know, and names what it could not use: the address would keep that for ever, and
 * nobody reads it later.
 */
export function settleLink(toolId: string): void {
  const { fault, left, fields } = rest;
  rest = NOTHING;
  const address = new URL(location.href);
  const stays = (name: string) => name === 'lang' || addressParameter(toolId, name) === 'stays';
  for (const name of new Set(address.searchParams.keys())) if (!stays(name)) address.searchParams.delete(name);
  if (NAMED_FRAGMENT.test(address.hash)) address.hash = '';
  if (address.href !== location.href) history.replaceState(history.state, '', address);

  const words = LINK_WORDS[currentLocale()];
  const its = linkedOptions(toolId);
  if (its || left.length > 0) void tellOptions(toolId, its?.options ?? new Map(), left).catch(() => undefined);
  const message = fault && { broken: words.brokenInput, newer: words.newerInput, 'too-large': words.tooLargeInput };
  if (fault && message) showToast({ message: message[fault.code], kind: 'error', duration: 'stay' });
  if (hasUnfitDrafts(toolId, fields)) showToast({ message: words.unfitInput, kind: 'info', duration: 'stay' });
}

/** Says which options the tool does not have, and which values it does not take. Options of a part that is not open yet wait for it. */
async function tellOptions(
  toolId: string,
  options: ReadonlyMap<string, string>,
  left: readonly string[],
): Promise<void> {
  const { known, refused } = judgeLinked(toolId, { options, hasInput: false });
  const fields = await rememberedFields(toolId);
  const isRead = (name: string) => addressParameter(toolId, name) !== undefined;
  const isKnown = (name: string) => known.includes(name) || fields.has(name) || isRead(name);
  const isRefused = (name: string) =>
    !known.includes(name) &&
    fields.get(name)?.every((field) => !readParameter(field, options.get(name) ?? '')) === true;
  const names = [...options.keys()];
  const unused = [...refused, ...names.filter(isRefused), ...left.filter(isKnown)];
  const unknown = [...names, ...left].filter((name) => !isKnown(name) && !CAMPAIGN.test(name));
  if (unused.length > 0) await tellRefused(toolId, [...new Set(unused)]);
  if (unknown.length === 0) return;
  const locale = currentLocale();
  showToast({
    message: LINK_WORDS[locale].unknown(joined([...new Set(unknown)], locale)),
    kind: 'info',
    duration: 'stay',
  });
}

/** Names the options whose values were no good, as the page names them. */
async function tellRefused(toolId: string, refused: readonly string[]): Promise<void> {
  const locale = currentLocale();
  const { loadToolWords } = await loadLanguage(locale);
  const own = await loadToolWords(toolId).catch(() => undefined);
  const names = joined(
    refused.map((name) => optionLabel(own, name)),
    locale,
  );
  showToast({ message: LINK_WORDS[locale].refused(names), kind: 'info', duration: 'stay' });
}

function joined(names: readonly string[], locale: Locale): string {
  const few = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), '…'] : names;
  return few.map(shown).join(locale === 'zh-cn' ? '、' : ', ');
}

/** A name that a message bears. */
function shown(name: string): string {
  return name.length > 40 ? `${name.slice(0, 39)}…` : name;
}
