import { placeWords } from '../../../i18n/places/fr';
import { base64Words } from '../../../i18n/base64/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  direction: 'Sens',
  directions: { encode: 'Fichier → Base64', decode: 'Base64 → fichier' },
  options: {
    form: {
      label: 'Forme',
      values: {
        'data-uri': 'Data URI',
        bare: 'Base64 seul',
        'url-safe': 'Pour URL',
        css: 'CSS url()',
        html: 'HTML <img>',
        markdown: 'Image Markdown',
        json: 'Chaîne JSON',
      },
    },
    lineLength: {
      label: 'Lignes',
      values: { 0: 'Une seule', 64: '64', 76: '76' },
      hints: { 64: '64 caractères par ligne', 76: '76 caractères par ligne' },
    },
  },
  dropHint: 'Toute taille, plusieurs à la fois, image du presse-papiers comprise. Rien ne quitte cet appareil.',
  fileCount: (n) => plural(n, { one: `${count(n)} fichier`, other: `${count(n)} fichiers` }),
  copyAll: 'Tout copier en JSON',
  downloadAll: 'Tout télécharger en JSON',
  removeAll: 'Tout retirer',
  remove: (name) => `Retirer ${name}`,
  waiting: 'En attente',
  cancelled: 'Annulé',
  tryAgain: 'Réessayer',
  unreadable: (name = 'le fichier') => `Impossible de lire ${name}, ou la mémoire ou l’espace disque manque.`,
  empty: 'Le fichier est vide.',
  base64Of: (name) => `Base64 de ${name}`,
  firstShown: (n) => `Seuls les ${count(n)} premiers caractères sont montrés ; la copie et le téléchargement ont tout.`,
  copyLargeTitle: 'Copier autant de texte ?',
  copyLarge: (size) =>
    `Il y a ${size}. Le presse-papiers et le programme où vous collerez pourraient se bloquer. Mieux vaut télécharger.`,
  copyAnyway: 'Copier quand même',
  tooLongToCopy: 'Trop long pour être copié par le navigateur ; téléchargez-le.',
  source: 'Base64 ou data URI',
  sourcePlaceholder: 'Collez du Base64 ou une adresse data:, ou ouvrez un fichier texte qui en contient',
  encodeInstead: 'Convertir plutôt ce fichier en Base64',
  restored: 'Fichier restauré',
  name: 'Nom du fichier',
  extension: 'Extension',
  type: 'Type',
  size: 'Taille',
  dimensions: 'Dimensions',
  pixels: ({ width, height }) => `${width} × ${height} pixels`,
  picture: (name) => `Aperçu de ${name}`,
  notShown: 'Impossible de l’afficher comme image',
  notPlayed: 'Ce navigateur ne peut pas le lire',
  openPdf: 'Ouvrir le PDF dans un nouvel onglet',
  text: 'Texte contenu',
  firstText: 'Seuls les 64 premiers ko sont montrés ; le téléchargement contient tout.',
  hex: (n) => plural(n, { one: 'Premier octet', other: `Les ${count(n)} premiers octets` }),
  conflict: (declared, detected) =>
    `Le type annoncé est ${declared}, mais le contenu est ${detected}. C’est le contenu qui compte.`,
  fault: (fault) =>
    fault.code === 'bad-character' && fault.isHardlyBase64
      ? `Ce n’est pas du Base64 (premier caractère incorrect « ${fault.found} » en position ${count(fault.at + 1)}).`
      : base64Words.fault(fault),
  note: (note) =>
    note.code === 'raw-hash'
      ? 'Le contenu a un # non encodé. Un navigateur y coupe l’adresse ; ici, tout a été lu. Il faudrait %23.'
      : base64Words.note(note),
  atPosition: placeWords.character,
} satisfies Words<typeof zhCn>;
