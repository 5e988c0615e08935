/** For what moves an item of a list: by its handle, or a step at a time. */
export const reorderWords = {
  move: (name: string) => `移动「${name}」：拖动，或按上下方向键`,
  moveUp: (name: string) => `上移「${name}」`,
  moveDown: (name: string) => `下移「${name}」`,
};
