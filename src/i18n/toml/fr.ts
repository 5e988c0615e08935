import type { Words } from '../words';
import { documentWords } from '../documents/fr';
import type { DocumentFault } from '../../lib/document/document-fault';
import { pathText } from '../../lib/document/note';
import type { Toml11Feature, TomlFault } from '../../lib/toml/toml-fault';
import type { PlacedWriteFault } from '../../lib/toml/write-toml';
import type { tomlWords as zhCn } from './zh-cn';

function feature(used: Toml11Feature): string {
  switch (used) {
    case 'inline-table-line-break':
      return 'saut de ligne dans une table en ligne';
    case 'inline-table-comma':
      return 'virgule à la fin d’une table en ligne';
    case 'inline-table-comment':
      return 'commentaire dans une table en ligne';
    case 'escape':
      return 'échappements \\e et \\x';
    case 'no-seconds':
      return 'heure sans secondes';
  }
}

function reason(fault: TomlFault): string {
  switch (fault.code) {
    case 'value-missing':
      return 'Il manque une valeur après =';
    case 'key-missing':
      return 'Il manque une clé';
    case 'item-missing':
      return 'Il manque un élément dans la liste';
    case 'unterminated-string':
      return 'Chaîne sans guillemet fermant';
    case 'unterminated-list':
      return 'Liste sans ] fermant';
    case 'unterminated-table':
      return 'Table en ligne sans } fermante';
    case 'unterminated-header':
      return 'Il manque un ] après le nom de la table';
    case 'spaced-brackets':
      return 'Les [[ et ]] d’un en-tête se touchent et vont par deux';
    case 'line-break-in-string':
      return 'Une chaîne sur une ligne ne contient pas de saut de ligne : employez trois guillemets';
    case 'lone-carriage-return':
      return 'Un retour chariot seul n’est pas un saut de ligne';
    case 'lone-surrogate':
      return 'Moitié de caractère (code de substitution isolé)';
    case 'multi-line-key':
      return 'Une clé ne s’écrit pas entre triples guillemets';
    case 'equals-missing':
      return fault.found === ''
        ? 'Il manque = après la clé'
        : `Après la clé, = était attendu et non « ${fault.found} »`;
    case 'bad-key':
      return `Une clé ne commence pas par « ${fault.found} » : mettez-la entre guillemets`;
    case 'line-end-expected':
      return `La fin de la ligne était attendue et non « ${fault.found} »`;
    case 'comma-expected':
      return `Virgule ou ${fault.close} attendus`;
    case 'control-character':
      return `Le caractère de contrôle U+${fault.codePoint.toString(16).toUpperCase().padStart(4, '0')} n’est pas admis`;
    case 'bad-escape':
      return `Échappement « ${fault.found} » inconnu`;
    case 'escape-digits':
      return `${fault.digits} chiffres hexadécimaux attendus après \\${fault.letter}`;
    case 'no-character':
      return `« ${fault.found} » n’est pas un caractère`;
    case 'leading-zero':
      return `Zéro superflu au début de « ${fault.found} »`;
    case 'bad-underscore':
      return `Un tiret bas se place entre deux chiffres, ce qui n’est pas le cas dans « ${fault.found} »`;
    case 'bad-number':
      return `« ${fault.found} » n’est pas un nombre`;
    case 'signed-prefix':
      return `« ${fault.found} » : les entiers hexadécimaux, octaux et binaires n’ont pas de signe`;
    case 'bad-date':
      return `« ${fault.found} » n’est pas une date ou une heure de TOML`;
    case 'date-out-of-range':
      return `La date ou l’heure « ${fault.found} » n’existe pas`;
    case 'unknown-value':
      return `« ${fault.found} » n’est pas une valeur : un texte se met entre guillemets`;
    case 'needs-1.1':
      return `Exige TOML 1.1 (${feature(fault.feature)})`;
    case 'key-twice':
      return `La clé « ${fault.key} » est définie deux fois`;
    case 'table-twice':
      return `La table [${fault.key}] est définie deux fois`;
    case 'list-of-tables-and-table':
      return `« ${fault.key} » ne peut être à la fois une table [${fault.key}] et une liste de tables [[${fault.key}]]`;
    case 'not-a-table':
      return `La clé « ${fault.key} » a une valeur et n’est pas une table`;
    case 'inline-table-closed':
      return `« ${fault.key} » est une table en ligne : rien ne s’ajoute hors de ses accolades`;
    case 'list-closed':
      return `« ${fault.key} » est une liste entre crochets : rien ne s’y ajoute`;
    case 'defined-by-header':
      return `« ${fault.key} » est définie par un en-tête : des clés à points n’y ajoutent rien`;
    case 'defined-by-dotted-keys':
      return `La table [${fault.key}] est déjà définie par des clés à points`;
  }
}

/** Ce que les outils qui lisent ou écrivent du TOML disent de la même façon. */
export const tomlWords = {
  fault: (fault: TomlFault | DocumentFault): string =>
    fault.code === 'too-large' || fault.code === 'too-deep'
      ? documentWords.fault(fault)
      : `${reason(fault)}, ligne ${fault.line}, colonne ${fault.column}.`,
  writeFault: (fault: PlacedWriteFault): string =>
    fault.code === 'nothing-for-toml'
      ? 'Rien à mettre dans une table TOML.'
      : `TOML n’a pas de null (${pathText(fault.path)}), ligne ${fault.line}, colonne ${fault.column}.`,

  tomlInput: 'TOML',
  inputOptions: {
    strict: {
      label: 'Version de TOML',
      values: { false: '1.1', true: '1.0 strict' },
      hints: {
        true: 'Refuse ce que 1.1 a apporté : sauts de ligne dans les tables en ligne, échappements \\e et \\x, heures sans secondes.',
      },
    },
  },
  outputOptions: {
    nulls: {
      label: 'Valeurs nulles',
      values: { 'leave-out': 'Omettre', text: 'En ""', fault: 'Erreur' },
    },
    rootKey: {
      label: 'Clé de la racine',
      hint: 'Une liste ou une valeur seule à la racine va sous cette clé.',
      placeholder: 'items',
    },
    largeIntegers: {
      label: 'Entiers de plus de 64 bits',
      values: { text: 'En chaînes', number: 'Tels quels' },
    },
    comments: 'Garder les commentaires',
  },
} satisfies Words<typeof zhCn>;
