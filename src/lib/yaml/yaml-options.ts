import * as v from 'valibot';

/** How a converter reads YAML. */
export const yamlInputEntries = {
  /** `auto` is 1.2 unless a document says `%YAML 1.1`. */
  version: v.optional(v.picklist(['auto', '1.2', '1.1']), 'auto'),
  mergeKeys: v.optional(v.boolean(), true),
  /** `!Ref x` is `{"Ref": "x"}`. */
  cloudFormation: v.optional(v.boolean(), false),
  /** Only what the standard allows. */
  strict: v.optional(v.boolean(), false),
};

/** How a converter writes YAML. */
export const yamlOutputEntries = {
  indent: v.optional(v.picklist([2, 4]), 2),
  indentLists: v.optional(v.boolean(), true),
  /** Long texts are broken at 80 columns. */
  fold: v.optional(v.boolean(), false),
  quotes: v.optional(v.picklist(['needed', 'double', 'single']), 'needed'),
  safeFor11: v.optional(v.boolean(), true),
  sortKeys: v.optional(v.picklist(['source', 'codeUnits', 'natural']), 'source'),
  documentStart: v.optional(v.boolean(), false),
  nulls: v.optional(v.picklist(['null', '~', 'empty']), 'null'),
};
