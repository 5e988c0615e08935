import { textFileWords } from '../../../i18n/text-file/fr';
import { placeWords } from '../../../i18n/places/fr';
import { scriptName } from '../../../i18n/script-names';
import { textCompareWords } from '../../../i18n/text-compare/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const CARRIERS = {
  tags: (n: number) => plural(n, { one: `${count(n)} balise`, other: `${count(n)} balises` }),
  selectors: (n: number) => plural(n, { one: `${count(n)} sélecteur`, other: `${count(n)} sélecteurs` }),
  'zero-width': (n: number) =>
    plural(n, { one: `${count(n)} caractère sans chasse`, other: `${count(n)} caractères sans chasse` }),
};
const characters = (n: number) =>
  plural(n, { one: `${count(n)} caractère examiné`, other: `${count(n)} caractères examinés` });

const place = ({ line, column }: { readonly line: number; readonly column: number }) =>
  placeWords.lineColumn(line, column);

export const words = {
  text: 'Texte',
  placeholder: 'Saisissez ou collez un texte, ou ouvrez un fichier',
  fileFault: textFileWords.fault,
  cleaned: 'Texte nettoyé',
  options: {
    chinese: {
      label: 'Usages chinois admis',
      hint: 'Espaces et ponctuation pleine chasse à côté de caractères chinois',
    },
    french: {
      label: 'Usages français admis',
      hint: 'Espaces insécables devant la ponctuation double, % et €, dans les guillemets et entre chiffres',
    },
    findsFirst: 'Lignes concernées d’abord',
    showZeroWidth: 'Caractères sans chasse ou vides',
    showDirection: 'Commandes de direction',
    showSpace: 'Espaces et séparateurs de ligne inhabituels',
    showControl: 'Caractères de commande',
    showSelector: 'Sélecteurs de variante et balises',
    showLookAlike: 'Sosies et écritures mêlées',
    showCompatibility: 'Autres formes de lettres ASCII',
    showBroken: 'Texte endommagé',
    showTypographic: 'Guillemets et tirets typographiques',
    cleanZeroWidth: 'Retirer les caractères sans chasse ou vides',
    cleanDirection: 'Retirer les commandes de direction',
    cleanSpace: 'Rendre ordinaires espaces et fins de ligne',
    cleanControl: 'Retirer les caractères de commande',
    cleanSelector: 'Retirer sélecteurs et balises sans raison',
    cleanLookAlike: 'Remplacer les sosies des mots signalés',
    cleanCompatibility: 'Écrire les autres formes en ASCII',
    cleanBroken: 'Retirer le texte endommagé',
    cleanTypographic: 'Rendre simples guillemets et tirets',
    softHyphens: 'Retirer les traits d’union conditionnels',
    wideSpaces: 'Rendre ordinaires les espaces idéographiques',
    byteOrderMark: 'Retirer la marque d’ordre des octets',
    nfc: 'Normaliser en NFC',
  },
  shown: 'Montrer',
  cleaning: 'Nettoyer',
  view: 'Vue',
  result: 'Texte',
  changes: 'Changements',
  before: 'Original',
  compare: textCompareWords,
  changed: (n) => plural(n, { one: `${count(n)} changement`, other: `${count(n)} changements` }),
  unchanged: 'Inchangé',
  found: (n, lines) =>
    `${plural(n, { one: `${count(n)} trouvaille`, other: `${count(n)} trouvailles` })} sur ${plural(lines, { one: `${count(lines)} ligne`, other: `${count(lines)} lignes` })}`,
  none: (n) => `Aucun caractère caché ni trompeur (${characters(n)})`,
  checked: characters,
  warnings: (n) => plural(n, { one: `${count(n)} avertissement`, other: `${count(n)} avertissements` }),
  joinersFine: (n) =>
    plural(n, {
      one: `${count(n)} liant ou sélecteur d’émojis et d’écritures est à sa place.`,
      other: `${count(n)} liants et sélecteurs d’émojis et d’écritures sont à leur place.`,
    }),
  spacesFine: (n) =>
    plural(n, {
      one: `${count(n)} espace particulière suit l’usage de sa langue.`,
      other: `${count(n)} espaces particulières suivent l’usage de leur langue.`,
    }),
  unclosed: (n) =>
    plural(n, {
      one: `${count(n)} commande de direction n’est pas fermée sur sa ligne\u00A0: l’ordre affiché n’est pas celui que lisent les programmes (Trojan Source).`,
      other: `${count(n)} commandes de direction ne sont pas fermées sur leur ligne\u00A0: l’ordre affiché n’est pas celui que lisent les programmes (Trojan Source).`,
    }),
  onlyFirst: (n) => `Seules les ${count(n)} premières sont listées\u202F; toutes sont comptées et nettoyées.`,
  messages: 'Messages cachés',
  message: ({ by, line, column, carriers }) => `${placeWords.lineColumn(line, column)} · ${CARRIERS[by](carriers)}`,
  messageNote: (message) => `${place(message)}\u00A0: le message caché «\u00A0${message.text}\u00A0».`,
  counts: 'Nombre par catégorie',
  kinds: {
    zeroWidth: 'Sans chasse ou vides',
    direction: 'Direction',
    space: 'Espaces et séparateurs',
    control: 'Commandes',
    selector: 'Sélecteurs et balises',
    lookAlike: 'Sosies',
    compatibility: 'Autres formes',
    broken: 'Texte endommagé',
    typographic: 'Guillemets et tirets',
  },
  kindCount: (kind, n) => `${kind} ${count(n)}`,
  marked: 'Texte avec les trouvailles marquées',
  previous: 'Trouvaille précédente',
  next: 'Trouvaille suivante',
  findOf: (index, total) => `${count(index)} sur ${count(total)}`,
  place: placeWords.lineColumn,
  table: 'Trouvailles',
  line: 'Ligne',
  column: 'Colonne',
  character: 'Caractère',
  code: 'Code',
  name: 'Nom',
  kind: 'Catégorie',
  why: 'Raison',
  saveJson: 'Télécharger en JSON',
  whys: {
    invisible: 'N’a pas de chasse.',
    joiner: 'Ne lie rien ici.',
    'soft-hyphen': 'Ne se voit qu’en fin de ligne.',
    blank: 'Une lettre qui paraît vide.',
    mark: 'La marque d’ordre des octets au début, que certains programmes attendent.',
    'mark-inside': 'Une marque d’ordre des octets au milieu du texte, sans chasse.',
    annotation: 'Entoure une note qui n’est pas affichée.',
    mongolian: 'N’a sa place qu’après des lettres mongoles.',
    'direction-mark': 'Aucune lettre écrite de droite à gauche n’est proche.',
    embedding: 'Change la direction de ce qui suit.',
    override: 'Renverse l’ordre de ce qui suit.',
    isolate: 'Donne à ce qui suit une direction propre.',
    'direction-end': 'Termine un changement de direction.',
    unclosed: 'Trojan Source\u00A0: non fermée sur sa ligne, l’ordre affiché n’est pas l’ordre lu.',
    'no-break': 'Ressemble à une espace ordinaire, mais ne se coupe pas.',
    wide: 'Une espace idéographique sans caractère d’Asie de l’Est à côté.',
    'odd-space': 'Ressemble à une espace ordinaire, parfois d’une autre chasse.',
    line: 'Ne termine une ligne que pour certains programmes.',
    control: 'Un caractère de commande, qui n’a pas sa place dans un texte.',
    escape: 'Commence une séquence de commande, comme une couleur de terminal.',
    selector: 'Le caractère qui précède n’a pas de variante à choisir.',
    tag: 'N’a sa place que dans les drapeaux, et peut porter un texte caché.',
    'look-alike': 'Des lettres qui se ressemblent sont mêlées.',
    whole: 'Le mot entier est d’une autre écriture qui paraît latine.',
    mixed: 'Des écritures sont mêlées.',
    compatibility: 'Une autre forme d’un caractère ASCII, parmi les ordinaires.',
    ligature: 'Plusieurs lettres en un seul caractère.',
    punctuation: 'Ressemble à une ponctuation ASCII, parmi de l’ASCII.',
    surrogate: 'La moitié d’un caractère.',
    replacement: 'Remplace un caractère perdu au décodage.',
    private: 'N’a pas de sens propre en Unicode.',
    unassigned: 'Aucun caractère n’a ce code.',
    marks: 'Trop de signes sur une lettre.',
    quote: 'Un guillemet typographique.',
    dash: 'Un tiret typographique.',
  },
  script: (code) => scriptName('fr', code),
  scripts: (parts) => parts.map(([script, letters]) => `${scriptName('fr', script)} ${count(letters)}`).join(' + '),
  looksLike: (letter, script, like) => `${letter} (${scriptName('fr', script)}) ressemble à ${like}`,
  ofScript: (letter, script) => `${letter} (${scriptName('fr', script)})`,
  reads: (word, reading) => `«\u00A0${word}\u00A0» se lit «\u00A0${reading}\u00A0».`,
  inWord: (scripts, letters, tail) =>
    `${scripts.charAt(0).toUpperCase()}${scripts.slice(1)}\u00A0: ${letters.join(', ')}. ${tail}`,
  marksOn: (n) => `${count(n)} signes sur une lettre.`,
} satisfies Words<typeof zhCn>;
