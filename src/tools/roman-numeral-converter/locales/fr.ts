import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  options: {
    overline: 'Surligner les milliers (jusqu’à 3 999 999)',
    lowerCase: { label: 'Lettres', values: { false: 'Majuscules', true: 'Minuscules' } },
    unicode: 'Chiffres Unicode (Ⅻ)',
    irregular: 'Accepter les graphies anciennes comme IIII et IC',
  },
  number: 'Nombre',
  roman: 'Romain',
  placeholders: {
    number: 'Par ligne : un nombre, une plage 1-20 ou une date 2026-07-14',
    roman: 'Un nombre romain par ligne',
  },
  samples: { one: 'Un nombre', year: 'Une année', range: 'Une plage', date: 'Une date', old: 'Graphies anciennes' },
  result: 'Résultat',
  sum: 'Somme',
  line: 'Ligne',
  values: (n) => plural(n, { one: `${count(n)} valeur`, other: `${count(n)} valeurs` }),
  regular: (found, regular) => `${found} : forme régulière ${regular}`,
  regularForm: 'Forme régulière',
  moreWarnings: (n) =>
    plural(n, {
      one: 'Une autre n’a pas sa forme régulière ; voir le tableau.',
      other: `${count(n)} autres n’ont pas leur forme régulière ; voir le tableau.`,
    }),
  lineName: placeWords.line,
  range: 'Les chiffres romains vont de 1 à 3999, et jusqu’à 3 999 999 avec surlignes.',
  moreFaults: (n) =>
    plural(n, { one: 'Une autre ligne est illisible.', other: `${count(n)} autres lignes sont illisibles.` }),
  turnOn: 'Activer le surlignage',
  acceptOld: 'Accepter les graphies anciennes',
  inLine: placeWords.inLine,
  fault: (fault) => {
    switch (fault.code) {
      case 'not-number':
        return 'Ce n’est pas un nombre.';
      case 'not-whole':
        return 'Nombres entiers seulement.';
      case 'no-such-date':
        return 'Cette date n’existe pas.';
      case 'out-of-range':
        return fault.limit === 3999
          ? 'Les chiffres romains vont de 1 à 3999 (activez le surlignage pour aller jusqu’à 3 999 999).'
          : 'Les chiffres romains surlignés vont de 1 à 3 999 999.';
      case 'too-many':
        return `Trop de valeurs : au plus ${count(fault.limit)}.`;
      case 'foreign-letter':
        return `« ${fault.found} » n’est pas un chiffre romain.`;
      case 'not-numeral':
        return `Ce n’est pas un nombre romain : « ${fault.first} » avant « ${fault.second} ».`;
      case 'irregular':
        return `Graphie irrégulière, la forme régulière est ${fault.regular}.`;
    }
  },
} satisfies Words<typeof zhCn>;
