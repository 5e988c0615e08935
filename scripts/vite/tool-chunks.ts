import { toolOf } from './module-paths.ts';

interface Graph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** The modules that some modules reach by static imports, themselves included; with `all` by dynamic ones too. */
export function reached(graph: Graph, from: readonly string[], all: boolean): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    // A set takes new members while it is walked, so this follows the imports to their ends.
    for (const imported of info?.importedIds ?? []) found.add(imported);
    if (all) for (const imported of info?.dynamicallyImportedIds ?? []) found.add(imported);
  }
  return found;
}

/** What a tool's file is called whose name ends so: the name before it tells the tools' apart while the bundler works. */
export const TOOL_CHUNK = / (view|operations)$/;

/**
 * Names the chunk of a tool's own module: all that its page asks for is in two files, one of which the worker asks for as well. What the
 * page fetches later is left to the bundler.
 */
export function toolChunks(root: string): (id: string, graph: Graph) => string | null {
  let inWorker: Set<string> | undefined;
  const onPage = new Map<string, Set<string>>();
  return (id, graph) => {
    const tool = toolOf(root, id);
    if (tool === undefined) return null;
    inWorker ??= reached(graph, [`${root}/src/worker.ts`], true);
    const page = onPage.get(tool) ?? reached(graph, [`${root}/src/tools/${tool}/view.tsx`], false);
    onPage.set(tool, page);
    if (!page.has(id)) return null;
    return `${tool} ${inWorker.has(id) ? 'operations' : 'view'}`;
  };
}
