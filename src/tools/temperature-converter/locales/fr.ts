import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  scales: {
    kelvin: 'Kelvin',
    celsius: 'Celsius',
    fahrenheit: 'Fahrenheit',
    rankine: 'Rankine',
    delisle: 'Delisle',
    newton: 'Newton',
    reaumur: 'Réaumur',
    romer: 'Rømer',
  },
  placeholder: 'Un nombre, avec ou sans unité : 98,6 °F',
  decimals: 'Décimales',
  auto: 'Auto : exact, 10 au plus',
  copyUnit: 'Copier avec l’unité',
  hint: 'Chaque champ est modifiable. Les flèches ajoutent ou retirent 1, avec Maj 10.',
  marks: 'Températures de référence',
  scale: 'Échelle',
  scaleName: 'Nom',
  markNames: {
    absoluteZero: 'Zéro absolu',
    freezing: 'L’eau gèle',
    body: 'Corps humain',
    boiling: 'L’eau bout',
  },
  notNumber: 'Ce n’est pas un nombre',
  belowZero: 'Sous le zéro absolu (−273,15 °C)',
} satisfies Words<typeof zhCn>;
