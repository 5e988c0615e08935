import { err, ok, type Result } from '../result';
import {
  looksLikeHex,
  METHODS,
  NO_NETWORK,
  PHASES_TWO,
  type Method,
  type Network,
  type PhaseTwo,
  type Security,
} from './network';

export type ReadFault =
  | { readonly code: 'not-wifi' }
  | { readonly code: 'no-name' }
  | { readonly code: 'unknown-security'; readonly found: string }
  | { readonly code: 'unknown-method'; readonly found: string }
  | { readonly code: 'unknown-phase-two'; readonly found: string };

/** What stands between semicolons without a backslash. By a loop, for a pattern would run out of stack in a long text. */
function* fieldTexts(text: string): Generator<string> {
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === ';') {
      yield text.slice(from, at);
      from = at + 1;
    }
  }
  yield text.slice(from);
}

/** Fields by name, their values as they stand; of fields that come twice the first counts, as readers have it. */
function readFields(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const field of fieldTexts(text)) {
    const colon = field.indexOf(':');
    const name = field.slice(0, colon).trim().toUpperCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, field.slice(colon + 1));
  }
  return fields;
}

const unescapeValue = (value: string) => value.replace(/\\([^])/g, '$1');

/** A value, and whether it stood in quotes: bare ones around it say that it is text, escaped ones belong to it. */
function readText(raw: string): { readonly text: string; readonly isQuoted: boolean } {
  const inside = /^"((?:\\[^]|[^\\])*)"$/.exec(raw)?.[1];
  return { text: unescapeValue(inside ?? raw), isQuoted: inside !== undefined };
}

// What generators write besides the standard's own names.
const SECURITY_NAMES = new Map<string, Security>([
  ['NOPASS', 'none'],
  ['NONE', 'none'],
  ['OPEN', 'none'],
  ['WEP', 'wep'],
  ['WPA', 'wpa'],
  ['WPA2', 'wpa'],
  ['WPA/WPA2', 'wpa'],
  ['WPA2/WPA3', 'wpa'],
  ['WPA/WPA2/WPA3', 'wpa'],
  ['WPA-PSK', 'wpa'],
  ['WPA2-PSK', 'wpa'],
  ['WPA3', 'wpa3'],
  ['SAE', 'wpa3'],
  ['EAP', 'eap'],
  ['WPA-EAP', 'eap'],
  ['WPA2-EAP', 'eap'],
  ['WPA3-EAP', 'eap'],
]);

/** `R` is the bitmap in hexadecimal of which the lowest bit turns WPA2 off. */
function readSecurity(value: (name: string) => string): Security | undefined {
  const type = value('T').trim().toUpperCase();
  const security = type === '' ? securityOfOthers(value) : SECURITY_NAMES.get(type);
  return security === 'wpa' && Number.parseInt(value('R'), 16) % 2 === 1 ? 'wpa3' : security;
}

/** A text that does not say how the network is protected tells it by what is asked for: an EAP method, a password. */
function securityOfOthers(value: (name: string) => string): Security {
  if (value('E') !== '') return 'eap';
  return value('P') === '' ? 'none' : 'wpa';
}

function readMethod(found: string): Method | undefined {
  const name = found
    .trim()
    .toUpperCase()
    .replace(/^AKA[-_ ]?PRIME$/, "AKA'");
  return METHODS.find((method) => method.toUpperCase() === name);
}

function readPhaseTwo(found: string): PhaseTwo | undefined {
  // As in configurations of wpa_supplicant: `auth=MSCHAPV2`.
  const name = found
    .trim()
    .toUpperCase()
    .replace(/^AUTH(EAP)?=/, '');
  return PHASES_TWO.find((phase) => phase.toUpperCase() === (name || 'NONE'));
}

interface Enterprise {
  readonly method: Method;
  readonly phaseTwo: PhaseTwo;
  readonly identity: string;
  readonly anonymousIdentity: string;
}

function readEnterprise(value: (name: string) => string): Result<Enterprise, ReadFault> {
  const method = value('E') === '' ? NO_NETWORK.method : readMethod(value('E'));
  if (!method) return err({ code: 'unknown-method', found: value('E') });
  // Older generators wrote the second phase where others say whether the network is hidden.
  const second = value('PH2') || (isFlag(value('H')) ? '' : value('H'));
  const phaseTwo = readPhaseTwo(second);
  if (!phaseTwo) return err({ code: 'unknown-phase-two', found: second });
  return ok({ method, phaseTwo, identity: value('I'), anonymousIdentity: value('A') });
}

const isFlag = (value: string) => /^(?:true|false|1|0)?$/i.test(value.trim());

const PREFIX_LENGTH = 'WIFI:'.length;

/** Where the line ends at the end begin, which came along with a copied line. */
function lastLineEnd(text: string): number {
  let end = text.length;
  while (text[end - 1] === '\n' || text[end - 1] === '\r') end--;
  return end;
}

/** Undefined where it is another text. */
function rawFields(text: string): ReadonlyMap<string, string> | undefined {
  const begun = text.trimStart();
  return /^WIFI:/i.test(begun) ? readFields(begun.slice(PREFIX_LENGTH, lastLineEnd(begun))) : undefined;
}

/** All fields of a `WIFI:` text by their names in capitals, without escapes, whatever they say; undefined for another text. */
export function readWifiFields(text: string): ReadonlyMap<string, string> | undefined {
  const fields = rawFields(text);
  return fields && new Map([...fields].map(([name, raw]) => [name, readText(raw).text]));
}

/**
 * Reads a `WIFI:` text, whoever wrote it: fields in any order, names in any case, unknown ones left out, the last `;`
 * missing or not. What the security has no use for is as in `NO_NETWORK`. Faults: another text, no name, names of
 * securities, methods or second phases that are not known.
 */
export function readPayload(text: string): Result<Network, ReadFault> {
  const fields = rawFields(text);
  if (!fields) return err({ code: 'not-wifi' });
  const raw = (name: string) => fields.get(name) ?? '';
  const value = (name: string) => readText(raw(name)).text;

  const { text: ssid, isQuoted } = readText(raw('S'));
  if (ssid === '') return err({ code: 'no-name' });
  const security = readSecurity(value);
  if (!security) return err({ code: 'unknown-security', found: value('T') });
  const enterprise: Result<Partial<Enterprise>, ReadFault> = security === 'eap' ? readEnterprise(value) : ok({});
  if (!enterprise.ok) return enterprise;
  return ok({
    ...NO_NETWORK,
    ...enterprise.value,
    security,
    ssid,
    isHidden: /^(?:true|1)$/i.test(value('H').trim()),
    password: security === 'none' ? '' : value('P'),
    quotesHex: isQuoted && looksLikeHex(ssid),
  });
}
