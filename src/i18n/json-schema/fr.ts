import type { StructuredFault } from '../../lib/document/read-structured';
import type { PlacedFlaw, PlacedNote } from '../../lib/json-schema/placed';
import type { SchemaSourceFault } from '../../lib/json-schema/check-text';
import type { KeywordShape } from '../../lib/json-schema/check-shape';
import type { PatternProblem } from '../../lib/json-schema/schema-fault';
import type { YamlNote } from '../../lib/yaml/read-yaml';
import { shorten } from '../../lib/shorten';
import { documentWords } from '../documents/fr';
import { jsonWords } from '../json/fr';
import { problemIn, q, TYPES } from './problems/fr';
import { numbersOf, type Words } from '../words';
import { yamlWords } from '../yaml/fr';
import type { schemaWords as zhCn } from './zh-cn';

const numbers = numbersOf('fr');
const { count: number, plural } = numbers;
const problem = problemIn(numbers);

const SHAPES: Readonly<Record<KeywordShape, string>> = {
  any: 'une valeur',
  anchor: 'un nom qui commence par une lettre ou un tiret bas, sans espace',
  boolean: 'true ou false',
  count: 'un entier à partir de 0',
  dependencies: 'un objet de schémas ou de listes de noms',
  enum: 'une liste d’au moins une valeur',
  list: 'une liste',
  number: 'un nombre',
  pattern: 'une expression régulière',
  patternMap: 'un objet de schémas',
  positive: 'un nombre supérieur à 0',
  reference: 'un texte',
  schema: 'un schéma',
  schemaMap: 'un objet de schémas',
  schemaOrSchemas: 'un schéma ou une liste de schémas',
  schemas: 'une liste d’au moins un schéma',
  string: 'un texte',
  strings: 'une liste de noms',
  stringsMap: 'un objet de listes de noms',
  switchMap: 'un objet de true et de false',
  type: 'le nom d’un type, ou une liste de tels noms',
};

const PATTERNS: Readonly<Record<PatternProblem, string>> = {
  group: 'ses parenthèses ne vont pas par paires',
  class: 'un crochet n’est pas fermé',
  repeat: 'il n’y a rien à répéter',
  escape: 'elle a un échappement inconnu ou superflu (les motifs sont lus en mode Unicode)',
  other: 'elle est illisible',
};

function flaw(f: PlacedFlaw): string {
  switch (f.code) {
    case 'unknown-type':
      return f.nearest === undefined
        ? `type : ${q(f.found)} n’est pas un type.`
        : `type : ${q(f.found)} n’est pas un type ; ${f.nearest} ?`;
    case 'bad-shape': {
      const shape =
        f.shape === 'schema' ? `un schéma (un objet${f.allowsBoolean ? ', true ou false' : ''})` : SHAPES[f.shape];
      const what = f.keyword === '' ? 'Ceci' : `${f.keyword}${f.token === undefined ? '' : `/${shorten(f.token)}`}`;
      const found = f.found === undefined ? '' : `, et non ${TYPES[f.found]}`;
      return `${what} doit être ${shape}${found}${f.meant === undefined ? '.' : ` ; {"type": "${f.meant}"} ?`}`;
    }
    case 'items-list':
      return 'Dans le brouillon 2020-12, items ne peut être une liste de schémas ; c’est prefixItems.';
    case 'repeated':
      return `${f.keyword} : ${q(f.found)} y est deux fois.`;
    case 'bad-pattern':
      return `${f.keyword} : ${q(f.pattern)} n’est pas une expression régulière, ${PATTERNS[f.problem]}.`;
    case 'not-here':
      return `${f.keyword} : ${q(f.address)} n’est pas ici ; ajoutez son fichier (rien n’est téléchargé).`;
    case 'no-such-place':
      return `${f.keyword === '' ? '' : `${f.keyword} : `}${q(f.reference)} ne mène nulle part.`;
    case 'endless':
      return 'Ce schéma renvoie à lui-même sans fin.';
    case 'metaschema':
      return `${f.keyword === '' ? '' : `${f.keyword} : `}${problem(f.problem)}`;
  }
}

/** Ce que la lecture d’un texte en dit. */
function sourceNote(n: YamlNote): string {
  return n.code === 'tolerated' ? yamlWords.tolerated(n.problem, n.count) : documentWords.note(n);
}

function note(n: PlacedNote): string {
  switch (n.code) {
    case 'unknown-keyword':
      return n.nearest === undefined
        ? `Mot-clé inconnu ${q(n.keyword)}, sans effet.`
        : `Mot-clé inconnu ${q(n.keyword)}, sans effet ; est-ce ${n.nearest} ?`;
    case 'other-draft': {
      const instead = n.instead === undefined ? '' : ` (là, c’est ${n.instead})`;
      return `${n.keyword} appartient au brouillon ${n.draft}, pas à ${n.own}${instead} ; ${n.isObeyed ? 'il est suivi malgré tout' : 'il est sans effet'}.`;
    }
    case 'empty-enum':
      return 'enum est vide : aucune valeur ne convient.';
    case 'api-document':
      return `C’est la description d’une interface (${n.kind} ${shorten(n.version)}) et non un schéma : tout y convient. ${n.example === undefined ? 'Elle n’a pas de schémas nommés.' : `Elle contient ${number(n.count)} ${plural(n.count, { one: 'schéma', other: 'schémas' })}, tel #${shorten(n.example)}.`}`;
    case 'draft-chosen':
      return `$schema indique le brouillon ${n.said} ; il est lu comme brouillon ${n.taken}, selon votre choix.`;
    case 'reading':
      return sourceNote(n.note);
    case 'beside-reference':
      return `À côté de $ref, ${n.siblings.join(', ')} ${plural(n.siblings.length, { one: 'est', other: 'sont' })} sans effet dans ce brouillon.`;
    case 'unknown-draft':
      return `$schema inconnu ${q(n.address)} ; lu comme brouillon ${n.taken}.`;
    case 'unknown-format':
      return `Format inconnu ${q(n.format)} ; il n’est pas vérifié.`;
  }
}

/** Ce que JSON et YAML disent de leurs propres places. */
function reading(fault: StructuredFault): string {
  if (fault.code === 'too-large' || fault.code === 'too-deep') return documentWords.fault(fault);
  return fault.format === 'json' ? jsonWords.fault(fault) : yamlWords.fault(fault);
}

function named(name: string, message: string): string {
  return name === '' ? message : `${name} : ${message}`;
}

function placed({ schema: { name, place } }: Pick<PlacedFlaw, 'schema'>, message: string): string {
  return named(name, place ? `ligne ${number(place.line)}, colonne ${number(place.column)} : ${message}` : message);
}

function fault(f: SchemaSourceFault): string {
  switch (f.code) {
    case 'schema-unreadable':
      return named(f.name, reading(f.reason));
    case 'schema-not-one':
      return named(
        f.name,
        f.count === 0 ? 'Il n’y a pas de schéma ici.' : `Il faut un schéma, et non ${number(f.count)} valeurs.`,
      );
    case 'faulty-schema': {
      const [first] = f.flaws;
      const more = f.flaws.length - 1;
      const others =
        more > 0 ? ` ${number(more)} ${plural(more, { one: 'autre erreur', other: 'autres erreurs' })}.` : '';
      return first ? placed(first, flaw(first)) + others : '';
    }
  }
}

/** Ce qui se dit pareillement partout où l’on vérifie par JSON Schema. */
export const schemaWords = {
  problem,
  flaw,
  note,
  sourceNote,
  reading,
  placed,
  /** Ce qui ne va pas dans le schéma lui-même, avec son fichier et la place. */
  fault,
} satisfies Words<typeof zhCn>;
