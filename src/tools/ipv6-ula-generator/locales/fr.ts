import { macWords } from '../../../i18n/mac-address/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

export const words = {
  options: {
    method: {
      label: 'Méthode',
      values: { random: '40 bits aléatoires', rfc4193: 'Heure et adresse MAC (RFC 4193)', own: 'J’ai un préfixe' },
    },
    mac: { label: 'Adresse MAC', placeholder: '20:37:06:12:34:56' },
    own: {
      label: 'Préfixe',
      hint: 'Un /48 commençant par fd, par exemple celui d’un routeur.',
      placeholder: 'fdb6:a1b2:c3d4::/48',
    },
    subnet: {
      label: 'Numéro de sous-réseau',
      hint: 'De 0 à ffff en hexadécimal, ou de 0 à 65535 en décimal.',
      placeholder: '0',
    },
    base: { label: 'Le numéro est en', values: { hex: 'Hexadécimal', decimal: 'Décimal' } },
    made: 'Le préfixe',
    madeFrom: 'Fait de',
  },
  time: 'Heure',
  timeHint: 'Vide : le moment de la création. Sans fuseau, c’est UTC.',
  notInstant: 'Écrivez-la selon ISO 8601, par exemple 2026-01-15T10:20:30Z',
  make: 'Nouveau préfixe',
  fromChance: 'aléatoire',
  fromMac: (time, mac) => `d’après ${time} et ${mac}`,
  fromOwn: 'votre préfixe',
  noPrefix: 'Les sous-réseaux du préfixe s’affichent ici.',
  facts: {
    globalId: 'Identifiant global',
    prefix: 'Préfixe',
    first: 'Premier sous-réseau',
    last: 'Dernier sous-réseau',
    subnet: 'Sous-réseau choisi',
    address: 'Première adresse',
    count: 'Sous-réseaux',
    zone: 'Zone inverse',
    subnetZone: 'Zone du sous-réseau choisi',
    ntp: 'Horodatage NTP',
    eui64: 'EUI-64',
    key: 'Clé',
    sha1: 'SHA-1',
  },
  settings: 'Réglages à copier',
  snippets: { radvd: 'radvd', dnsmasq: 'dnsmasq', wireguard: 'WireGuard' },
  subnets: 'Tous les sous-réseaux',
  count,
  hexId: 'N°',
  decimalId: 'Décimal',
  network: 'Sous-réseau',
  copyAll: 'Tout copier',
  macFault: macWords.fault,
  fault: (fault) => {
    switch (fault.code) {
      case 'empty':
        return 'Saisissez un préfixe.';
      case 'not-ula':
        return 'Ce n’est pas une ULA : elle doit commencer par fd.';
      case 'length':
        return `La longueur doit être 48 (ou de 49 à 128), pas ${fault.found}.`;
      case 'ipv6-group':
        return fault.found === ''
          ? 'Un groupe de l’adresse est vide.'
          : `« ${fault.found} » n’est pas un groupe d’une adresse IPv6.`;
      case 'ipv6-length':
        return `Une adresse IPv6 a 8 groupes ; celle-ci en a ${fault.found}.`;
      case 'ipv6-gaps':
        return '« :: » ne peut figurer qu’une fois.';
      case 'not-subnet':
        return fault.base === 'hex'
          ? 'Saisissez un numéro hexadécimal de 0 à ffff.'
          : 'Saisissez un numéro décimal de 0 à 65535.';
      case 'subnet-above':
        return fault.base === 'hex' ? 'Le numéro le plus grand est ffff.' : 'Le numéro le plus grand est 65535.';
    }
  },
} satisfies Words<typeof zhCn>;
