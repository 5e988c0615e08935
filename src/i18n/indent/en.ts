/** Names for the blanks of each level, or a tab; `none` for no indent at all. */
export const indentNames = (none: string) => (n: number | 'tab') => {
  if (n === 'tab') return 'Tab';
  if (n === 0) return none;
  return n === 1 ? '1 space' : `${n} spaces`;
};
