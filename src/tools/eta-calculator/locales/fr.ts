import { zoneWords } from '../../../i18n/zones/fr';
import type { Words } from '../../../i18n/words';
import type { Span } from '../../../lib/duration';
import type { Estimate } from '../estimate';
import type { EstimateFault } from '../job';
import type { words as zhCn } from './zh-cn';

const PACES: Record<Exclude<Span, 'ms'>, string> = { s: 'seconde', min: 'minute', h: 'heure', d: 'jour' };

export const words = {
  options: {
    mode: { label: 'Estimer', values: { rate: 'Par rythme', progress: 'Par avancement', transfer: 'Transfert' } },
    amount: 'Quantité',
    done: 'Déjà fait',
    units: 'Unités par période',
    span: 'Durée de la période',
    unit: {
      label: 'Unité de la période',
      values: { ms: 'millisecondes', s: 'secondes', min: 'minutes', h: 'heures', d: 'jours' },
    },
    size: 'Taille',
    sizeUnit: { label: 'Unité de la taille', values: String },
    speed: 'Débit',
    speedUnit: { label: 'Unité du débit', values: String },
    share: { label: 'Part de la ligne (%)', hint: 'La part de la ligne dont dispose ce transfert.' },
    zone: 'Fuseau horaire',
  },
  instants: {
    start: { choice: 'Début', field: 'Début à' },
    measured: { choice: 'Relevé', field: 'Relevé à' },
  },
  now: 'Maintenant',
  given: 'Choisi',
  instantHint: zoneWords.byClocks,
  browserZone: zoneWords.ofBrowser,
  result: 'Estimation',
  facts: {
    total: 'Durée totale',
    weeks: 'En semaines',
    left: 'Temps restant',
    end: 'Fin',
    day: 'Jour',
    endIso: 'Fin (ISO 8601)',
    durationIso: 'Durée (ISO 8601)',
    percent: 'Pourcentage fait',
  },
  dayText: (day, time) => `${day} à ${time}`,
  tooFar: 'Trop lointain pour une date',
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
        return zoneWords.unknown(fault.zone);
    }
  },
} satisfies Words<typeof zhCn>;
