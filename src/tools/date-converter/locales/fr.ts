import { zoneWords } from '../../../i18n/zones/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { ConvertFault } from '../convert';
import type { Notice } from '../moment';
import type { RelateFault } from '../operations';
import type { OutputName } from '../outputs';
import type { Reading } from '../readings';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

const WEEKDAYS = ['', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const MONTHS = [
  '',
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const monthName = (month: number) => MONTHS[month] ?? '';
const ordinal = (day: number) => (day === 1 ? '1er' : String(day));

const readings: Record<Reading, string> = {
  seconds: 'Horodatage Unix (s)',
  milliseconds: 'Horodatage Unix (ms)',
  microseconds: 'Horodatage Unix (µs)',
  nanoseconds: 'Horodatage Unix (ns)',
  rfc3339: 'RFC 3339',
  iso8601: 'ISO 8601',
  iso9075: 'ISO 9075 (SQL)',
  rfc9557: 'RFC 9557 (avec fuseau)',
  rfc7231: 'RFC 7231 (HTTP)',
  rfc5322: 'RFC 5322 (courriel)',
  rfc850: 'RFC 850',
  asctime: 'asctime',
  'js-date': 'Chaîne de date JS',
  english: 'Date en anglais',
  'day-first': 'Jour/mois/année',
  'month-first': 'Mois/jour/année',
  'year-first': 'Année/mois/jour',
  compact: 'Chiffres (AAAAMMJJ[hhmmss])',
  year: 'Année',
  ldap: 'LDAP',
  'json-date': '/Date(ms)/',
  excel: 'Numéro de série Excel',
  filetime: 'FILETIME de Windows',
  'filetime-bytes': 'Octets FILETIME (hex)',
  'web-log': 'Journal de serveur web',
  exif: 'EXIF',
  french: 'Date en français',
  ticks: 'Ticks .NET',
  'object-id': 'ObjectID de Mongo',
  ulid: 'ULID',
  uuid: 'UUID (v1, v6, v7)',
  keyword: 'Maintenant, aujourd’hui, hier, demain',
};

const outputs: Record<OutputName, string> = {
  js: 'Chaîne de date locale JS',
  iso8601: 'ISO 8601',
  iso8601Utc: 'ISO 8601 UTC',
  iso9075: 'ISO 9075',
  rfc3339: 'RFC 3339',
  rfc7231: 'RFC 7231',
  unix: 'Horodatage Unix (s)',
  milliseconds: 'Horodatage (ms)',
  microseconds: 'Horodatage (µs)',
  nanoseconds: 'Horodatage (ns)',
  utc: 'Format UTC',
  objectId: 'ObjectID de Mongo',
  excel: 'Date/heure Excel',
  filetime: 'FILETIME de Windows',
  filetimeBytes: 'Octets FILETIME (hex)',
  ticks: 'Ticks .NET',
  week: 'Date de semaine ISO',
  ordinal: 'Jour de l’année',
  weekday: 'Jour de la semaine',
  relative: 'Temps relatif',
};

export const words = {
  options: {
    zone: 'Fuseau horaire',
    zones: 'Autres fuseaux',
    excel: { label: 'Calendrier Excel', values: String },
    fraction: { label: 'Décimales des secondes', values: (value: string) => (value === 'auto' ? 'Auto' : value) },
    output: { label: 'Convertir en', values: outputs },
  },
  value: 'Date ou horodatage',
  placeholder: 'Vide : maintenant ; une date par ligne pour une liste',
  examples: {
    unix: 'Horodatage Unix',
    iso: 'ISO 8601',
    http: 'Date HTTP',
    js: 'Chaîne de date JS',
    excel: 'Numéro de série Excel',
    objectId: 'ObjectID de Mongo',
    list: 'Plusieurs lignes',
  },
  pause: 'Pause',
  resume: 'Reprendre',
  picker: 'Choisir une date et une heure',
  pickerHint: zoneWords.byClocks,
  readAs: 'Lire comme',
  auto: 'Automatique',
  browserZone: zoneWords.ofBrowser,
  addZone: 'Ajouter un fuseau',
  removeZone: (zone) => `Retirer ${zone}`,
  now: 'Maintenant',
  couldBe: 'Autres lectures possibles',
  bothOrders: 'Le jour et le mois peuvent être dans un ordre ou dans l’autre : voici les deux lectures.',
  otherZones: 'Autres fuseaux',
  readings,
  years: (first, last) => `De ${first} à ${last} seulement`,
  lines: (count) => plural(count, { one: `${n(count)} ligne`, other: `${n(count)} lignes` }),
  faultyLines: (count) =>
    plural(count, { one: `${n(count)} ligne non comprise`, other: `${n(count)} lignes non comprises` }),
  converted: 'Dates converties',
  input: 'Entrée',
  reading: 'Lecture',
  result: 'Résultat',
  remark: 'Remarque',
  or: ' ou ',
  fault: (fault: ConvertFault | RelateFault): string => {
    switch (fault.code) {
      case 'unknown':
        return 'Format de date inconnu.';
      case 'not-this-format':
        return `Ce n’est pas le format choisi : ${readings[fault.reading]}.`;
      case 'day-out-of-month':
        return `Le mois de ${monthName(fault.month)} ${fault.year} compte ${fault.days} jours.`;
      case 'no-such-month':
        return `Il n’y a pas de mois ${fault.month}.`;
      case 'day-out-of-year':
        return `L’année ${fault.year} compte ${fault.days} jours.`;
      case 'week-out-of-year':
        return `L’année ${fault.year} compte ${fault.weeks} semaines ISO.`;
      case 'no-such-weekday':
        return `Les jours d’une semaine ISO vont de 1 à 7 : ${fault.weekday} n’existe pas.`;
      case 'no-such-time':
        return `${fault.time} n’est pas une heure.`;
      case 'no-such-offset':
        return `${fault.offset} n’est pas un décalage horaire.`;
      case 'wrong-weekday':
        return `Le ${ordinal(fault.day)} ${monthName(fault.month)} ${fault.year} est un ${WEEKDAYS[fault.weekday]}.`;
      case 'unknown-zone':
        return zoneWords.unknown(fault.zone);
      case 'offset-mismatch':
        return `À cette date, le décalage de ${fault.zone} est ${fault.expected}, et non ${fault.offset}.`;
      case 'unknown-annotation':
        return `Suffixe inconnu : ${fault.annotation}.`;
      case 'excel-sixty':
        return 'Le numéro 60 d’Excel est le 29 février 1900, un jour qui n’a pas existé.';
      case 'number-range':
        return `Le nombre doit être compris entre ${fault.first} et ${fault.last}.`;
      case 'uuid-without-time':
        return `Un UUID de version ${fault.version} ne contient pas d’heure ; seuls v1, v6 et v7 en contiennent une.`;
      case 'not-nanoseconds':
        return 'Saisissez un nombre entier de nanosecondes, de 22 chiffres au plus.';
      case 'out-of-range':
        return 'Hors de l’étendue des dates : du 20 avril 271822 av. J.-C. au 13 septembre 275760.';
    }
  },
  notice: (notice: Notice): string => {
    switch (notice.code) {
      case 'skipped':
        return `Les horloges de ${notice.zone} sautent ${notice.wall} : ce peut être ${notice.earlier} ou ${notice.later}. L’heure a été avancée : c’est la seconde qui est retenue.`;
      case 'repeated':
        return `${notice.wall} se présente deux fois à ${notice.zone} : ${notice.earlier} et ${notice.later}. La première est retenue.`;
      case 'leap-second':
        return 'La seconde 60 a été lue comme 59.';
      case 'digits-dropped':
        return 'Les chiffres au-dessous de la nanoseconde ont été supprimés.';
      case 'asctime-utc':
        return 'asctime n’indique pas de fuseau ; comme en HTTP, l’heure a été lue en UTC.';
      case 'this-year':
        return `Sans année : lu comme ${notice.year}.`;
      case 'skipped-day':
        return `${notice.zone} n’a pas connu le ${notice.date}, en changeant de côté de la ligne de date : la suite est ${notice.next}.`;
      case 'abbreviation':
        return `${notice.name} a été lu comme UTC${notice.offset} ; ailleurs, c’est ${notice.others.map((offset) => `UTC${offset}`).join(' ou ')}.`;
      case 'two-digit-year':
        return `L’année est abrégée ; elle a été lue comme ${notice.year}.`;
    }
  },
} satisfies Words<typeof zhCn>;
