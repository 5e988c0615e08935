import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

export const words = {
  text: 'Mot ou texte',
  numeronym: 'Numéronyme',
  numeronyms: 'Numéronymes',
  sample: 'internationalisation et localisation\naccessibilité numérique',
  options: {
    direction: { label: 'Sens', values: { shorten: 'Abréger', 'look-up': 'Rechercher' } },
    unit: { label: 'Plusieurs mots', values: { words: 'Chaque mot', one: 'Comme un seul' } },
    shortest: 'Mot le plus court',
    lowercase: 'Minuscules',
    lettersOnly: 'Lettres seules',
  },
  knownWords: 'Mots connus',
  alsoRead: 'Se lit aussi',
  unknown: 'aucun mot connu',
  isNumeronym: (text) => `« ${text} » est déjà un numéronyme.`,
  nothingShortened: (shortest) => `Aucun mot n’a ${count(shortest)} caractères ou plus ; rien n’a été abrégé.`,
  fault: (fault) => {
    switch (fault.code) {
      case 'no-numeronym':
        return 'Il n’y a pas de numéronyme ici : une lettre, un nombre et une lettre, comme i18n.';
      case 'unknown-numeronym':
        return `Aucun mot connu ne s’écrit ${fault.found}.`;
    }
  },
} satisfies Words<typeof zhCn>;
