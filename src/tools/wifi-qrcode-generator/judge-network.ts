import { countCharacters } from '../../lib/count-characters';
import { utf8Length } from '../../lib/utf8-length';
import type { Network } from '../../lib/wifi/network';

/** A name holds at most so many bytes (IEEE 802.11, SSID element). */
export const MOST_SSID_BYTES = 32;
const WPA_LENGTH = { least: 8, most: 63 } as const;

/** What keeps a network from having a code. */
export type NetworkFault =
  | { readonly code: 'no-ssid' }
  | { readonly code: 'long-ssid'; readonly bytes: number }
  | { readonly code: 'no-password' }
  | { readonly code: 'no-identity' };

/** What may keep a phone from joining, or others from staying out. */
export type NetworkWarning =
  | { readonly code: 'wpa-length'; readonly characters: number }
  | { readonly code: 'wpa-bytes'; readonly bytes: number }
  | { readonly code: 'wep-length' }
  | { readonly code: 'wep-broken' }
  | { readonly code: 'eap-support' };

/** Passwords with which no network can be joined, whatever a phone does. */
export type PasswordWarning = Extract<NetworkWarning, { code: 'wpa-length' | 'wpa-bytes' | 'wep-length' }>;

export function isAboutPassword(warning: NetworkWarning): warning is PasswordWarning {
  return warning.code === 'wpa-length' || warning.code === 'wpa-bytes' || warning.code === 'wep-length';
}

/** Which field a fault is about. */
export const FAULT_FIELDS = {
  'no-ssid': 'ssid',
  'long-ssid': 'ssid',
  'no-password': 'password',
  'no-identity': 'identity',
} as const satisfies Record<NetworkFault['code'], keyof Network>;

/** All that is wrong with a network, in the order of the form. Spaces are part of every value. */
export function findFaults({ security, ssid, password, identity, anonymousIdentity }: Network): NetworkFault[] {
  const faults: NetworkFault[] = [];
  const bytes = utf8Length(ssid);
  if (ssid === '') faults.push({ code: 'no-ssid' });
  if (bytes > MOST_SSID_BYTES) faults.push({ code: 'long-ssid', bytes });
  const needsPassword = security === 'wpa' || security === 'wpa3' || security === 'wep';
  if (needsPassword && password === '') faults.push({ code: 'no-password' });
  if (security === 'eap' && identity === '' && anonymousIdentity === '') faults.push({ code: 'no-identity' });
  return faults;
}

/** A passphrase of 8 to 63 characters, each one byte, or the key itself in 64 hex digits (IEEE 802.11, annex J.4). */
function judgeWpa(password: string): NetworkWarning[] {
  if (/^[0-9a-f]{64}$/i.test(password)) return [];
  const characters = countCharacters(password);
  if (characters < WPA_LENGTH.least || characters > WPA_LENGTH.most) return [{ code: 'wpa-length', characters }];
  const bytes = utf8Length(password);
  return bytes > WPA_LENGTH.most ? [{ code: 'wpa-bytes', bytes }] : [];
}

/** A key of 40 or 104 bits: 5 or 13 characters of one byte, or 10 or 26 hex digits. */
const isWepKey = (password: string) => /^(?:[0-9a-f]{10}|[0-9a-f]{26}|[\0-\x7f]{5}|[\0-\x7f]{13})$/i.test(password);

/** What is to be known about a network that has a code. */
export function findWarnings({ security, password }: Network): NetworkWarning[] {
  switch (security) {
    case 'wpa':
    case 'wpa3':
      return judgeWpa(password);
    case 'wep':
      return [...(isWepKey(password) ? [] : [{ code: 'wep-length' } as const]), { code: 'wep-broken' }];
    case 'eap':
      return [{ code: 'eap-support' }];
    case 'none':
      return [];
  }
}

/** What is to be said of a network, by where it is said. */
export function judgeNetwork(network: Network) {
  const faults = findFaults(network);
  const [fault] = faults;
  const warnings = findWarnings(network);
  // Nobody has done anything wrong yet.
  const isUntouched = network.ssid + network.password + network.identity + network.anonymousIdentity === '';
  return {
    /** What keeps it from having a code. */
    fault,
    isUntouched,
    beside: isUntouched ? [] : faults,
    passwordWarning: fault ? undefined : warnings.find(isAboutPassword),
    /** What stands below the code. */
    notes: warnings.filter((warning) => !isAboutPassword(warning)),
  };
}
