import { formatNumber, plural, type Words } from '../../../i18n/words';
import type { ComponentName } from '../color-functions';
import type { words as zhCn } from './zh-cn';

const COMPONENTS: Record<ComponentName, string> = {
  red: 'rouge',
  green: 'vert',
  blue: 'bleu',
  hue: 'teinte',
  saturation: 'saturation',
  lightness: 'luminosité',
  value: 'valeur',
  whiteness: 'blanc',
  blackness: 'noir',
  chroma: 'chroma',
  a: 'a',
  b: 'b',
  x: 'x',
  y: 'y',
  z: 'z',
  cyan: 'cyan',
  magenta: 'magenta',
  yellow: 'jaune',
  black: 'noir',
  alpha: 'opacité',
};
const EXPECTED = {
  number: 'un nombre',
  percentage: 'un pourcentage comme 50%',
  'number-or-percentage': 'un nombre ou un pourcentage',
  angle: 'un angle comme 120, 120deg ou 0.3turn',
};

export const words = {
  tabs: 'Nombre de couleurs',
  one: 'Une couleur',
  list: 'Plusieurs couleurs',
  color: 'Couleur',
  colorHint:
    'Chiffres hexadécimaux, couleur CSS ou nom, dans toute notation. Plusieurs lignes collées ouvrent « Plusieurs couleurs ».',
  picker: 'Sélecteur',
  pickColor: 'Choisir une couleur',
  eyeDropper: 'Prélever à l’écran',
  opacity: 'Opacité',
  options: {
    syntax: { label: 'RVB, HSL et HSV avec', values: { commas: 'Virgules', spaces: 'Espaces' } },
    hexCase: { label: 'Lettres hexadécimales', values: { lower: 'Minuscules', upper: 'Majuscules' } },
    hexAlpha: { label: 'Opacité en hexadécimal', values: { last: '#RRGGBBAA', first: '#AARRGGBB' } },
    variable: { label: 'Nom de la variable', placeholder: 'color' },
  },
  notations: 'Notations',
  otherNotations: 'Autres notations',
  notation: {
    name: 'Nom',
    hex: 'Hex',
    rgb: 'RVB',
    hsl: 'HSL',
    hwb: 'HWB',
    hsv: 'HSV',
    cmyk: 'CMJN',
    lab: 'Lab',
    lch: 'LCH',
    oklab: 'Oklab',
    oklch: 'OKLCH',
    p3: 'Display P3',
    xyz: 'XYZ D65',
    integer: 'Entier',
  },
  outside: 'hors sRGB',
  outsideNote: 'À gauche la couleur elle-même, à droite la plus proche dans sRGB.',
  swatch: (color) => `Échantillon de ${color}`,
  distance: (distance) => `Le nom le plus proche, à une distance ΔE2000 de ${distance}.`,
  otherNames: (names) => `Aussi nommée ${names.join(', ')}.`,
  cmykNote: 'Sans profil colorimétrique, valeur approchée.',
  contrast: 'Contraste',
  contrastWith: { white: 'Avec le blanc', black: 'Avec le noir' },
  sample: 'Texte Aa',
  levels: { aa: 'AA', aaa: 'AAA', large: 'AA grand texte' },
  passes: (level) => `${level} : réussi`,
  fails: (level) => `${level} : échoué`,
  code: 'Code',
  badVariable: 'Un nom comporte lettres, chiffres, - et _, et commence par une lettre ou _.',
  literal: {
    css: 'Variable CSS',
    swiftui: 'SwiftUI',
    uikit: 'UIKit',
    compose: 'Android Compose',
    'android-xml': 'Android XML',
    flutter: 'Flutter',
  },
  colors: 'Couleurs',
  colorsHint: 'Une couleur par ligne, 1 000 au plus.',
  result: 'Résultat',
  count: (n) => plural('fr', n, { one: `${n} couleur`, other: `${formatNumber('fr', n)} couleurs` }),
  input: 'Saisie',
  remark: 'Remarque',
  listEmpty: 'Saisissez ou collez des couleurs, une par ligne ; le résultat apparaît ici.',
  notice: (notice) => {
    switch (notice.code) {
      case 'clamped':
        return `${notice.found} sort de l’intervalle permis (${COMPONENTS[notice.component]}) et vaut ici ${notice.used}.`;
      case 'none':
        return 'none vaut ici 0.';
      case 'argb':
        return 'Lu comme AARRGGBB, l’opacité en tête.';
    }
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'empty':
        return 'Saisissez une couleur.';
      case 'too-long':
        return `Pas une couleur : plus de ${formatNumber('fr', fault.limit)} caractères.`;
      case 'digit-count':
        return `Pas une couleur : ${fault.text} a ${plural('fr', fault.digits, { one: `${fault.digits} chiffre`, other: `${fault.digits} chiffres` })}.`;
      case 'bad-digit':
        return `Pas une couleur : « ${fault.found} » à la position ${fault.position} n’est pas un chiffre hexadécimal.`;
      case 'unknown-name':
        return `Pas une couleur : CSS ne connaît aucune couleur nommée « ${fault.name} ».`;
      case 'depends-on-page':
        return `${fault.name} dépend de la page où elle sert et ne peut être convertie.`;
      case 'unknown-function':
        return `Pas une couleur : la notation ${fault.name}() n’existe pas.`;
      case 'unknown-space':
        return `Pas une couleur : color() n’a pas d’espace nommé « ${fault.name} ».`;
      case 'unclosed':
        return `Pas une couleur : il manque la parenthèse fermante de ${fault.name}(.`;
      case 'after-end':
        return `Pas une couleur : position ${fault.position}, « ${fault.found} » après la parenthèse fermante.`;
      case 'component-count':
        return `Pas une couleur : ${fault.name}() attend ${fault.expected} composantes, et non ${fault.found}.`;
      case 'bad-component':
        return `Pas une couleur : « ${fault.found} » à la position ${fault.position} devrait être ${EXPECTED[fault.expected]} (${COMPONENTS[fault.component]}).`;
      case 'unexpected':
        return `Pas une couleur : « ${fault.found} » inattendu à la position ${fault.position}.`;
      case 'mixed-separators':
        return `Pas une couleur : virgules mêlées à des espaces ou à une barre à la position ${fault.position}.`;
      case 'no-commas':
        return `Pas une couleur : les composantes de ${fault.name}() sont séparées par des espaces ; il y a une virgule à la position ${fault.position}.`;
      case 'mixed-units':
        return `Pas une couleur : avec des virgules, les composantes de ${fault.name}() sont toutes des nombres ou toutes des pourcentages.`;
      case 'none-with-commas':
        return `Pas une couleur : none à la position ${fault.position} n’est pas permis avec des virgules.`;
      case 'too-large':
        return `Le nombre ${fault.found} à la position ${fault.position} est trop grand.`;
      case 'integer-range':
        return `${fault.found} n’est pas un entier de 32 bits.`;
      case 'too-many':
        return `Trop de couleurs : ${formatNumber('fr', fault.count)}, limite ${formatNumber('fr', fault.limit)}.`;
    }
  },
} satisfies Words<typeof zhCn>;
