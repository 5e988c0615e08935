import { numbersOf, type Words } from '../../../i18n/words';
import { shown } from '../../../lib/shown';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

export const words = {
  tabs: 'Que faire',
  generate: 'Générer',
  inspect: 'Analyser',
  options: {
    quantity: 'Quantité',
    format: { label: 'Liste', values: { lines: 'Un par ligne', json: 'Tableau JSON' } },
    lowercase: { label: 'Lettres', values: { false: 'Majuscules', true: 'Minuscules' } },
    monotonic: {
      label: 'Strictement croissants',
      hint: 'Dans une même milliseconde ou si l’horloge recule, chacun vaut le précédent plus un ; sinon chacun est tiré à part.',
    },
  },
  time: 'Temps',
  now: 'Maintenant',
  given: 'Un instant donné',
  instant: 'Instant',
  instantHint: 'ISO 8601, en UTC sauf fuseau indiqué, ou secondes ou millisecondes Unix.',
  instantReadAs: (unit, iso) => `Lu comme des ${unit === 's' ? 'secondes' : 'millisecondes'} Unix : ${iso}`,
  title: (count) => plural(count, { one: `${n(count)} ULID`, other: `${n(count)} ULID` }),
  copyAll: 'Tout copier',
  refresh: 'Renouveler',
  randomNote:
    'Le hasard vient de crypto.getRandomValues. Un ULID révèle l’instant de sa création et le suivant d’un lot se devine aisément : n’en faites pas un secret.',
  input: 'ULID ou UUID',
  inputHint: 'Toute casse ; I et L se lisent 1, O se lit 0 ; les traits d’union ne comptent pas.',
  inspectEmpty: 'Collez un ULID ou un UUID pour y lire le temps et voir son autre forme.',
  facts: {
    ulid: 'ULID',
    uuid: 'UUID',
    instantUtc: 'Temps (UTC)',
    instantLocal: 'Temps (local)',
    age: 'Âge',
    unix: 'Millisecondes Unix',
    random: 'Partie aléatoire (80 bits)',
  },
  result: 'Contenu',
  fromUuid:
    'C’est un UUID : le temps ci-dessus n’a de sens que si ses 48 premiers bits sont des millisecondes Unix, comme en v7.',
  fault: (fault) => {
    switch (fault.code) {
      case 'not-instant':
        return 'Ce n’est pas un instant : écrivez par exemple 2026-11-20T08:30:00Z.';
      case 'out-of-range':
        return 'Le temps doit se situer entre 1970 et 10889.';
      case 'wrong-length':
        return `Un ULID compte 26 caractères ; il y en a ici ${n(fault.length)}.`;
      case 'bad-character':
        return `Le caractère ${shown(fault.found)} en position ${n(fault.position)} n’est pas admis.`;
      case 'too-large':
        return 'Trop grand : un ULID commence par un chiffre de 0 à 7.';
    }
  },
} satisfies Words<typeof zhCn>;
