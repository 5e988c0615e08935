import { formatBytes, formatNumber, plural, type Words } from '../words';
import type { JsonFault } from '../../lib/json/json-fault';
import type { JsonLiberties } from '../../lib/json/json-index';
import type { jsonWords as zhCn } from './zh-cn';

/** `3 commentaires` : le nombre et son nom. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${formatNumber('fr', n)} ${plural('fr', n, { one, other })}`;
}

const place = (line: number, column: number) => `Ligne ${line}, colonne ${column}`;

function reason(fault: JsonFault): string {
  switch (fault.code) {
    case 'expected-value':
      return fault.seen === '' ? 'valeur attendue, mais le texte s’arrête là.' : 'valeur attendue.';
    case 'expected-key':
      return 'clé entre guillemets doubles attendue.';
    case 'expected-key-or-close':
      return 'clé entre guillemets doubles ou « } » attendue.';
    case 'expected-colon':
      return '« : » attendu après la clé.';
    case 'expected-comma-or-close':
      return `« , » ou « ${fault.close} » attendu.`;
    case 'trailing-content':
      return 'il reste du texte après la fin du document.';
    case 'several-values':
      return 'une autre valeur suit la fin du document.';
    case 'nothing-to-close':
      return `« ${fault.found} » ne ferme rien.`;
    case 'unknown-word':
      return `mot inconnu « ${fault.word} ».`;
    case 'unterminated-string':
      return 'chaîne sans guillemet fermant.';
    case 'unterminated-comment':
      return 'commentaire sans fin.';
    case 'control-character':
      return `caractère de contrôle U+${fault.codePoint.toString(16).toUpperCase().padStart(4, '0')} dans une chaîne.`;
    case 'bad-escape':
      return `échappement inconnu « ${fault.found} ».`;
    case 'bad-unicode-escape':
      return 'quatre chiffres hexadécimaux attendus après \\u.';
    case 'leading-zero':
      return 'zéro superflu au début d’un nombre.';
    case 'leading-plus':
      return 'un nombre ne peut pas commencer par un signe plus.';
    case 'leading-point':
      return 'un nombre ne peut pas commencer par un point décimal.';
    case 'digit-after-minus':
      return 'chiffre attendu après le signe moins.';
    case 'digit-after-point':
      return 'chiffre attendu après le point décimal.';
    case 'digit-in-exponent':
      return 'chiffre attendu dans l’exposant.';
    case 'digit-in-hex':
      return 'chiffre hexadécimal attendu après 0x.';
    case 'character-in-number':
      return `« ${fault.found} » inattendu dans un nombre.`;
    case 'comment':
      return 'le JSON strict n’admet pas de commentaires.';
    case 'trailing-comma':
      return 'virgule finale.';
    case 'single-quotes':
      return 'le JSON strict n’admet pas les guillemets simples.';
    case 'bare-key':
      return 'en JSON strict, les clés prennent des guillemets doubles.';
    case 'hex-number':
      return 'le JSON strict n’admet pas les nombres hexadécimaux.';
    case 'not-finite':
      return 'le JSON strict n’admet ni NaN ni Infinity.';
  }
}

/** Les libertés prises, et ce qu’elles sont devenues. */
function liberties(l: JsonLiberties, keptComments: boolean): string {
  const parts = [
    l.comments > 0 &&
      `${count(l.comments, 'commentaire')} ${keptComments ? 'gardé' : 'retiré'}${l.comments > 1 ? 's' : ''}`,
    l.trailingCommas > 0 && count(l.trailingCommas, 'virgule finale retirée', 'virgules finales retirées'),
    l.bareKeys > 0 && count(l.bareKeys, 'clé mise entre guillemets', 'clés mises entre guillemets'),
    l.singleQuotes > 0 &&
      count(l.singleQuotes, 'chaîne passée en guillemets doubles', 'chaînes passées en guillemets doubles'),
    l.hexNumbers > 0 && count(l.hexNumbers, 'nombre hexadécimal converti', 'nombres hexadécimaux convertis'),
    l.plusSigns > 0 && count(l.plusSigns, 'signe plus retiré', 'signes plus retirés'),
    l.decimalPoints > 0 &&
      count(l.decimalPoints, 'point décimal complété d’un zéro', 'points décimaux complétés d’un zéro'),
    l.escapes > 0 && count(l.escapes, 'échappement JSON5 réécrit', 'échappements JSON5 réécrits'),
    l.controlCharacters > 0 &&
      count(l.controlCharacters, 'caractère de contrôle échappé', 'caractères de contrôle échappés'),
    l.whiteSpace > 0 && count(l.whiteSpace, 'espace inhabituelle retirée', 'espaces inhabituelles retirées'),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** Ce que tous les outils JSON disent de la même façon. */
export const jsonWords = {
  inputHint: (format: string) => `Collez du ${format} ou déposez un fichier ici`,
  place,
  /** La limite en mégaoctets. */
  tooLarge: (bytes: number, limit: number) => `Trop volumineux : ${formatBytes('fr', bytes)}, limite ${limit} Mo.`,
  indentLimited: (level: number) =>
    `Imbrication très profonde : au-delà du niveau ${formatNumber('fr', level)}, le retrait n’augmente plus.`,
  /** Pourquoi un texte n’a pas pu être lu, sans l’endroit. */
  reason,
  fault: (fault: JsonFault): string => `${place(fault.line, fault.column)} : ${reason(fault)}`,
  duplicateKey: (key: string, line: number, column: number) =>
    `Clé « ${key} » en double à la ligne ${line}, colonne ${column}. Les deux sont gardées ; la plupart des programmes ne lisent que la dernière.`,
  moreDuplicates: (n: number) => `${count(n, 'autre clé en double', 'autres clés en double')}.`,
  readAsLines: (n: number) => `Lu comme JSON Lines : ${count(n, 'valeur')}.`,
  readAsJson5: (l: JsonLiberties, keptComments: boolean) => {
    const changes = liberties(l, keptComments);
    return changes === '' ? 'Lu comme JSON5.' : `Lu comme JSON5 : ${changes}.`;
  },
} satisfies Words<typeof zhCn>;
