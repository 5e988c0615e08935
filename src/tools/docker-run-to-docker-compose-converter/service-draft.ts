import type { ComposeOptions } from './options';
import { Quoted, type ComposeMap, type ComposeValue } from './compose/model';
import type { Note, NoteList, Reason } from './notes';
import type { Expansions, WordText } from '../../lib/shell/expansions';
import type { OptionUse } from './flags/use';

/** How a service is on one of its networks. */
export interface NetworkUse {
  /** The key of the network, or undefined for the default one of the project. */
  readonly key: string | undefined;
  readonly members: Map<string, ComposeValue>;
}

/** What the file says at its top about a volume that a service uses. */
export interface VolumeUse {
  readonly name: string;
  driver?: string;
  readonly driverOptions: Map<string, ComposeValue>;
}

/** A service in the making, with what there is to say about it. */
export class ServiceDraft {
  readonly members = new Map<string, ComposeValue>();
  private readonly lists = new Map<string, { readonly items: ComposeValue[]; readonly texts: Set<string> }>();
  readonly notes: Note[] = [];
  /** Members that are put together after all options were read. */
  readonly environment = new Map<string, WordText>();
  readonly networks: (NetworkUse & { readonly use: OptionUse })[] = [];
  /** Names of networks by their keys. */
  readonly networkNames = new Map<string, string>();
  /** For the network that was named first. */
  readonly endpoint = new Map<string, ComposeValue>();
  readonly endpointUses: (OptionUse & { readonly member: string })[] = [];
  readonly volumes = new Map<string, VolumeUse>();
  readonly linkUses: (OptionUse & { readonly name: string })[] = [];
  readonly volumesFrom: WordText[] = [];
  readonly gpus: ComposeMap[] = [];
  networkMode: string | undefined;
  volumeDriver: OptionUse | undefined;
  containerName: WordText | undefined;

  constructor(
    readonly command: number,
    readonly expansions: Expansions,
    readonly options: ComposeOptions,
  ) {}

  note(list: NoteList, { option, at }: Pick<OptionUse, 'option' | 'at'>, reason: Reason): void {
    this.notes.push({ list, option, command: this.command, at, reason });
  }

  /** Text for a value of the file. */
  text(word: WordText): string {
    return this.expansions.toCompose(word);
  }

  set(key: string, value: ComposeValue): void {
    this.members.set(key, value);
  }

  /** Adds to a list, unless the very same stands there. */
  add(key: string, value: ComposeValue): void {
    const list = this.lists.get(key) ?? { items: [], texts: new Set() };
    const text = textOf(value);
    if (text !== undefined && list.texts.has(text)) return;
    if (text !== undefined) list.texts.add(text);
    list.items.push(value);
    this.lists.set(key, list);
    this.members.set(key, list.items);
  }

  /** Sets a member of a map inside the service, such as `logging.options.max-size`. */
  setIn([key, ...rest]: readonly [string, ...string[]], value: ComposeValue): void {
    this.members.set(key, rest.length === 0 ? value : withMember(this.members.get(key), rest, value));
  }
}

function withMember(
  map: ComposeValue | undefined,
  [key = '', ...rest]: readonly string[],
  value: ComposeValue,
): ComposeMap {
  const members = new Map(map instanceof Map ? (map as ComposeMap) : []);
  return members.set(key, rest.length === 0 ? value : withMember(members.get(key), rest, value));
}

function textOf(value: ComposeValue): string | undefined {
  return value instanceof Quoted ? value.text : typeof value === 'string' ? value : undefined;
}
