declare module 'virtual:catalogue/*' {
  const entries: readonly import('./app/catalogue/types').CatalogueEntry[];
  export default entries;
}

declare module 'virtual:search-index' {
  const records: readonly import('./app/catalogue/types').SearchRecord[];
  export default records;
}

declare module 'virtual:sprite' {
  /** Path of the icon sprite, relative to the site's root. */
  export const spritePath: string;
}

/** Moment of the build in milliseconds since the Unix epoch; the prerendered pages tell what was new then. */
declare const __BUILD_TIME__: number;
/** The path the site was built for; the pages also work under any other. */
declare const __BASE_URL__: string;
/** The package's version. */
declare const __PACKAGE_VERSION__: string;
