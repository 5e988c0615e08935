import type { Words } from '../../../i18n/words';
import type { ClassId, RightId, Target } from '../mode';
import type { words as zhCn } from './zh-cn';

const RIGHTS: Record<Target, Record<RightId, string>> = {
  file: { read: 'lire', write: 'écrire', run: 'exécuter' },
  directory: { read: 'lister', write: 'ajouter et retirer des entrées', run: 'entrer' },
};
const CLASSES: Record<ClassId, string> = { owner: 'Propriétaire', group: 'Groupe', others: 'Autres' };
const SPECIALS: Record<ClassId, Record<Target, string>> = {
  owner: {
    file: 'Il s’exécute au nom de son propriétaire (setuid).',
    directory: 'Sur un répertoire, setuid est sans effet sous Linux.',
  },
  group: {
    file: 'Il s’exécute au nom de son groupe (setgid).',
    directory: 'Les nouvelles entrées prennent le groupe du répertoire (setgid).',
  },
  others: {
    file: 'Sur un fichier, sticky est sans effet sous Linux.',
    directory: 'Seul le propriétaire d’une entrée ou du répertoire peut la retirer ou la renommer (sticky).',
  },
};

/** Letters as one lists them: `r ou -`, `x, s, S ou -`. */
function either(letters: readonly string[]): string {
  return [letters.slice(0, -1).join(', '), letters.at(-1)].join(' ou ');
}

export const words = {
  options: {
    mode: 'Droits',
    target: { label: 'S’applique à', values: { file: 'Fichier', directory: 'Répertoire' } },
    recursive: 'Récursif (-R)',
    umask: {
      label: 'Valeur de umask',
      hint: 'Les bits à effacer sur ce qui est créé ; d’un à quatre chiffres octaux.',
      placeholder: '022',
    },
  },
  who: 'Qui',
  digit: 'Chiffre',
  classes: { owner: 'Propriétaire', group: 'Groupe', others: 'Autres' },
  rights: { read: 'Lire', write: 'Écrire', run: 'Exécuter' },
  special: 'Spécial',
  specials: { owner: 'setuid', group: 'setgid', others: 'sticky' },
  cell: (classId, right) => `${CLASSES[classId]} : ${RIGHTS.file[right]}`,
  octal: 'Octal',
  readAs: (digits) => `Lu comme ${digits}.`,
  symbolic: 'Symbolique',
  symbolicHint: 'Neuf lettres, avec ou sans la lettre du type, ou une ligne entière de ls -l.',
  expression: 'Expression',
  expressionHint:
    'Par exemple u=rw+x, go-w, g=u, a+X. Sans classe, elle vaut pour tous, sauf les bits que umask masque.',
  apply: 'Appliquer',
  gives: (octal, symbolic) => `Donne ${octal} (${symbolic})`,
  presets: 'Droits usuels',
  preset: 'Choisir',
  purposes: {
    '644': 'fichiers ordinaires : le propriétaire modifie, tous lisent',
    '755': 'programmes et répertoires : le propriétaire modifie, tous utilisent',
    '600': 'fichiers privés, comme les clés',
    '700': 'répertoires ou scripts privés',
    '640': 'lisible par le groupe, fermé aux autres',
    '750': 'répertoires ou programmes du groupe, fermés aux autres',
    '775': 'répertoires tenus par un groupe',
    '664': 'fichiers modifiés par un groupe',
    '400': 'lisible par le seul propriétaire, comme les clés privées',
    '444': 'lecture seule pour tous',
    '777': 'modifiable par tous, rarement indiqué',
    '1777': 'répertoires temporaires communs, comme /tmp',
    '2775': 'répertoires partagés dont les entrées gardent le groupe',
    '4755': 'programmes exécutés au nom de leur propriétaire',
  },
  result: 'Résultat',
  sentence: (rights, target) =>
    `${(['owner', 'group', 'others'] as const)
      .map((id, index) => {
        const name = index === 0 ? CLASSES[id] : CLASSES[id].toLowerCase();
        return `${name} : ${rights[id].map((right) => RIGHTS[target][right]).join(', ') || 'rien'}`;
      })
      .join(' ; ')}.`,
  specialSentence: (specials, target) => specials.map((id) => SPECIALS[id][target]).join(' '),
  listing: 'ls -l',
  commands: 'Commandes',
  path: 'Chemin',
  pathPattern: 'Le motif reste sans guillemets : la commande modifie tous les fichiers qu’il désigne.',
  numericCommand: 'Par chiffres',
  symbolicCommand: 'Par lettres',
  umask: 'umask du mode, et inversement',
  umaskDirectories: 'Nouveaux répertoires',
  umaskFiles: 'Nouveaux fichiers',
  umaskForDirectories: 'Pour ces droits sur les nouveaux répertoires',
  umaskForFiles: 'Pour ces droits sur les nouveaux fichiers',
  noUmaskRun: 'Aucun umask ne rend exécutables les nouveaux fichiers.',
  noUmaskSpecial: 'Aucun umask ne donne de bits spéciaux.',
  notes: {
    'setuid-world-writable':
      'Un programme setuid que tous peuvent modifier livre l’identité du propriétaire à n’importe qui. Retirez l’écriture aux autres.',
    'setgid-world-writable':
      'Un programme setgid que tous peuvent modifier livre l’identité du groupe à n’importe qui. Retirez l’écriture aux autres.',
    'world-writable': 'Tous peuvent le modifier.',
    'world-writable-sticky': 'Tous peuvent ajouter des entrées, mais sticky ne laisse retirer que les siennes.',
    'mark-without-run':
      'Un S ou un T majuscule signale un bit spécial sans droit d’exécution, le plus souvent un oubli.',
    'directory-keeps-set-ids':
      'Sur les systèmes GNU, chmod 755 garde le setgid qu’un répertoire a déjà ; chmod 00755 l’efface.',
    'owner-has-less':
      'Le propriétaire peut moins que d’autres. Seule compte la première classe qui convient : il ne profite pas des droits du groupe ou des autres.',
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'not-octal':
        return 'Les chiffres octaux vont de 0 à 7, quatre au plus.';
      case 'bad-umask':
        return 'Un umask a trois chiffres de 0 à 7 au plus, avec ou sans 0 devant.';
      case 'bad-letter':
        return `La position ${fault.position} doit être ${either(fault.expected)}.`;
      case 'bad-type':
        return `« ${fault.found} » n’est pas une lettre de type de fichier.`;
      case 'bad-length':
        return `9 lettres attendues, ou 10 avec le type ; ${fault.length} trouvées.`;
      case 'bad-clause':
        return fault.clause === ''
          ? `Position ${fault.position} : une clause manque entre les virgules.`
          : `La clause « ${fault.clause} » est fausse à la position ${fault.position}.`;
      case 'too-large':
        return `« ${fault.clause} » dépasse 7777.`;
    }
  },
} satisfies Words<typeof zhCn>;
