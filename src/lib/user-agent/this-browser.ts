import type { Named } from './agent';
import type { ClientHints } from './client-hints';

// TypeScript's DOM library does not have this interface, which only some browsers offer.
interface Brand {
  readonly brand: string;
  readonly version: string;
}
interface HighEntropyValues {
  readonly brands?: readonly Brand[];
  readonly fullVersionList?: readonly Brand[];
  readonly mobile?: boolean;
  readonly platform?: string;
  readonly platformVersion?: string;
  readonly architecture?: string;
  readonly bitness?: string;
  readonly model?: string;
  readonly wow64?: boolean;
  readonly formFactors?: readonly string[];
}
export interface UserAgentData {
  readonly getHighEntropyValues: (hints: readonly string[]) => Promise<HighEntropyValues>;
}

const WANTED = [
  'architecture',
  'bitness',
  'formFactors',
  'fullVersionList',
  'model',
  'platformVersion',
  'wow64',
] as const;

/** The hints that this browser offers to scripts; undefined where it offers none. Nothing is asked of the visitor or sent. */
export async function readOwnHints(data: UserAgentData | undefined = ownData()): Promise<ClientHints | undefined> {
  try {
    return data && hintsOf(await data.getHighEntropyValues(WANTED));
  } catch {
    // Refused by a policy or a setting: as if it were not there.
    return undefined;
  }
}

function ownData(): UserAgentData | undefined {
  // As above: not in the types, and not in every browser.
  return (navigator as Navigator & { userAgentData?: UserAgentData }).userAgentData;
}

function hintsOf(values: HighEntropyValues): ClientHints {
  const { brands, fullVersionList, ...rest } = values;
  const isKnown = ([name]: [string, unknown]) => KNOWN.has(name);
  return {
    ...Object.fromEntries(Object.entries(rest).filter(isKnown)),
    ...(brands?.length && { brands: brands.map(toNamed) }),
    ...(fullVersionList?.length && { fullVersionList: fullVersionList.map(toNamed) }),
  };
}

const KNOWN: ReadonlySet<string> = new Set(['mobile', 'platform', ...WANTED]);

const toNamed = ({ brand, version }: Brand): Named => ({ name: brand, version });
