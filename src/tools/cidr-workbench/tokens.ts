import { toHalfWidth } from '../../lib/half-width';
import { prefixOfMask } from '../../lib/ipv4/block';
import { MAX_ADDRESS } from '../../lib/ipv4/address';
import { readDotted } from '../../lib/ipv4/read-dotted';

/** A line of a list: what stands there, each without blanks, and what its comment says. */
export interface ListLine {
  readonly tokens: readonly string[];
  readonly label?: string;
}

/** Lines of a WireGuard configuration that say nothing of which blocks are meant. */
const OTHER_SETTING =
  /^(?:\[(?:interface|peer)\]$|(?:address|dns|endpoint|fwmark|listenport|mtu|persistentkeepalive|presharedkey|postdown|postup|predown|preup|privatekey|publickey|saveconfig|table) ?=)/i;
/** What stands before the blocks in such a configuration, in one of nginx and before an entry of a list. */
const BEFORE = /^(?:allowedips ?= ?|(?:allow|deny) |[-*•] )/i;
/** Where a rule of iptables has its blocks. */
const IN_RULE = /(?:^| )(?:-s|-d|--source|--src|--destination|--dst) (\S+)/g;
const IS_RULE = /^(?:(?:sudo )?ip6?tables(?:-\w+)? |-[AID] )/;

/** Takes a line of a list apart. */
export function readLine(line: string): ListLine {
  const hash = line.indexOf('#');
  const comment = hash < 0 ? '' : line.slice(hash + 1).trim();
  const text = toHalfWidth(hash < 0 ? line : line.slice(0, hash)).replaceAll(/\s+/g, ' ');
  return { tokens: tokensOf(text), ...(comment !== '' && { label: comment }) };
}

/** What most lines are: one block or address, and nothing else. */
const PLAIN = /^\d+(?:\.\d+)*(?:\/\d+)?$|^[\da-f:]+(?:\/\d+)?$/i;

function tokensOf(text: string): readonly string[] {
  // Lists have very many of them.
  if (PLAIN.test(text)) return [text];
  if (text === '' || OTHER_SETTING.test(text)) return [];
  if (IS_RULE.test(text)) return [...text.matchAll(IN_RULE)].flatMap(([, list = '']) => list.split(','));
  const joined = text
    .replace(BEFORE, '')
    // Quotes and brackets of JSON; those of `[2001:db8::1]:443` are the address's own.
    .replaceAll(/(\[[\w:.%-]*\]:\d+)|["'`[\](){}]/g, (_sign, socket: string | undefined) => socket ?? ' ')
    .replaceAll(/ ?[‐‑‒–—―−~〜…至到-] ?/g, '-')
    .replaceAll(/(\d(?:\.\d+){3}|:[\da-f]*) ?\.{2,3} ?(?=[\da-f:])/gi, '$1-')
    .replaceAll(/ (?:to|à|bis) /gi, '-')
    .replaceAll(/ ?\/ ?/g, '/')
    .replaceAll(/ (?:net)?mask /gi, '/');
  return joined.split(/[,;、|]/).flatMap((part) => withMasks(part.split(' ').filter((token) => token !== '')));
}

/** A mask or a wildcard behind a blank belongs to the address before it. */
function withMasks(tokens: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const length = before !== undefined && /^\d+(?:\.\d+){3}$/.test(before) ? lengthBehind(before, token) : undefined;
    if (length === undefined) joined.push(token);
    else joined[joined.length - 1] = `${before}/${length}`;
  }
  return joined;
}

/**
 * What stands for the length of a block behind its address: `255.…`, also where its ones have gaps, which is then told, and `0.…` where it
 * is a wildcard. Any other address is one of its own: of two addresses no block is made that nobody wrote.
 */
function lengthBehind(address: string, token: string): string | undefined {
  if (/^255(?:\.\d+){3}$|^0xf[\da-f]{7}$/i.test(token)) return token;
  if (!/^0(?:\.\d+){3}$/.test(token)) return undefined;
  const wildcard = readDotted(token);
  if (!wildcard.ok) return undefined;
  // Access lists write one host so; as a mask it would be all addresses.
  if (wildcard.value === 0) return address === '0.0.0.0' ? '0' : '32';
  return prefixOfMask(MAX_ADDRESS - wildcard.value) === undefined ? undefined : token;
}
