import { ipv4Words } from '../../../i18n/ipv4/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

const count = (value: number, one: string, other: string) => `${number(value)} ${plural(value, { one, other })}`;

export const words = {
  addressFault: ipv4Words.addressFault,
  rangeFault: ipv4Words.rangeFault,
  blockFault: ipv4Words.blockFault,
  tabs: 'Sens de la conversion',
  tab: { ends: 'Une plage', list: 'Plusieurs', blocks: 'CIDR vers plages' },
  options: {
    first: { label: 'Adresse de début', placeholder: '192.168.1.1' },
    last: {
      label: 'Adresse de fin',
      hint: 'Une plage collée telle que « a - b » remplit les deux champs.',
      placeholder: '192.168.6.255',
    },
    merge: 'Fusionner les plages qui se chevauchent ou se touchent',
    format: { label: 'Format', values: { lines: 'Lignes', commas: 'Virgules', json: 'JSON' } },
  },
  reversed: 'La fin est avant le début',
  swap: 'Inverser',
  unfinished: 'Le résultat s’affiche ici dès que les deux adresses sont complètes.',
  incomplete: 'Saisissez les deux adresses en entier.',
  inLine: (line, message) => `Ligne ${number(line)} : ${message}`,
  ranges: 'Plages',
  rangesHint: 'Une par ligne : a - b, a b, a,b, 192.168.1.1-254, un bloc ou une adresse ; # commence un commentaire.',
  noRanges: 'Le résultat s’affiche ici dès qu’il y a une plage.',
  blocks: 'Blocs CIDR',
  blocksHint: 'Un par ligne ou séparés par des virgules, aussi en adresse et masque ; # commence un commentaire.',
  noBlocks: 'Les plages des blocs s’affichent ici.',
  count: number,
  networks: (networks) => count(networks, 'réseau', 'réseaux'),
  rangeCount: (ranges) => count(ranges, 'plage', 'plages'),
  addressCount: (addresses) => `${count(addresses, 'adresse', 'adresses')} en tout`,
  leftOut: (lines) => `${count(lines, 'ligne illisible est laissée', 'lignes illisibles sont laissées')} de côté`,
  network: 'Réseau',
  start: 'Début',
  end: 'Fin',
  addresses: 'Adresses',
  address: 'Adresse',
  enclosing: 'Bloc englobant',
  cidr: 'CIDR',
  comparison: 'Comparaison',
  figure: 'Donnée',
  range: 'Plage',
  added: 'En plus',
  single: 'Adresses une à une',
  listAll: (addresses) => `Lister ${count(addresses, 'adresse', 'adresses')}`,
  copyAddresses: 'Copier les adresses',
  tooMany: (limit) => `Au-delà de ${number(limit)}, les adresses ne sont pas listées une à une.`,
} satisfies Words<typeof zhCn>;
