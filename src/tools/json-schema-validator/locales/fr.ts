import { documentWords } from '../../../i18n/documents/fr';
import { schemaWords } from '../../../i18n/json-schema/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { CheckFault } from '../../../lib/json-schema/check-text';
import type { Draft } from '../../../lib/json-schema/draft';
import { shorten } from '../../../lib/shorten';
import type { SampleFault } from '../make-samples';
import type { TooSlowFault } from '../operations';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

const DRAFTS = { '4': '4', '6': '6', '7': '7', '2019-09': '2019-09', '2020-12': '2020-12' };

function slowPattern(pattern: string): string {
  return `Le motif « ${shorten(pattern)} » a pris trop de temps et a été arrêté.`;
}

function fault(f: CheckFault | TooSlowFault | SampleFault): string {
  switch (f.code) {
    case 'no-data':
      return 'Il n’y a pas de données ici.';
    case 'pattern-too-slow':
      return f.found
        ? schemaWords.placed({ schema: f.found }, slowPattern(f.found.pattern))
        : `Le travail n’était pas terminé après ${number(f.limit / 1000)} secondes et a été arrêté.`;
    case 'no-sample':
      return `Rien qui convienne à ce schéma n’a été trouvé en ${number(f.tries)} essais ; il n’admet peut-être rien.`;
    case 'sample-too-large':
      return f.excess
        ? `${f.excess.keyword} en demande ${number(f.excess.asked)} ; ${number(f.limit)} au plus sont créés.`
        : `Ce schéma demande plus de ${number(f.limit)} valeurs, soit plus qu’il n’en est créé.`;
    case 'schema-unreadable':
    case 'schema-not-one':
    case 'faulty-schema':
      return schemaWords.fault(f);
    default:
      return schemaWords.reading(f);
  }
}

const draft = {
  label: 'Brouillon',
  hint: 'Sans $schema, c’est 2020-12. Un brouillon choisi l’emporte sur $schema.',
  values: { schema: 'Selon $schema', ...DRAFTS },
};

export const words = {
  tabs: 'Outils',
  validate: 'Valider',
  generate: 'Générer un schéma',
  sample: 'Exemple',
  documents: documentWords,
  jsonSchema: schemaWords,
  schema: 'Schéma',
  schemaHint: 'Collez un JSON Schema en JSON ou en YAML, ou déposez son fichier ici',
  data: 'Données',
  dataHint: 'Collez du JSON, du JSON Lines ou du YAML, ou déposez un fichier ici',
  samples: 'Exemples',
  samplesHint: 'Collez un ou plusieurs exemples : JSON, une valeur JSON par ligne, ou documents YAML',
  part: 'Schéma dans le document',
  whole: 'Tout le document',
  further: 'Autres fichiers de schéma',
  addFurther: 'Ajouter un fichier pour $ref',
  removeFurther: (name: string) => `Retirer ${name}`,
  empty: 'Donnez un schéma et des données.',
  validateOptions: {
    draft,
    formats: {
      label: 'Vérifier les formats',
      hint: 'Sinon, format indique seulement ce qui est voulu, comme dans les brouillons à partir de 2019-09.',
    },
  },
  generateOptions: {
    draft: { label: 'Brouillon', values: DRAFTS },
    required: { label: 'Obligatoire', hint: 'Les membres que tous les exemples ont vont dans required.' },
    closed: { label: 'Objets fermés', hint: 'Met additionalProperties à false.' },
    enums: { label: 'Repérer les énumérations', hint: 'Quelques textes qui reviennent sans cesse deviennent un enum.' },
    noticed: { label: 'Repérer les formats', hint: 'Dates avec heure, adresses e-mail, URI et UUID.' },
    examples: { label: 'Garder des exemples', hint: 'Le brouillon 4 n’a pas d’examples.' },
  },
  sampleOptions: {
    draft,
    requiredOnly: { label: 'Membres obligatoires seulement' },
    seed: { label: 'Graine', hint: 'La même graine donne toujours les mêmes données.' },
    count: { label: 'Quantité' },
  },
  valid: 'Valide',
  invalid: (n: number) => `${number(n)} ${plural(n, { one: 'erreur', other: 'erreurs' })}`,
  draftName: (name: Draft) => `Brouillon ${name}`,
  errors: 'Erreurs',
  flaws: 'Erreurs du schéma',
  column: {
    document: 'Document',
    line: 'Ligne',
    column: 'Colonne',
    path: 'Chemin',
    message: 'Message',
    keyword: 'Mot-clé',
    schema: 'Place dans le schéma',
  },
  root: '(racine)',
  copyPaths: 'Copier le chemin',
  copyPath: (pointer: string) => `Copier ${shorten(pointer)}`,
  branches: (n: number) => `${number(n)} ${plural(n, { one: 'branche', other: 'branches' })}`,
  otherBranches: (n: number) => `${number(n)} ${plural(n, { one: 'autre branche', other: 'autres branches' })}`,
  unused: (message: string) => `Un fichier auquel rien ne renvoie est fautif. ${message}`,
  moreErrors: (n: number) =>
    `${number(n)} ${plural(n, { one: 'autre erreur n’est pas listée', other: 'autres erreurs ne sont pas listées' })}.`,
  swapped: 'Les données ressemblent à un schéma, et le schéma à des données.',
  swap: 'Échanger',
  place: documentWords.place,
  colon: ' : ',
  at: (pointer: string, message: string) => (pointer === '' ? message : `${pointer} : ${message}`),
  dataNote: schemaWords.sourceNote,
  slowPattern,
  fault,
} satisfies Words<typeof zhCn>;
