import type { Operation } from '../../src/operations/define';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function quoted(text: string): string {
  const inside = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`);
  return `'${inside}'`;
}

function entry(name: string, value: string): string {
  return name === value ? name : `${IDENTIFIER.test(name) ? name : quoted(name)}: ${value}`;
}

function entriesOf(value: object): string {
  const parts = Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    part === undefined ? [] : [entry(name, literal(part))],
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** A value as one writes it in a program. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Blob) return 'file';
  if (value instanceof Uint8Array) return 'bytes';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'object' && value !== null ? entriesOf(value) : String(value);
}

const FROM_FILES = {
  file: "const file = await openAsBlob('FILE');",
  bytes: "const bytes = await readFile('FILE');",
} as const;

/** A call of an operation as one writes it in a program; what is read from files is read before it. */
export function callExample(toolId: string, { id }: Operation, inputs: object, options: object = {}): string {
  const given = Object.keys(options).length === 0 ? '' : `, ${literal(options)}`;
  const read = Object.values(inputs).flatMap((value: unknown) =>
    value instanceof Blob ? [FROM_FILES.file] : value instanceof Uint8Array ? [FROM_FILES.bytes] : [],
  );
  return [...new Set(read), `await operations['${toolId}'].${id}(${literal(inputs)}${given});`].join('\n');
}
