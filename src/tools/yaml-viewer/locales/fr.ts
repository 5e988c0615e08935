import { documentWords } from '../../../i18n/documents/fr';
import { indentNames } from '../../../i18n/indent/fr';
import { jsonWords } from '../../../i18n/json/fr';
import { schemaWords } from '../../../i18n/json-schema/fr';
import { jsonTreeWords } from '../../../i18n/json-tree/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/fr';
import type { CheckFault } from '../../../lib/json-schema/check-text';
import type { PlacedError } from '../../../lib/json-schema/placed';
import type { FormattedYaml, FormatYamlFault } from '../../../lib/yaml/format-yaml';
import type { ScalarContent } from '../../../lib/yaml/resolve-scalar';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

/** Ce que dit un scalaire. */
function said(content: ScalarContent): string {
  switch (content.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return `le booléen ${content.value}`;
    case 'number':
      return `le nombre ${content.source}`;
    case 'date':
      return 'une date';
    case 'string':
      return 'du texte';
  }
}

export const words = {
  documents: documentWords,
  yaml: yamlWords,
  jsonSchema: schemaWords,
  input: 'Entrée',
  result: 'Résultat',
  inputHint: jsonWords.inputHint('YAML'),
  options: {
    indent: { label: 'Retrait', values: indentNames('Aucun') },
    sortKeys: yamlWords.outputOptions.sortKeys,
    quotes: {
      label: 'Guillemets',
      values: { keep: 'Tels quels', double: 'Doubles', single: 'Simples' },
      hints: {
        single: 'Un texte avec échappements garde des guillemets doubles ; un texte sans guillemets reste tel quel.',
        double: 'Un texte sans guillemets reste tel quel.',
      },
    },
    lineWidth: { label: 'Textes longs', values: { '80': 'Replier à 80', none: 'Ne pas replier' } },
    version: yamlWords.inputOptions.version,
    strict: yamlWords.inputOptions.strict,
  },
  samples: {
    documents: 'Commentaires, ancres, documents',
    deployment: 'Kubernetes',
    traps: 'Pièges de YAML 1.1',
  },
  sampleComment: 'réglages par défaut',
  sampleRelease: 'à chaque envoi',
  toJson: 'Vers JSON',
  schema: 'JSON Schema',
  chooseSchema: 'Choisir un fichier',
  replaceSchema: 'Remplacer',
  ofSchema: (name: string, message: string) => `${name} : ${message}`,
  schemaNoText: (name: string) => `${name} n’est pas du texte, donc pas un JSON Schema.`,
  removeSchema: 'Retirer le JSON Schema',
  schemaFault: (fault: CheckFault): string => {
    switch (fault.code) {
      case 'no-data':
        return 'Il n’y a rien à vérifier.';
      case 'schema-unreadable':
      case 'schema-not-one':
      case 'faulty-schema':
        return `JSON Schema : ${schemaWords.fault(fault)}`;
      default:
        return schemaWords.reading(fault);
    }
  },
  schemaError: ({ pointer, problem }: PlacedError): string =>
    pointer === '' ? schemaWords.problem(problem) : `${pointer} : ${schemaWords.problem(problem)}`,
  moreErrors: (n: number) =>
    `${number(n)} ${plural(n, { one: 'autre endroit ne convient', other: 'autres endroits ne conviennent' })} pas au JSON Schema.`,
  fits: 'Conforme au JSON Schema',
  misfits: (n: number) => `${number(n)} ${plural(n, { one: 'erreur', other: 'erreurs' })} selon le JSON Schema`,
  view: 'Vue',
  text: 'Texte',
  tree: 'Arbre',
  ...jsonTreeWords,
  count: (n: number) => `${number(n)} ${plural(n, { one: 'document', other: 'documents' })}`,
  fault: (fault: FormatYamlFault): string =>
    fault.code === 'not-formatted'
      ? 'Ce YAML ne peut pas être mis en forme sans changer ce qu’il dit ; il n’y a donc pas de résultat.'
      : yamlWords.fault(fault),
  note: (note: FormattedYaml['notes'][number]): string => {
    switch (note.code) {
      case 'trap':
        return `${note.source} est ${said(note.current)} en YAML 1.2, mais ${said(note.old)} en 1.1. Pour dire la même chose partout, mettez des guillemets ou écrivez-le autrement.`;
      case 'single-letters':
        return `${note.source} est un texte en YAML 1.2 et pour la plupart des lecteurs de 1.1 (PyYAML, Ruby, SnakeYAML), mais un booléen pour go-yaml 2 et ceux qui suivent YAML 1.1 à la lettre${note.count > 1 ? ` (${number(note.count)} y et n de ce genre)` : ''}. Entre guillemets, c’est un texte pour tous.`;
      case 'repeated-collection':
        return `La clé ${note.key} est répétée. La norme l’interdit ; les deux sont conservées.`;
      case 'not-sorted':
        return `Le document ${number(note.number)} n’est pas trié : un alias passerait devant son ancre.`;
      case 'tolerated':
        return note.problem === 'long-key'
          ? 'Une clé dépasse 1024 caractères. Elle est écrite derrière « ? », comme le veut la norme.'
          : yamlWords.tolerated(note.problem, note.count);
      default:
        return documentWords.note(note);
    }
  },
} satisfies Words<typeof zhCn>;
