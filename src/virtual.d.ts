declare module 'virtual:catalogue/*' {
  const entries: readonly import('./app/catalogue/types').CatalogueEntry[];
  export default entries;
}

declare module 'virtual:search-index' {
  const records: readonly import('./app/catalogue/types').SearchRecord[];
  export default records;
  export const pinyin: import('./app/catalogue/types').PinyinTable;
}

declare module 'virtual:sprite' {
  /** Paths of the icon sprites, relative to the site's root: the shell's with the cards', the kit's, and that of text editing. */
  export const spritePath: string;
  export const kitSpritePath: string;
  /** By the name before the slash in an icon's name. */
  export const rareSpritePaths: Readonly<Record<string, string>>;
  /** Names of the icons in the kit's sprite, apart by blanks. */
  export const kitIcons: string;
}

declare module 'virtual:mac-registry' {
  /** Addresses of the registry's two files: `NameRows` and `AddressRows` in JSON. */
  export const namesUrl: () => string;
  export const addressesUrl: () => string;
}

declare module 'virtual:zxing-engine' {
  /** What ZXing is compiled from. */
  export const engineBytes: () => Promise<ArrayBuffer | Uint8Array<ArrayBuffer>>;
}

declare module 'virtual:jq-engine' {
  /** What jq is compiled from. */
  export const engineBytes: () => Promise<ArrayBuffer | Uint8Array<ArrayBuffer>>;
}

declare module 'virtual:agent-patterns' {
  const patterns: import('./lib/user-agent/wide-patterns').WidePatterns;
  export default patterns;
}

declare module 'virtual:emojis/set' {
  const emojis: import('./tools/emoji-picker/packed').PackedEmojis;
  export default emojis;
}

declare module 'virtual:emojis/code-points' {
  const names: import('./tools/emoji-picker/packed').CodePointNames;
  export default names;
}

declare module 'virtual:emojis/*' {
  const names: import('./tools/emoji-picker/packed').PackedNames;
  export default names;
}

declare module 'virtual:operation-docs' {
  /** The sentence above each operation in its source, in English, by tool and operation. */
  const docs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default docs;
}

/** Moment of the build in milliseconds since the Unix epoch; the prerendered pages tell what was new then. */
declare const __BUILD_TIME__: number;
/** The package's version. */
declare const __PACKAGE_VERSION__: string;
