import * as v from 'valibot';

export const LANGUAGES = [
  'typescript',
  'zod',
  'go',
  'csharp',
  'java',
  'kotlin',
  'rust',
  'python',
  'swift',
  'schema',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** What is remembered. */
export const typesOptions = v.object({
  language: v.optional(v.picklist(LANGUAGES), 'typescript'),
  rootName: v.optional(v.pipe(v.string(), v.maxLength(60), v.metadata({ linked: 'parameter' })), 'Root'),
  enums: v.optional(v.boolean(), true),
  maps: v.optional(v.boolean(), true),
  dates: v.optional(v.boolean(), false),
  /** Equal shapes share one type. */
  shared: v.optional(v.boolean(), true),
  allOptional: v.optional(v.boolean(), false),
  /** Only JSON by the standard. */
  strict: v.optional(v.boolean(), false),
  tsKind: v.optional(v.picklist(['interface', 'type']), 'interface'),
  tsReadonly: v.optional(v.boolean(), false),
  zodObject: v.optional(v.picklist(['object', 'strictObject']), 'object'),
  goOptional: v.optional(v.picklist(['pointer', 'zero']), 'pointer'),
  goOmitEmpty: v.optional(v.boolean(), true),
  csharpKind: v.optional(v.picklist(['class', 'record']), 'class'),
  javaKind: v.optional(v.picklist(['record', 'class']), 'record'),
  javaLibrary: v.optional(v.picklist(['jackson', 'gson', 'none']), 'jackson'),
  kotlinLibrary: v.optional(v.picklist(['serialization', 'gson']), 'serialization'),
  rustDerives: v.optional(v.picklist(['usual', 'equal', 'default', 'deserialize']), 'usual'),
  pythonKind: v.optional(v.picklist(['TypedDict', 'dataclass', 'pydantic']), 'TypedDict'),
  swiftKind: v.optional(v.picklist(['struct', 'class']), 'struct'),
});

export type TypesOptions = v.InferOutput<typeof typesOptions>;

/** The same with the places, such as `items[].kind`, where texts are no enum although they look like one. */
export const sampleOptions = v.object({
  ...typesOptions.entries,
  notEnums: v.optional(v.pipe(v.array(v.string()), v.metadata({ linked: 'own' })), []),
});

export type SampleOptions = v.InferOutput<typeof sampleOptions>;

/** The options that only one language has. */
export const STYLES: Readonly<Record<Language, readonly (keyof TypesOptions)[]>> = {
  typescript: ['tsKind', 'tsReadonly'],
  zod: ['zodObject'],
  go: ['goOptional', 'goOmitEmpty'],
  csharp: ['csharpKind'],
  java: ['javaKind', 'javaLibrary'],
  kotlin: ['kotlinLibrary'],
  rust: ['rustDerives'],
  python: ['pythonKind'],
  swift: ['swiftKind'],
  schema: [],
};
