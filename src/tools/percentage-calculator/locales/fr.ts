import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  options: {
    decimals: 'Décimales',
  },
  reset: (title) => `Réinitialiser l’exemple : ${title}`,
  useElsewhere: (name) => `Utiliser « ${name} » dans une autre question`,
  points: (value, count) => `${value} ${Math.abs(count) < 2 ? 'point' : 'points'} de pourcentage`,
  fromNegative: 'La valeur de départ est négative : sa valeur absolue sert de base.',
  cards: {
    percentOf: {
      title: 'Pourcentage d’un nombre',
      fields: [{ label: 'Pourcentage', isPercent: true }, { label: 'De' }],
    },
    whatPercent: { title: 'Quel pourcentage est-ce ?', fields: [{ label: 'Partie' }, { label: 'Total' }] },
    change: { title: 'Variation en pourcentage', fields: [{ label: 'De' }, { label: 'À' }] },
    plusMinus: {
      title: 'Plus ou moins un pourcentage',
      fields: [{ label: 'Nombre' }, { label: 'Pourcentage', isPercent: true }],
    },
    wholeOf: {
      title: 'Le total d’après une partie',
      fields: [{ label: 'Partie' }, { label: 'Soit', isPercent: true }],
    },
    removeIncluded: {
      title: 'Retirer ce qui est inclus (taxe)',
      fields: [{ label: 'Total' }, { label: 'Inclus', isPercent: true }],
    },
    points: {
      title: 'D’un pourcentage à un autre',
      fields: [
        { label: 'De', isPercent: true },
        { label: 'À', isPercent: true },
      ],
    },
    chain: { title: 'Variations successives', fields: [{ label: 'Départ' }, { label: 'Variations', isPercent: true }] },
  },
  answers: {
    result: 'Résultat',
    plus: 'Augmenté',
    minus: 'Diminué',
    net: 'Hors taxe',
    included: 'Part incluse',
    points: 'Écart',
    relative: 'Variation relative',
    overall: 'Variation totale',
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'empty':
        return 'Saisissez un nombre.';
      case 'not-a-number':
        return 'change' in fault ? `Pas un nombre : « ${fault.change} ».` : 'Pas un nombre.';
      case 'too-long':
        return `Trop long : au plus ${fault.limit} chiffres.`;
      case 'of-zero':
        return 'Rien n’est un pourcentage de 0.';
      case 'from-zero':
        return 'Pas de variation en pourcentage à partir de 0.';
      case 'zero-percent':
        return '0 % de n’importe quoi fait 0.';
      case 'nothing-left':
        return 'Avec −100 % inclus, le total ne peut être que 0.';
    }
  },
} satisfies Words<typeof zhCn>;
