import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  text: 'Texte',
  textPlaceholder: 'Saisissez le texte à épeler',
  codeWords: 'Mots-codes',
  codeWordsPlaceholder: 'Saisissez des mots-codes, quelle que soit la casse',
  sample: 'M0t de passe ! été',
  options: {
    direction: { label: 'Sens', values: { spell: 'Texte → mots', read: 'Mots → texte' } },
    alphabet: {
      label: 'Alphabet',
      values: {
        icao: 'OACI / OTAN',
        alpha: 'Graphies Alpha, Juliet',
        french: 'Français',
        'french-canada': 'Français (Canada)',
        german: 'Allemand DIN 5009:2022',
        spanish: 'Espagnol',
        italian: 'Italien',
        portuguese: 'Portugais (Brésil)',
      },
    },
    digits: { label: 'Chiffres', values: { words: 'Mots', aviation: 'Aviation', figures: 'Chiffres' } },
    punctuation: { label: 'Ponctuation', values: { names: 'Noms', signs: 'Signes' } },
    capitals: {
      label: 'Majuscules',
      values: { unmarked: 'Non marquées', say: 'Dire « Capital »', case: 'Par la casse des mots' },
    },
    space: { label: 'Espace', values: { word: '(space)', break: 'Saut de ligne', slash: '/' } },
    separator: {
      label: 'Séparateur',
      values: { space: 'Espace', dash: 'Tiret', comma: 'Virgule', lines: 'Une ligne par caractère' },
    },
    view: { label: 'Affichage', values: { text: 'Texte', list: 'Liste' } },
  },
  character: 'Caractère',
  codeWord: 'Mot',
  firstRows: (n) => `Les ${count(n)} premiers caractères sont listés et lus.`,
  speak: 'Lire à voix haute',
  stop: 'Arrêter',
  unknown: (word, index) => `« ${word} » n’est pas un mot-code (mot ${count(index)}).`,
  moreUnknown: (n) =>
    plural(n, {
      one: `${count(n)} autre mot n’est pas un mot-code.`,
      other: `${count(n)} autres mots ne sont pas des mots-codes.`,
    }),
} satisfies Words<typeof zhCn>;
