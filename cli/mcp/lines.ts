import { Transform } from 'node:stream';

const LINE_BREAK = 10;

/** Where a request usually has its number: first, as some libraries write it, or last. */
const FIRST = /^\s*\{\s*"jsonrpc"\s*:\s*"2\.0"\s*,\s*"id"\s*:\s*(\d+|"[^"\\]*")/;
const LAST = /"id"\s*:\s*(\d+|"[^"\\]*")\s*\}\s*$/;
const SIDE = 300;

/** The number of a request of which only its two ends are known; undefined where neither has it. */
export function idOf(head: string, tail: string): string | number | undefined {
  const found = FIRST.exec(head)?.[1] ?? LAST.exec(tail)?.[1];
  // A number or a string without escapes.
  return found === undefined ? undefined : (JSON.parse(found) as string | number);
}

/**
 * Passes lines on as wholes: a long one that comes in a thousand pieces is put together once. One that is longer than `most` bytes is left out,
 * and told by the id of the request in it.
 */
export function wholeLines(most: number, tooLong: (id: string | number | undefined) => void): Transform {
  let parts: Buffer[] = [];
  let bytes = 0;
  let head = '';
  let tail = '';

  const add = (part: Buffer) => {
    const before = bytes;
    bytes += part.length;
    if (bytes <= most) {
      parts.push(part);
      return;
    }
    if (before <= most) head = Buffer.concat([...parts, part.subarray(0, SIDE)]).toString('latin1', 0, SIDE);
    parts = [];
    tail = (tail + part.subarray(-SIDE).toString('latin1')).slice(-SIDE);
  };
  const take = (): Buffer | undefined => {
    const line = bytes > most ? undefined : Buffer.concat(parts);
    if (!line) tooLong(idOf(head, tail));
    [parts, bytes, head, tail] = [[], 0, '', ''];
    return line;
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let at = chunk.indexOf(LINE_BREAK); at >= 0; at = chunk.indexOf(LINE_BREAK, from)) {
        add(chunk.subarray(from, at + 1));
        from = at + 1;
        const line = take();
        if (line) this.push(line);
      }
      if (from < chunk.length) add(chunk.subarray(from));
      done();
    },
    flush(done) {
      if (bytes > 0) {
        add(Buffer.from('\n'));
        const line = take();
        if (line) this.push(line);
      }
      done();
    },
  });
}
