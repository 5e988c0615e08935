import { numbersOf, type Words } from '../../../i18n/words';
import type { RemovedKind } from '../removed';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

/** Un, et plusieurs. */
const KINDS: Readonly<Record<RemovedKind, readonly [string, string]>> = {
  script: ['script', 'scripts'],
  handler: ['gestionnaire d’événement', 'gestionnaires d’événements'],
  frame: ['iframe', 'iframes'],
  link: ['lien non autorisé', 'liens non autorisés'],
  picture: ['image sans adresse utilisable', 'images sans adresse utilisable'],
  media: ['média ou dessin', 'médias ou dessins'],
  form: ['champ de formulaire', 'champs de formulaire'],
  styleSheet: ['feuille de style', 'feuilles de style'],
  style: ['élément avec d’autres styles', 'éléments avec d’autres styles'],
  class: ['attribut class', 'attributs class'],
  id: ['id', 'id'],
  head: ['élément d’en-tête', 'éléments d’en-tête'],
  comment: ['commentaire', 'commentaires'],
  attribute: ['autre attribut', 'autres attributs'],
  element: ['élément sauf son texte', 'éléments sauf leur texte'],
};

const named = (elements: readonly string[]) => (elements.length === 0 ? '' : ` (${elements.join(', ')})`);
const counted = (n: number, [one, other]: readonly [string, string]) =>
  plural(n, { one: `${number(n)} ${one}`, other: `${number(n)} ${other}` });

export const words = {
  loading: 'Chargement de l’éditeur…',
  views: 'Modes d’édition',
  visual: 'Visuel',
  source: 'Source HTML',
  editor: 'Éditeur',
  editorHint: (keys: string) =>
    `Échap mène à la barre d’outils, où l’on se déplace avec les flèches. ${keys} colle en texte brut.`,
  placeholder: 'Saisissez ou collez ici',
  sourcePlaceholder: 'Saisissez, collez ou déposez du HTML ici',
  output: 'HTML propre',
  outputEmpty: 'Le document est vide.',
  options: {
    layout: { label: 'Sortie', values: { indented: 'Indentée', 'one-line': 'Une ligne' } },
    links: { label: 'Liens', values: { plain: 'Simples', 'new-tab': 'Nouvel onglet' } },
    remember: 'Mémoriser le contenu',
  },
  reset: 'Réinitialiser l’exemple',
  wasReset: 'L’exemple est réinitialisé',
  undo: 'Annuler',
  redo: 'Rétablir',
  copyRich: 'Copier en texte riche',
  counts: (count) =>
    `${counted(count.words, ['mot', 'mots'])} · ${counted(count.characters, ['caractère', 'caractères'])}`,
  removed: ({ counts, elements }) =>
    `Supprimé : ${counts.map(({ kind, count }) => `${counted(count, KINDS[kind])}${kind === 'element' ? named(elements) : ''}`).join(', ')}`,
  addedCells: (count) =>
    `Les lignes d’un tableau n’avaient pas la même longueur : ${counted(count, ['cellule vide ajoutée', 'cellules vides ajoutées'])} à la fin des plus courtes.`,
  surrogates: 'Les demi-codets isolés sont devenus U+FFFD.',
  linkNotAllowed: 'Ce type de lien n’est pas autorisé.',
  pictures:
    'Seule l’adresse des images est affichée : la politique de sécurité de ce site interdit d’en charger d’ailleurs. La sortie les conserve.',
  fault: ({ code }) =>
    code === 'too-long'
      ? 'Le document est trop long : 2 000 000 caractères au plus.'
      : 'Ce fichier n’est pas un texte valide.',
  toolbar: 'Mise en forme',
  groups: {
    history: 'Annuler et rétablir',
    text: 'Style du texte',
    blocks: 'Paragraphe et titres',
    lists: 'Listes et citations',
    insert: 'Insérer',
    colours: 'Couleurs',
    alignment: 'Alignement',
    table: 'Tableau',
  },
  bold: 'Gras',
  italic: 'Italique',
  underline: 'Souligné',
  strike: 'Barré',
  code: 'Code en ligne',
  clear: 'Effacer la mise en forme',
  paragraph: 'Paragraphe',
  heading: (level: number) => `Titre ${level}`,
  bulletList: 'Liste à puces',
  orderedList: 'Liste numérotée',
  quote: 'Citation',
  codeBlock: 'Bloc de code',
  link: 'Lien',
  picture: 'Image',
  table: 'Tableau',
  rule: 'Ligne horizontale',
  lineBreak: 'Saut de ligne',
  color: 'Couleur du texte',
  background: 'Couleur de fond',
  left: 'Aligner à gauche',
  center: 'Centrer',
  right: 'Aligner à droite',
  justify: 'Justifier',
  rowAbove: 'Ligne au-dessus',
  rowBelow: 'Ligne au-dessous',
  columnLeft: 'Colonne à gauche',
  columnRight: 'Colonne à droite',
  deleteRow: 'Supprimer la ligne',
  deleteColumn: 'Supprimer la colonne',
  headerRow: 'Ligne d’en-tête',
  headerColumn: 'Colonne d’en-tête',
  merge: 'Fusionner ou scinder',
  deleteTable: 'Supprimer le tableau',
  address: 'Adresse',
  linkText: 'Texte',
  linkHint: 'Sans https://, c’est un chemin sur votre propre site.',
  newTab: 'Ouvrir tous les liens dans un nouvel onglet',
  removeLink: 'Supprimer le lien',
  addressMissing: 'Saisissez une adresse.',
  alt: 'Texte de remplacement',
  altHint: 'Pour qui ne voit pas l’image ; vide si elle est décorative.',
  pictureNotAllowed: 'Utilisez une adresse http(s), un chemin relatif ou une adresse data: d’image matricielle.',
  apply: 'Appliquer',
  cancel: 'Annuler',
  resetColour: 'Réinitialiser la couleur',
} satisfies Words<typeof zhCn>;
