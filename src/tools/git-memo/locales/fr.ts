import type { Words } from '../../../i18n/words';
import type { Effect, Topic } from '../commands';
import { descriptions } from './descriptions.fr';
import type { words as zhCn } from './zh-cn';

const topics: Record<Topic, string> = {
  setup: 'Configurer et démarrer',
  commit: 'Indexer et valider',
  inspect: 'Consulter',
  branch: 'Branches',
  remote: 'Dépôt distant',
  merge: 'Fusionner et rebaser',
  undo: 'Annuler',
  stash: 'Remiser (stash)',
  tags: 'Étiquettes',
  bisect: 'Bisect et autres',
};
const effects: Record<Effect, string> = {
  history: 'récrit l’historique',
  discards: 'perd du travail',
  remote: 'modifie le dépôt distant',
};

export const words = {
  filter: 'Filtrer',
  filterPlaceholder: 'Commande ou usage : stash, annuler…',
  names: 'Vos propres noms',
  options: {
    BRANCH: { label: 'Branche BRANCH', placeholder: 'BRANCH' },
    MAIN: { label: 'Principale MAIN', placeholder: 'MAIN' },
    REMOTE: { label: 'Distant REMOTE', placeholder: 'REMOTE' },
    COMMIT: { label: 'Commit COMMIT', placeholder: 'COMMIT' },
    FILE: { label: 'Fichier FILE', placeholder: 'FILE' },
  },
  topicList: 'Thèmes',
  topics,
  effects,
  linkTo: (topic) => `Lien vers « ${topic} »`,
  copy: (command) => `Copier ${command}`,
  warning: 'Copié. Cette commande perd du travail : vérifiez avant de l’exécuter.',
  none: 'Aucune commande ne correspond',
  noneHint: 'Cherchez dans l’un de ces thèmes :',
  descriptions,
} satisfies Words<typeof zhCn>;
