import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  options: {
    width: { label: 'Largeur', unit: 'px' },
    height: { label: 'Hauteur', unit: 'px' },
    fontSize: { label: 'Corps du texte', unit: 'px' },
    fitsBox: 'Ajuster le texte au cadre',
    font: {
      label: 'Police',
      values: { 'sans-serif': 'Sans empattement', serif: 'Avec empattement', monospace: 'Chasse fixe' },
    },
    background: 'Fond',
    color: 'Couleur du texte',
    exactSize: 'Taille exacte',
    radius: { label: 'Rayon des coins', unit: 'px' },
    pattern: { label: 'Motif', values: { none: 'Aucun', cross: 'Diagonales', border: 'Bordure' } },
    hasTitle: 'Ajouter un titre pour les lecteurs d’écran',
    pretty: 'Code indenté',
    scale: { label: 'Échelle d’export', values: { '1': '1×', '2': '2×', '3': '3×' } },
  },
  presets: {
    '16:9': '16:9',
    '4:3': '4:3',
    square: 'Carré',
    avatar: 'Avatar',
    openGraph: 'Open Graph',
    favicon: 'Favicon',
  },
  preset: 'Taille prédéfinie',
  custom: 'Personnalisée',
  text: 'Texte',
  textHint: 'Vide : la taille s’affiche. Les retours à la ligne sont admis.',
  tooLong: 'Trop long : 5 000 caractères au plus.',
  badSize: (side) => `La ${side === 'width' ? 'largeur' : 'hauteur'} doit être un entier de 1 à 20 000.`,
  preview: 'Aperçu',
  picture: (caption) => `Image de remplacement : ${caption}`,
  svg: 'Code SVG',
  base64: 'Data URI en Base64',
  encoded: 'Data URI encodée pour URL',
  img: 'HTML <img>',
  css: 'CSS background',
  rasterFault: ({ code }, format) =>
    code === 'too-large'
      ? `Trop grand pour un ${format} ; téléchargez plutôt le SVG.`
      : `Ce navigateur ne sait pas écrire le ${format} ; téléchargez un autre format.`,
} satisfies Words<typeof zhCn>;
