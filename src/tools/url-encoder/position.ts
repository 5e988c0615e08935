/** The place of a fault as people count: from 1 in code points, within its line if it names one. */
export function positionOf(text: string, fault: { readonly at: number; readonly line?: number }): number | undefined {
  if (text === '') return undefined;
  const before = text.slice(0, fault.at);
  const from = fault.line === undefined ? 0 : Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return [...before.slice(from)].length + 1;
}
