import { dateWords } from '../../../i18n/dates/fr';
import { reorderWords } from '../../../i18n/reorder/fr';
import { durationText } from '../../../lib/duration';
import { rational } from '../../../lib/rational';
import { numbersOf, type Words } from '../../../i18n/words';
import type { ClockNotice } from '../clocks';
import { showOffset } from '../show-offset';
import type { MomentFault } from '../moment-fault';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

const spell = (seconds: number) => durationText(rational(BigInt(Math.abs(seconds))), 'fr');

/** Of a day that clocks make longer or shorter: 25 hours, not a day and an hour. */
const hoursOf = (seconds: number) => {
  const rest = seconds % 3600;
  const hours = `${n(Math.floor(seconds / 3600))} h`;
  return rest === 0 ? hours : `${hours} ${spell(rest)}`;
};

/** « d’ » before a vowel: the name of a zone begins with no other. */
const of = (name: string) => (/^[aeiouéèêëîïôœ]/i.test(name) ? `d’${name}` : `de ${name}`);

const meanings = {
  'America/Chicago': 'Centre des États-Unis',
  'Asia/Shanghai': 'Chine',
  'America/Havana': 'Cuba',
  'Asia/Kolkata': 'Inde',
  'Asia/Jerusalem': 'Israël',
  'Europe/Dublin': 'Irlande',
  'Europe/London': 'Été britannique',
  'Asia/Dhaka': 'Bangladesh',
  'America/Halifax': 'Atlantique',
  'Asia/Riyadh': 'Arabie',
  'America/Los_Angeles': 'Pacifique des États-Unis',
  'Asia/Manila': 'Philippines',
  'Asia/Dubai': 'Golfe',
  'Atlantic/South_Georgia': 'Géorgie du Sud',
  'Asia/Yerevan': 'Arménie',
  'America/Manaus': 'Amazonie',
};
const named = new Map(Object.entries(meanings));

type Choices = Extract<MomentFault, { code: 'which-zone' }>['choices'];

const choicesOf = (choices: Choices) => {
  const all = choices.map(({ zone, offset }) => `${named.get(zone) ?? zone} (${showOffset(offset)})`);
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].join(' ou ');
};

export const words = {
  options: {
    zones: 'Fuseaux',
    labels: 'Noms',
    reference: 'Fuseau de référence',
    clock: {
      label: 'Affichage',
      values: (value) => ({ auto: 'Selon la langue', 24: '24 h', 12: '12 h' })[value] ?? value,
    },
    length: { label: 'Durée de la réunion', values: (value) => spell(value * 60) },
    span: { label: 'Étendue', values: { day: 'Un jour', week: 'Une semaine' } },
  },
  moment: 'Instant',
  placeholder: 'Vide : maintenant ; ou 15:00 CET, 15h30 New York',
  readIn: (zone) => `Sans fuseau, il est lu à l’heure ${of(zone)}`,
  picker: 'Choisir une date et une heure',
  examples: {
    paris: 'Un après-midi à Paris',
    city: 'Nom d’une ville',
    abbreviation: 'Abréviation',
    unix: 'Horodatage Unix',
    skipped: 'Une heure sautée',
  },
  pause: 'Pause',
  resume: 'Reprendre',
  pages: 'Pages',
  tabs: { clocks: 'Horloges', plan: 'Réunion' },
  zones: 'Fuseaux',
  addZone: 'Ajouter un fuseau',
  addPlaceholder: 'Ville, pays, décalage',
  noZone: (query) => `Aucun fuseau et aucune ville du nom de « ${query} ».`,
  listed: (zone) => `${zone} · déjà dans la liste`,
  zoneCount: (count) => plural(count, { one: `${n(count)} fuseau`, other: `${n(count)} fuseaux` }),
  reference: 'Référence',
  makeReference: (name) => `Prendre ${name} pour référence`,
  remove: (name) => `Retirer ${name}`,
  move: reorderWords.move,
  moved: (name, place, count) => `${name} est maintenant le nº ${place} sur ${count}.`,
  label: (name) => `Nom ${of(name)}`,
  labelPlaceholder: 'Nom',
  timeIn: (name) => `Heure ${of(name)}`,
  noTime: (typed) => `« ${typed} » n’est pas une heure, comme 15:30 ou 15h30.`,
  days: (days) => `${days > 0 ? '+' : '−'}${Math.abs(days)} ${Math.abs(days) === 1 ? 'jour' : 'jours'}`,
  summer: 'Heure d’été',
  same: 'Comme la référence',
  difference: (seconds) => `${spell(seconds)} ${seconds > 0 ? 'd’avance' : 'de retard'}`,
  change: (date, before, after) => `Changement d’heure : ${date}, de ${before} à ${after}`,
  unknownZone: (zone) => `Ce navigateur ne connaît pas ${zone}.`,
  copyAs: 'Copier en',
  forms: {
    text: 'Texte',
    markdown: 'Tableau Markdown',
    csv: 'CSV',
    iso: 'ISO 8601',
    unix: 'Heure Unix',
    discord: 'Horodatage Discord',
  },
  calendar: 'Télécharger meeting.ics',
  meeting: 'Réunion',
  many: 'Convertir plusieurs dates',
  hours: 'Heures de travail',
  from: (name) => `Début du travail à ${name}`,
  to: (name) => `Fin du travail à ${name}`,
  workdays: (name) => `Jours de travail ${of(name)}`,
  weekdays: ['L', 'M', 'M', 'J', 'V', 'S', 'D'],
  weekdayNames: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  states: { work: 'au travail', wake: 'éveil', night: 'nuit' },
  cell: (from, to, state) => `${from}–${to}, ${state}`,
  planner: 'Planning',
  everybody: 'Tous',
  together: 'Heures de travail communes',
  noTogether: 'aucune',
  noCommon: 'Aucune heure de travail commune ce jour-là.',
  tooShort: (length) => `Aucun temps de travail commun de ${length}.`,
  noRows: 'Aucun fuseau avec lequel planifier.',
  best: 'Meilleurs créneaux',
  least: 'Créneaux les plus proches',
  choose: (when) => `Choisir ${when}`,
  early: (seconds) => `${spell(seconds)} trop tôt`,
  late: (seconds) => `${spell(seconds)} trop tard`,
  dayOff: 'jour de repos',
  outside: (name, facts) => `${name} : ${facts.join(', ')}`,
  hoursInDay: (seconds) => `Ce jour compte ${hoursOf(seconds)}`,
  weekly: 'Chaque semaine pendant un an',
  weeklyIntro: (time, zone) =>
    `Une réunion chaque semaine à ${time}, heure ${of(zone)}, change d’heure locale pour quelqu’un à partir de ces dates :`,
  weeklyNone: 'Elle reste à la même heure pour tous, toute l’année.',
  moves: (name, from, to) => `${name} ${from} → ${to}`,
  meanings,
  later: (offset) => `Prendre la seconde (${offset})`,
  fault: (fault: MomentFault): string => {
    switch (fault.code) {
      case 'bad-row':
        return `« ${fault.text} » n’est pas un fuseau avec des heures de travail, comme Europe/Paris 9-17 12345.`;
      case 'which-zone':
        return `${fault.name} : ${choicesOf(fault.choices)} ?`;
      case 'which-order':
        return 'Le jour et le mois peuvent être dans un ordre ou dans l’autre.';
      case 'unknown-place':
        return `Aucun fuseau et aucune ville du nom de « ${fault.name} ». Les plus proches : ${fault.near.map(({ name }) => name).join(', ')}.`;
      default:
        return dateWords.fault(fault);
    }
  },
  note: (note: ClockNotice): string => {
    switch (note.code) {
      case 'skipped':
        return `${note.time} n’existe pas le ${note.date} en ${note.zone} (les horloges passent de ${note.before} à ${note.after}) ; ${note.used} est utilisé.`;
      case 'repeated':
        return `${note.wall.slice(11, 16)} a lieu deux fois le ${note.wall.slice(0, 10)} en ${note.zone} : ${note.earlier} et ${note.later}. La première est utilisée.`;
      default:
        return dateWords.notice(note);
    }
  },
} satisfies Words<typeof zhCn>;
