import type { Card } from '../../types';

export const card = {
  name: 'Générateur de crontab',
  description: 'Construit, vérifie et explique une expression cron, avec ses prochaines exécutions.',
} satisfies Card;

export const keywords = [
  'cron',
  'cronjob',
  'tâche planifiée',
  'planification',
  'prochaine exécution',
  'fuseau horaire',
];
