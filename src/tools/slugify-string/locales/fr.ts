import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

export const words = {
  text: 'Texte',
  slug: 'Slug',
  sample: 'Été à la plage !\nL’œuvre d’Émile\nI ♥ Dogs & 🦄\n你好，世界\nПривет мир',
  placeholder: 'Un titre ou un nom de fichier par ligne',
  options: {
    mode: {
      label: 'Caractères',
      values: { ascii: 'ASCII', unicode: 'Unicode' },
      hints: {
        ascii: 'Écrit toutes les écritures en lettres latines, le chinois en pinyin',
        unicode: 'Garde les lettres et les chiffres de toutes les écritures',
      },
    },
    separator: 'Séparateur',
    hasOwnSeparator: 'Autre séparateur',
    lowercase: 'Minuscules',
    maxLength: { label: 'Longueur maximale', hint: '0 : sans limite' },
    splitCamelCase: 'Séparer le camelCase',
    eachLine: 'Chaque ligne à part',
    numberDuplicates: 'Numéroter les doublons',
    keep: { label: 'Caractères à garder', placeholder: './~' },
    replacements: {
      label: 'Remplacements personnels',
      hint: 'Un par ligne, sous la forme avant=après. La casse compte.',
      placeholder: 'C++=cpp\n%= percent',
    },
  },
  none: 'Aucun',
  own: 'Autre',
  unsafeSeparator: 'Ce séparateur ne peut pas figurer tel quel dans une URL ; il y serait échappé.',
  loneSurrogate: 'Le texte contient une moitié de paire de substitution, qui n’est pas un caractère ; elle est omise.',
  emptyLine: 'Il ne reste ni lettre ni chiffre ; le slug est vide.',
  line: placeWords.line,
  moreEmptyLines: (n) => `Les slugs de ${count(n)} autres lignes sont vides.`,
  length: (slugs, longest) =>
    slugs === 1 ? `Longueur ${count(longest)}` : `${count(slugs)} slugs, le plus long ${count(longest)}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'nothing-left':
        return fault.mode === 'ascii'
          ? 'Il ne reste ni lettre ni chiffre en mode ASCII ; essayez le mode Unicode.'
          : 'Il ne reste ni lettre ni chiffre.';
      case 'bad-replacement':
        return `Remplacements personnels, ligne ${count(fault.line)} : écrivez avant=après.`;
    }
  },
} satisfies Words<typeof zhCn>;
