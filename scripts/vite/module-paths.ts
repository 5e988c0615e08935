/** Says in a module's id whose copy it is (copies.ts). */
export const MARK = '?of=';
/** Whose copies those are that only the worker asks for. */
export const WORKER = 'worker';

/** The path of a module from the project's folder; of a package from `node_modules`, which may be a link to elsewhere. */
export function pathOf(root: string, id: string): string {
  const [file = ''] = id.split('?');
  const packages = file.indexOf('/node_modules/');
  if (packages !== -1) return file.slice(packages + 1);
  return file.startsWith(`${root}/`) ? file.slice(root.length + 1) : '';
}

/** The tool to which a module belongs: it is the tool's own, or its copy. */
export function toolOf(root: string, id: string): string | undefined {
  const copyOf = id.split(MARK)[1];
  if (copyOf !== undefined) return copyOf === WORKER ? undefined : copyOf;
  const path = pathOf(root, id);
  return /^src\/tools\/([\w-]+)\//.exec(path)?.[1];
}
