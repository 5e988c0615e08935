import type { Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

export const words = {
  width: 'Largeur',
  height: 'Hauteur',
  preset: 'Taille prédéfinie',
  custom: 'Personnalisée',
  square: 'Carré',
  avatar: 'Avatar',
  openGraph: 'Open Graph',
  favicon: 'Favicon',
  text: 'Texte',
  textHint: 'Vide : la taille s’affiche. Les retours à la ligne sont admis.',
  fontSize: 'Corps du texte',
  fitsBox: 'Ajuster le texte au cadre',
  font: 'Police',
  fonts: { 'sans-serif': 'Sans empattement', serif: 'Avec empattement', monospace: 'Chasse fixe' },
  background: 'Fond',
  color: 'Couleur du texte',
  radius: 'Rayon des coins',
  pattern: 'Motif',
  patterns: { none: 'Aucun', cross: 'Diagonales', border: 'Bordure' },
  exactSize: 'Taille exacte',
  hasTitle: 'Ajouter un titre pour les lecteurs d’écran',
  pretty: 'Code indenté',
  scale: 'Échelle d’export',
  reset: 'Valeurs par défaut',
  preview: 'Aperçu',
  picture: (caption) => `Image de remplacement : ${caption}`,
  svg: 'Code SVG',
  base64: 'Data URI en Base64',
  encoded: 'Data URI encodée pour URL',
  img: 'HTML <img>',
  css: 'CSS background',
  fixFirst: 'Corrigez les options, et le résultat apparaît ici.',
  rasterFault: ({ code }, format) =>
    code === 'too-large'
      ? `Trop grand pour un ${format} ; téléchargez plutôt le SVG.`
      : `Ce navigateur ne sait pas écrire le ${format} ; téléchargez un autre format.`,
} satisfies Words<typeof zhCn>;
