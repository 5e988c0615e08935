import { fieldOf, writeParameter } from '../../operations/linked';
import { chosenOf } from '../../operations/use-options';
import { linkableDrafts } from './link-drafts';
import { pack } from './pack';
import { INPUT_MARK } from './read-link';

/** What a link to a tool as it stands now is made of. */
export interface LinkParts {
  /** The tool's address with its options. */
  readonly address: string;
  /** How many options it names. */
  readonly options: number;
  /** The input for the fragment, its mark included; undefined where there is none that a link can hold. */
  readonly input: string | undefined;
  /** Something was typed or opened that no link holds: a secret or a file. */
  readonly hasLeft: boolean;
}

/** The options that differ from the defaults as a query, and what was typed as a fragment. */
export async function makeLink(toolId: string, base: string): Promise<LinkParts> {
  const address = new URL(base);
  address.search = '';
  address.hash = '';
  const options = Object.entries(chosenOf(toolId)).flatMap(([name, value]): [string, string][] => {
    const field = fieldOf(toolId, name);
    return field ? [[name, writeParameter(field, value)]] : [];
  });
  for (const [name, value] of options) address.searchParams.set(name, value);
  const { values, hasLeft } = linkableDrafts(toolId);
  const input = Object.keys(values).length === 0 ? undefined : INPUT_MARK + (await pack(values));
  return { address: address.href, options: options.length, input, hasLeft };
}
