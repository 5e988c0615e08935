/** The formats a configuration value may be declared with; anything else in a declaration is our own mistake. */
const FORMATS = ['string', 'boolean', 'enum', 'integer', 'float', 'array'] as const;
type Format = (typeof FORMATS)[number];

interface ValueOf {
  string: string;
  boolean: boolean;
  enum: string;
  integer: number;
  float: number;
  array: readonly string[];
}

/** One configuration key: its format, the environment variable that sets it, and the value without one. */
export interface Declaration<F extends Format = Format> {
  readonly format: F;
  readonly env: string;
  readonly default: ValueOf[F];
  /** The values an `enum` may have. */
  readonly values?: readonly string[];
}

export type Declarations = Readonly<Record<string, Declaration>>;

/** The value of each declared key. */
export type Configuration<D extends Declarations> = {
  readonly [K in keyof D]: D[K] extends { values: readonly (infer V)[] } ? V : ValueOf[D[K]['format']];
};

/** Lists every offending key; thrown once at start-up, after all keys were looked at. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Invalid configuration:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Reads one text as a format; `undefined` when it does not match. */
function parse({ format, values }: Declaration, raw: string): ValueOf[Format] | undefined {
  const text = raw.trim();
  switch (format) {
    case 'string':
      return raw;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'enum':
      return values?.find((value) => value === text);
    case 'integer':
      return /^[+-]?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
    case 'float':
      return NUMBER.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'array':
      return text === '' ? [] : text.split(',').map((item) => item.trim());
  }
}

function expected({ format, values }: Declaration): string {
  return format === 'enum' ? `one of ${values?.join(', ')}` : format;
}

/**
 * The configuration from environment values, then defaults. Throws a `ConfigurationError` that lists each key whose
 * value does not match its format, with the value received, and each unknown format, with the valid ones.
 */
export function readConfiguration<const D extends Declarations>(
  declarations: D,
  environment: Readonly<Record<string, unknown>>,
): Configuration<D> {
  const problems: string[] = [];
  const entries = Object.entries(declarations).map(([key, declaration]) => {
    if (!FORMATS.includes(declaration.format)) {
      problems.push(`${key}: unknown format "${declaration.format}", valid formats are ${FORMATS.join(', ')}`);
      return [key, declaration.default];
    }
    const received = environment[declaration.env];
    if (received === undefined) return [key, declaration.default];
    const value = parse(declaration, typeof received === 'string' ? received : JSON.stringify(received));
    if (value === undefined) {
      problems.push(`${key}: received ${JSON.stringify(received)}, expected ${expected(declaration)}`);
    }
    return [key, value];
  });
  if (problems.length > 0) throw new ConfigurationError(problems);
  // Each entry was parsed by the declaration of its own key.
  return Object.fromEntries(entries) as Configuration<D>;
}
