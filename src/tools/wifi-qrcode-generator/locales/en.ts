import { qrOptions, qrWords } from '../../../i18n/qr/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { NetworkFault, NetworkWarning } from '../judge-network';
import type { PhaseTwo } from '../../../lib/wifi/network';
import type { ReadFault } from '../../../lib/wifi/read-payload';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

export const words = {
  ...qrWords,
  options: qrOptions,
  security: 'Security',
  securities: {
    wpa: 'WPA/WPA2/WPA3',
    wpa3: 'WPA3 only',
    wep: 'WEP',
    eap: 'WPA2-EAP (enterprise)',
    none: 'No password',
  },
  ssid: 'Network name (SSID)',
  isHidden: 'Hidden network',
  quotesHex: 'Quote a name that looks like hex',
  quotesHexHint: 'The name has hex digits only; some readers would take it for bytes.',
  password: 'Password',
  method: 'EAP method',
  phaseTwo: 'Phase 2',
  phaseTwoName: (phase: PhaseTwo) => (phase === 'none' ? 'None' : phase),
  identity: 'Identity',
  anonymousIdentity: 'Anonymous (outer) identity',
  fault: (fault: NetworkFault): string => {
    switch (fault.code) {
      case 'no-ssid':
        return 'Enter the network name.';
      case 'long-ssid':
        return `A network name holds at most 32 bytes; this one has ${number(fault.bytes)}.`;
      case 'no-password':
        return 'Enter the password, or choose No password.';
      case 'no-identity':
        return 'Enter an identity.';
    }
  },
  networkWarning: (warning: NetworkWarning): string => {
    switch (warning.code) {
      case 'wpa-length':
        return `A WPA password has 8 to 63 characters, or 64 hex digits; this one has ${plural(warning.characters, { one: '1 character', other: `${number(warning.characters)} characters` })}.`;
      case 'wpa-bytes':
        return `A WPA password holds at most 63 bytes; this one has ${number(warning.bytes)}.`;
      case 'wep-length':
        return 'A WEP key has 5 or 13 characters, or 10 or 26 hex digits.';
      case 'wep-broken':
        return 'WEP is broken: whoever is near can read what is sent. Use WPA2 or WPA3 if the devices can.';
      case 'eap-support':
        return 'Several phone cameras join only personal networks from a code; there, an enterprise network has to be set up by hand.';
    }
  },
  paste: 'Fill in from a WIFI: text',
  pastePlaceholder: 'WIFI:T:WPA;S:…;P:…;;',
  fill: 'Fill in the form',
  filled: 'The form is filled in',
  readFault: (fault: ReadFault): string => {
    switch (fault.code) {
      case 'not-wifi':
        return 'This is no Wi-Fi code: its text begins with WIFI:.';
      case 'no-name':
        return 'This text holds no network name (S:).';
      case 'unknown-security':
        return `The security “${fault.found}” is not known.`;
      case 'unknown-method':
        return `The EAP method “${fault.found}” is not known.`;
      case 'unknown-phase-two':
        return `The phase 2 “${fault.found}” is not known.`;
    }
  },
  picture: (ssid: string) => `QR code of the network ${ssid}`,
  notImage: 'This file is not an image.',
  payload: 'Payload',
  guestCard: 'Guest card',
  guestCardTitle: 'Wi-Fi',
  network: 'Network',
  showPassword: 'Show the password on the card',
  scan: 'Scan the code with the camera to join.',
  print: 'Print',
} satisfies Words<typeof zhCn>;
