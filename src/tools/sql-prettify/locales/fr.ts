import { numbersOf, type Words } from '../../../i18n/words';
import { DIALECT_NAMES, type Dialect } from '../dialects';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('fr');

const DIALECTS: Record<Dialect, string> = { sql: 'SQL standard', ...DIALECT_NAMES };

const CASES = { upper: 'Majuscules', lower: 'Minuscules', preserve: 'Tels quels' };

/** Blanks per level, or a tab. */
const indentName = (n: number | 'tab') => (n === 'tab' ? 'Tabulation' : n === 1 ? '1 espace' : `${n} espaces`);

export const words = {
  input: 'SQL',
  inputHint: 'Collez du SQL ou ouvrez un fichier',
  result: 'Résultat',
  options: {
    dialect: { label: 'Dialecte', values: DIALECTS },
    oneLine: { label: 'Forme', values: { false: 'Mis en forme', true: 'Une ligne' } },
    keywordCase: { label: 'Mots-clés', values: CASES },
    dataTypeCase: { label: 'Types', values: CASES },
    functionCase: { label: 'Fonctions', values: CASES },
    identifierCase: { label: 'Identifiants', values: CASES },
    indent: { label: 'Retrait', values: indentName },
    indentStyle: {
      label: 'Style',
      values: { standard: 'Standard', tabularLeft: 'Colonnes à gauche', tabularRight: 'Colonnes à droite' },
    },
    logicalOperatorNewline: { label: 'Saut de ligne à AND/OR', values: { before: 'Avant', after: 'Après' } },
    expressionWidth: 'Largeur des expressions',
    linesBetweenQueries: 'Lignes vides entre requêtes',
    denseOperators: 'Opérateurs sans espaces',
    newlineBeforeSemicolon: 'Point-virgule sur sa propre ligne',
  },
  parameters: 'Paramètres',
  parametersHint: 'Facultatif, un par ligne : :id = 42, $1 = 5 ; une valeur seule va au prochain « ? »',
  unfilled: (names) => `Sans valeur : ${names}.`,
  unused: (names) => `L’instruction n’utilise pas ${names}.`,
  listSeparator: ', ',
  samples: {
    short: 'Requête courte',
    query: 'Requête plus longue',
    template: 'Avec des marqueurs de modèle',
  },
  largeTitle: (size) => `Ce SQL fait ${size}`,
  largeHint: 'La mise en forme peut prendre dix secondes et plus ; vous pouvez l’annuler à tout moment.',
  formatAnyway: 'Mettre en forme',
  readsAs: (dialect) => `Ce texte se lit comme du ${dialect}. Changer ?`,
  fault: (fault) => {
    const place = `Ligne ${count(fault.line)}, colonne ${count(fault.column)}`;
    switch (fault.code) {
      case 'unreadable':
        return `${place} : impossible de lire « ${fault.found} ».`;
      case 'unfinished':
        return `${place} : l’instruction n’est pas terminée.`;
      case 'too-deep':
        return `${place} : imbrication trop profonde (limite : ${count(fault.limit)} niveaux).`;
      case 'would-change':
        return `${place} : la mise en forme changerait le sens de « ${fault.found} », rien n’a été fait.`;
    }
  },
} satisfies Words<typeof zhCn>;
