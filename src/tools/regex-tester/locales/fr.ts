import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  options: {
    pattern: 'Expression régulière',
    flags: 'Drapeaux',
    mode: { label: 'Action', values: { match: 'Rechercher', replace: 'Remplacer', split: 'Découper' } },
    replacement: 'Remplacement',
  },
  patternHint: 'Un littéral comme /ab+c/gi est décomposé quand on le colle.',
  replacementHint: '$& est la correspondance, $1 et $<name> sont des groupes, $$ est un dollar.',
  flags: {
    d: 'positions des groupes',
    g: 'toutes les correspondances',
    i: 'ignorer la casse',
    m: '^ et $ à chaque ligne',
    s: '. prend aussi les fins de ligne',
    u: 'points de code entiers',
    v: 'u, et ensembles de caractères',
    y: 'seulement là où finit la précédente',
  },
  flagsSet: (flags) => (flags === '' ? 'Aucun drapeau' : `Drapeaux actifs : ${flags}`),
  common: 'Motifs courants',
  patterns: {
    email: 'Adresse e-mail',
    url: 'Adresse web',
    phone: 'Numéro de téléphone',
    mobile: 'Mobile chinois',
    date: 'Date ISO',
    time: 'Heure',
    ipv4: 'Adresse IPv4',
    uuid: 'UUID',
    colour: 'Couleur hexadécimale',
    semver: 'Version sémantique',
    number: 'Nombre',
    tag: 'Balise HTML',
    han: 'Caractères chinois',
    emoji: 'Émoji',
    blanks: 'Espaces en fin de ligne',
    doubled: 'Mot en double',
  },
  text: 'Texte',
  placeholder: 'Le texte à parcourir, ou ouvrez un fichier',
  matchesIn: 'Correspondances dans le texte',
  replaced: 'Texte remplacé',
  pieces: 'Morceaux',
  noPattern: 'Saisissez une expression régulière.',
  found: (n) =>
    n === 0
      ? 'Aucune correspondance'
      : plural(n, { one: `${count(n)} correspondance`, other: `${count(n)} correspondances` }),
  pieceCount: (n) => plural(n, { one: `${count(n)} morceau`, other: `${count(n)} morceaux` }),
  listed: (n) => `les ${count(n)} premières sont listées`,
  table: 'Correspondances',
  number: 'N°',
  place: 'Position',
  match: 'Correspondance',
  group: (n, name) => (name === '' ? `Groupe ${n}` : `Groupe ${n} : ${name}`),
  unset: '—',
  empty: 'vide',
  start: 'Début',
  end: 'Fin',
  halves: (n) =>
    plural(n, {
      one: 'Une correspondance prend un demi-caractère : ajoutez le drapeau u ou v pour les prendre entiers.',
      other: `${count(n)} correspondances prennent un demi-caractère : ajoutez le drapeau u ou v pour les prendre entiers.`,
    }),
  emptyMatches: (n) =>
    plural(n, { one: `${count(n)} correspondance est vide.`, other: `${count(n)} correspondances sont vides.` }),
  character: placeWords.character,
  memo: 'Aide-mémoire regex',
  explanation: 'Explication',
  explanationCut: 'La suite n’est pas expliquée : l’expression est trop longue ou trop imbriquée.',
  explanationNone: 'L’expression est trop longue ou trop imbriquée pour être expliquée partie par partie.',
  code: 'Code',
  codeFor: (language) => `Code ${language}`,
  differences: {
    lookaround: 'Go n’a ni anticipation ni rétrovision : cette expression ne s’y compile pas.',
    backreference: 'Go n’a pas de références arrière : cette expression ne s’y compile pas.',
    'lookbehind-length': 'Une rétrovision de longueur variable est refusée ici.',
    'lookbehind-bound':
      'Bien des versions de Java refusent une rétrovision sans borne : écrivez {0,99} pour * et {1,99} pour +.',
    'no-properties': 'Le module re n’a pas de \\p{…} ; le module regex en a.',
    'unicode-boundary':
      'Jusqu’à Java 18, \\b prend les lettres de toutes les écritures ; ensuite, comme en JavaScript, celles de l’ASCII.',
    folding:
      'Sans tenir compte de la casse, ſ (U+017F) vaut ici s et le symbole kelvin k ; en JavaScript, seulement avec le drapeau u ou v.',
    'ascii-space-go': '\\s ne prend ici que \\t, \\n, \\f, \\r et l’espace ordinaire.',
    'other-space': '\\s prend ici aussi U+0085 et U+001C–U+001F, mais pas U+FEFF.',
    'other-space-net': '\\s prend ici aussi U+0085, mais pas U+FEFF.',
    'empty-behind': 'Une correspondance vide juste après une autre est omise ici.',
    'unset-empty': 'Un groupe qui n’a pas participé est ici le texte vide.',
    'empty-reference':
      'Une référence à un groupe qui n’a rien pris correspond au texte vide en JavaScript, mais échoue ici.',
    property: 'Ce \\p{…} n’est pas connu ici sous ce nom.',
    sets: 'Les opérations d’ensembles du drapeau v ne sont pas connues ici sous cette forme.',
    'unicode-classes':
      '\\d, \\w et \\b prennent ici les chiffres et lettres de toutes les écritures, ceux de l’ASCII en JavaScript.',
    'ascii-space': '\\s ne prend ici que les espaces de l’ASCII.',
    'dot-ends': 'Le point exclut ici d’autres fins de ligne : celles de JavaScript sont LF, CR, U+2028 et U+2029.',
    'line-ends':
      'Avec le drapeau m, d’autres fins de ligne comptent ici : celles de JavaScript sont LF, CR, U+2028 et U+2029.',
    sticky: 'Le drapeau y n’existe pas ici.',
    units: 'Les caractères au-delà de U+FFFF comptent ici pour deux, alors que le drapeau en fait un en JavaScript.',
    points: 'Les caractères au-delà de U+FFFF comptent ici pour un ; en JavaScript pour deux sans le drapeau u ou v.',
    'group-name': 'Un nom de groupe n’est pas permis ici.',
    'same-name': 'Deux groupes ne peuvent pas porter le même nom ici.',
    numbering: 'Les groupes nommés sont numérotés ici après tous les autres.',
    context: 'Le texte avant ou après la correspondance ne peut pas figurer ici dans un remplacement.',
    all: 'Toutes les correspondances sont remplacées ici, pas seulement la première.',
  },
  parts: (part): string => {
    const not = 'negate' in part && part.negate;
    switch (part.kind) {
      case 'text':
        return `le texte « ${part.text} »`;
      case 'any':
        return part.dotAll ? 'n’importe quel caractère' : 'n’importe quel caractère sauf une fin de ligne';
      case 'digit':
        return not ? 'un caractère autre qu’un chiffre 0–9' : 'un chiffre 0–9';
      case 'space':
        return not ? 'un caractère autre qu’une espace' : 'une espace';
      case 'word':
        return not
          ? 'un caractère autre qu’une lettre A–Z ou a–z, un chiffre 0–9 ou _'
          : 'une lettre A–Z ou a–z, un chiffre 0–9 ou _';
      case 'property':
        return not ? `un caractère sans la propriété ${part.name}` : `un caractère ayant la propriété ${part.name}`;
      case 'class':
        if (part.isEmpty)
          return not ? 'n’importe quel caractère, fin de ligne comprise' : 'rien : ne correspond jamais';
        return not ? 'un caractère qui n’est aucun de ceux-ci' : 'un caractère parmi ceux-ci';
      case 'range':
        return `de « ${part.from} » à « ${part.to} »`;
      case 'strings':
        return `l’une des chaînes ${part.strings.map((one) => `« ${one} »`).join(', ')}`;
      case 'intersection':
        return not ? 'un caractère qui n’est pas dans les deux ensembles' : 'ce qui est dans les deux ensembles';
      case 'subtraction':
        return not
          ? 'un caractère qui n’est pas dans le premier ensemble privé du second'
          : 'ce qui est dans le premier ensemble et pas dans le second';
      case 'alternative':
        return `choix ${part.number}${part.isEmpty ? ' : rien' : ''}`;
      case 'capture':
        return part.name === undefined ? `groupe ${part.number}` : `groupe ${part.number}, nommé ${part.name}`;
      case 'group':
        return part.on + part.off === ''
          ? 'un groupe non capturant'
          : `un groupe ${[part.on && `avec les drapeaux ${part.on}`, part.off && `sans les drapeaux ${part.off}`].filter(Boolean).join(' et ')}`;
      case 'lookahead':
        return not ? 'ce qui suit ne doit pas être' : 'ce qui suit doit être';
      case 'lookbehind':
        return not ? 'ce qui précède ne doit pas être' : 'ce qui précède doit être';
      case 'start':
        return part.multiline ? 'le début d’une ligne' : 'le début du texte';
      case 'end':
        return part.multiline ? 'la fin d’une ligne' : 'la fin du texte';
      case 'boundary':
        return not ? 'un endroit qui n’est pas un bord de mot' : 'un bord de mot (A–Z, a–z, 0–9, _)';
      case 'reference':
        return `le même texte que le groupe ${part.to}`;
    }
  },
  repeated: (part, times) => `${part}, ${times}`,
  times: ({ min, max, greedy }) => {
    if (min === max) return `${count(min)} fois`;
    const least = min === 0 ? 'un nombre quelconque de fois' : `${count(min)} fois ou plus`;
    return `${max === null ? least : `${count(min)} à ${count(max)} fois`}, le ${greedy ? 'plus' : 'moins'} possible`;
  },
  fault: (fault): string => {
    switch (fault.code) {
      case 'unknown-flag':
        return `Le drapeau ${fault.flag} n’existe pas.`;
      case 'repeated-flag':
        return `Le drapeau ${fault.flag} est présent deux fois.`;
      case 'u-and-v':
        return 'Les drapeaux u et v s’excluent.';
      case 'engine':
        return 'Le moteur de ce navigateur ne peut pas exécuter l’expression : elle est trop grande ou plus récente que lui.';
      case 'too-long':
        return `Le texte remplacé dépasserait ${count(fault.limit)} caractères.`;
      case 'runaway': {
        const near = fault.near ? ` près de ${fault.near.text}` : '';
        const where =
          fault.textAt === undefined ? '' : ` La recherche est allée jusqu’au caractère ${count(fault.textAt + 1)}.`;
        return `Trop long : retour arrière catastrophique possible${near}.${where}`;
      }
      case 'syntax':
        switch (fault.reason) {
          case 'unterminated-group':
            return 'Groupe non fermé : il manque une ).';
          case 'unmatched-parenthesis':
            return 'Il y a une ) sans sa (.';
          case 'unterminated-class':
            return 'Classe de caractères non fermée : il manque un ] ou une }.';
          case 'nothing-to-repeat':
            return 'Il n’y a rien à répéter ici.';
          case 'lone-bracket':
            return 'Un crochet ou une accolade est seul : échappez-le par une barre oblique inverse.';
          case 'incomplete-quantifier':
            return 'Le quantificateur entre accolades est incomplet.';
          case 'quantifier-order':
            return 'Les nombres du quantificateur sont inversés.';
          case 'range-order':
            return 'La plage est inversée : sa fin précède son début.';
          case 'ending-backslash':
            return 'L’expression finit par une barre oblique inverse.';
          case 'escape':
            return 'Cet échappement n’existe pas avec ce drapeau.';
          case 'unicode-escape':
            return 'L’échappement Unicode n’est pas valide.';
          case 'group':
            return 'Aucun groupe ne commence ainsi.';
          case 'group-name':
            return 'Le nom du groupe n’est pas valide.';
          case 'repeated-name':
            return 'Deux groupes qui peuvent tous deux participer portent le même nom.';
          case 'named-reference':
            return 'La référence arrière nommée n’est pas valide.';
          case 'unknown-name':
            return 'Aucun groupe ne porte ce nom.';
          case 'property':
            return 'Cette propriété Unicode n’existe pas.';
          case 'class':
            return 'Une plage ne peut ni commencer ni finir par une classe.';
          case 'class-character':
            return 'Avec le drapeau v, ce caractère doit être échappé dans une classe, ou l’opération d’ensembles n’est pas valide.';
          case 'negated-strings':
            return 'Ce qui peut prendre plusieurs caractères ne peut pas être nié.';
          case 'flags':
            return 'Les drapeaux du groupe ne sont pas valides.';
          case 'unexpected':
            return 'L’expression n’est pas valide ici.';
        }
    }
  },
} satisfies Words<typeof zhCn>;
