/** The files beside it that a built script imports statically, in their order. @param {string} text @returns {string[]} */
export function staticImports(text) {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g);
  return Array.from(found, (match) => match[1] ?? '');
}
