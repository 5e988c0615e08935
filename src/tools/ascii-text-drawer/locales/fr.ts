import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

const quoted = (character: string) => `« ${character} »`;

export const words = {
  text: 'Texte',
  placeholder: 'Le texte à dessiner',
  options: {
    font: { label: 'Police', values: (font) => font },
    width: 'Colonnes',
    layout: { label: 'Espacement', values: { default: 'Selon la police', full: 'Large', fitted: 'Serré' } },
    comment: {
      label: 'En commentaire',
      values: { none: 'Non', '#': '#', '//': '//', '--': '--', '/* */': '/* */' },
    },
  },
  drawing: 'ASCII art',
  nothing: 'La police n’a aucun de ces caractères : rien n’a été dessiné.',
  allFonts: 'Afficher toutes les polices',
  favourite: (font) => `Favori : ${font}`,
  note: (note) => {
    if (note.code === 'comment-end')
      return 'Un */ du dessin aurait fini le commentaire : sa barre oblique est maintenant U+2215.';
    const named = note.characters.map(quoted).join(', ');
    return `La police ${note.font} n’a pas ${named}${note.more > 0 ? ` et ${count(note.more)} autres` : ''} : omis.`;
  },
  fault: ({ length, limit }) => `Le texte a ${count(length)} caractères ; ${count(limit)} peuvent être dessinés.`,
} satisfies Words<typeof zhCn>;
