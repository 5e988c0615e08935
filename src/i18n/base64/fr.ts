import { shown } from '../../lib/shown';
import { numbersOf, type Words } from '../words';
import type { base64Words as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

export const base64Words = {
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-character':
        return `Le caractère « ${shown(fault.found)} » en position ${count(fault.at + 1)} ne fait pas partie de l’alphabet Base64.`;
      case 'cut-off':
        return `Une longueur de ${count(fault.length)} ne peut pas être du Base64 : un caractère de trop ou une fin manquante.`;
      case 'padding-inside':
        return `Le bourrage en position ${count(fault.at + 1)} est suivi d’autres données.`;
      case 'only-padding':
        return 'Il n’y a que du bourrage, sans données.';
      case 'data-without-base64':
        return 'Le contenu de cette adresse data: n’est pas du Base64.';
    }
  },
  note: (note) => {
    switch (note.code) {
      case 'mixed-alphabets':
        return 'L’alphabet standard (+ /) et celui pour URL (- _) sont mélangés ; les deux ont été lus.';
      case 'not-canonical':
        return `${note.found} n’est pas la forme canonique, qui serait ${note.canonical}.`;
      case 'wrong-padding':
        return `Bourrage : ${count(note.found)} × = au lieu de ${count(note.expected)}.`;
    }
  },
} satisfies Words<typeof zhCn>;
