/** A value of a Compose file. Text is quoted where YAML 1.1 or 1.2 would take it for something else. */
export type ComposeValue = string | number | boolean | null | Quoted | readonly ComposeValue[] | ComposeMap;

/** Members in their order. */
export type ComposeMap = ReadonlyMap<string, ComposeValue>;

/** Text that always stands in quotes, such as ports. */
export class Quoted {
  constructor(readonly text: string) {}
}

/** The parts of a Compose file that commands make. */
export interface ComposeModel {
  readonly name: string;
  readonly services: ComposeMap;
  readonly volumes: ComposeMap;
  readonly networks: ComposeMap;
}

/** Text as a number where it is one that every reader takes for the same; else the text. */
export function numberOr(text: string): number | string {
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/.test(text) && text !== '-0' ? Number(text) : text;
}

/** A key of a Compose file for a name that may hold signs which keys cannot. */
export function toKey(name: string, fallback: string): string {
  const key = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^-+|(?<!-)-+$/g, '');
  return key === '' ? fallback : key;
}
