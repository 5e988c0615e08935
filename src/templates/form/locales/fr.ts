import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n } = numbersOf('fr');

export const words = {
  options: {
    width: { label: 'Largeur', unit: 'px' },
    height: { label: 'Hauteur', unit: 'px' },
    newWidth: { label: 'Nouvelle largeur', unit: 'px' },
    rounding: {
      label: 'Arrondir la hauteur',
      values: { nearest: 'Au plus proche', up: 'Vers le haut', down: 'Vers le bas' },
    },
  },
  result: 'Image redimensionnée',
  size: 'Dimensions',
  ratio: 'Proportions',
  pixels: 'Pixels',
  count: (pixels) => n(pixels),
  fault: () => 'L’image ferait moins d’un pixel de haut ; choisissez une nouvelle largeur plus grande.',
} satisfies Words<typeof zhCn>;
