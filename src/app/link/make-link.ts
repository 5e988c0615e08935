import { addressParameter, fieldOf, writeParameter } from '../../operations/linked';
import { chosenOf } from '../../operations/use-options';
import { wayOf } from './link-way';
import { linkableDrafts } from './link-drafts';
import { pack } from './pack';
import { INPUT_MARK } from './read-link';

/** What a link to a tool as it stands now is made of. */
export interface LinkParts {
  /** The tool's address with its options. */
  readonly address: string;
  /** How many options it names. */
  readonly options: number;
  /** Further ones differ from the defaults: texts, which go with the input, or the visitor's own, which go nowhere. */
  readonly hasOthers: boolean;
  /** The input for the fragment, its mark included; undefined where there is none that a link can hold. */
  readonly input: string | undefined;
  /** Something was typed or opened that no link holds: a secret or a file. */
  readonly hasLeft: boolean;
}

/** The options that differ from the defaults as a query; what was typed, in fields and in options that hold texts, as a fragment. */
export async function makeLink(toolId: string, base: string): Promise<LinkParts> {
  const address = new URL(base);
  for (const name of new Set(address.searchParams.keys()))
    if (addressParameter(toolId, name) !== 'stays') address.searchParams.delete(name);
  address.hash = '';
  const typed: [string, unknown][] = [];
  const chosen = Object.entries(chosenOf(toolId));
  let options = 0;
  for (const [name, value] of chosen) {
    const field = fieldOf(toolId, name);
    const way = field && wayOf(field);
    if (field && way === 'query') {
      address.searchParams.set(name, writeParameter(field, value));
      options += 1;
    } else if (way === 'fragment') typed.push([name, value]);
  }
  const { values: drafts, hasLeft } = linkableDrafts(toolId);
  const hasInput = typed.length > 0 || Object.keys(drafts).length > 0;
  const input = hasInput ? INPUT_MARK + (await pack({ drafts, options: Object.fromEntries(typed) })) : undefined;
  return { address: address.href, options, hasOthers: chosen.length > options, input, hasLeft };
}
