import { zoneWords } from '../zones/fr';
import type { Words } from '../words';
import type { Notice } from '../../lib/dates/moment';
import type { Reading } from '../../lib/dates/readings';
import type { ReadFault } from '../../lib/dates/understand';
import type { dateWords as zhCn } from './zh-cn';

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

export const dateWords = {
  readings,
  fault: (fault: ReadFault): string => {
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
