import { documentWords } from '../../../i18n/documents/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { jsonTreeWords } from '../../../i18n/json-tree/fr';
import { yamlWords } from '../../../i18n/yaml/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

export const words = {
  documents: documentWords,
  yaml: yamlWords,
  inputHint: jsonWords.inputHint('YAML'),
  options: {
    ...yamlWords.inputOptions,
    ...documentWords.jsonOutput,
    several: { label: 'Documents', values: { array: 'Tableau JSON', lines: 'JSON Lines', one: 'Un seul' } },
    document: 'Lequel',
  },
  samples: {
    lists: 'Tables et listes',
    anchors: 'Ancres et fusions',
    documents: 'Plusieurs documents',
    values: 'Toutes sortes de valeurs',
  },
  sampleComment: 'nombres, textes et dates',
  fault: yamlWords.fault,
  jsonFault: jsonWords.fault,
  count: (n: number) => `${number(n)} ${plural(n, { one: 'document', other: 'documents' })}`,
  view: 'Vue',
  text: 'Texte',
  tree: 'Arbre',
  ...jsonTreeWords,

  files: 'Convertir plusieurs fichiers',
  filesHint: 'Déposez ou choisissez des fichiers YAML. Les options ci-dessus valent pour tous.',
  file: 'Fichier',
  fileResult: 'Résultat',
  fileWaiting: 'En attente',
  fileBroken: 'Non converti',
  fileNotes: (n: number) => `${number(n)} ${plural(n, { one: 'remarque', other: 'remarques' })}`,
  downloadAll: 'Tout télécharger (ZIP)',
  clearFiles: 'Vider la liste',
  download: (name: string) => `Télécharger ${name}`,
} satisfies Words<typeof zhCn>;
