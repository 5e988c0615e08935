import { numbersOf, type Words } from '../../../i18n/words';
import type { ChoiceKind } from '../builder';
import type { Dialect, FieldName } from '../dialects';
import type { CronFault, DayRule } from '../expression';
import type { Item, Warning } from '../field';
import { nameOf } from '../names';
import type { OptionFault } from '../operations';
import type { RunMark, RunsEnd } from '../runs';
import type { SnippetFault } from '../snippets';
import type { words as zhCn } from './zh-cn';

const { plural } = numbersOf('fr');

const fields: Record<FieldName, string> = {
  second: 'Seconde',
  minute: 'Minute',
  hour: 'Heure',
  day: 'Jour',
  month: 'Mois',
  weekday: 'Jour de la semaine',
  year: 'Année',
};

/** A value as it stands in a sentence. */
function valueOf(field: FieldName, value: number): string {
  switch (field) {
    case 'second':
      return `seconde ${value}`;
    case 'minute':
      return `minute ${value}`;
    case 'hour':
      return `${value} h`;
    case 'day':
      return `le ${value}`;
    case 'year':
      return String(value);
    default:
      return nameOf(field, value, 'fr');
  }
}

const units: Record<FieldName, string> = {
  second: 'secondes',
  minute: 'minutes',
  hour: 'heures',
  day: 'jours',
  month: 'mois',
  weekday: 'jours',
  year: 'ans',
};

/** « Every », with the gender of the unit. */
const all = (field: FieldName) => (['second', 'minute', 'hour'].includes(field) ? 'toutes les' : 'tous les');

const ORDINALS = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

function meaning(item: Item, field: FieldName): string {
  const step = 'step' in item && item.step > 1 ? `, ${all(field)} ${item.step} ${units[field]}` : '';
  switch (item.kind) {
    case 'any':
      return 'non précisé';
    case 'every':
      if (item.step > 1) return `${all(field)} ${item.step} ${units[field]}`;
      return field === 'weekday' ? 'tous les jours de la semaine' : `${all(field)} ${units[field]}`;
    case 'value':
      return valueOf(field, item.value);
    case 'range':
      return `de ${valueOf(field, item.from)} à ${valueOf(field, item.to)}${step}`
        .replace(/^de le /, 'du ')
        .replace(' à le ', ' au ');
    case 'onward':
      return `à partir de ${valueOf(field, item.from)}${step}`.replace('de le ', 'du ');
    case 'last': {
      if (item.before === 0) return item.nearest ? 'dernier jour ouvré du mois' : 'dernier jour du mois';
      const day = `${item.before} ${plural(item.before, { one: 'jour', other: 'jours' })} avant le dernier`;
      return item.nearest ? `jour ouvré le plus proche de ${day}` : day;
    }
    case 'nearest':
      return `jour ouvré le plus proche du ${item.day}`;
    case 'nth':
      return `${ORDINALS[item.nth]} ${nameOf('weekday', item.weekday, 'fr')} du mois`;
    case 'last-weekday':
      return `dernier ${nameOf('weekday', item.weekday, 'fr')} du mois`;
  }
}

const dialects: Record<Dialect, string> = {
  unix: 'Unix (5 champs)',
  seconds: 'Avec secondes (6 champs)',
  quartz: 'Quartz (6 ou 7 champs)',
  aws: 'AWS (6 champs)',
};

const names: Record<Dialect, string> = {
  unix: 'une expression Unix',
  seconds: 'une expression avec secondes',
  quartz: 'une expression Quartz',
  aws: 'une expression AWS',
};

const counts: Record<Dialect, string> = { unix: '5', seconds: '6', quartz: '6 ou 7', aws: '6' };

const kinds: Record<ChoiceKind, string> = {
  every: 'chaque valeur',
  step: 'toutes les N',
  range: 'de… à…',
  values: 'valeurs choisies',
  any: 'non précisé (?)',
  typed: 'à la main',
};

function faultText(fault: CronFault | OptionFault): string {
  switch (fault.code) {
    case 'empty':
      return 'Saisissez une expression cron.';
    case 'field-count': {
      const found = plural(fault.found, {
        one: `${fault.found} champ trouvé`,
        other: `${fault.found} champs trouvés`,
      });
      return `${found} ; ${names[fault.dialect]} en a ${counts[fault.dialect]}.`;
    }
    case 'blank-in-field':
      return `Vouliez-vous écrire ${fault.text}\u202f? Un champ ne contient pas d’espaces.`;
    case 'every-macro':
      return '@every est une extension de Go, pas de crontab.';
    case 'unknown-macro':
      return `La macro ${fault.macro} n’existe pas.`;
    case 'macro-elsewhere':
      return `${fault.macro} est propre aux crontabs : ${names[fault.dialect]} n’a pas de macros.`;
    case 'rate':
      return 'rate(…) n’est pas une expression cron ; utilisez cron(…).';
    case 'unclosed':
      return 'La parenthèse de cron( n’est pas fermée.';
    case 'day-fields':
      return fault.areBothOpen
        ? 'Le jour et le jour de la semaine ne peuvent pas être tous deux ? ; mettez * dans l’un d’eux.'
        : `${fault.dialect === 'aws' ? 'AWS' : 'Quartz'} veut ? dans un seul des deux champs de jour, et toujours dans l’un d’eux.`;
    case 'unknown-zone':
    case 'no-such-zone':
      return `Fuseau horaire inconnu : ${fault.zone}.`;
    default:
      return `${fields[fault.field]} : ${fieldFault(fault)}`;
  }
}

function fieldFault(fault: Extract<CronFault, { readonly field: FieldName }>): string {
  switch (fault.code) {
    case 'out-of-range':
      return `${fault.value} est hors de ${fault.min}–${fault.max}.`;
    case 'backwards':
      return `l’intervalle ${fault.text} est à l’envers.`;
    case 'bare-step':
      return `${fault.text} doit s’écrire *${fault.text}.`;
    case 'zero-step':
      return `le pas de ${fault.text} est nul ; il doit valoir au moins 1.`;
    case 'empty-item':
      return 'il manque une valeur près d’une virgule.';
    case 'not-a-value':
      return `${fault.text} n’est pas lisible.`;
    case 'not-here':
      return `${names[fault.dialect]} n’admet pas ${fault.sign} ici.`;
    case 'not-alone':
      return `une valeur avec ${fault.sign} doit être seule, pas dans une liste.`;
    case 'no-such-nth':
      return `après # vient un nombre de 1 à 5, pas ${fault.nth === '' ? 'rien' : fault.nth}.`;
    case 'too-far-back':
      return `L- remonte de ${fault.max} jours au plus.`;
  }
}

export const words = {
  options: {
    expression: {
      label: 'Expression cron',
      placeholder: '0 9 * * 1-5',
      hint: 'Une ligne de crontab convient aussi, de même qu’un fichier crontab entier.',
    },
    dialect: { label: 'Format', values: { auto: 'Détecter', ...dialects } },
    zone: 'Fuseau horaire',
    count: { label: 'Nombre d’exécutions', values: String },
    hour24: 'Format 24 heures',
    verbose: 'Description détaillée',
  },
  examples: {
    unix: 'Jours ouvrables à 9 h',
    either: 'Le 13 ou un vendredi',
    seconds: 'Avec secondes : toutes les 30 s',
    quartz: 'Quartz : dernier vendredi du mois',
    aws: 'AWS : jours ouvrables',
    file: 'Un fichier crontab',
  },
  presets: 'Planifications courantes',
  presetNames: {
    minute: 'chaque minute',
    five: 'toutes les 5 minutes',
    hour: 'chaque heure',
    day: 'chaque jour',
    workdays: 'jours ouvrables, 9 h',
    week: 'le lundi',
    month: 'le 1er du mois',
    quarter: 'chaque trimestre',
  },
  autoAs: (name) => `Détecté : ${name}`,
  browserZone: (zone) => `Celui du navigateur : ${zone}`,
  time: 'À partir de',
  now: 'Maintenant',
  given: 'Choisi',
  instant: 'À partir de cet instant',
  instantHint: 'ISO 8601 ; UTC sans fuseau indiqué.',
  notInstant: 'Ce n’est pas une date et heure ISO 8601.',
  meaningTitle: 'Description',
  command: 'Commande',
  awsZone: 'AWS exécute cette expression en UTC : les prochaines exécutions sont donc listées en UTC.',
  zoneOfText: (zone) => `L’expression indique son propre fuseau : ${zone}.`,
  dayRule: (rule: DayRule) =>
    rule === 'either'
      ? 'Les deux champs de jour sont remplis : l’exécution a lieu quand l’un ou l’autre convient, le jour du mois ou celui de la semaine.'
      : 'Les deux champs de jour sont remplis et l’un commence par * : l’exécution n’a lieu que quand LES DEUX conviennent, le jour du mois et celui de la semaine.',
  warning: (warning: Warning): string => {
    switch (warning.code) {
      case 'onward-step':
        return `${fields[warning.field]} : ${warning.text} équivaut à ${warning.same}, mais n’est pas accepté par tous les cron.`;
      case 'large-step':
        return `${fields[warning.field]} : le pas de ${warning.text} dépasse le champ ; il ne reste que la première valeur.`;
      case 'extension':
        return `${fields[warning.field]} : ${warning.text} est une extension que tous les cron n’acceptent pas.`;
      case 'maybe-quartz':
        return 'Lu comme six champs avec secondes, où le jour 1 est lundi. Pour Quartz, où 1 est dimanche, choisissez le format Quartz.';
      case 'maybe-seconds':
        return 'Lu comme Quartz, où le jour 1 est dimanche. Pour un cron avec secondes, où 1 est lundi, choisissez ce format.';
    }
  },
  fault: faultText,
  builder: 'Construire',
  builderHint: 'Quand le nombre de champs est juste, chacun peut être modifié ici.',
  fields,
  kindOf: (field) => `${field} : type`,
  kinds,
  step: (field) => `${field} : intervalle`,
  from: (field) => `${field} : de`,
  to: (field) => `${field} : à`,
  values: (field) => `${field} : valeurs`,
  typed: (field) => `${field} : texte`,
  add: 'Ajouter',
  stepUnit: (field: FieldName) => units[field],
  runs: 'Prochaines exécutions',
  end: (end: Exclude<RunsEnd, 'count'>, year): string => {
    switch (end) {
      case 'horizon':
        return `Plus d’exécution avant ${year} ; la recherche s’arrête au bout de 50 ans.`;
      case 'over':
        return 'Plus d’exécution : les années de l’expression s’arrêtent là.';
      case 'never':
        return 'Cette planification ne s’exécute jamais.';
      case 'past':
        return 'Cette planification ne s’exécutera plus : toutes ses années sont passées.';
      case 'startup':
        return 'Une seule exécution, au démarrage : il n’y a pas d’heures à lister.';
    }
  },
  mark: (mark: RunMark): string => {
    switch (mark.code) {
      case 'moved':
        return `reporté : ${mark.wanted.join(', ')} n’existe pas`;
      case 'once':
        return 'heure double, une exécution';
      case 'first-of-two':
        return 'première des deux';
      case 'second-of-two':
        return 'seconde des deux';
    }
  },
  skipped: (date, times) =>
    `Le ${date}, les horloges avancent et sautent ${times.slice(0, 6).join(', ')}${times.length > 6 ? ', …' : ''} : pas d’exécution.`,
  local: (zone) => `Heure locale (${zone})`,
  iso: 'ISO 8601',
  relative: 'Délai',
  clockChange: 'Changement d’heure',
  copyRun: 'Copier',
  copyRuns: 'Tout copier',
  breakdown: 'Champs',
  field: 'Champ',
  text: 'Texte',
  meaning: 'Sens',
  expanded: 'Valeurs',
  varies: 'selon le mois',
  meaningOf: meaning,
  or: ', ',
  use: 'À utiliser dans',
  crontab: 'crontab',
  kubernetes: 'Kubernetes CronJob',
  aws: 'AWS EventBridge',
  awsInUtc: (zone) =>
    `Une règle EventBridge s’exécute en UTC et non dans le fuseau ${zone}. EventBridge Scheduler prend le fuseau à part : ScheduleExpressionTimezone.`,
  awsTwo: 'AWS ne connaît pas « l’un ou l’autre » : il faut deux planifications.',
  snippetFault: (fault: SnippetFault): string => {
    switch (fault.code) {
      case 'startup':
        return 'pas de planification au démarrage';
      case 'seconds':
        return 'compte en minutes, pas en secondes';
      case 'years':
        return 'ne connaît pas les années';
      case 'special-days':
        return 'ne connaît pas L, W et #';
      case 'both-days':
        return 'ne peut exiger à la fois le jour et celui de la semaine';
    }
  },
  lines: (n) => plural(n, { one: `${n} ligne`, other: `${n} lignes` }),
  faultyLines: (n) => `${n} avec erreur`,
  line: 'Ligne',
  schedule: 'Planification',
  description: 'Description',
  nextRun: 'Prochaine exécution',
  setting: 'Variable',
  noLines: 'Aucune planification : seulement des lignes vides ou des commentaires.',
  crontabTable: 'Lignes de la crontab',
} satisfies Words<typeof zhCn>;
