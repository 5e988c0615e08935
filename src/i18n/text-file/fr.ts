import type { Words } from '../words';
import type { textFileWords as zhCn } from './zh-cn';

export const textFileWords = {
  fault: (encoding) =>
    encoding === undefined
      ? 'Ce fichier ne ressemble pas à du texte.'
      : `Le contenu de ce fichier n’est pas du texte ${encoding} valide.`,
} satisfies Words<typeof zhCn>;
