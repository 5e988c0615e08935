/** Moves one item to the place that another has; all others keep their order. Unknown items change nothing. */
export function moveItem<T>(items: readonly T[], item: T, target: T): T[] {
  const from = items.indexOf(item);
  const to = items.indexOf(target);
  if (from < 0 || to < 0) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
