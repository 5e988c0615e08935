import type { Words } from '../../../i18n/words';
import type { Span } from '../duration';
import type { Estimate } from '../estimate';
import type { EstimateFault, Mode, NumberField } from '../job';
import type { words as zhCn } from './zh-cn';

const modes: Record<Mode, string> = { rate: 'Par rythme', progress: 'Par avancement', transfer: 'Transfert' };
const units: Record<Span, string> = { ms: 'millisecondes', s: 'secondes', min: 'minutes', h: 'heures', d: 'jours' };

const fields: Record<NumberField | 'start' | 'measured', string> = {
  amount: 'Quantité',
  done: 'Déjà fait',
  units: 'Unités par période',
  span: 'Durée de la période',
  size: 'Taille',
  speed: 'Débit',
  share: 'Part de la ligne (%)',
  start: 'Début',
  measured: 'Relevé',
};

const PACES: Record<Exclude<Span, 'ms'>, string> = { s: 'seconde', min: 'minute', h: 'heure', d: 'jour' };

export const words = {
  mode: 'Estimer',
  modes,
  fields,
  unit: 'Unité de la période',
  units,
  sizeUnit: 'Unité de la taille',
  speedUnit: 'Unité du débit',
  perSpan: 'par',
  shareHint: 'La part de la ligne dont dispose ce transfert.',
  startChoice: 'Début',
  measuredChoice: 'Relevé',
  now: 'Maintenant',
  given: 'Choisi',
  startAt: 'Début à',
  measuredAt: 'Relevé à',
  instantHint: (zone) => `À l’heure de ${zone}.`,
  zone: 'Fuseau horaire',
  browserZone: (zone) => `Celui du navigateur : ${zone}`,
  reset: 'Rétablir les réglages',
  result: 'Estimation',
  total: 'Durée totale',
  weeks: 'En semaines',
  left: 'Temps restant',
  end: 'Fin',
  endIso: 'Fin (ISO 8601)',
  durationIso: 'Durée (ISO 8601)',
  day: 'Jour',
  dayText: (day, time) => `${day} à ${time}`,
  tooFar: 'Trop lointain pour une date',
  percent: 'Pourcentage fait',
  done: (percent) => `${percent} fait`,
  rates: 'Rythme',
  rate: (span: Exclude<Span, 'ms'>) => `Par ${PACES[span]}`,
  note: (note: NonNullable<Estimate['note']>): string => {
    switch (note) {
      case 'nothing-to-do':
        return 'Il n’y a rien à faire.';
      case 'finished':
        return 'Terminé.';
      case 'not-begun':
        return 'Pas encore commencé.';
    }
  },
  fault: (fault: EstimateFault): string => {
    switch (fault.code) {
      case 'not-number':
        return 'Saisissez un nombre.';
      case 'negative':
        return 'La valeur ne peut pas être négative.';
      case 'no-pace':
        return 'Le rythme doit être supérieur à zéro.';
      case 'over-share':
        return 'La part ne peut pas dépasser 100 %.';
      case 'finished':
        return 'Déjà terminé : il y a plus de fait que de prévu.';
      case 'no-instant':
        return 'Indiquez l’heure de début.';
      case 'not-instant':
        return 'Indiquez une date et une heure complètes.';
      case 'not-begun':
        return 'Le début doit précéder le relevé.';
      case 'no-such-zone':
        return `Fuseau horaire inconnu : ${fault.zone}.`;
    }
  },
} satisfies Words<typeof zhCn>;
