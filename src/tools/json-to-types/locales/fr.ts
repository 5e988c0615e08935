import { documentWords } from '../../../i18n/documents/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { placeWords } from '../../../i18n/places/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/fr';
import type { SampleFault } from '../convert';
import type { Language } from '../options';
import type { KeyKind, TypesNote } from '../types/notes';
import { placeText } from '../types/path-text';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const languages: Readonly<Record<Language, string>> = {
  typescript: 'TypeScript',
  zod: 'Zod',
  go: 'Go',
  csharp: 'C#',
  java: 'Java',
  kotlin: 'Kotlin',
  rust: 'Rust',
  python: 'Python',
  swift: 'Swift',
  schema: 'JSON Schema',
};

const keys: Readonly<Record<KeyKind, string>> = {
  numbers: 'des nombres',
  uuids: 'des UUID',
  dates: 'des dates',
  hex: 'des identifiants hexadécimaux',
};

const sampleName = (n: number) => `Exemple ${count(n)}`;

/** What is wrong within a sample; it bears the name of its tab. */
const inSample = (n: number, message: string, tab = sampleName(n)) => (n > 0 ? `${tab} : ${message}` : message);

function note(facts: TypesNote, tab?: string): string {
  switch (facts.code) {
    case 'union':
      return `${placeText(facts.path)} : valeurs de plusieurs sortes ; ce langage n’a pas d’union, toute valeur est donc admise.`;
    case 'null-only':
      return `${placeText(facts.path)} : rien d’autre que null dans les exemples, son type n’est donc pas connu.`;
    case 'unnameable':
      return `${placeText(facts.path)} : aucune étiquette ne peut nommer cette clé ; le champ est omis.`;
    case 'digits':
      return `${placeText(facts.path)} : ${facts.source ?? 'un entier au-delà de 2^53'} perd des chiffres en double précision.`;
    case 'renamed':
      return `${placeText(facts.path)} : renommé ${facts.name}.`;
    case 'map':
      return `${placeText(facts.path)} : ses ${count(facts.count)} clés sont toutes ${keys[facts.keys]}, il est donc lu comme une table.`;
    case 'root-undeclared':
      return `La racine est ${facts.type}, que ce langage ne peut déclarer sous un nom à elle.`;
    case 'lone-surrogate':
      return placeWords.loneSurrogate;
    case 'more':
      return plural(facts.count, {
        one: `${count(facts.count)} autre note n’est pas affichée.`,
        other: `${count(facts.count)} autres notes ne sont pas affichées.`,
      });
    case 'sample':
      return inSample(
        facts.sample,
        facts.note.code === 'tolerated'
          ? yamlWords.tolerated(facts.note.problem, facts.note.count)
          : documentWords.note(facts.note),
        tab,
      );
  }
}

function fault(facts: SampleFault): string {
  if (facts.code === 'too-large' || facts.code === 'too-deep') return documentWords.fault(facts);
  return facts.format === 'json' ? jsonWords.fault(facts) : yamlWords.fault(facts);
}

export const words = {
  documents: documentWords,
  samples: 'Exemples',
  sampleName,
  addSample: 'Ajouter un exemple',
  addFiles: 'Ajouter des fichiers',
  removeSample: (name: string) => `Retirer ${name}`,
  result: 'Types',
  placeholder: 'Collez du JSON, du JSON5, une valeur JSON par ligne ou du YAML',
  examples: { lines: 'Deux objets', api: 'Réponse d’API', yaml: 'YAML' },
  merged: (n: number) => plural(n, { one: `${count(n)} valeur`, other: `${count(n)} valeurs réunies` }),
  enumsFound: (n: number) =>
    plural(n, { one: `${count(n)} énumération trouvée`, other: `${count(n)} énumérations trouvées` }),
  enumFound: (place: string, values: readonly string[]) => `${place} : énumération de ${values.join(', ')}.`,
  options: {
    language: { label: 'Langage', values: languages },
    rootName: 'Nom de la racine',
    enums: {
      label: 'Chercher les énumérations',
      hint: 'Au moins 4 textes, au plus la moitié de différents, au plus 12 valeurs',
    },
    maps: {
      label: 'Chercher les tables',
      hint: 'Au moins 3 clés qui sont toutes des nombres, des UUID, des dates ou des identifiants hexadécimaux, aux valeurs de même forme',
    },
    dates: { label: 'Chercher les dates', hint: 'Dates de la RFC 3339, et dates avec heure et décalage' },
    shared: { label: 'Partager les types égaux', hint: 'Les objets aux mêmes champs ont un seul type' },
    allOptional: 'Tout facultatif',
    strict: { label: 'JSON strict', hint: 'Ni JSON5, ni JSON Lines, ni YAML' },
    tsKind: { label: 'Déclaration', values: { interface: 'interface', type: 'type' } },
    tsReadonly: 'Lecture seule',
    zodObject: {
      label: 'Objets',
      values: { object: 'z.object', strictObject: 'z.strictObject' },
      hints: { strictObject: 'Aucune autre clé n’est admise' },
    },
    goOptional: { label: 'Ce qui peut manquer', values: { pointer: 'Pointeur', zero: 'Valeur nulle' } },
    goOmitEmpty: 'omitempty',
    csharpKind: { label: 'Déclaration', values: { class: 'class', record: 'record' } },
    javaKind: { label: 'Déclaration', values: { record: 'record', class: 'class' } },
    javaLibrary: { label: 'Bibliothèque', values: { jackson: 'Jackson', gson: 'Gson', none: 'Aucune' } },
    kotlinLibrary: { label: 'Bibliothèque', values: { serialization: 'kotlinx.serialization', gson: 'Gson' } },
    rustDerives: {
      label: 'derive',
      values: {
        usual: 'Debug, Clone, Serialize, Deserialize',
        equal: '+ PartialEq',
        default: '+ Default, PartialEq',
        deserialize: 'Debug, Clone, Deserialize',
      },
    },
    pythonKind: {
      label: 'Déclaration',
      values: { TypedDict: 'TypedDict', dataclass: 'dataclass', pydantic: 'Pydantic' },
    },
    swiftKind: { label: 'Déclaration', values: { struct: 'struct', class: 'class' } },
    notEnums: 'Places sans énumération',
  },
  note,
  fault: (facts: SampleFault, tab?: string): string => inSample(facts.sample ?? 0, fault(facts), tab),
} satisfies Words<typeof zhCn>;
