import { hexWords } from '../../../i18n/hex/fr';
import { macWords } from '../../../i18n/mac-address/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  tabs: 'Mode de recherche',
  address: 'Par adresse',
  name: 'Par nom',
  input: 'Adresse MAC',
  inputHint:
    'Une adresse, un préfixe d’au moins 6 chiffres, ou un texte de plusieurs lignes contenant des adresses ; séparateurs libres.',
  examples: {
    one: 'Une adresse',
    local: 'Adresse d’une machine virtuelle',
    windows: 'Sortie de arp -a',
    linux: 'Sortie de ip neigh',
  },
  registry: (date) => `Registre IEEE du ${date}`,
  digitCount: macWords.digitCount,
  byPrefix: 'Ce qui suit ne vient que du préfixe',
  lookUpMac: (mac) => `Rechercher ${mac}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-hex-digit':
        return hexWords.fault(fault);
      case 'ipv6':
        return fault.digits === undefined
          ? 'C’est une adresse IPv6, non une adresse MAC.'
          : 'C’est une adresse IPv6, formée à partir d’une adresse MAC.';
      case 'ipv4':
        return 'C’est une adresse IPv4, non une adresse MAC.';
      case 'uuid':
        return 'C’est un UUID, non une adresse MAC.';
      case 'too-many-digits':
        return macWords.digitCount(fault.digits);
      case 'too-few-digits':
        return `${macWords.digitCount(fault.digits)} Un préfixe en a au moins 6.`;
      case 'none-found':
        return 'Ce texte ne contient aucune adresse MAC.';
    }
  },
  empty: 'Saisissez une adresse pour savoir à qui elle est attribuée.',
  private: 'Private (le titulaire a demandé l’anonymat)',
  iab: 'Fait partie d’un ancien bloc IAB, dont les titulaires ne sont pas dans ce registre',
  divided: (date) => `Bloc que l’IEEE attribue par parties ; celle-ci n’est pas dans le registre IEEE du ${date}`,
  dividedShort: (digits) =>
    `Bloc que l’IEEE attribue par parties ; saisissez au moins ${digits} chiffres pour voir le titulaire`,
  unlisted: (date) => `Absente du registre IEEE du ${date}`,
  uses: {
    broadcast: 'Diffusion générale (broadcast)',
    unspecified: 'Tout à zéro, aucune adresse',
    documentation: 'Réservée aux exemples des documents',
    'vrrp-ipv4': 'Routeur virtuel VRRP (IPv4)',
    'vrrp-ipv6': 'Routeur virtuel VRRP (IPv6)',
    hsrp: 'Routeur virtuel HSRP',
    bridges: 'Multicast des ponts et commutateurs (STP, LLDP, etc.)',
    'cisco-multicast': 'Multicast des protocoles Cisco (CDP, VTP, etc.)',
    ptp: 'Multicast du protocole de temps précis (PTP)',
    'ipv4-multicast': 'Multicast IPv4',
    'ipv6-multicast': 'Multicast IPv6',
    qemu: 'Administrée localement ; préfixe utilisé par QEMU/KVM',
    libvirt: 'Administrée localement ; préfixe utilisé par libvirt du côté de l’hôte',
    virtualbox: 'Administrée localement ; préfixe des réseaux privés hôte de VirtualBox',
    docker: 'Administrée localement ; préfixe utilisé par Docker',
  },
  localAddress: 'Administrée localement (souvent l’adresse aléatoire d’un téléphone)',
  localGroup: 'Adresse de groupe administrée localement',
  groupAddress: 'Adresse de groupe (multicast)',
  details: 'Attribution',
  organisation: 'Organisation',
  note: 'Remarque',
  registered: 'Adresse postale',
  showRegistered: 'Afficher l’adresse postale',
  noRegistered: 'Le registre ne donne pas d’adresse',
  notListed: 'Le registre de l’IEEE ne contient pas ce préfixe.',
  prefix: 'Préfixe reconnu',
  block: 'Bloc',
  blocks: { 6: 'MA-L, 24 bits', 7: 'MA-M, 28 bits', 9: 'MA-S, 36 bits' },
  range: 'Étendue',
  size: (n) => `${count(n)} adresses`,
  bits: 'Bits et notations',
  scope: 'Bit U/L',
  scopes: { universal: '0 : administration universelle', local: '1 : administration locale' },
  group: 'Bit I/G',
  groups: macWords.groups,
  notations: { ':': 'Deux-points', '-': 'Traits d’union', '.': 'Points', '': 'Sans séparateur' },
  eui64: 'EUI-64',
  linkLocal: 'IPv6 de lien local',
  found: (n) => plural(n, { one: `${count(n)} adresse`, other: `${count(n)} adresses` }),
  linesWithout: (n) => plural(n, { one: `${count(n)} ligne sans adresse`, other: `${count(n)} lignes sans adresse` }),
  line: 'Ligne',
  macAddress: 'Adresse',
  holder: 'Titulaire',
  kind: 'Type',
  kinds: {
    'universal unicast': 'Unicast universelle',
    'local unicast': 'Unicast locale',
    'universal multicast': 'Multicast universelle',
    'local multicast': 'Multicast locale',
  },
  bitCount: 'Bits',
  shortPrefix: 'Préfixe',
  copyTable: 'Copier le tableau',
  query: 'Nom de l’organisation',
  queryHint: 'Le nom contient tous les mots, dans n’importe quel ordre, en majuscules ou en minuscules.',
  noVendor: 'Aucune organisation du registre n’a tous ces mots dans son nom.',
  noName: 'Saisissez un mot du nom.',
  blocksFound: (n) => plural(n, { one: `${count(n)} bloc`, other: `${count(n)} blocs` }),
  copyPrefixes: 'Copier les préfixes',
} satisfies Words<typeof zhCn>;
