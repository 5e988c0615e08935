import { formatNumber, plural, type Words } from '../words';
import { jsonWords } from '../json/fr';
import type { DocumentFault } from '../../lib/document/document-fault';
import { pathText, type DocumentNote } from '../../lib/document/note';
import type { documentWords as zhCn } from './zh-cn';

/** `3 commentaires` : le nombre et son nom. */
function count(n: number, one: string, other = `${one}s`): string {
  return `${formatNumber('fr', n)} ${plural('fr', n, { one, other })}`;
}

/** Le chemin avant ce qui est dit de la valeur ; la racine n’en a pas. */
function at({ path = [] }: DocumentNote): string {
  return path.length === 0 ? '' : `${pathText(path)} : `;
}

function note(note: DocumentNote): string {
  switch (note.code) {
    case 'read-as-json5':
      return 'Lu comme JSON5.';
    case 'read-as-lines':
      return jsonWords.readAsLines(note.count);
    case 'duplicate-key': {
      const where = note.place ? ` à la ligne ${note.place.line}, colonne ${note.place.column}` : '';
      return `Clé « ${note.key} » en double${where}. La dernière valeur compte.`;
    }
    case 'null-left-out':
      return `${at(note)}null omis.`;
    case 'null-as-text':
      return `${at(note)}null écrit "".`;
    case 'comments-dropped':
      return `${count(note.count, 'commentaire retiré', 'commentaires retirés')}.`;
    case 'not-finite':
      return `${at(note)}${note.source} n’existe pas en JSON ; écrit ${note.as === 'null' ? 'null' : 'sous forme de chaîne'}.`;
    case 'large-integer':
      return note.as === 'text'
        ? `${at(note)}l’entier ${note.source} est trop grand ; écrit sous forme de chaîne.`
        : `${at(note)}${note.source} dépasse 64 bits ; beaucoup de programmes ne le liront pas exactement.`;
    case 'complex-key':
      return `${at(note)}une clé qui est une table ou une liste est devenue son texte JSON ${note.text}.`;
    case 'unknown-tag':
      return `${at(note)}étiquette ${note.tag} inconnue ; seule la valeur est gardée.`;
    case 'root-wrapped':
      return `La racine de TOML est une table : placé sous la clé « ${note.key} ».`;
    case 'document-picked':
      return `Document ${formatNumber('fr', note.number)} sur ${formatNumber('fr', note.count)} retenu.`;
    case 'indent-limited':
      return jsonWords.indentLimited(note.level);
    case 'lone-surrogate':
      return `${at(note)}une moitié de caractère (code de substitution isolé) est devenue U+FFFD.`;
    case 'more-notes':
      return `${count(note.count, 'autre remarque', 'autres remarques')}.`;
  }
}

/** Ce que les convertisseurs entre JSON, YAML, TOML et CSV disent de la même façon. */
export const documentWords = {
  note,
  fault: (fault: DocumentFault): string =>
    fault.code === 'too-large'
      ? jsonWords.tooLarge(fault.bytes, fault.limit / 2 ** 20)
      : `Imbrication trop profonde (limite : ${fault.limit} niveaux).`,
  place: jsonWords.place,

  input: 'Entrée',
  result: 'Résultat',
  jsonInput: { strict: 'Mode strict' },
  jsonOutput: {
    indent: {
      label: 'Retrait',
      values: { '2': '2 espaces', '3': '3 espaces', '4': '4 espaces', tab: 'Tabulation', '0': 'Une ligne' },
    },
    sortKeys: {
      label: 'Trier les clés',
      values: {
        source: 'Non',
        codeUnits: 'A→Z par unité de code',
        natural: 'Naturel (a2 avant a10)',
      },
    },
    largeIntegers: {
      label: 'Grands entiers',
      values: { number: 'Nombres', text: 'Chaînes' },
    },
    comments: { label: 'Commentaires', values: { false: 'Retirer', true: 'Garder (JSONC)' } },
  },
  notFinite: { label: 'NaN / Infinity', values: { null: 'null', text: 'chaîne' } },
  swap: 'Inverser',
} satisfies Words<typeof zhCn>;
