import { looksLikeHex, type Network, type Security } from '../../lib/wifi/network';

// Readers know no `WPA3`: every personal generation is `WPA`.
const TYPES: Record<Security, string> = { wpa: 'WPA', wpa3: 'WPA', wep: 'WEP', eap: 'WPA2-EAP', none: 'nopass' };

/** Bit 0 of the transition disable bitmap (WPA3 specification, section 7.1): WPA3-Personal only. */
const WPA3_ONLY = '1';

/** The colon too: readers look for `S:` and the like anywhere in the text. */
const escapeValue = (value: string) => value.replace(/[\\;,:"]/g, '\\$&');

/** Stands in the place of a password, whatever its length. */
export const DOTS = '•'.repeat(8);

interface Field {
  readonly name: string;
  readonly value: string;
}

function fieldsOf(network: Network): readonly Field[] {
  const { security, ssid, isHidden, password, method, phaseTwo, identity, anonymousIdentity, quotesHex } = network;
  const name = quotesHex && looksLikeHex(ssid) ? `"${ssid}"` : escapeValue(ssid);
  const isEnterprise = security === 'eap';
  const fields: (Field | false)[] = [
    { name: 'T', value: TYPES[security] },
    security === 'wpa3' && { name: 'R', value: WPA3_ONLY },
    { name: 'S', value: name },
    isEnterprise && { name: 'E', value: method },
    isEnterprise && phaseTwo !== 'none' && { name: 'PH2', value: phaseTwo },
    isEnterprise && anonymousIdentity !== '' && { name: 'A', value: escapeValue(anonymousIdentity) },
    isEnterprise && identity !== '' && { name: 'I', value: escapeValue(identity) },
    security !== 'none' && password !== '' && { name: 'P', value: escapeValue(password) },
    isHidden && { name: 'H', value: 'true' },
  ];
  return fields.filter((field) => field !== false);
}

const join = (fields: readonly Field[]) => `WIFI:${fields.map(({ name, value }) => `${name}:${value};`).join('')};`;

/** The `WIFI:` text of a network (Wi-Fi Alliance, WPA3 specification, section 7): fields in a fixed order, values escaped. */
export function writePayload(network: Network): string {
  return join(fieldsOf(network));
}

/** The same with dots for the password. */
export function maskPayload(network: Network): string {
  return join(fieldsOf(network).map((field) => (field.name === 'P' ? { ...field, value: DOTS } : field)));
}
