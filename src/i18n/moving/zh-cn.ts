/** Names of what moves an entry of a list. */
export const movingWords = {
  move: (name: string) => `移动「${name}」：拖动，或按上下方向键`,
  up: (name: string) => `上移「${name}」`,
  down: (name: string) => `下移「${name}」`,
};
