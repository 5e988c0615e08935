import type { DocumentValue } from '../document/document';
import { escapeToken } from '../json/json-pointer';
import type { Draft } from './draft';
import { memberOf, textAt } from './schema-node';

/** A description of an interface, which holds schemas and is none itself. */
export interface ApiDocument {
  readonly kind: 'OpenAPI' | 'Swagger';
  readonly version: string;
  /** The draft that its schemas are nearest to. */
  readonly draft: Draft;
  /** Where its named schemas stand. */
  readonly pointers: readonly string[];
}

/** What OpenAPI has beside the keywords of JSON Schema, none of which tells valid from invalid. */
export const API_KEYWORDS: ReadonlySet<string> = new Set(['discriminator', 'example', 'externalDocs', 'xml']);

/** The description of an interface that a schema turns out to be. */
export function apiDocument(root: DocumentValue): ApiDocument | undefined {
  const openapi = /^3\.(\d+)(?:\.|$)/.exec(textAt(root, 'openapi') ?? '');
  if (openapi) {
    const schemas = memberOf(memberOf(root, 'components')?.value ?? root, 'schemas')?.value;
    return {
      kind: 'OpenAPI',
      version: openapi.input,
      draft: openapi[1] === '0' ? '4' : '2020-12',
      pointers: named(schemas, '/components/schemas'),
    };
  }
  // Without quotes the version is a number in YAML.
  const swagger = memberOf(root, 'swagger')?.value;
  const version = swagger?.kind === 'string' ? swagger.text : swagger?.kind === 'number' ? swagger.source : '';
  if (!/^2\.\d+$/.test(version)) return undefined;
  const pointers = named(memberOf(root, 'definitions')?.value, '/definitions');
  return { kind: 'Swagger', version, draft: '4', pointers };
}

function named(schemas: DocumentValue | undefined, pointer: string): string[] {
  return schemas?.kind === 'map' ? schemas.members.map(({ key }) => `${pointer}/${escapeToken(key)}`) : [];
}
