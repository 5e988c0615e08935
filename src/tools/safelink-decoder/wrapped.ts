/** What else a filter writes into its link, beside the address. */
export interface Field {
  readonly kind: 'recipient' | 'time' | 'expires' | 'tenant' | 'domain' | 'parameter';
  /** The parameter's own name. */
  readonly name: string;
  /** As it reads; a time in ISO 8601, in UTC. */
  readonly value: string;
}

/** What a link of a filter holds. */
export interface Wrapped {
  /** The product's own name, the same in every language. */
  readonly filter: string;
  /** `hidden`: only the provider knows the address. `broken`: it ought to be inside, and is not or cannot be read. */
  readonly state: 'found' | 'hidden' | 'broken';
  /** The address inside; empty where there is none. */
  readonly target: string;
  readonly fields: readonly Field[];
}

/** A link in its parts, as they are written. */
export interface LinkParts {
  /** Without its brackets, port and user, in lower case. */
  readonly host: string;
  /** With the slash. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** With its hash sign. */
  readonly fragment: string;
  /** All behind the host. */
  readonly rest: string;
}

const PARTS = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:@]+)(?::\d*)?(([^?#]*)(?:\?([^#]*))?(#[^]*)?)$/is;

/** The parts of an address of the web; undefined for what is none. */
export function partsOf(link: string): LinkParts | undefined {
  const parts = PARTS.exec(link);
  if (!parts) return undefined;
  const [, host = '', rest = '', path = '', query = '', fragment = ''] = parts;
  return { host: host.toLowerCase().replace(/\.$/, ''), path: path || '/', query, fragment, rest };
}

/** A parameter of a query, as it is written. */
export interface Parameter {
  readonly name: string;
  readonly raw: string;
  /** Where its value begins in the query. */
  readonly at: number;
}

export function parametersOf(query: string): Parameter[] {
  const parameters: Parameter[] = [];
  let at = 0;
  for (const piece of query.split('&')) {
    const equals = piece.indexOf('=');
    if (equals > 0)
      parameters.push({ name: piece.slice(0, equals), raw: piece.slice(equals + 1), at: at + equals + 1 });
    at += piece.length + 1;
  }
  return parameters;
}
