/** Characters that are looked at: an excerpt shows 200 of what becomes of them. */
const LOOK = 2000;
const INDENT = '  ';

/** A string, which may be cut; white space; any other run of characters; or a mark. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\s+|[^\s"'{}[\],:]+|[{}[\],:]/g;

/** The beginning of a JSON text, a line for each member. It is for looking at: nothing is checked, and what is cut stays so. */
export function printBeginning(text: string): string {
  let printed = '';
  let depth = 0;
  let opened = false;
  const breakLine = () => {
    printed += `\n${INDENT.repeat(depth)}`;
  };
  for (const [token] of text.slice(0, LOOK).matchAll(TOKEN)) {
    if (printed.length > LOOK) break;
    if (/^\s/.test(token)) continue;
    const closes = token === '}' || token === ']';
    if (closes) depth = Math.max(0, depth - 1);
    // What is empty stays on its line.
    if (opened !== closes) breakLine();
    opened = token === '{' || token === '[';
    if (opened) depth += 1;
    printed += token === ':' ? ': ' : token;
    if (token === ',') breakLine();
  }
  // What follows is not known, so it ends with something of it.
  return `${printed.trimEnd()}…`;
}
