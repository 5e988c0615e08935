import type { ValueReader } from './read-value';

/** Where calls of the wanted functions are, with the name of each; what is assigned before is known. */
export function eachCall(reader: ValueReader, called: RegExp, take: (name: string) => void): void {
  const { cursor } = reader;
  const assignment =
    cursor.code === 'js'
      ? /(?:(?:const|let|var)\s+)?([A-Za-z_$][\w$]*)\s*(?::[\w<>[\],\s]{1,200})?=(?![=>])\s*/y
      : /([A-Za-z_]\w*)\s*=(?!=)\s*/y;
  while (!cursor.isOver) {
    cursor.skipBlanks();
    const call = cursor.match(called);
    if (call) {
      cursor.at += call[0].length;
      take(call[1] ?? call[0]);
      continue;
    }
    const assigned = cursor.match(assignment);
    if (assigned) {
      cursor.at += assigned[0].length;
      assign(reader, assigned[1] ?? '', called);
      continue;
    }
    const word = cursor.match(/[\w$.]+|["'`](?:[^\\"'`\r\n]|\\[^]){0,200}["'`]|[^]/y);
    cursor.at += word?.[0].length ?? 1;
  }
}

/** What is no literal is forgotten, unless it is used. */
function assign(reader: ValueReader, name: string, called: RegExp): void {
  const { cursor } = reader;
  const start = cursor.at;
  if (cursor.match(/await\b|new\s+FormData|require\b/y) || cursor.match(called)) return;
  const value = reader.read();
  if (cursor.fault?.code === 'not-literal') {
    reader.variables.set(name, undefined);
    cursor.fault = undefined;
    cursor.at = start;
    return;
  }
  reader.variables.set(name, value);
}
