/** The characters that look like some of ASCII, as Unicode has them (UTS #39). */
export interface LookAlikes {
  /** What of ASCII a character looks like, in its usual form: `l` stands for `I` and `1`, too, and `rn` for `m`. */
  prototypeOf(code: number): string | undefined;
  /**
   * The letters or digits of ASCII that a letter reads as; undefined where it looks like none. A capital that looks like `l` is `I`, since the
   * usual form stands for both.
   */
  readsAs(code: number): string | undefined;
  /** The characters that look like a prototype. */
  like(prototype: string): readonly number[];
}

/** What of ASCII looks like something else of it. */
const WITHIN_ASCII: ReadonlyMap<string, string> = new Map([
  ['I', 'l'],
  ['1', 'l'],
  ['0', 'O'],
  ['m', 'rn'],
]);

/** Reads what `scripts/registries/look-alikes.mjs` packs. */
export function readLookAlikes(packed: string): LookAlikes {
  const prototypes = new Map<number, string>();
  const alike = new Map<string, readonly number[]>();
  for (const line of packed.split('\n')) {
    const tab = line.indexOf('\t');
    const prototype = line.slice(0, tab);
    let code = 0;
    const codes: number[] = [];
    for (const difference of line.slice(tab + 1).split(' ')) {
      code += Number.parseInt(difference, 36);
      codes.push(code);
      prototypes.set(code, prototype);
    }
    alike.set(prototype, codes);
  }
  const readings = new Map([...prototypes].map(([code, prototype]) => [code, readingOf(code, prototype)]));
  return {
    prototypeOf: (code) => prototypes.get(code),
    readsAs: (code) => (code < 0x80 ? String.fromCodePoint(code) : readings.get(code)),
    like: (prototype) => alike.get(prototype) ?? [],
  };
}

let loading: Promise<LookAlikes> | undefined;

/** The table, which comes when it is first needed. */
export function loadLookAlikes(): Promise<LookAlikes> {
  loading ??= import('./confusables').then(({ packed }) => readLookAlikes(packed));
  // It may come next time.
  loading.catch(() => (loading = undefined));
  return loading;
}

const UPPER = /^\p{Lu}/u;
const ASCII_WORD = /^[A-Za-z\d]+$/;

function readingOf(code: number, prototype: string): string | undefined {
  if (!ASCII_WORD.test(prototype)) return undefined;
  if (prototype === 'l' && UPPER.test(String.fromCodePoint(code))) return 'I';
  return prototype === 'rn' ? 'm' : prototype;
}

/** The usual form of what a character looks like, for those of ASCII as well. */
export function skeletonOf(code: number, { prototypeOf }: LookAlikes): string | undefined {
  if (code >= 0x80) return prototypeOf(code);
  const character = String.fromCodePoint(code);
  return WITHIN_ASCII.get(character) ?? character;
}
