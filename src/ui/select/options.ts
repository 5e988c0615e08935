export interface SelectOption<Value> {
  readonly label: string;
  readonly value: Value;
  readonly tooltip?: string;
  /** What it belongs to: a heading above the first of several that follow each other. */
  readonly group?: string;
  /** Whether a query in small letters finds the option although its label does not hold it. */
  readonly matches?: (query: string) => boolean;
  /** How well a query finds it: of options that are found those that are found best come first. */
  readonly rank?: (query: string) => number;
  /** It is found and shown, and cannot be chosen; its label says why. */
  readonly disabled?: boolean;
}

/** The options whose label contains the query, whatever the case, or that it finds otherwise; all of them for an empty query. */
export function matchingOptions<Option extends Pick<SelectOption<unknown>, 'label' | 'matches' | 'rank'>>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return options;
  const found = options.filter(
    ({ label, matches }) => label.toLowerCase().includes(wanted) || matches?.(wanted) === true,
  );
  if (found.every(({ rank }) => rank === undefined)) return found;
  const ranks = new Map(found.map((option) => [option, option.rank?.(wanted) ?? 0]));
  return found.toSorted((one, other) => (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0));
}

/** The label cut in three where the query is found in it, for marking the middle; undefined where it is not. */
export function splitAtMatch(label: string, query: string): [string, string, string] | undefined {
  const wanted = query.trim().toLowerCase();
  const lower = label.toLowerCase();
  // A few letters change their length with their case; then positions would not agree.
  if (wanted === '' || lower.length !== label.length) return undefined;
  const start = lower.indexOf(wanted);
  if (start === -1) return undefined;
  const end = start + wanted.length;
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}

/**
 * The index of the next option that begins with what was typed, going round from `from`; -1 when there is none. The same
 * letter again and again goes through all that begin with it.
 */
export function typeAhead(options: readonly { readonly label: string }[], typed: string, from: number): number {
  const letters = [...typed.toLowerCase()];
  const isRepeated = letters.every((letter) => letter === letters[0]);
  const wanted = isRepeated ? (letters[0] ?? '') : letters.join('');
  // A longer beginning may still be that of the current option; a single letter asks for the next one.
  const first = isRepeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step++) {
    const index = (first + step) % options.length;
    if (options[index]?.label.toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}

/** The index that a key moves to in a list of so many options, or undefined when the key moves nothing. */
export function movedIndex(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, last);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'PageDown':
      return Math.min(index + PAGE, last);
    case 'PageUp':
      return Math.max(index - PAGE, 0);
    case 'Home':
      return Math.min(0, last);
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** About as many options as the list shows at once. */
const PAGE = 9;
