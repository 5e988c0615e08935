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
  'toutes les 5 minutes',
  'planificateur',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['expression cron', 'tâche planifiée', 'tâche cron'];
