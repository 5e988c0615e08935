import { documentWords } from '../../../i18n/documents/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { limitWords } from '../../../i18n/limits/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { xmlWords } from '../../../i18n/xml/fr';
import { xmlJsonWords } from '../../../i18n/xml-json/fr';
import type { XmlDecodeFault } from '../../../lib/xml/decode-xml';
import type { PlacedNote, XmlToJsonFault } from '../../../lib/xml-json/xml-to-json';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

/** `3 commentaires omis` : le nombre et son nom. */
const count = (n: number, one: string, other: string) => `${number(n)} ${plural(n, { one, other })}`;

export const words = {
  documents: documentWords,
  inputHint: jsonWords.inputHint('XML'),
  options: {
    convention: xmlJsonWords.convention,
    types: {
      label: 'Types',
      values: { text: 'Tout en texte', typed: 'Nombres et booléens' },
      hints: {
        typed:
          'Seulement si les lire puis les écrire ne change rien : 007, 1.10 et les nombres longs restent du texte.',
      },
    },
    indent: documentWords.jsonOutput.indent,
    textAsStrings: {
      label: 'Éléments de texte en chaînes',
      hint: 'Les éléments vides deviennent des chaînes vides.',
    },
    arrays: {
      label: 'Toujours en liste',
      placeholder: 'book, item',
      hint: 'Éléments mis en liste même s’il n’y en a qu’un ; * les désigne tous.',
    },
    stripPrefixes: {
      label: 'Retirer les préfixes d’espaces de noms',
      hint: 'Les déclarations d’espaces de noms sont omises aussi.',
    },
    trim: 'Rogner les blancs du texte',
  },
  sampleAttributes: 'Attributs',
  sampleBooks: 'Livres',
  sampleMixed: 'Contenu mixte',
  fault: (fault: XmlToJsonFault | XmlDecodeFault): string => {
    switch (fault.code) {
      case 'entity':
        return `${jsonWords.place(fault.line, fault.column)} : entité ${fault.name}. Les entités définies dans le document ne sont pas développées.`;
      case 'result-too-large':
        return limitWords.resultTooLong;
      case 'too-large':
      case 'too-deep':
        return documentWords.fault(fault);
      case 'unknown-encoding':
      case 'encoding-conflict':
      case 'not-text':
        return xmlWords.decodeFault(fault);
      default:
        return xmlWords.fault(fault);
    }
  },
  note: (note: PlacedNote): string => {
    switch (note.code) {
      case 'default-left-out':
        return `Le DOCTYPE donne par défaut l’attribut ${note.attribute} à <${note.name}> ; il n’est pas dans le JSON (${plural(note.times, { one: `${number(note.times)} élément`, other: `${number(note.times)} éléments` })}).`;
      case 'xml':
        return xmlWords.warning(note.warning);
      case 'order-lost':
        return note.name === ''
          ? 'Ce qui entoure l’élément racine perd son ordre ; la convention « Dans l’ordre » le garde.'
          : `Les enfants de <${note.name}> perdent leur ordre ; la convention « Dans l’ordre » le garde.`;
      case 'named-as-mark':
        return `L’élément <${note.name}> porte le nom d’une marque de cette convention : relu, il est pris pour elle.`;
      case 'same-name':
        return `L’élément <${note.name}> et un attribut de même nom sont dans une seule liste.`;
      case 'prefix-kept':
        return `L’attribut ${note.name} garde son préfixe : sans lui, il serait identique à un autre.`;
      case 'attributes-as-members':
        return `${count(note.times, 'attribut est devenu un membre', 'attributs sont devenus des membres')}, comme les éléments.`;
      case 'comments-left-out':
        return `${count(note.times, 'commentaire omis', 'commentaires omis')}.`;
      case 'instructions-left-out':
        return `${count(note.times, 'instruction de traitement omise', 'instructions de traitement omises')}.`;
      case 'doctype-left-out':
        return 'Le DOCTYPE a été omis.';
      case 'declaration-left-out':
        return 'La déclaration XML a été omise.';
      case 'namespaces-left-out':
        return `${count(note.times, 'déclaration d’espace de noms omise', 'déclarations d’espaces de noms omises')}.`;
      default:
        return documentWords.note(note);
    }
  },
} satisfies Words<typeof zhCn>;
