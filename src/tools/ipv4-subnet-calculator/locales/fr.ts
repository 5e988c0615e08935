import { ipv4Words } from '../../../i18n/ipv4/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { writeDotted } from '../../../lib/ipv4/address';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

const count = (value: number, one: string, other: string) => `${n(value)} ${plural(value, { one, other })}`;

export const words = {
  types: ipv4Words.types,
  options: {
    by: { label: 'Découper par', values: { prefix: 'Préfixe', subnets: 'Nombre', hosts: 'Hôtes' } },
    prefix: 'Préfixe des sous-réseaux',
    subnets: 'Nombre minimal de sous-réseaux',
    hosts: { label: 'Hôtes par sous-réseau', hint: 'Un /31 en compte 2, un /32 en compte 1.' },
    text: {
      label: 'Réseau',
      hint: 'Adresse/préfixe, adresse avec masque ou masque inverse, ou plage a-b formant exactement un bloc.',
      placeholder: '192.168.0.1/24',
    },
  },
  number: n,
  prefix: 'Masque',
  prefixOption: (prefix, mask, addresses) => `/${prefix} · ${mask} · ${count(addresses, 'adresse', 'adresses')}`,
  moves: 'Aller au',
  previous: 'Bloc précédent',
  next: 'Bloc suivant',
  parent: 'Bloc parent',
  firstHalf: 'Première moitié',
  secondHalf: 'Seconde moitié',
  check: 'Cette adresse est-elle dedans ?',
  checkHint: 'Toutes les notations conviennent.',
  inside: (address) => `${address} est dans le bloc`,
  outside: (address) => `${address} n’est pas dans le bloc`,
  result: 'Le bloc',
  facts: {
    cidr: 'CIDR',
    address: 'Adresse saisie',
    mask: 'Masque',
    maskHex: 'Masque (hexadécimal)',
    maskBinary: 'Masque (binaire)',
    wildcard: 'Masque inverse',
    network: 'Adresse réseau',
    firstHost: 'Premier hôte',
    lastHost: 'Dernier hôte',
    broadcast: 'Diffusion',
    addresses: 'Adresses',
    usable: 'Hôtes utilisables',
    type: 'Type d’adresse',
    class: 'Classe historique',
    zone: 'Zone inverse',
    classlessZone: 'Zone sans classe (RFC 2317)',
    range: 'Plage décimale',
  },
  noBroadcast: 'aucune',
  zones: (first, last, zones) => `de ${first} à ${last} (${count(zones, 'zone', 'zones')})`,
  registered: (type, block, rfc) => `${type} (${block}, RFC ${rfc})`,
  severalTypes: 'et d’autres types',
  class: (letter) => `Classe ${letter}`,
  boundary: (prefix) => `Limite entre réseau et hôte après le bit ${prefix}`,
  byWildcard: 'Ce qui suit l’adresse a été lu comme un masque inverse.',
  pointToPoint:
    'Un /31 est un lien point à point : les deux adresses sont utilisables, sans adresse de diffusion (RFC 3021).',
  expander: 'Ouvrir « Plage IPv4 vers CIDR » pour découper cette plage',
  split: 'Découper en sous-réseaux',
  splitPrefixOption: (prefix, subnets) => `/${prefix} · ${count(subnets, 'sous-réseau', 'sous-réseaux')}`,
  splitResult: (subnets, prefix, hosts) =>
    `${count(subnets, `sous-réseau /${prefix}`, `sous-réseaux /${prefix}`)} de ${count(hosts, 'hôte', 'hôtes')}`,
  cannotSplit: 'Un /32 est une adresse seule et ne se découpe pas.',
  list: 'Sous-réseaux',
  row: 'N°',
  columnNetwork: 'Réseau',
  columnHosts: 'Hôtes',
  columnBroadcast: 'Diffusion',
  copyText: 'Copier en texte',
  copyCsv: 'Copier en CSV',
  downloadCsv: 'Télécharger subnets.csv',
  askLarge: (subnets, size) => `Écrire ${count(subnets, 'sous-réseau', 'sous-réseaux')} (jusqu’à ${size}) ?`,
  askLargeHint: 'Cela peut prendre une minute et s’annule à tout moment.',
  writeLarge: 'Écrire la liste',
  noRoom: 'Le navigateur n’a pas la place de garder cette liste.',
  splitFault: (fault) => {
    switch (fault.code) {
      case 'not-longer':
        return `Le préfixe des sous-réseaux doit être /${fault.prefix} ou plus long.`;
      case 'too-many-subnets':
        return `Ce bloc donne au plus ${count(fault.limit, 'sous-réseau', 'sous-réseaux')}.`;
      case 'too-many-hosts':
        return `Ce bloc n’a de place que pour ${count(fault.limit, 'hôte', 'hôtes')}.`;
      case 'list-too-long':
        return `Cela fait ${n(fault.count)} sous-réseaux ; la liste en contient au plus ${n(fault.limit)}.`;
    }
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'not-one-block':
        return `${writeDotted(fault.first)}-${writeDotted(fault.last)} ne forme pas un seul bloc.`;
      case 'reversed':
      case 'in-first':
      case 'in-last':
      case 'in-block':
        return ipv4Words.rangeFault(fault);
      default:
        return ipv4Words.blockFault(fault);
    }
  },
} satisfies Words<typeof zhCn>;
