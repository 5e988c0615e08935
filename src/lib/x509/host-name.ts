import { toHex } from '../hex';
import { readIpv6 } from '../ipv6';
import { octetsOf } from '../ipv4/address';
import { readDotted } from '../ipv4/read-dotted';
import { err, ok, type Result } from '../result';
import type { GeneralName } from './general-names';

/** A host as certificates name it: in ASCII and lower case, or the bytes of an address. */
export type Host =
  { readonly kind: 'dns'; readonly name: string } | { readonly kind: 'ip'; readonly bytes: Uint8Array };

export interface HostFault {
  readonly code: 'no-host';
}

/** What a visitor types: a name in any script, or an address, perhaps in brackets. */
export function readHost(typed: string): Result<Host, HostFault> {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(/^\[(.*)\]$/, '$1');
  const ipv4 = readDotted(text);
  if (ipv4.ok) return ok({ kind: 'ip', bytes: Uint8Array.from(octetsOf(ipv4.value)) });
  const ipv6 = readIpv6(text);
  if (ipv6.ok) {
    const bytes = Uint8Array.from({ length: 16 }, (_, at) => ((ipv6.value[at >> 1] ?? 0) >> (at % 2 ? 0 : 8)) & 255);
    return ok({ kind: 'ip', bytes });
  }
  const name = asciiName(text.replace(/\.$/, ''));
  return name === undefined ? err({ code: 'no-host' }) : ok({ kind: 'dns', name });
}

const LABEL = /^(?!-)[a-z0-9_-]{1,63}$/;

function asciiName(text: string): string | undefined {
  // A browser's own reading of names in other scripts (UTS 46); it stands with a name that is ASCII already.
  const ascii = /^[\x21-\x7e]*$/.test(text) ? text.toLowerCase() : hostOfUrl(text);
  const labels = ascii?.split('.') ?? [];
  const isName = ascii !== undefined && ascii.length <= 253 && labels.every((label) => LABEL.test(label));
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? ascii : undefined;
}

function hostOfUrl(text: string): string | undefined {
  if (/[/?#@:\\\s]/.test(text)) return undefined;
  try {
    return new URL(`https://${text}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * The name that fits a host (RFC 9525, 6): an address byte for byte, a name without regard to case; `*` is one whole label, the first,
 * with two labels behind it at least. A common name never counts. One that is written out comes before one that fits by its `*`.
 */
export function nameForHost(names: readonly GeneralName[], host: Host): GeneralName | undefined {
  const fitting = names.filter((name) => {
    if (host.kind === 'ip') return name.kind === 'ip' && toHex(name.bytes) === toHex(host.bytes);
    return name.kind === 'dns' && fitsName(name.text.toLowerCase().replace(/\.$/, ''), host.name);
  });
  return fitting.find(({ text }) => !text.startsWith('*')) ?? fitting[0];
}

function fitsName(pattern: string, name: string): boolean {
  if (!pattern.startsWith('*.')) return pattern === name;
  const behind = pattern.slice(1);
  const dot = name.indexOf('.');
  return dot > 0 && name.slice(dot) === behind && behind.indexOf('.', 1) > 0;
}
