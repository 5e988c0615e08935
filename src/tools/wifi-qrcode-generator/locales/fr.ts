import { qrOptions, qrWords } from '../../../i18n/qr/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { NetworkFault, NetworkWarning } from '../judge-network';
import type { PhaseTwo } from '../../../lib/wifi/network';
import type { ReadFault } from '../../../lib/wifi/read-payload';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

export const words = {
  ...qrWords,
  options: qrOptions,
  security: 'Sécurité',
  securities: {
    wpa: 'WPA/WPA2/WPA3',
    wpa3: 'WPA3 uniquement',
    wep: 'WEP',
    eap: 'WPA2-EAP (entreprise)',
    none: 'Sans mot de passe',
  },
  ssid: 'Nom du réseau (SSID)',
  isHidden: 'Réseau masqué',
  quotesHex: 'Mettre entre guillemets un nom qui ressemble à de l’hexadécimal',
  quotesHexHint: 'Le nom n’a que des chiffres hexadécimaux ; certains lecteurs le prendraient pour des octets.',
  password: 'Mot de passe',
  method: 'Méthode EAP',
  phaseTwo: 'Phase 2',
  phaseTwoName: (phase: PhaseTwo) => (phase === 'none' ? 'Aucune' : phase),
  identity: 'Identité',
  anonymousIdentity: 'Identité anonyme (externe)',
  fault: (fault: NetworkFault): string => {
    switch (fault.code) {
      case 'no-ssid':
        return 'Saisissez le nom du réseau.';
      case 'long-ssid':
        return `Un nom de réseau tient en 32 octets au plus ; celui-ci en a ${number(fault.bytes)}.`;
      case 'no-password':
        return 'Saisissez le mot de passe, ou choisissez « Sans mot de passe ».';
      case 'no-identity':
        return 'Saisissez une identité.';
    }
  },
  networkWarning: (warning: NetworkWarning): string => {
    switch (warning.code) {
      case 'wpa-length':
        return `Un mot de passe WPA a de 8 à 63 caractères, ou 64 chiffres hexadécimaux ; celui-ci a ${plural(warning.characters, { one: `${number(warning.characters)} caractère`, other: `${number(warning.characters)} caractères` })}.`;
      case 'wpa-bytes':
        return `Un mot de passe WPA tient en 63 octets au plus ; celui-ci en a ${number(warning.bytes)}.`;
      case 'wep-length':
        return 'Une clé WEP a 5 ou 13 caractères, ou 10 ou 26 chiffres hexadécimaux.';
      case 'wep-broken':
        return 'WEP est cassé : tout voisin peut lire ce qui est transmis. Préférez WPA2 ou WPA3 si les appareils le permettent.';
      case 'eap-support':
        return 'Plusieurs appareils photo de téléphone ne rejoignent que les réseaux personnels à partir d’un code ; un réseau d’entreprise s’y configure à la main.';
    }
  },
  paste: 'Remplir à partir d’un texte WIFI:',
  pastePlaceholder: 'WIFI:T:WPA;S:…;P:…;;',
  fill: 'Remplir le formulaire',
  filled: 'Le formulaire est rempli',
  readFault: (fault: ReadFault): string => {
    switch (fault.code) {
      case 'not-wifi':
        return 'Ce n’est pas un code Wi-Fi : son texte commence par WIFI:.';
      case 'no-name':
        return 'Ce texte ne contient pas de nom de réseau (S:).';
      case 'unknown-security':
        return `La sécurité « ${fault.found} » est inconnue.`;
      case 'unknown-method':
        return `La méthode EAP « ${fault.found} » est inconnue.`;
      case 'unknown-phase-two':
        return `La phase 2 « ${fault.found} » est inconnue.`;
    }
  },
  picture: (ssid: string) => `QR code du réseau ${ssid}`,
  notImage: 'Ce fichier n’est pas une image.',
  payload: 'Contenu codé',
  guestCard: 'Carte d’invité',
  guestCardTitle: 'Wi-Fi',
  network: 'Réseau',
  showPassword: 'Afficher le mot de passe sur la carte',
  scan: 'Scannez le code avec l’appareil photo pour vous connecter.',
  print: 'Imprimer',
} satisfies Words<typeof zhCn>;
