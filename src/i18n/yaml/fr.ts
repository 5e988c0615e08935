import { numbersOf, type Words } from '../words';
import { documentWords } from '../documents/fr';
import type { DocumentFault } from '../../lib/document/document-fault';
import { hexDigits } from '../../lib/yaml/yaml-fault';
import type { YamlFault } from '../../lib/yaml/yaml-fault';
import type { yamlWords as zhCn } from './zh-cn';

const { count: number } = numbersOf('fr');

function reason(fault: YamlFault): string {
  switch (fault.code) {
    case 'tab-indent':
      return 'YAML ne s’indente pas avec des tabulations';
    case 'bad-indent':
      return 'L’indentation ne correspond pas aux lignes précédentes';
    case 'nested-on-line':
      return 'Un autre « : » sur la ligne : mettez le texte entre guillemets ou passez à la ligne';
    case 'block-after-marker':
      return 'Une table ou une liste ne peut pas commencer sur la ligne de « --- »';
    case 'block-in-flow':
      return 'Entre crochets ou accolades, il manque une virgule ou une liste commence par « - »';
    case 'block-leading-lines':
      return 'Une ligne vide au début du bloc est plus indentée que sa première ligne de texte';
    case 'missing-colon':
      return 'Il manque « : » après la clé';
    case 'missing-comma':
      return 'Il manque une virgule';
    case 'missing-dash':
      return 'Un élément de liste sans « - »';
    case 'space-after-colon':
      return 'Il manque une espace après « : »';
    case 'space-after-property':
      return 'Il manque une espace après l’étiquette ou l’ancre';
    case 'space-before-comment':
      return 'Il manque une espace avant « # »';
    case 'line-after-property':
      return 'Il manque un retour à la ligne après l’étiquette ou l’ancre de la liste';
    case 'multiline-key':
      return 'Une clé doit tenir sur une ligne';
    case 'long-key':
      return 'La clé dépasse 1024 caractères';
    case 'several-anchors':
      return 'Une valeur ne peut avoir qu’une ancre';
    case 'several-tags':
      return 'Une valeur ne peut avoir qu’une étiquette';
    case 'property-place':
      return 'Étiquettes et ancres se placent après « - », « ? » ou « : », pas avant';
    case 'empty-name':
      return 'Il manque un nom après « & » ou « * »';
    case 'alias-property':
      return 'Un alias ne peut avoir ni étiquette ni ancre';
    case 'directive-without-document':
      return 'Après une directive, « --- » doit suivre';
    case 'repeated-directive':
      return 'La directive est répétée';
    case 'merge-source':
      return 'Seules des tables peuvent être fusionnées par « << »';
    case 'too-many-aliases':
      return 'Les alias rendent le document bien trop grand (attaque par épuisement possible)';
    case 'unreadable':
      return 'Ce passage est illisible';
    case 'unclosed-quote':
      return `Il manque un ${fault.quote} fermant`;
    case 'unclosed':
      return `Il manque « ${fault.close} » à la fin`;
    case 'bad-escape':
      return hexDigits(fault.found) === 0
        ? `Échappement inconnu « ${fault.found} »`
        : `L’échappement « ${fault.found} » demande ${hexDigits(fault.found)} chiffres hexadécimaux`;
    case 'bad-start':
      return `Un texte ne peut pas commencer par « ${fault.found} » : mettez-le entre guillemets`;
    case 'bad-block-header':
      return `« ${fault.found} » ne peut pas suivre « | » ou « > »`;
    case 'unexpected':
      return fault.found === '' ? 'Le texte s’arrête trop tôt' : `« ${fault.found} » inattendu`;
    case 'bad-directive':
      return `Directive mal formée « ${fault.found} »`;
    case 'bad-tag':
      return `L’étiquette « ${fault.tag} » est mal formée, ou son préfixe n’est pas déclaré`;
    case 'value-for-tag':
      return `La valeur ne convient pas à son étiquette ${fault.tag}`;
    case 'repeated-key':
      return `La clé « ${fault.key} » est répétée`;
    case 'alias-without-anchor':
      return `L’alias *${fault.name} n’a pas d’ancre`;
    case 'recursive-alias':
      return `L’alias *${fault.name} se trouve dans sa propre ancre`;
    case 'forbidden-character':
      return `Le caractère U+${fault.codePoint.toString(16).toUpperCase().padStart(4, '0')} n’est pas admis`;
  }
}

function tolerated(problem: YamlFault['code'], count: number): string {
  const times = count > 1 ? ` (${number(count)} fois)` : '';
  switch (problem) {
    case 'bad-indent':
      return `Un crochet ou une accolade fermante n’est pas plus indentée que sa clé${times}. La norme l’interdit ; lu quand même.`;
    case 'space-before-comment':
      return `Pas d’espace avant « # »${times}. La norme l’interdit ; lu comme un commentaire.`;
    case 'multiline-key':
      return `Une clé sur plusieurs lignes${times}. La norme l’interdit ; lue quand même.`;
    default:
      return `Une clé de plus de 1024 caractères${times}. La norme l’interdit ; lue quand même.`;
  }
}

/** Ce que les outils qui lisent ou écrivent du YAML disent de la même façon. */
export const yamlWords = {
  fault: (fault: YamlFault | DocumentFault): string =>
    fault.code === 'too-large' || fault.code === 'too-deep'
      ? documentWords.fault(fault)
      : `${reason(fault)}, ligne ${fault.line}, colonne ${fault.column}.`,
  tolerated,

  yamlInput: 'YAML',
  inputOptions: {
    version: {
      label: 'Version YAML',
      values: { auto: 'Auto', '1.2': '1.2', '1.1': '1.1' },
      hints: {
        auto: 'En 1.1, yes, on, 017 et 1:30 sont aussi des booléens et des nombres. Auto : 1.2, sauf si le document annonce %YAML 1.1.',
        '1.1':
          'En 1.1, yes, on, 017 et 1:30 sont aussi des booléens et des nombres. Auto : 1.2, sauf si le document annonce %YAML 1.1.',
      },
    },
    mergeKeys: 'Clés de fusion <<',
    cloudFormation: {
      label: 'Étiquettes courtes CloudFormation',
      hint: 'Lit !Ref x comme {"Ref": "x"} et !GetAtt a.b comme {"Fn::GetAtt": ["a", "b"]}.',
    },
    strict: 'Mode strict',
  },
  outputOptions: {
    indent: { label: 'Retrait', values: { '2': '2', '4': '4' } },
    indentLists: { label: 'Indenter les listes', hint: 'Les listes sont indentées d’un niveau de plus que leur clé.' },
    fold: { label: 'Textes longs', values: { false: 'Sans pli', true: 'Pliés à 80' } },
    quotes: {
      label: 'Guillemets',
      values: { needed: 'Si nécessaire', double: 'Doubles', single: 'Simples' },
    },
    safeFor11: {
      label: 'Sûr pour YAML 1.1',
      hint: 'Met entre guillemets ce que YAML 1.1 lirait comme un autre type : no, 1:30, une date.',
    },
    sortKeys: documentWords.jsonOutput.sortKeys,
    documentStart: 'Commencer par ---',
    nulls: { label: 'Valeurs nulles', values: { null: 'null', '~': '~', empty: 'Rien' } },
  },
} satisfies Words<typeof zhCn>;
