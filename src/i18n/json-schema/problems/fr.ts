import type { SchemaProblem, TypeName } from '../../../lib/json-schema/schema-error';
import { shorten } from '../../../lib/shorten';
import type { Numbers } from '../../words';

export const TYPES: Readonly<Record<TypeName, string>> = {
  string: 'une chaîne',
  number: 'un nombre',
  integer: 'un entier',
  object: 'un objet',
  array: 'un tableau',
  boolean: 'un booléen',
  null: 'null',
};

/** Les clés et les valeurs peuvent être longues. */
export const q = (text: string) => `« ${shorten(text)} »`;

function typeName(name: string): string {
  return new Map(Object.entries(TYPES)).get(name) ?? q(name);
}

/** « a, b ou c ». */
function either(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`;
}

/** Ce qui ne va pas dans une valeur, avec les nombres et pluriels de la langue, que la page a et que le worker fait lui-même. */
export function problemIn({ count: number, plural }: Numbers): (problem: SchemaProblem) => string {
  const characters = (n: number) => `${number(n)} ${plural(n, { one: 'caractère', other: 'caractères' })}`;
  function problem(p: SchemaProblem): string {
    switch (p.code) {
      case 'type':
        return `Doit être ${either(p.expected.map(typeName))}, et non ${TYPES[p.found]}.`;
      case 'enum':
        if (p.count === 0) return 'Rien n’est admis ici : « enum » est vide.';
        return `Ne fait pas partie des valeurs admises : ${p.allowed.join(', ')}${p.count > p.allowed.length ? ` … (${number(p.count)} en tout)` : ''}.`;
      case 'const':
        return `Doit valoir ${p.expected}.`;
      case 'multipleOf':
        return `${p.found} n’est pas un multiple de ${p.limit}.`;
      case 'minimum':
        return `${p.found} est inférieur au minimum ${p.limit}.`;
      case 'maximum':
        return `${p.found} est supérieur au maximum ${p.limit}.`;
      case 'exclusiveMinimum':
        return `${p.found} doit être supérieur à ${p.limit}.`;
      case 'exclusiveMaximum':
        return `${p.found} doit être inférieur à ${p.limit}.`;
      case 'minLength':
        return `Trop court : ${characters(p.found)}, ${p.limit} au moins.`;
      case 'maxLength':
        return `Trop long : ${characters(p.found)}, ${p.limit} au plus.`;
      case 'minItems':
        return `Trop peu d’éléments : ${number(p.found)}, ${p.limit} au moins.`;
      case 'maxItems':
        return `Trop d’éléments : ${number(p.found)}, ${p.limit} au plus.`;
      case 'minProperties':
        return `Trop peu de membres : ${number(p.found)}, ${p.limit} au moins.`;
      case 'maxProperties':
        return `Trop de membres : ${number(p.found)}, ${p.limit} au plus.`;
      case 'minContains':
        return `Trop peu d’éléments conviennent à « contains » : ${number(p.found)}, ${p.limit} au moins.`;
      case 'maxContains':
        return `Trop d’éléments conviennent à « contains » : ${number(p.found)}, ${p.limit} au plus.`;
      case 'pattern':
        return `Ne correspond pas au motif ${q(p.pattern)}.`;
      case 'format':
        return `N’est pas au format ${p.format}.`;
      case 'uniqueItems':
        return `Les éléments doivent être distincts : l’élément ${number(p.item)} répète l’élément ${number(p.of)} (comptés à partir de 0).`;
      case 'contains':
        return 'Aucun élément ne convient à « contains ».';
      case 'not':
        return 'Convient au schéma de « not », ce qui est exclu.';
      case 'forbidden':
        return 'Aucune valeur n’est admise ici.';
      case 'required':
        return `${q(p.key)} manque.`;
      case 'dependentRequired':
        return `${q(p.missing)} manque, alors que ${q(p.key)} l’exige.`;
      case 'unwanted':
        return `${q(p.key)} n’est pas admis.`;
      case 'propertyNames':
        return p.reason === undefined || p.reason.code === 'forbidden'
          ? `Le nom ${q(p.key)} n’est pas admis.`
          : `Le nom ${q(p.key)} : ${problem(p.reason)}`;
      case 'extraItem':
        return `L’élément ${number(p.item)} (compté à partir de 0) n’est pas admis.`;
      case 'anyOf':
        return `Ne convient à aucune des ${number(p.count)} branches de « anyOf ».`;
      case 'oneOf':
        return `Ne convient à aucune des ${number(p.count)} branches de « oneOf ».`;
      case 'severalOf':
        return `Convient à ${number(p.matches.length)} des ${number(p.count)} branches de « oneOf » ; une seule est permise.`;
    }
  }
  return problem;
}
