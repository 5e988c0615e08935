import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  options: {
    several: 'Plusieurs chronomètres',
    awake: 'Garder l’écran allumé',
    hundredths: 'Afficher les centièmes',
    lapFormat: { label: 'Copier en', values: { text: 'Texte', tsv: 'TSV', markdown: 'Markdown', csv: 'CSV' } },
  },
  start: 'Démarrer',
  resume: 'Reprendre',
  stop: 'Arrêter',
  lap: 'Tour',
  reset: 'Remettre à zéro',
  keys: 'Touches : Espace démarre et arrête, L note un tour, R remet à zéro.',
  keysChosen: 'Touches du chronomètre marqué : Espace démarre et arrête, L note un tour, R remet à zéro.',
  awakeFailed: 'Le navigateur ne garde pas l’écran allumé en ce moment, par exemple parce que la batterie est faible.',
  time: 'Temps écoulé',
  timeOf: (name) => `Temps écoulé de ${name}`,
  currentLap: 'Tour en cours',
  running: 'En marche',
  stopped: 'À l’arrêt',
  name: 'Nom',
  unnamed: (n) => `Chronomètre ${count(n)}`,
  add: 'Ajouter un chronomètre',
  full: (n) => `${count(n)} chronomètres au plus`,
  remove: (name) => `Retirer ${name}`,
  choose: (name) => `Affecter les touches à ${name}`,
  chosen: 'Reçoit les touches',
  questions: {
    reset: {
      title: 'Remettre à zéro ?',
      text: (laps) =>
        plural(laps, {
          one: 'Le chronomètre et son tour seront effacés.',
          other: `Le chronomètre et ses ${count(laps)} tours seront effacés.`,
        }),
    },
    remove: { title: 'Retirer ce chronomètre ?', text: () => 'Son temps et ses tours seront effacés.' },
  },
  laps: 'Tours',
  lapCount: (n) => plural(n, { one: `${count(n)} tour`, other: `${count(n)} tours` }),
  lapsFull: (n) => `Il y a ${count(n)} tours ; aucun autre n’est noté.`,
  columns: {
    lap: 'Tour',
    time: 'Temps',
    total: 'Total',
    toMean: 'Écart à la moyenne',
    mark: 'Marque',
    marks: { fastest: 'le plus rapide', slowest: 'le plus lent' },
  },
  copyLaps: 'Copier les tours',
  unreadable: 'L’état enregistré des chronomètres était illisible et a été abandonné.',
  jumped: (time) =>
    `L’heure du système a avancé de ${time} de plus que le chronomètre. Si l’ordinateur vient de se réveiller, ajoutez ce temps ; si l’horloge a seulement été réglée, ignorez-le.`,
  addMissed: (time) => `Ajouter ${time}`,
  ignore: 'Ignorer',
  fault: (fault) => {
    switch (fault.code) {
      case 'not-a-time':
        return `La ligne ${count(fault.line)} n’est pas un nombre de millisecondes.`;
      case 'out-of-range':
        return `La ligne ${count(fault.line)} dépasse ${count(fault.most)} millisecondes.`;
      case 'not-rising':
        return `La ligne ${count(fault.line)} est inférieure à la précédente.`;
    }
  },
} satisfies Words<typeof zhCn>;
