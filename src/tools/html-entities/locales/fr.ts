import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  plain: 'Texte',
  withEntities: 'Échappé',
  plainPlaceholder: 'Saisissez le texte à échapper ou ouvrez un fichier',
  entitiesPlaceholder: 'Collez du texte avec &name; ou &#123;, ou ouvrez un fichier',
  options: {
    mode: {
      label: 'Étendue',
      values: {
        minimal: 'Minimale',
        names: 'Non-ASCII par nom',
        decimal: 'Non-ASCII en décimal',
        hexadecimal: 'Non-ASCII en hexadécimal',
        every: 'Chaque caractère',
      },
      hints: {
        minimal: 'Seulement & < > " \'',
        names: 'Écrit ce qui n’est pas ASCII par son nom, en décimal s’il n’en a pas',
        decimal: 'Écrit ce qui n’est pas ASCII sous la forme &#169;',
        hexadecimal: 'Écrit ce qui n’est pas ASCII sous la forme &#xA9;',
        every: 'Écrit tous les caractères sous forme d’entités',
      },
    },
    everyAs: { label: 'Forme', values: { decimal: 'Décimal', hexadecimal: 'Hexadécimal', names: 'Noms' } },
    apostrophe: { label: 'Apostrophe', values: { number: '&#39;', name: '&apos;' } },
    keepExisting: {
      label: 'Garder les entités existantes',
      hint: 'Le & d’une entité terminée par un point-virgule n’est pas échappé à nouveau',
    },
    rules: {
      label: 'Règles',
      values: { html: 'Texte HTML', attribute: 'Attribut', xml: 'XML' },
      hints: {
        html: 'Quelques anciens noms se passent du point-virgule',
        attribute: 'Un nom sans point-virgule reste tel quel devant =, une lettre ou un chiffre',
        xml: 'Cinq noms et les nombres seulement',
      },
    },
    showInvisible: {
      label: 'Montrer les invisibles et ce qui est laissé',
      hint: 'L’espace insécable devient ·, son point de code au survol ; ce qui est laissé tel quel est souligné ; la copie reste la même',
    },
  },
  entities: (n) => plural(n, { one: `${count(n)} entité`, other: `${count(n)} entités` }),
  leftCount: (n) =>
    plural(n, { one: `${count(n)} laissée telle quelle`, other: `${count(n)} laissées telles quelles` }),
  keptCount: (n) =>
    plural(n, {
      one: `${count(n)} entité existante a été gardée.`,
      other: `${count(n)} entités existantes ont été gardées.`,
    }),
  unwritable: (names) => `Aucune entité ne représente ces caractères, ils ont été gardés : ${names}.`,
  listSeparator: ', ',
  loneSurrogate: placeWords.loneSurrogate,
  atCharacter: placeWords.character,
  place: placeWords.lineColumn,
  times: (n) => (n > 1 ? ` (${count(n)} fois)` : ''),
  remarks: {
    left: (reference) => `Laissée telle quelle : ${reference}`,
    'no-character': (reference) => `${reference} ne désigne aucun caractère ; remplacée par U+FFFD.`,
    'windows-1252': (reference, value) => `${reference} a été lue ${value} (windows-1252), comme dans les navigateurs.`,
    'no-semicolon': (reference, value) => `${reference} sans point-virgule ; lue ${value}`,
  },
  moreRemarks: (n) =>
    plural(n, { one: `${count(n)} autre n’est pas listée.`, other: `${count(n)} autres ne sont pas listées.` }),
} satisfies Words<typeof zhCn>;
