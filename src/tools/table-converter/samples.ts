import { fromHex } from '../../lib/hex';

/** What the page begins with: a comma and quotes within a cell, zeros before a number, letters of several scripts. */
export const CSV_SAMPLE = 'id,name,note\n1,"Zoë, ""Z""",\n2,张三,007';

/** A file of bytes that are written in hexadecimal. */
export function fileOfHex(hex: string, name = 'table.csv'): File {
  const bytes = fromHex(hex);
  return new File(bytes.ok ? [Uint8Array.from(bytes.value)] : [], name);
}

export const GB18030_SAMPLE = fileOfHex('d0d5c3fb2cb3c7cad00ad5c5c8fd2cb1b1bea90a');
export const SHIFT_JIS_SAMPLE = fileOfHex('96bc914f2c82a982c80a8e5293632c82e282dc82be0a');
