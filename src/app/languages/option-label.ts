/** What a tool's words call one of its options; its name where they do not say. */
export function optionLabel(words: unknown, name: string): string {
  const options = typeof words === 'object' && words !== null && 'options' in words ? words.options : undefined;
  const found = typeof options === 'object' && options !== null ? Object.entries(options) : [];
  const said: unknown = found.find(([each]) => each === name)?.[1];
  if (typeof said === 'string') return said;
  const label = typeof said === 'object' && said !== null && 'label' in said ? said.label : undefined;
  return typeof label === 'string' ? label : name;
}
