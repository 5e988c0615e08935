/** How a network is protected: WPA of any generation, WPA3 without a way back to WPA2, WEP, enterprise, or not at all. */
export const SECURITIES = ['wpa', 'wpa3', 'wep', 'eap', 'none'] as const;
export type Security = (typeof SECURITIES)[number];

/** EAP methods by their names in the codes, the usual ones first. */
export const METHODS = [
  'PEAP',
  'TTLS',
  'TLS',
  'PWD',
  'FAST',
  'LEAP',
  'TEAP',
  'GTC',
  'MD5',
  'SIM',
  'AKA',
  "AKA'",
  'IKEv2',
  'PSK',
  'EKE',
  'NOOB',
  'POTP',
] as const;
export type Method = (typeof METHODS)[number];

/** What authenticates within the tunnel of a method. */
export const PHASES_TWO = ['none', 'MSCHAPV2', 'MSCHAP', 'PAP', 'CHAP', 'GTC'] as const;
export type PhaseTwo = (typeof PHASES_TWO)[number];

/** The second phase that a method usually has. */
export function usualPhaseTwo(method: Method): PhaseTwo {
  return method === 'PEAP' ? 'MSCHAPV2' : 'none';
}

/** What is known of a network. What its security has no use for is ignored. */
export interface Network {
  readonly security: Security;
  readonly ssid: string;
  readonly isHidden: boolean;
  readonly password: string;
  readonly method: Method;
  readonly phaseTwo: PhaseTwo;
  readonly identity: string;
  /** The outer identity, which stands outside the tunnel in clear. */
  readonly anonymousIdentity: string;
  /** Writes a name of hex digits alone in quotes, since readers may take it for the bytes themselves. */
  readonly quotesHex: boolean;
}

export const NO_NETWORK: Network = {
  security: 'wpa',
  ssid: '',
  isHidden: false,
  password: '',
  method: 'PEAP',
  phaseTwo: 'MSCHAPV2',
  identity: '',
  anonymousIdentity: '',
  quotesHex: false,
};

/** Whether readers may take a name for bytes in hexadecimal. */
export function looksLikeHex(ssid: string): boolean {
  return /^[0-9a-f]+$/i.test(ssid);
}
