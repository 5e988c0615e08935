/** The data of mime-db; its inferred type would hold every one of its 2,522 entries. */
declare module 'mime-db/db.json' {
  interface Entry {
    readonly source?: 'iana' | 'apache' | 'nginx';
    readonly charset?: string;
    readonly compressible?: boolean;
    readonly extensions?: readonly string[];
  }
  const entries: Readonly<Record<string, Entry>>;
  export default entries;
}
