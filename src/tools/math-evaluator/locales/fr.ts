import { numbersOf, type Words } from '../../../i18n/words';
import { descriptions } from './descriptions.fr';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const KINDS = { functions: 'Fonctions', constants: 'Constantes', units: 'Unités' } as const;

const nameOf = (name: string) => (name === '' ? 'la fonction' : `« ${name} »`);

export const words = {
  options: {
    angle: { label: 'Angles', values: { rad: 'Radians', deg: 'Degrés' } },
    digits: 'Chiffres significatifs',
    grouping: 'Séparer les milliers',
    decimalSign: { label: 'Signe décimal', values: { dot: 'Point', comma: 'Virgule' } },
    sheet: 'Feuille',
  },
  placeholder: 'Une expression par ligne, par exemple 2 * sqrt(6)',
  results: 'Résultats des lignes',
  summary: (values, faults) =>
    [
      plural(values, { one: `${values} résultat`, other: `${values} résultats` }),
      ...(faults > 0 ? [plural(faults, { one: `${faults} erreur`, other: `${faults} erreurs` })] : []),
    ].join(', '),
  lineTitle: (line) => `Ligne ${line}`,
  resultOf: (line) => `le résultat de la ligne ${line}`,
  insertHint: 'Insérer au curseur',
  insertResult: (result, line) => `Insérer le résultat de la ligne ${line} : ${result}`,
  copySheet: 'Copier avec les résultats',
  clear: 'Effacer',
  tryAgain: 'Réessayer',
  tooManyLines: (n) => `Au plus ${count(n)} lignes`,
  forms: {
    result: 'Résultat',
    fraction: 'Fraction',
    hex: 'Hexadécimal',
    octal: 'Octal',
    binary: 'Binaire',
  },
  undefinedValue: 'indéfini',
  undefinedHint: 'Cette expression n’a pas de valeur, comme 0/0.',
  shortNote: {
    'division-by-zero': 'division par zéro',
    'too-large': 'trop grand',
    cut: 'en partie',
    thousands: 'virgule entre milliers',
  },
  note: {
    'division-by-zero': 'Division par zéro.',
    'too-large': 'Le résultat dépasse le plus grand nombre possible.',
    cut: 'Seuls les 2 000 premiers éléments sont écrits.',
    thousands: 'La virgule du nombre est lue comme séparateur de milliers.',
  },
  shortName: (name) =>
    name.of === 'function' ? 'fonction' : name.text === undefined ? 'unité' : `1 ${name.name} = ${name.text}`,
  nameTitle: (name) =>
    name.of === 'function'
      ? `« ${name.name} » est une fonction : écrivez ${name.name}(…)`
      : `« ${name.name} » est une unité`,
  reference: 'Fonctions, constantes et unités',
  search: 'Chercher une fonction, une unité',
  kindName: KINDS,
  kind: (kind, n) => `${KINDS[kind]} ${n}`,
  nothingFound: (query) => `Rien ne correspond à « ${query} »`,
  groups: {
    arithmetic: 'Arithmétique',
    trigonometry: 'Trigonométrie',
    statistics: 'Statistiques',
    probability: 'Probabilités et combinatoire',
    matrices: 'Matrices et listes',
    complex: 'Nombres complexes',
    bits: 'Bits et bases',
    algebra: 'Algèbre et divers',
    mathConstants: 'Mathématiques',
    physicalConstants: 'Physique',
    length: 'Longueur',
    area: 'Aire',
    volume: 'Volume',
    mass: 'Masse',
    time: 'Temps',
    temperature: 'Température',
    angle: 'Angle',
    speed: 'Vitesse',
    data: 'Données',
    energy: 'Énergie',
    power: 'Puissance',
    force: 'Force',
    pressure: 'Pression',
    frequency: 'Fréquence',
    electricity: 'Électricité et magnétisme',
    substance: 'Quantité de matière, intensité lumineuse',
  },
  descriptions,
  examples: (first: string) => [
    { label: 'Racines, pourcentages, unités', value: first },
    { label: 'Variables et fonctions', value: 'rayon = 3\npi * rayon^2\nf(x) = x^2 + 1\nf(rayon)' },
    { label: 'Prix et taxe', value: 'prix = 19.99\nquantité = 12\nprix * quantité + 20%\nans - 5%' },
    { label: 'Grands entiers et bases', value: '2^128 - 1\n0xff + 0b101\nhex(255)\n171!' },
    { label: 'Unités', value: '1 GiB to MB\n100 km/h to mile/h\n20 degC to degF' },
    { label: 'Complexes et matrices', value: 'sqrt(-4)\ne^(i*pi)\ndet([1,2;3,4])\ninv([1,2;3,4])' },
  ],
  fault: (fault) => {
    switch (fault.code) {
      case 'unexpected-end':
        return `Fin d’expression inattendue (colonne ${fault.column}).`;
      case 'value-expected':
        return `Une valeur est attendue ici (colonne ${fault.column}).`;
      case 'bad-target':
        return `Rien ne peut être affecté à ceci (colonne ${fault.column}).`;
      case 'syntax':
        return `Ceci est illisible (colonne ${fault.column}).`;
      case 'unexpected':
        return `« ${fault.sign} » inattendu (colonne ${fault.column}).`;
      case 'missing':
        return `Il manque « ${fault.sign} » (colonne ${fault.column}).`;
      case 'decimal-comma':
        return `Utilisez un point : ${fault.suggestion} (la virgule sépare les arguments).`;
      case 'not-defined':
        return `« ${fault.name} » n’est pas défini.`;
      case 'not-a-function':
        return `« ${fault.name} » n’est pas une fonction.`;
      case 'refused':
        return `« ${fault.name} » ne peut pas être utilisé ici.`;
      case 'unavailable':
        return `« ${fault.name} » n’est pas disponible ici ; utilisez inv(A) * b.`;
      case 'units':
        return 'Les unités ne correspondent pas.';
      case 'uneven-rows':
        return `Les lignes de la matrice n’ont pas la même longueur : ${fault.expected} et ${fault.found}.`;
      case 'inner-syntax':
        return 'Le texte entre guillemets ne peut pas être lu comme une expression.';
      case 'not-exact':
        return `Incalculable : il faudrait plus de ${fault.digits} chiffres.`;
      case 'dimensions':
        return 'Les dimensions des matrices ne correspondent pas.';
      case 'index':
        return 'L’indice est hors limites.';
      case 'not-invertible':
        return 'La matrice n’est pas inversible.';
      case 'memory':
        return 'Arrêté : mémoire insuffisante.';
      case 'wrong-type':
        return `L’argument ${fault.argument} de ${nameOf(fault.name)} n’est pas du bon type.`;
      case 'too-few-arguments':
        return `Trop peu d’arguments pour ${nameOf(fault.name)}.`;
      case 'too-many-arguments':
        return `Trop d’arguments pour ${nameOf(fault.name)}.`;
      case 'too-slow':
        return `Arrêté : plus de ${count(fault.seconds)} s de calcul.`;
      case 'function-as-value':
        return `« ${fault.name} » est lu ici comme une fonction : écrivez « ${fault.name}(…) ».`;
      case 'operands':
        return `« ${fault.sign} » ne s’applique pas à de telles valeurs.`;
      case 'no-number':
        return `« ${fault.text} » n’est pas un nombre.`;
      case 'cannot-compute':
        return fault.name === undefined
          ? 'Calcul impossible.'
          : `Calcul impossible : « ${fault.name} » n’a pas de valeur ici.`;
    }
  },
} satisfies Words<typeof zhCn>;
