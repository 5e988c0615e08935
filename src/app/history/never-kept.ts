const declared = import.meta.glob<readonly string[]>('../../tools/*/never-kept.ts', {
  eager: true,
  import: 'neverKept',
});

/** The fields of a tool whose contents are never kept: each tool that has some declares them. */
export function neverKeptOf(toolId: string): ReadonlySet<string> {
  return new Set(declared[`../../tools/${toolId}/never-kept.ts`]);
}
