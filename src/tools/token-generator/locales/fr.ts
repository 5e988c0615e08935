import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

export const words = {
  options: {
    preset: {
      label: 'Préréglage',
      values: {
        custom: 'Personnalisé',
        hex: 'Hexadécimal de 256 bits (64 caractères)',
        base64url: 'base64url de 256 bits (43 caractères)',
        pin: 'Code PIN (6 chiffres)',
        'api-key': 'Clé d’API (préfixe et 48 lettres et chiffres)',
        passphrase: 'Phrase de passe (4 à 12 mots)',
      },
    },
    uppercase: 'Majuscules',
    lowercase: 'Minuscules',
    digits: 'Chiffres',
    symbols: 'Symboles',
    symbolSet: { label: 'Symboles à utiliser', placeholder: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~' },
    custom: {
      label: 'Autres caractères',
      hint: 'Texte libre ; ce qui se répète ne compte qu’une fois.',
      placeholder: 'p. ex. éßñ ou ✓★',
    },
    excluded: { label: 'Caractères exclus', placeholder: 'p. ex. O0Il1' },
    length: 'Longueur',
    quantity: 'Quantité',
    oneOfEach: 'Au moins un de chaque jeu choisi',
    prefix: { label: 'Préfixe', placeholder: 'sk_live_' },
    words: { label: 'Mots', hint: 'Les mots, anglais, sont ceux de la grande liste de l’EFF : 7 776 en tout.' },
    separator: { label: 'Séparateur', placeholder: 'aucun' },
    capitalise: 'Majuscule à chaque mot',
    format: { label: 'Afficher en', values: { lines: 'Liste', json: 'Tableau JSON' } },
  },
  characters: 'Caractères',
  allSymbols: 'Les 32',
  lookAlikes: 'Ressemblants',
  title: (count) => plural(count, { one: `${n(count)} jeton`, other: `${n(count)} jetons` }),
  copyAll: 'Tout copier',
  refresh: 'Régénérer',
  entropy: (bits) => `${bits} bits d’entropie par jeton`,
  grades: { weak: 'Faible', fair: 'Moyen', strong: 'Fort' },
  drawn: ({ from, drawn, unit }) =>
    unit === 'byte'
      ? `${n(drawn)} octets aléatoires`
      : unit === 'word'
        ? `${n(drawn)} tirés parmi ${n(from)} mots`
        : `${n(drawn)} ${drawn > 1 ? 'tirés' : 'tiré'} parmi ${plural(from, { one: `${n(from)} caractère`, other: `${n(from)} caractères` })}`,
  privacy:
    'Le hasard vient de crypto.getRandomValues ; tous les résultats ont la même probabilité. Les jetons n’entrent ni dans un lien, ni dans le stockage, ni dans un journal.',
  fault: (fault) => {
    switch (fault.code) {
      case 'no-set':
        return 'Choisissez au moins un jeu de caractères.';
      case 'all-excluded':
        return 'Tous les caractères sont exclus.';
      case 'too-short':
        return `La longueur doit être d’au moins ${n(fault.minimum)} pour contenir un caractère de chaque jeu.`;
      case 'too-many':
        return 'Trop de caractères en tout ; réduisez la longueur ou la quantité.';
    }
  },
} satisfies Words<typeof zhCn>;
