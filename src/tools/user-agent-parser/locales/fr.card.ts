import type { Card } from '../../types';

export const card = {
  name: 'Analyseur de User-Agent',
  description: 'Identifie navigateur, moteur, système, appareil et processeur d’un agent utilisateur.',
} satisfies Card;

export const keywords = ['user agent', 'ua', 'robot', 'client hints', 'navigateur', 'robot d’indexation'];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'user agent',
  'agent utilisateur',
  'détecter le navigateur',
  'analyser un user agent',
  'Analyseur d’agent utilisateur',
];
