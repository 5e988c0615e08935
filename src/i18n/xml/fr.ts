import { numbersOf, type Words } from '../words';
import { placeWords } from '../places/fr';
import type { XmlDecodeFault } from '../../lib/xml/decode-xml';
import type { XmlFault, XmlFaultReason, XmlPart, XmlWarning } from '../../lib/xml/xml-fault';
import type { xmlWords as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

const PARTS: Record<XmlPart, string> = {
  tag: 'balise sans fin.',
  'attribute-value': 'valeur d’attribut sans guillemet fermant.',
  comment: 'commentaire sans fin.',
  cdata: 'section CDATA sans fin.',
  instruction: 'instruction de traitement sans fin.',
  doctype: 'déclaration DOCTYPE sans fin.',
  subset: 'sous-ensemble interne du DOCTYPE sans fin.',
  declaration: 'déclaration sans fin.',
  literal: 'guillemet fermant manquant.',
};

const hex = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
const but = (found: string) => (found === '' ? ', mais le texte s’arrête là' : `, et non « ${found} »`);

function reason(fault: XmlFaultReason): string {
  switch (fault.code) {
    case 'no-root':
      return 'aucun élément racine.';
    case 'text-outside-root':
      return 'texte hors de l’élément racine.';
    case 'only-one-root':
      return 'un seul élément racine est permis.';
    case 'cdata-outside-root':
      return 'section CDATA hors de l’élément racine.';
    case 'unclosed-element':
      return `<${fault.name}> n’est pas fermé.`;
    case 'unexpected-close':
      return fault.expected === undefined
        ? `balise fermante </${fault.name}> inattendue.`
        : `balise fermante </${fault.name}> inattendue, </${fault.expected}> attendue.`;
    case 'unterminated':
      return PARTS[fault.part];
    case 'expected-name':
      return `nom attendu${but(fault.found)}.`;
    case 'expected':
      return `« ${fault.token} » attendu${but(fault.found)}.`;
    case 'expected-space':
      return `espace attendu${but(fault.found)}.`;
    case 'unknown-markup':
      return `balisage inconnu « ${fault.found} ».`;
    case 'double-hyphen':
      return '« -- » est interdit dans un commentaire.';
    case 'cdata-end-in-text':
      return '« ]]> » est interdit dans le texte ; écrivez « ]]&gt; ».';
    case 'character':
      return `le caractère ${hex(fault.codePoint)} est interdit en XML.`;
    case 'duplicate-attribute':
      return `attribut en double : ${fault.name}.`;
    case 'attribute-without-value':
      return `attribut sans valeur : ${fault.name}.`;
    case 'unquoted-attribute':
      return `valeur d’attribut sans guillemets : ${fault.name}.`;
    case 'lt-in-attribute':
      return '« < » est interdit dans une valeur d’attribut ; écrivez « &lt; » ou cherchez un guillemet manquant.';
    case 'bare-ampersand':
      return '« & » doit s’écrire « &amp; ».';
    case 'unterminated-reference':
      return `point-virgule manquant après ${mark(fault.name)} ; un « & » seul s’écrit « &amp; ».`;
    case 'character-reference':
      return `${fault.reference} ne désigne aucun caractère permis.`;
    case 'undefined-entity':
      return `entité non définie : ${fault.name}.`;
    case 'recursive-entity':
      return `l’entité ${fault.name} se réfère à elle-même.`;
    case 'external-entity-in-attribute':
      return `entité externe dans une valeur d’attribut : ${fault.name}.`;
    case 'unparsed-entity':
      return `référence à une entité non analysée : ${fault.name}.`;
    case 'lt-by-entity':
      return `l’entité ${fault.name} introduit « < » dans une valeur d’attribut.`;
    case 'malformed-entity':
      return `l’entité ${fault.name} est mal formée : ${reason(fault.reason)}`;
    case 'misplaced-declaration':
      return 'la déclaration XML doit se trouver tout au début.';
    case 'missing-version':
      return 'la déclaration XML doit commencer par version.';
    case 'declaration-order':
      return 'la déclaration XML suit l’ordre version, encoding, standalone.';
    case 'bad-version':
      return `version de XML inconnue « ${fault.found} ».`;
    case 'bad-encoding':
      return `« ${fault.found} » n’est pas un nom d’encodage.`;
    case 'bad-standalone':
      return `standalone doit valoir « yes » ou « no », et non « ${fault.found} ».`;
    case 'reserved-target':
      return `une instruction de traitement ne peut pas s’appeler « ${fault.name} ».`;
    case 'misplaced-doctype':
      return 'la déclaration DOCTYPE doit précéder l’élément racine.';
    case 'second-doctype':
      return 'une seule déclaration DOCTYPE est permise.';
    case 'parameter-entity-in-declaration':
      return 'pas d’entité paramètre à l’intérieur d’une déclaration du sous-ensemble interne ; écrivez « % » sous la forme « &#37; ».';
    case 'conditional-section':
      return 'les sections conditionnelles sont interdites dans le sous-ensemble interne.';
    case 'public-id-character':
      return `« ${fault.found} » est interdit dans un identifiant public.`;
    case 'redeclared-entity':
      return `l’entité prédéfinie ${fault.name} ne peut pas changer de sens.`;
  }
}

function mark(name: string): string {
  return name.startsWith('%') ? name : `&${name}`;
}

function warning(found: XmlWarning): string {
  switch (found.code) {
    case 'unbound-prefix': {
      const times = found.times > 1 ? ` (${count(found.times)} fois)` : '';
      return `Le préfixe ${found.prefix} n’est pas déclaré${times}. Un fragment s’en passe ; un document complet demande xmlns:${found.prefix}.`;
    }
    case 'reserved-prefix':
      return `Le préfixe ${found.name} est réservé et ne s’emploie pas ainsi.`;
    case 'reserved-namespace':
      return `L’espace de noms ${found.name} est réservé et ne peut pas être lié.`;
    case 'empty-namespace':
      return `Le préfixe ${found.name} ne peut pas être lié à un espace de noms vide.`;
    case 'bad-qualified-name':
      return `${found.name} n’est pas un nom qualifié : il faut un seul deux-points, entre deux noms.`;
    case 'colon-in-name':
      return `Avec les espaces de noms, le nom ${found.name} ne peut pas contenir de deux-points.`;
    case 'same-expanded-name':
      return `L’attribut ${found.name} est le même qu’un autre de son élément : leurs préfixes désignent le même espace de noms.`;
    case 'unread-entity':
      return `L’entité ${found.name} n’est pas définie ici. Elle l’est peut-être dans la DTD externe, qui n’est jamais lue.`;
    case 'entity-expansion':
      return `Avec l’entité ${found.name}, le document dépasse ${count(found.limit)} caractères une fois développé. D’autres programmes peuvent le refuser ; ici, aucune entité n’est développée.`;
  }
}

/** Ce que tous les outils XML disent de la même façon. */
export const xmlWords = {
  fault: (fault: XmlFault): string => `${placeWords.lineColumn(fault.line, fault.column)} : ${reason(fault)}`,
  decodeFault: (fault: XmlDecodeFault): string => {
    switch (fault.code) {
      case 'unknown-encoding':
        return `L’encodage du fichier, « ${fault.encoding} », ne peut pas être lu.`;
      case 'encoding-conflict':
        return `La déclaration XML indique « ${fault.declared} », mais le fichier commence en ${fault.actual.toUpperCase()}.`;
      case 'not-text':
        return `Le fichier n’est pas un texte ${fault.encoding.toUpperCase()} valide : l’octet ${count(fault.at + 1)} n’en fait pas partie.`;
    }
  },
  warning,
} satisfies Words<typeof zhCn>;
