import { KIND, at, isContainer, keyOf, kindOf, type JsonIndex } from '../json/json-index';
import { pointerTokens } from '../json/json-pointer';

/** A JSON Pointer (RFC 6901) as its steps; `*` stands for any one step. */
export type PathPattern = readonly string[];

/** A line that is no JSON Pointer, from 1. */
export interface BadPath {
  readonly line: number;
  readonly text: string;
}

/** Reads one JSON Pointer per line. Empty lines are passed over, blanks around a pointer do not count. */
export function readIgnorePaths(text: string): { patterns: PathPattern[]; bad: BadPath[] } {
  const patterns: PathPattern[] = [];
  const bad: BadPath[] = [];
  for (const [position, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    if (!line.startsWith('/') || /~(?![01])/.test(line)) bad.push({ line: position + 1, text: line });
    else patterns.push(pointerTokens(line));
  }
  return { patterns, bad };
}

/** The patterns as a tree of steps, so that each node of a document is looked at once. */
interface Branch {
  readonly steps: Map<string, Branch>;
  isEnd: boolean;
}

function growTree(patterns: readonly PathPattern[]): Branch {
  const root: Branch = { steps: new Map(), isEnd: false };
  for (const pattern of patterns) {
    let branch = root;
    for (const step of pattern) {
      const next = branch.steps.get(step) ?? { steps: new Map(), isEnd: false };
      branch.steps.set(step, next);
      branch = next;
    }
    branch.isEnd = true;
  }
  return root;
}

/** The topmost nodes of what the patterns name: one byte per node, 1 for those. Undefined when they name nothing. */
export function markIgnored(index: JsonIndex, patterns: readonly PathPattern[]): Uint8Array | undefined {
  if (patterns.length === 0) return undefined;
  const marks = new Uint8Array(index.count);
  let isAny = false;
  const open: { readonly node: number; readonly branches: readonly Branch[] }[] = [
    { node: 0, branches: [growTree(patterns)] },
  ];
  for (let frame = open.pop(); frame; frame = open.pop()) {
    const { node, branches } = frame;
    const isArray = kindOf(index, node) === KIND.array;
    let ordinal = 0;
    for (let child = node + 1; child < at(index.nexts, node); child = at(index.nexts, child)) {
      const step = isArray ? String(ordinal++) : keyOf(index, child);
      const next = branches.flatMap(({ steps }) => [steps.get(step), step === '*' ? undefined : steps.get('*')]);
      const found = next.filter((branch) => branch !== undefined);
      if (found.some(({ isEnd }) => isEnd)) {
        marks[child] = 1;
        isAny = true;
      } else if (found.length > 0 && isContainer(index, child)) open.push({ node: child, branches: found });
    }
  }
  return isAny ? marks : undefined;
}
