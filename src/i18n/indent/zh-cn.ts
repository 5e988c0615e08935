/** Names for the blanks of each level, or a tab; `none` for no indent at all. */
export const indentNames = (none: string) => (n: number | 'tab') => {
  if (n === 'tab') return 'Tab';
  return n === 0 ? none : `${n} 个空格`;
};
