/** Amounts that are the same, or nearly so where one was rounded: `4.7 GB ≈ 4.377 GiB`. */
export function joinHeads(heads: readonly string[]): string {
  return heads.reduce((before, head) => (head.startsWith('≈') ? `${before} ${head}` : `${before} = ${head}`));
}
