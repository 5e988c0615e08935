/** Short lines that visitors pasted and to which the search gave tools by chance: no tool is meant. */
export const PASTED_PROSE: readonly string[] = [
  "Is it 5 o'clock - or not?",
  'Select the best option from the list below.',
  'See you at 5 tomorrow',
  'Thank you for your email.',
  'to be or not to be',
  'Est-ce que tu viens demain ?',
  'la liste des fichiers',
  '时间就是金钱',
  '请把文件发给我',
  'hello world',
];
