import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  options: {
    events: { label: 'Événement', values: { keydown: 'keydown', keyup: 'keyup', both: 'Les deux' } },
    prevent: 'Retenir les raccourcis du navigateur',
  },
  area: 'Zone de frappe',
  pressKey: 'Appuyez sur une touche',
  unfocused: 'Cliquez ici, puis appuyez sur une touche',
  leave:
    'Deux fois Échap ou le bouton Arrêter libère le clavier. Les raccourcis que les navigateurs se réservent, comme Ctrl+W, n’atteignent aucune page.',
  stop: 'Arrêter',
  start: 'Capturer les touches',
  inputMethod: 'Une méthode de saisie est active ; désactivez-la pour voir la touche elle-même.',
  details: 'Ce que dit l’événement',
  deprecated: 'obsolète',
  noCode: 'aucun (clavier virtuel)',
  locations: ['Standard', 'Gauche', 'Droite', 'Pavé numérique'],
  unknownLocation: 'Inconnue',
  modifiers: 'Modificateurs',
  none: 'aucun',
  yes: 'oui',
  no: 'non',
  repeats: (n) => plural(n, { one: `oui, ${count(n)} fois jusqu’ici`, other: `oui, ${count(n)} fois jusqu’ici` }),
  locks: 'Verrouillages',
  codePoints: 'Points de code',
  named: 'aucun (nom d’une fonction)',
  condition: 'Extrait de code',
  json: 'Événement en JSON',
  copyJson: 'Copier le JSON',
  history: 'Dernières frappes',
  copyHistory: 'Copier l’historique',
  clear: 'Effacer',
  number: 'N°',
  repeatCount: 'Répétitions',
  table: 'Table des keyCode',
  search: 'Chercher une touche',
  searchHint: 'Par exemple : que signifie keyCode 13 ?, Enter, F5',
  fixed: 'fixé par la norme',
  layout: 'clavier américain',
  kind: 'Valable pour',
  noKey: 'Cette touche n’existe pas.',
  showAll: 'Afficher toutes les touches',
  found: (n) => plural(n, { one: `${count(n)} touche`, other: `${count(n)} touches` }),
} satisfies Words<typeof zhCn>;
