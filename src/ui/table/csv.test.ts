import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('toCsv', () => {
  it.each([
    [[['a', 'b']], 'a,b\r\n'],
    [[['a,b', 'c']], '"a,b",c\r\n'],
    [[['say "hi"']], '"say ""hi"""\r\n'],
    [[['two\nlines', 'cr\rhere']], '"two\nlines","cr\rhere"\r\n'],
    [[['', ' spaced ', '你好']], ', spaced ,你好\r\n'],
    [[['h'], ['1'], ['2']], 'h\r\n1\r\n2\r\n'],
    [[], ''],
  ])('%j', (rows, csv) => expect(toCsv(rows)).toBe(csv));
});
