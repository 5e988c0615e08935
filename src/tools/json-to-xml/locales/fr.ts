import { documentWords } from '../../../i18n/documents/fr';
import { indentNames } from '../../../i18n/indent/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { limitWords } from '../../../i18n/limits/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { xmlWords } from '../../../i18n/xml/fr';
import { xmlJsonWords } from '../../../i18n/xml-json/fr';
import { pathText, type DocumentPath } from '../../../lib/document/note';
import type { JsonToXmlFault, XmlOfJson } from '../../../lib/xml-json/json-to-xml';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const EXPECTED = {
  elements: 'une liste de nœuds (elements) est attendue',
  node: 'un nœud est attendu',
  type: 'le type d’un nœud est element, text, cdata, comment, instruction ou doctype',
  name: 'ce nœud n’a pas de nom (name)',
  attributes: 'une table d’attributs est attendue',
};

const hex = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/** Le chemin devant ce qui est dit de sa valeur ; la racine n’en a pas. */
const at = (path: DocumentPath) => (path.length === 0 ? '' : `${pathText(path)} : `);
/** Où cela se trouve, ou se trouve d’abord. */
const first = (path: DocumentPath, times: number) => {
  const where = pathText(path);
  if (times === 1) return where === '' ? '' : ` (${where})`;
  return where === '' ? ` (${count(times)} fois)` : ` (${count(times)} fois, d’abord à ${where})`;
};

export const words = {
  documents: documentWords,
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    ...documentWords.jsonInput,
    convention: xmlJsonWords.convention,
    indent: { label: 'Retrait', values: indentNames('Une ligne') },
    rootName: { label: 'Élément racine', hint: 'Sert quand le JSON n’a pas de racine unique.' },
    itemName: {
      label: 'Élément de liste',
      hint: 'Pour les éléments sans nom : ceux d’une liste à la racine ou d’une liste dans une liste.',
    },
    declaration: 'Déclaration XML',
  },
  sampleAttributes: 'Attributs',
  sampleBooks: 'Livres',
  sampleRecords: 'Une liste',
  elements: (n: number) => `${count(n)} ${plural(n, { one: 'élément', other: 'éléments' })}`,
  fault: (fault: JsonToXmlFault): string => {
    switch (fault.code) {
      case 'not-in-xml':
        return `${jsonWords.place(fault.line, fault.column)} : le caractère ${hex(fault.codePoint)} n’est pas permis en XML 1.0.`;
      case 'not-ordered':
        return `${jsonWords.place(fault.line, fault.column)} : ${EXPECTED[fault.expected]}.`;
      case 'result-too-large':
        return limitWords.resultTooLong;
      case 'too-large':
      case 'too-deep':
        return documentWords.fault(fault);
      default:
        return jsonWords.fault(fault);
    }
  },
  note: (note: XmlOfJson['notes'][number]): string => {
    switch (note.code) {
      case 'renamed':
        return `« ${note.from} » n’est pas un nom en XML ; remplacé par « ${note.to} »${first(note.path, note.times)}.`;
      case 'displaced':
        return `« ${note.from} » est devenu « ${note.to} » : une autre clé porte déjà ce nom en XML${first(note.path, note.times)}.`;
      case 'undeclaration-left-out':
        return `${at(note.path)}omis : XML 1.0 ne permet pas de retirer le sens d’un préfixe.`;
      case 'null-as-empty':
        return `null est devenu un texte vide${first(note.path, note.times)}.`;
      case 'list-left-out':
        return `Une liste vide ne laisse rien en XML${first(note.path, note.times)}.`;
      case 'list-of-one':
        return `Une liste d’un seul élément ressemble en XML à une valeur seule${first(note.path, note.times)}. Pour la relire, nommez l’élément sous « Toujours en liste ».`;
      case 'json-as-text':
        return `${at(note.path)}seul un texte est possible ici ; la table ou la liste est devenue son texte JSON.`;
      case 'comment-changed':
        return `${at(note.path)}commentaire modifié : XML n’y permet ni « -- », ni « - » à la fin.`;
      case 'instruction-changed':
        return `${at(note.path)}instruction modifiée : XML n’y permet ni « ?> », ni blanc au début.`;
      case 'encoding-changed':
        return `La déclaration annonce ${note.encoding} ; le résultat est en UTF-8.`;
      case 'doctype-left-out':
        return 'Le DOCTYPE est mal formé et a été omis.';
      case 'version-changed':
        return `XML n’a pas de version ${note.found} ; écrit 1.0.`;
      case 'other-convention':
        return `Les clés semblent suivre une autre convention : ${xmlJsonWords.convention.values[note.seems]}.`;
      case 'xml':
        return xmlWords.warning(note.warning);
      default:
        return documentWords.note(note);
    }
  },
} satisfies Words<typeof zhCn>;
