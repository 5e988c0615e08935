import { ipv4Words } from '../../../i18n/ipv4/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { Ipv6Type } from '../../../lib/ip/special-ipv6';
import type { AnyFault } from '../faults';
import type { EntryFault } from '../read-entry';
import type { LineFault } from '../read-list';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

const count = (value: number, one: string, other: string) => `${n(value)} ${plural(value, { one, other })}`;

const ipv6Types: Record<Ipv6Type, string> = {
  unspecified: 'Adresse non spécifiée',
  loopback: 'Boucle locale',
  compatible: 'Compatible IPv4 (obsolète)',
  mapped: 'IPv4 mappée',
  nat64: 'NAT64',
  'nat64-local': 'NAT64 local',
  discard: 'Rejet seulement',
  dummy: 'Préfixe factice',
  protocol: 'Protocoles de l’IETF',
  teredo: 'Tunnel Teredo',
  pcp: 'Anycast PCP',
  turn: 'Anycast TURN',
  'dns-sd': 'Anycast DNS-SD SRP',
  benchmarking: 'Tests de performance',
  amt: 'AMT (tunnel multicast)',
  as112: 'AS112 (DNS inverse)',
  orchid: 'ORCHID (obsolète)',
  'orchid-v2': 'ORCHIDv2',
  drone: 'Identification à distance de drones',
  documentation: 'Documentation',
  '6to4': 'Tunnel 6to4',
  srv6: 'Identifiants de segments SRv6',
  'unique-local': 'Locale unique (ULA)',
  'link-local': 'Lien local',
  'site-local': 'Site local (obsolète)',
  multicast: 'Multicast',
  global: 'Unicast globale',
  reserved: 'Réservée par l’IETF',
};

const scopes: Readonly<Record<number, string>> = {
  1: 'interface',
  2: 'lien',
  3: 'domaine',
  4: 'administration',
  5: 'site',
  8: 'organisation',
  14: 'mondiale',
};

function entryFault(fault: EntryFault): string {
  switch (fault.code) {
    case 'not-address':
      return 'Ce n’est ni une adresse ni un bloc.';
    case 'prefix-length':
      return `Les préfixes IPv${fault.version} vont de 0 à ${fault.version === 4 ? 32 : 128}.`;
    case 'other-family':
      return 'Les deux bouts d’une plage doivent être tous deux IPv4 ou tous deux IPv6.';
    case 'end-below-start':
      return 'La fin de la plage est avant son début.';
    case 'host-bits':
      return `Des bits d’hôte ne sont pas nuls : le bloc est ${fault.block}.`;
    case 'mask-gaps':
    case 'in-mask':
      return ipv4Words.blockFault(fault);
    default:
      return ipv4Words.addressFault(fault);
  }
}

const lineFault = ({ line, found, fault }: LineFault) => `Ligne ${n(line)}, « ${found} » : ${entryFault(fault)}`;

function anyFault(fault: AnyFault): string {
  switch (fault.code) {
    case 'in-line':
      return lineFault(fault);
    case 'no-lines':
      return 'Il n’y a ici ni adresse, ni bloc, ni plage.';
    case 'empty':
      return 'Saisissez un bloc ou une adresse.';
    case 'several':
      return 'Un seul bloc ou une seule adresse ici ; les listes ont leurs propres onglets.';
    case 'not-one-block':
      return `${fault.range} n’est pas un bloc.`;
    case 'too-many-rows':
      return `Cela fait ${fault.count} lignes ; ${n(fault.limit)} au plus sont listées.`;
    case 'nothing-left':
      return 'Il ne reste rien.';
    case 'in-excluded':
      return `Exclus : ${lineFault(fault.fault)}`;
    case 'in-second':
      return `Liste B : ${lineFault(fault.fault)}`;
    case 'in-taken':
      return `Occupés : ${lineFault(fault.fault)}`;
    case 'not-longer':
      return `Le préfixe des sous-réseaux va de /${fault.prefix} à /${fault.longest}.`;
    case 'no-room':
      return 'Le navigateur n’a pas assez de place pour cette liste.';
    case 'no-wishes':
      return 'Indiquez le nombre d’hôtes de chaque sous-réseau.';
    case 'not-wish':
      return `« ${fault.found} » n’est ni un nombre d’hôtes ni un préfixe tel que /27.`;
    case 'wish-too-large':
      return `« ${fault.found} » dépasse le bloc entier.`;
    case 'too-many-wishes':
      return `${n(fault.limit)} sous-réseaux au plus à la fois.`;
    case 'no-free-block':
      return fault.wish === `/${fault.prefix}`
        ? `Aucun /${fault.prefix} n’est libre.`
        : `Pas de place pour « ${fault.wish} » : aucun /${fault.prefix} n’est libre.`;
    case 'not-plan':
      return 'Ce n’est pas un plan enregistré ici.';
    case 'plan-too-long':
      return `Un plan a ${n(fault.limit)} lignes au plus.`;
    default:
      return entryFault(fault);
  }
}

const addressCount = (count: string) => `${count} ${count === '1' ? 'adresse' : 'adresses'}`;

export const words = {
  pages: 'Que faire',
  tabs: { facts: 'Détails', merge: 'Fusionner', exclude: 'Exclure', compare: 'Comparer', plan: 'Planifier' },
  types: { ...ipv4Words.types, ...ipv6Types },
  options: {
    hostBits: { label: 'Bits d’hôte non nuls', values: { take: 'Prendre le réseau', refuse: 'Refuser' } },
    format: {
      label: 'Sortie',
      values: {
        cidr: 'CIDR',
        ranges: 'Plages',
        masks: 'Masques',
        'allowed-ips': 'AllowedIPs',
        nginx: 'nginx allow',
        iptables: 'iptables',
        json: 'JSON',
      },
    },
    ipv6: { label: 'Forme IPv6', values: { short: 'Abrégée', full: 'Complète' } },
    prefix: { label: 'Préfixe des sous-réseaux' },
  },
  count: n,
  block: 'Bloc ou adresse',
  blockHint: 'IPv4 ou IPv6, aussi avec un masque, ou une plage a-b qui est exactement un bloc.',
  moves: 'Aller à',
  previous: 'Bloc précédent',
  next: 'Bloc suivant',
  parent: 'Parent',
  facts: 'Le bloc',
  fact: {
    block: 'CIDR',
    address: 'Adresse',
    network: 'Réseau',
    last: 'Dernière adresse',
    router: 'Anycast des routeurs',
    usable: 'Utilisables',
    broadcast: 'Diffusion',
    count: 'Adresses',
    prefix: 'Longueur du préfixe',
    mask: 'Masque',
    wildcard: 'Masque inverse',
    slash64s: '/64 contenus',
    around64: 'Dans le /64',
    type: 'Type',
    zone: 'Zone inverse',
    classlessZone: 'Zone sans classe (RFC 2317)',
  },
  noBroadcast: 'aucune',
  usableRange: (first, last, usable) => `${first} – ${last} (${usable})`,
  slash64s: (all, first, last) => `${all} : ${first} à ${last}`,
  zones: (first, last, zones) => `${first} à ${last} (${count(zones, 'zone', 'zones')})`,
  registered: (type, source) => `${type} (${source})`,
  severalTypes: 'et d’autres types',
  registryDate: 'Registres spéciaux de l’IANA du 2025-10-09',
  formsTitle: 'L’adresse sous d’autres formes',
  form: {
    short: 'Abrégée',
    dotted: 'Pointée',
    full: 'Complète',
    mixed: 'Mixte',
    mapped: 'Mappée en IPv6',
    integer: 'Entier',
    hex: 'Hexadécimal',
    binary: 'Binaire',
  },
  boundary: (prefix) => `Le réseau s’arrête après le bit ${prefix}`,
  insideTitle: 'Dans l’adresse',
  insideName: {
    mapped: 'IPv4 mappée',
    compatible: 'IPv4 compatible (obsolète)',
    '6to4': 'IPv4 de 6to4',
    nat64: 'IPv4 de NAT64',
    isatap: 'IPv4 d’ISATAP',
    server: 'Serveur Teredo',
    client: 'Client Teredo',
    port: 'Port Teredo',
    flags: 'Drapeaux Teredo',
    mac: 'Adresse MAC (EUI-64)',
    solicited: 'Groupe de nœud sollicité',
    scope: 'Portée multicast',
  },
  scope: (scope) => scopes[scope] ?? `${scope}`,
  hostBitsNote: (block) => `L’adresse est dans le bloc ${block}.`,
  pointToPoint: 'Les deux adresses sont utilisables, comme sur une liaison point à point.',
  dropped: { zone: 'L’interface après % a été retirée.', port: 'Le port a été retiré.' },
  split: 'Découper en sous-réseaux',
  subnetPrefix: 'Préfixe des sous-réseaux',
  subnetOption: (prefix, subnets) => `/${prefix} · ${count(subnets, 'sous-réseau', 'sous-réseaux')}`,
  subnets: (subnets, prefix) => count(subnets, `sous-réseau /${prefix}`, `sous-réseaux /${prefix}`),
  cannotSplit: 'Une seule adresse ne se découpe pas.',
  row: 'N°',
  network: 'Bloc',
  start: 'Début',
  end: 'Fin',
  addresses: 'Adresses',
  label: 'Étiquette',
  copyText: 'Copier en texte',
  copyCsv: 'Copier en CSV',
  openUla: 'Ouvrir dans le générateur d’ULA IPv6',
  openSubnet: 'Ouvrir dans le calculateur de sous-réseau IPv4',
  openRange: 'Ouvrir dans la conversion de plages IPv4',
  list: 'Blocs',
  listHint:
    'Un par ligne, ou séparés par des virgules ou des espaces : blocs, adresses, plages a-b, masques, IPv4 et IPv6 mêlés ; ce qui suit # est une étiquette.',
  allowed: 'Autorisés',
  excluded: 'Exclus',
  addTo: 'Ajouter aux exclus',
  presets: { private: 'Privées', 'link-local': 'Lien local', multicast: 'Multicast', special: 'Toutes les spéciales' },
  example: 'Exemple',
  empty: 'Le résultat apparaît ici dès qu’il y a un bloc.',
  blocks: (blocks) => count(blocks, 'bloc', 'blocs'),
  totals: 'Quantités',
  totalsHeads: { what: 'Grandeur', before: 'Avant', after: 'Après' },
  entries: 'Entrées',
  ipv4Addresses: 'Adresses IPv4',
  ipv6Addresses: 'Adresses IPv6',
  power: (digits, power) => `${digits} (2^${power})`,
  enclosing: 'Bloc englobant',
  leftOut: (entries) => `${count(entries, 'entrée illisible est laissée', 'entrées illisibles sont laissées')} de côté`,
  notExcluded: (entries) =>
    `${count(entries, 'entrée exclue illisible reste', 'entrées exclues illisibles restent')} dans le résultat`,
  lineFault,
  more: (more) => `Et ${n(more)} de plus.`,
  note: ({ code, found, block = '' }) => {
    if (code === 'host-bits') return `« ${found} » a des bits d’hôte non nuls et est lu comme ${block}.`;
    return code === 'zone' ? `L’interface de « ${found} » a été retirée.` : `Le port de « ${found} » a été retiré.`;
  },
  place: (line) => `Ligne ${n(line)}`,
  askLarge: (rows, size) => `Écrire ${count(rows, 'ligne', 'lignes')} (jusqu’à ${size}) ?`,
  askLargeHint: 'Cela peut prendre une minute et s’annule à tout moment.',
  writeLarge: 'Écrire la liste',
  first: 'Liste A',
  second: 'Liste B (facultative)',
  overlaps: (pairs) => count(pairs, 'paire se chevauche', 'paires se chevauchent'),
  noOverlaps: 'Rien ne se chevauche dans la liste A',
  firstPairs: (shown, all) => `${n(shown)} paires listées sur ${n(all)}.`,
  pairHeads: { one: 'Entrée', relation: 'Relation', other: 'Autre entrée' },
  relations: { holds: 'contient', inside: 'est dans', equals: 'égale', overlaps: 'chevauche' },
  numbered: (number, text) => `${n(number)} · ${text}`,
  covered: 'Tout A est dans B',
  notCovered: 'A n’est pas entièrement dans B',
  covers: 'Tout B est dans A',
  notCovers: 'B n’est pas entièrement dans A',
  equal: 'A et B sont identiques',
  disjoint: 'A et B n’ont aucune adresse en commun',
  sides: { common: 'A ∩ B', onlyFirst: 'A ∖ B', onlySecond: 'B ∖ A' },
  none: 'aucun',
  root: 'Bloc à planifier',
  rootHint: 'Un plan enregistré (JSON) peut aussi être collé ici.',
  rootEnter: 'Entrée commence un nouveau plan avec ce bloc.',
  startPlan: 'Nouveau plan',
  undo: 'Annuler',
  redo: 'Rétablir',
  tree: 'Plan',
  bar: 'Tailles des parties',
  free: 'Libre',
  used: 'Occupé',
  wishes: 'Hôtes de chaque sous-réseau',
  wishesHint: 'Par exemple « 100, 50, /27 » ou « bureau 100 » ; le plus grand d’abord.',
  fit: 'Placer',
  nextFree: 'Libre suivant',
  nextFreeLabel: 'Sous-réseau libre suivant',
  take: 'L’occuper',
  nodeLabel: 'Étiquette',
  colour: 'Couleur',
  colours: { 0: 'Aucune', 1: 'Bleu', 2: 'Vert', 3: 'Orange', 4: 'Violet', 5: 'Rouge', 6: 'Sarcelle' },
  isUsed: 'Occupé',
  halve: 'Couper en deux',
  splitInto: 'Découper en',
  join: 'Réunir',
  selected: (block) => `Choisi : ${block}`,
  nodeFacts: (first, last, addresses) => `${first} – ${last}, ${addressCount(addresses)}`,
  addressCount,
  hostCount: (hosts) => `${hosts} ${hosts === '1' ? 'hôte' : 'hôtes'}`,
  freeSpace: 'Espace libre',
  noFree: 'Rien n’est libre',
  planFile: 'Enregistrer le plan',
  copyPlan: 'Copier le JSON',
  openPlan: 'Ouvrir un plan',
  print: 'Imprimer',
  printLimit: (rows) => `Seules les ${n(rows)} premières lignes sont imprimées.`,
  fault: anyFault,
} satisfies Words<typeof zhCn>;
