import type { Document, Node } from 'yaml';
import type { Span } from '../document/document';
import type { DocumentNote } from '../document/note';
import { AliasBudget } from './alias-budget';
import type { YamlVersion } from './resolve-scalar';
import { TreeNotes } from './tree-notes';
import { YamlStop, type YamlProblem } from './yaml-fault';
import type { YamlSource } from './yaml-source';

/** As in `ReadYamlOptions`, all of them said. */
export interface TreeSettings {
  readonly version: 'auto' | YamlVersion;
  readonly mergeKeys: boolean;
  readonly cloudFormation: boolean;
  readonly strict: boolean;
  readonly forShow: boolean;
}

/** What the readers of scalars, maps and lists share: where they are in the tree, and whom they tell what they find. */
export class TreeState {
  readonly text: string;
  readonly budget = new AliasBudget();
  readonly notes = new TreeNotes();
  version: YamlVersion = '1.2';
  /** Keys and numbers of items that lead to the value at hand. */
  path: (string | number)[] = [];
  private readonly toOriginal: (offset: number) => number;

  constructor(
    { text, toOriginal }: YamlSource,
    readonly settings: TreeSettings,
  ) {
    this.text = text;
    this.toOriginal = toOriginal;
  }

  /** Goes on with another document of the stream. */
  begin(document: Document.Parsed, path: readonly number[]): void {
    const { version } = this.settings;
    this.version = version === 'auto' ? versionOf(document) : version;
    this.path = [...path];
  }

  stop(at: number, problem: YamlProblem): never {
    throw new YamlStop({ at, problem });
  }

  note(note: DocumentNote, at: number): void {
    this.notes.add(note, this.path, this.toOriginal(at));
  }

  spanOf(node: Node | null | undefined, fallback: number): Span {
    const [start, end] = node?.range ?? [fallback, fallback];
    return { start: this.toOriginal(start), end: this.toOriginal(end) };
  }
}

function versionOf({ directives }: Document.Parsed): YamlVersion {
  return directives.yaml.version === '1.1' ? '1.1' : '1.2';
}
