import { dateWords } from '../../../i18n/dates/fr';
import { zoneWords } from '../../../i18n/zones/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { ReadFault } from '../../../lib/dates/understand';
import type { RelateFault } from '../operations';
import type { OutputName } from '../outputs';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

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
  manyZones: 'Montrer dans plusieurs fuseaux',
  readings: dateWords.readings,
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
  fault: (fault: ReadFault | RelateFault): string =>
    fault.code === 'not-nanoseconds'
      ? 'Saisissez un nombre entier de nanosecondes, de 22 chiffres au plus.'
      : dateWords.fault(fault),
  notice: dateWords.notice,
} satisfies Words<typeof zhCn>;
