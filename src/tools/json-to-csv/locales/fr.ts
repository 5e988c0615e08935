import { columnWords } from '../../../i18n/columns/fr';
import { documentWords } from '../../../i18n/documents/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { ConvertFault } from '../convert';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

const count = (n: number, one: string, other = `${one}s`) => `${number(n)} ${plural(n, { one, other })}`;

export const words = {
  documents: documentWords,
  input: 'JSON',
  result: 'CSV',
  inputHint: jsonWords.inputHint('JSON'),
  options: {
    nested: {
      label: 'Objets imbriqués',
      values: { flatten: 'Aplatir en colonnes a.b', json: 'Texte JSON', omit: 'Omettre' },
    },
    lists: {
      label: 'Listes',
      values: {
        json: 'Texte JSON',
        join: 'Joindre par « ; »',
        columns: 'Colonnes a.0, a.1',
        rows: 'Une ligne par élément',
      },
    },
    delimiter: {
      label: 'Séparateur',
      values: { ',': 'Virgule ,', ';': 'Point-virgule ;', '\t': 'Tabulation', '|': 'Barre |' },
    },
    quotes: { label: 'Guillemets', values: { needed: 'Au besoin', always: 'Toujours' } },
    lineEnd: { label: 'Fin de ligne', values: { lf: 'LF', crlf: 'CRLF' } },
    header: 'Ligne d’en-tête',
    nullAs: { label: 'null devient', values: { empty: 'Vide', null: 'null' } },
    bom: 'BOM UTF-8 dans le fichier',
    guard: 'Neutraliser les formules',
    ...documentWords.jsonInput,
  },
  samples: {
    records: 'Liste d’enregistrements',
    nested: 'Données imbriquées',
    envelope: 'Réponse d’un serveur',
    lines: 'JSON Lines',
  },
  view: 'Vue',
  text: 'Texte',
  table: 'Tableau',

  path: 'Données dans',
  pathHint: 'ex. data.items',
  excel: 'Réglage Excel',
  excelHint: 'CRLF, BOM UTF-8 et le séparateur de votre langue',

  ...columnWords,

  copyTsv: 'Copier en TSV',
  noRows: 'Aucune ligne',
  noColumns: 'Aucune colonne',
  rows: (n: number) => count(n, 'ligne de données', 'lignes de données'),
  columnCount: (n: number) => count(n, 'colonne'),
  firstColumns: (n: number) =>
    `Le tableau montre les ${number(n)} premières colonnes ; le fichier les contient toutes.`,

  fault: (fault: ConvertFault): string => {
    switch (fault.code) {
      case 'too-large':
      case 'too-deep':
        return documentWords.fault(fault);
      case 'bad-path':
        return 'Chemin illisible. Écrivez-le comme data.items ou a[0]["x y"].';
      case 'path-not-found':
        return `Il n’y a pas de « ${fault.part} » ici.`;
      case 'too-many-cells':
        return `Trop de cellules : ${count(fault.rows, 'ligne')} × ${count(fault.columns, 'colonne')}.`;
      default:
        return jsonWords.fault(fault);
    }
  },
  envelope: (path: string, n: number) => `La liste ${path} contient ${count(n, 'enregistrement')}.`,
  useEnvelope: 'En faire les lignes',
  renamed: (wanted: string, name: string) =>
    `Une autre colonne s’appelle aussi « ${wanted} » ; elle est devenue « ${name} ».`,
  moreRenamed: (n: number) => `${count(n, 'autre colonne renommée', 'autres colonnes renommées')}.`,
  formulas: (n: number) =>
    `${count(n, 'cellule commence', 'cellules commencent')} comme une formule ; un tableur pourrait ${plural(n, { one: 'l’exécuter', other: 'les exécuter' })}.`,
  guarded: (n: number) =>
    `${count(n, 'cellule commençait', 'cellules commençaient')} comme une formule ; une apostrophe a été placée devant.`,
  useGuard: 'Neutraliser',
  loneSurrogates: (n: number) =>
    `${count(n, 'moitié de caractère ne peut', 'moitiés de caractères ne peuvent')} figurer dans un fichier ; remplacement par U+FFFD.`,
} satisfies Words<typeof zhCn>;
