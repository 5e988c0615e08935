import { asAddress, textOfBase64, unescapeAmpersands, unescaped, valueOf } from './address-text';
import { FILTERS, HIDING, type Filter } from './filters';
import { readMicrosoftData } from './microsoft-data';
import { readPathFilter } from './path-filters';
import { readProofpoint } from './proofpoint';
import { parametersOf, partsOf, type Field, type LinkParts, type Parameter, type Wrapped } from './wrapped';

/** What one filter made of an address; undefined where no known filter made the link. */
export function unwrapOnce(link: string): Wrapped | undefined {
  const parts = partsOf(unescapeAmpersands(link));
  if (!parts) return undefined;
  return readProofpoint(parts) ?? readPathFilter(parts) ?? readFilter(parts) ?? readHiding(parts);
}

const fits = ({ host, path }: LinkParts, filter: { readonly host: RegExp; readonly path?: RegExp }) =>
  filter.host.test(host) && (filter.path?.test(path) ?? true);

function readFilter(parts: LinkParts): Wrapped | undefined {
  const known = FILTERS.filter((filter) => fits(parts, filter));
  const [first] = known;
  if (!first) return undefined;
  const parameters = parametersOf(parts.query);
  for (const filter of known) {
    const read = readParameter(parts, filter, parameters);
    if (read) return read;
  }
  // A page of the same host that holds nothing is an ordinary link, where the host is not the filter's alone.
  const isOnlyFilter = first.path === undefined || parameters.some(({ name }) => isOneOf(name, first.in));
  if (!isOnlyFilter) return undefined;
  return (
    readHiding(parts) ?? { filter: first.filter, state: 'broken', target: '', fields: fieldsOf(first, parameters) }
  );
}

const isOneOf = (name: string, names: readonly string[]) =>
  names.some((each) => each.toLowerCase() === name.toLowerCase());

function readParameter(parts: LinkParts, filter: Filter, parameters: readonly Parameter[]): Wrapped | undefined {
  for (const name of filter.in) {
    const parameter = parameters.find((each) => isOneOf(each.name, [name]) && each.raw !== '');
    const target = parameter && targetOf(parts, filter, parameter);
    if (parameter && target !== undefined) {
      const others = othersThan(parameter, parameters, target.behind);
      const fields = fieldsOf(filter, others);
      return { filter: filter.filter, state: 'found', target: target.address, fields };
    }
  }
  return undefined;
}

interface Target {
  readonly address: string;
  /** Where in the query it ends. */
  readonly behind: number;
}

function targetOf(parts: LinkParts, { as, behind = [] }: Filter, { raw, at }: Parameter): Target | undefined {
  const end = at + raw.length;
  if (as) {
    const text = textOfBase64(unescaped(as === 'bing' ? raw.replace(/^a1/, '') : raw));
    const address = text === undefined ? undefined : addressIn(text);
    return address === undefined ? undefined : { address, behind: end };
  }
  if (!/^(?:https?|ftp):\/\//i.test(raw)) {
    const address = addressIn(valueOf(raw));
    return address === undefined ? undefined : { address, behind: end };
  }
  // Not encoded: its own query goes on to what the filter put behind it.
  const whole = parts.query.slice(at);
  const own = behind.length > 0 ? new RegExp(`&(?:${behind.join('|')})=`, 'i').exec(whole)?.index : raw.length;
  const isLast = own === undefined || at + own === parts.query.length;
  const written = own === undefined ? whole : whole.slice(0, own);
  return { address: asAddress(`${written}${isLast ? parts.fragment : ''}`), behind: at + written.length };
}

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const BARE_HOST = /^(?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]|$)/u;

/** The address that a value is; a host alone is one of the web. */
function addressIn(value: string): string | undefined {
  const address = asAddress(value);
  if (SCHEME.test(address)) return address;
  return BARE_HOST.test(address) ? `http://${address.replace(/^\/\//, '')}` : undefined;
}

function othersThan(own: Parameter, parameters: readonly Parameter[], behind: number): readonly Parameter[] {
  return parameters.filter(({ at }) => at < own.at || at >= behind);
}

/** What the other parameters say. */
function fieldsOf({ filter, kinds = {} }: Filter, parameters: readonly Parameter[]): readonly Field[] {
  return parameters.flatMap(({ name, raw }): readonly Field[] => {
    const value = unescaped(raw);
    if (value === '') return [];
    const isData = filter.startsWith('Microsoft') && /^s?data$/i.test(name);
    const known = isData ? readMicrosoftData(value) : undefined;
    if (known) return known;
    const kind = kinds[name] ?? 'parameter';
    const time = kind === 'expires' ? timeOfMicroseconds(value) : value;
    return [time === undefined ? { kind: 'parameter', name, value } : { kind, name, value: time }];
  });
}

function timeOfMicroseconds(value: string): string | undefined {
  return /^\d{16}$/.test(value) ? new Date(Number(value.slice(0, 13))).toISOString() : undefined;
}

function readHiding(parts: LinkParts): Wrapped | undefined {
  const found = HIDING.find((each) => fits(parts, each));
  if (!found) return undefined;
  const fields = parametersOf(parts.query).flatMap(({ name, raw }): readonly Field[] =>
    /^(?:d|domain)$/i.test(name) ? [{ kind: 'domain', name, value: unescaped(raw) }] : [],
  );
  return { filter: found.filter, state: 'hidden', target: '', fields };
}
