import { withoutTracking } from '../../lib/link-tracking';
import type { LookAlikes } from '../../lib/look-alikes/look-alikes';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { findLinks, type FoundLink } from './find-links';
import { destinationOf, type Destination } from './host-warnings';
import { unwrapOnce } from './unwrap';
import type { Wrapped } from './wrapped';

/** More layers than these are not peeled. */
export const MOST_LAYERS = 10;

export interface DecodeSettings {
  /** An address that is again a link of a filter is unwrapped, too. */
  readonly repeat: boolean;
  readonly removeTracking: boolean;
  /** The characters that look like others. */
  readonly table: LookAlikes;
}

/** A link and what came out of it. */
export interface DecodedLink {
  readonly link: string;
  /** UTF-16 offset in the text. */
  readonly at: number;
  /** `plain`: no filter that is known made it. `hidden` and `broken`: as far as one could see. */
  readonly state: 'found' | 'plain' | 'hidden' | 'broken';
  /** The filters from without, each with the address that it led to. */
  readonly layers: readonly Wrapped[];
  /** Where it leads; where that is hidden, as far as one could see. */
  readonly target: string;
  readonly destination: Destination;
  /** There are more layers than were peeled. */
  readonly goesOn: boolean;
}

export interface Decoded {
  /** With the address in place of each link. */
  readonly text: string;
  /** What was given is one link and nothing else. */
  readonly isOneLink: boolean;
  /** The links of filters; the one link, whatever it is, where there is but that. */
  readonly links: readonly DecodedLink[];
  /** How many links there are besides, which no filter made. */
  readonly plainCount: number;
}

/** No link of a filter, or one whose address only its provider knows, or one that holds none. */
export type DecodeFault =
  | { readonly code: 'not-wrapped' }
  | { readonly code: 'no-link' }
  | { readonly code: 'none-wrapped'; readonly count: number }
  | { readonly code: 'hidden' | 'broken'; readonly filter: string };

/** Takes a link apart, layer by layer. */
export function decodeLink({ link, at }: FoundLink, { repeat, removeTracking, table }: DecodeSettings): DecodedLink {
  const layers: Wrapped[] = [];
  const most = repeat ? MOST_LAYERS : 1;
  let target = link;
  let next = unwrapOnce(link);
  while (next && layers.length < most) {
    layers.push(next);
    if (next.state !== 'found') break;
    target = next.target;
    next = unwrapOnce(target);
  }
  const last = layers.at(-1);
  const state = last?.state ?? 'plain';
  if (removeTracking && state === 'found') target = withoutTracking(target);
  const goesOn = repeat && layers.length === MOST_LAYERS && state === 'found' && next?.state === 'found';
  return { link, at, state, layers, target, destination: destinationOf(target, table), goesOn };
}

const BARE_LINK = /^(?:[a-z\d-]+\.)+[a-z]{2,}\/\S*$/i;

/** The one link that a text is, if it is one; a scheme that got lost is taken for granted where a filter made the link. */
function onlyLink(text: string): string | undefined {
  const typed = text
    .trim()
    .replace(/^<(.*)>$/s, '$1')
    .replace(/^(["'`])(.*)\1$/s, '$2');
  if (/^https?:\/\/\S+$/i.test(typed)) return /^https?:\/\/.+https?:\/\/.*\]\(/i.test(typed) ? undefined : typed;
  const completed = `https://${typed}`;
  return BARE_LINK.test(typed) && unwrapOnce(completed) ? completed : undefined;
}

/** Links of a text between two looks at whether to go on. */
const BLOCK = 500;

/** Finds the links of filters in a text and puts in their places the addresses they lead to. */
export function decodeText(
  text: string,
  settings: DecodeSettings,
  job?: Pick<Job, 'progress' | 'signal'>,
): Result<Decoded, DecodeFault> {
  const only = onlyLink(text);
  if (only !== undefined) {
    const link = decodeLink({ link: only, at: text.indexOf(only.replace(/^https:\/\//, '')) }, settings);
    const isTaken = link.layers[0]?.state === 'found';
    return ok({ text: isTaken ? link.target : text, isOneLink: true, links: [link], plainCount: 0 });
  }
  const found = findLinks(text);
  if (found.length === 0) return err({ code: 'no-link' });
  const links: DecodedLink[] = [];
  let decoded = '';
  let end = 0;
  for (const [index, each] of found.entries()) {
    if (index % BLOCK === 0) {
      job?.signal.throwIfAborted();
      job?.progress(index, found.length);
    }
    const link = decodeLink(each, settings);
    if (link.state === 'plain') continue;
    links.push(link);
    if (link.layers[0]?.state !== 'found') continue;
    decoded += text.slice(end, each.at) + written(link.target, text, each);
    end = each.at + each.link.length;
  }
  return ok({ text: decoded + text.slice(end), isOneLink: false, links, plainCount: found.length - links.length });
}

/** An address as the text around it writes addresses: in HTML with `&amp;`. */
function written(target: string, text: string, { link, at }: FoundLink): string {
  const isHtml = /&(?:amp|#38|#x26);/i.test(link) || /=\s*["']$/.test(text.slice(Math.max(0, at - 3), at));
  if (!isHtml) return target;
  return target.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Why nothing came out of a text that has links; undefined where something did. */
export function faultIn({ isOneLink, links, plainCount }: Decoded): DecodeFault | undefined {
  const [first] = links;
  if (!first) return { code: 'none-wrapped', count: plainCount };
  if (isOneLink && first.state === 'plain') return { code: 'not-wrapped' };
  if (links.some(({ layers: [outer] }) => outer?.state === 'found')) return undefined;
  const filter = first.layers[0]?.filter ?? '';
  return { code: first.state === 'hidden' ? 'hidden' : 'broken', filter };
}

/** The text alone, or why nothing came out of it. */
export function decodedText(
  text: string,
  settings: DecodeSettings,
  job?: Pick<Job, 'progress' | 'signal'>,
): Result<string, DecodeFault> {
  const decoded = decodeText(text, settings, job);
  if (!decoded.ok) return decoded;
  const fault = faultIn(decoded.value);
  return fault ? err(fault) : ok(decoded.value.text);
}
