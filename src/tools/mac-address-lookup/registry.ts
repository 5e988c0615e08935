/** Of each organisation its name, and for each of its postal addresses the prefixes, apart by blanks. */
export type NameRows = readonly (readonly [name: string, ...prefixesByAddress: string[]])[];

/** Postal addresses in the order of `NameRows`, with line feeds between their lines; empty where none is given. */
export type AddressRows = readonly (readonly string[])[];

/** A block of addresses and who it is registered to. Its prefix has 6, 7 or 9 hex digits: MA-L, MA-M and MA-S. */
export interface Assignment {
  readonly prefix: string;
  readonly organisation: string;
}

/** Digits of the prefixes of MA-S, MA-M and MA-L. The longest comes first, for it is a part of a shorter one. */
export const PREFIX_DIGITS = [9, 7, 6] as const;

export interface Registry {
  /** The smallest listed block that the digits, in upper case, lie in. */
  readonly find: (digits: string) => Assignment | undefined;
  /** Every block of the organisations whose name holds all words of the query, by name and then by prefix. */
  readonly byName: (query: string) => Assignment[];
  /** How many digits the prefixes below a block of 6 digits have; undefined where none is listed. */
  readonly partDigits: (block: string) => 7 | 9 | undefined;
  /** Where the postal address of a listed prefix stands in `AddressRows`. */
  readonly placeOf: (prefix: string) => { readonly row: number; readonly place: number } | undefined;
}

/** Makes the rows of the names searchable. */
export function readRegistry(rows: NameRows): Registry {
  const rowOf = new Map<string, number>();
  const parts = new Map<string, 7 | 9>();
  rows.forEach(([, ...places], row) => {
    for (const prefix of places.join(' ').split(' ')) {
      rowOf.set(prefix, row);
      if (prefix.length > 6) parts.set(prefix.slice(0, 6), prefix.length === 7 ? 7 : 9);
    }
  });
  const assignment = (prefix: string, row: number) => ({ prefix, organisation: rows[row]?.[0] ?? '' });
  return {
    find: (digits) => {
      for (const length of PREFIX_DIGITS) {
        const prefix = digits.slice(0, length);
        const row = prefix.length === length ? rowOf.get(prefix) : undefined;
        if (row !== undefined) return assignment(prefix, row);
      }
      return undefined;
    },
    byName: (query) => {
      const words = foldName(query).split(' ').filter(Boolean);
      const found = rows.filter(([name]) => {
        const folded = foldName(name);
        return words.every((word) => folded.includes(word));
      });
      return found
        .toSorted(([one], [other]) => compare(foldName(one), foldName(other)))
        .flatMap(([organisation, ...places]) =>
          places
            .join(' ')
            .split(' ')
            .toSorted(compare)
            .map((prefix) => ({ prefix, organisation })),
        );
    },
    partDigits: (block) => parts.get(block),
    placeOf: (prefix) => {
      const row = rowOf.get(prefix);
      if (row === undefined) return undefined;
      const place = (rows[row] ?? []).slice(1).findIndex((prefixes) => prefixes.split(' ').includes(prefix));
      return { row, place };
    },
  };
}

/** A name as it is searched: without accents, width and case; `Co.,Ltd` and `CO., LTD` are the same. */
function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** By code units, the same in every language. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
