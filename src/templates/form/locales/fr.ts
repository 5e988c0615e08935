import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n } = numbersOf('fr');

export const words = {
  picture: 'Image',
  empty: 'Saisissez les dimensions d’une image, par exemple 1920 × 1080.',
  options: {
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
  fault(fault) {
    switch (fault.code) {
      case 'not-size':
        return 'Il faut largeur × hauteur : deux nombres entiers de 1 à 999 999.';
      case 'vanishes':
        return 'L’image ferait moins d’un pixel de haut ; choisissez une nouvelle largeur plus grande.';
    }
  },
} satisfies Words<typeof zhCn>;
