import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  options: {
    decimals: {
      label: 'Décimales',
      values: (value: number | 'auto') => (value === 'auto' ? 'Auto : exact, 10 au plus' : String(value)),
    },
    scale: {
      label: 'Échelle',
      values: {
        kelvin: 'Kelvin',
        celsius: 'Celsius',
        fahrenheit: 'Fahrenheit',
        rankine: 'Rankine',
        delisle: 'Delisle',
        newton: 'Newton',
        reaumur: 'Réaumur',
        romer: 'Rømer',
      },
    },
    copyUnit: 'Copier avec l’unité',
  },
  placeholder: 'Un nombre, avec ou sans unité : 98,6 °F',
  hint: 'Chaque champ est modifiable. Les flèches ajoutent ou retirent 1, avec Maj 10.',
  marks: 'Températures de référence',
  scaleName: 'Nom',
  markNames: {
    absoluteZero: 'Zéro absolu',
    freezing: 'L’eau gèle',
    body: 'Corps humain',
    boiling: 'L’eau bout',
  },
  notNumber: 'Ce n’est pas un nombre.',
  belowZero: 'Sous le zéro absolu (−273,15 °C)',
} satisfies Words<typeof zhCn>;
