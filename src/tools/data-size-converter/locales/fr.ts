import { placeWords } from '../../../i18n/places/fr';
import { TYPED_NUMBER_WORDS } from '../../../i18n/typed-number';
import { numbersOf, type Words } from '../../../i18n/words';
import type { Fault } from '../faults';
import type { Field, ReadFault, ReadNote } from '../read-amount';
import type { DataUnit } from '../../../lib/data-units';
import { typedName } from '../units';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const NAMES: Record<Field, string> = {
  size: 'une taille',
  rate: 'un débit',
  time: 'une durée',
  period: 'une période',
  events: 'une fréquence',
};
const ZERO: Record<Field, string> = {
  size: 'La taille doit être supérieure à zéro.',
  rate: 'Le débit doit être supérieur à zéro.',
  time: 'La durée doit être supérieure à zéro.',
  period: 'La période doit être supérieure à zéro.',
  events: 'La fréquence doit être supérieure à zéro.',
};

type NumberWhy = Extract<ReadFault, { code: 'number' }>['why'];

function numberFault(why: NumberWhy): string {
  switch (why.code) {
    case 'negative':
      return 'Une quantité ne peut pas être négative.';
    case 'too-long':
      return `Le nombre est trop long : ${count(why.limit)} chiffres au plus.`;
    case 'bad-number':
      return TYPED_NUMBER_WORDS.fr.fault(why.why);
  }
}

function fault(given: Fault): string {
  switch (given.code) {
    case 'empty':
      return `Saisissez ${NAMES[given.field]}.`;
    case 'not-read':
      return `Ce n’est pas ${NAMES[given.field]} : ${given.found}.`;
    case 'no-unit':
      return 'Il manque l’unité, comme dans 8 h ou 30 j.';
    case 'is-rate':
      return `${given.found} est un débit, mais il faut ici une taille.`;
    case 'zero':
      return ZERO[given.field];
    case 'number':
      return numberFault(given.why);
    case 'too-many-lines':
      return `Trop de lignes : ${count(given.limit)} au plus.`;
    case 'no-size':
      return placeWords.inLine(given.line, fault(given.why));
  }
}

function note(given: ReadNote): string {
  switch (given.code) {
    case 'assumed-bytes':
      return 'Aucune unité, donc lu en octets.';
    case 'lone-letter':
      return `Sans unité, lu en ${typedName(given.unit, 'fr')}.`;
    case 'bit-or-byte':
      return `Le b minuscule désigne des bits, donc lu en ${given.unit} ; s’agit-il d’octets ?`;
    case 'per-second':
      return 'Aucun temps indiqué, donc lu par seconde.';
    case 'cut-off':
      return 'La suite après « … » est inconnue ; seuls comptent les chiffres affichés.';
    case 'calendar':
      return 'Un mois compte 30 jours, une année 365.';
    case 'of-both':
      return `Des deux tailles, la taille exacte est lue : ${given.read}.`;
    case 'other-number':
      return TYPED_NUMBER_WORDS.fr.otherReading(given.read, given.other);
  }
}

export const words = {
  tabs: 'Que convertir',
  tab: { size: 'Taille', rate: 'Débit', time: 'Durée', volume: 'Volume', list: 'Liste' },
  fields: {
    size: 'Taille',
    rate: 'Débit',
    time: 'Durée',
    period: 'Période',
    events: 'Événements',
    eventSize: 'Taille d’un événement',
    text: 'Tailles',
  },
  placeholders: {
    size: 'Par exemple 1,5 Go, 700 Mio ou 0x400 o',
    rate: 'Par exemple 100 Mbit/s, 8 Mbps ou 5 Go/h',
    time: 'Par exemple 8 h, 1 j 12 h ou PT8H',
    period: 'Par exemple 30 j, 1 mois ou P30D',
    events: 'Par exemple 500/s ou 2 millions/jour',
    eventSize: 'Par exemple 800 o',
    text: 'Une taille par ligne, ou la sortie de du -h ou de ls -lh',
  },
  options: {
    tab: {
      label: 'Que convertir',
      values: { size: 'Taille', rate: 'Débit', time: 'Durée', volume: 'Volume', list: 'Liste' },
    },
    size: 'Taille',
    rate: 'Débit',
    solve: { label: 'Chercher', values: { time: 'Durée du transfert', rate: 'Débit nécessaire' } },
    time: 'Durée',
    volumeOf: { label: 'À partir de', values: { rate: 'Débit × période', events: 'Événements × taille × période' } },
    period: 'Période',
    events: 'Événements',
    eventSize: 'Taille d’un événement',
    overhead: { label: 'Surcoût', unit: '%' },
    to: {
      label: 'Convertir en',
      values: (unit: 'all' | DataUnit) => (unit === 'all' ? 'Toutes les unités' : typedName(unit, 'fr')),
    },
    kilo: {
      label: 'Ko, Mo, Go désignent',
      values: { '1000': 'Puissances de 1000', '1024': 'Puissances de 1024' },
    },
    digits: {
      label: 'Chiffres',
      values: (digits: number | 'exact') => (digits === 'exact' ? 'Exact' : `${digits} significatifs`),
    },
    numbers: { label: 'Format des nombres', values: { language: '1 234,5', plain: '1234.5' } },
    block: { label: 'Taille d’un bloc', unit: 'o' },
    letters: {
      label: 'K, M, G seuls désignent',
      values: { '1024': 'Puissances de 1024 (ls -h)', '1000': 'Puissances de 1000 (--si)' },
    },
    bare: {
      label: 'Nombres sans unité',
      values: { '1': 'Octets', '512': 'Blocs de 512 octets', '1024': 'Blocs de 1024 octets (du)' },
    },
    nested: 'Compter aussi le contenu des dossiers listés',
  },
  unitOf: { size: 'Unité de la taille', rate: 'Unité du débit' },
  chooseUnit: 'Unité',
  useUnit: (unit) => `Lire en ${unit}`,
  pieces: { sector: 'Secteurs (512 o)', page: 'Pages (4 Kio)', block: 'Blocs' },
  pieceUnits: { sector: 'secteurs', page: 'pages', block: 'blocs' },
  blockOf: (bytes) => `Blocs (${bytes} o)`,
  result: 'Résultat',
  bytes: 'Octets',
  bits: 'Bits',
  decimal: 'Puissances de 1000',
  binary: 'Puissances de 1024',
  rounded: (digits) => `Arrondi à ${digits} chiffres significatifs`,
  copyAll: 'Tout copier',
  shownBy: 'Affiché par',
  showers: {
    drive: 'Étiquette du disque',
    windows: 'Windows',
    macos: 'Finder de macOS',
    ls: 'ls -h, du -h',
    df: 'df -h',
    si: 'ls --si, df -H',
  },
  more: 'Autres formes',
  inWords: 'En mots',
  power: 'Puissance de deux',
  difference: 'Écart',
  differenceText: (binary, decimal, percent) => `1 ${binary} vaut ${percent} % de plus que ${decimal}`,
  fractionOfBit: 'Ce n’est pas un nombre entier de bits ; aucun ordinateur n’en stocke une fraction.',
  fractionOfByte: 'Ce n’est pas un nombre entier d’octets : aucun fichier n’a cette taille.',
  spansTitle: 'Au fil du temps',
  spans: { minute: 'Par minute', hour: 'Par heure', day: 'Par jour', month: 'Par 30 jours' },
  duration: 'Durée',
  seconds: 'En secondes',
  iso: 'ISO 8601',
  net: 'Débit sans surcoût',
  fraction: 'Exactement',
  ladder: 'Liaisons courantes',
  links: {
    modem: 'Modem téléphonique',
    adsl: 'ADSL',
    ethernet: 'Ethernet',
    fast: 'Fast Ethernet',
    usb2: 'USB 2.0',
    gigabit: 'Gigabit Ethernet',
    'gigabit-2.5': 'Ethernet 2,5G',
    usb3: 'USB 3',
    'gigabit-10': 'Ethernet 10G',
    'gigabit-25': 'Ethernet 25G',
    'gigabit-40': 'Ethernet 40G',
    'gigabit-100': 'Ethernet 100G',
    'gigabit-400': 'Ethernet 400G',
  },
  sum: 'Somme',
  least: 'Au moins',
  leastHint:
    'Les tailles suivies d’une lettre ont été arrondies vers le haut ; la somme réelle est entre ces deux valeurs.',
  counted: (n) => plural(n, { one: `${count(n)} ligne comptée`, other: `${count(n)} lignes comptées` }),
  lines: 'Chaque ligne',
  line: 'Ligne',
  name: 'Nom',
  typed: 'Tel quel',
  size: 'Taille',
  remark: 'Remarque',
  skipped: {
    total: 'Un total, non compté',
    self: 'Le dossier lui-même, non compté',
    nested: 'Dans un dossier listé, non recompté',
  },
  smallB: (n) =>
    plural(n, {
      one: `Sur ${count(n)} ligne, le b minuscule désigne des bits ; pour des octets, écrivez o ou B.`,
      other: `Sur ${count(n)} lignes, le b minuscule désigne des bits ; pour des octets, écrivez o ou B.`,
    }),
  nestedNote: (n) =>
    plural(n, {
      one: `${count(n)} ligne se trouve dans un dossier listé et n’est pas comptée deux fois.`,
      other: `${count(n)} lignes se trouvent dans un dossier listé et ne sont pas comptées deux fois.`,
    }),
  place: placeWords.line,
  moreWrong: (n) =>
    plural(n, { one: `${count(n)} autre n’est pas une taille.`, other: `${count(n)} autres ne sont pas des tailles.` }),
  empty: 'Saisissez une quantité, et le résultat s’affiche ici.',
  note,
  fault,
} satisfies Words<typeof zhCn>;
