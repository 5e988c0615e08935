const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The CRC-32 of ZIP files and PNG (ISO/IEC 15948, annex D) of some bytes behind others, whose own is `former`; 0 for none. */
export function addToCrc32(former: number, bytes: Uint8Array): number {
  let crc = ~former;
  for (let at = 0; at < bytes.length; at++) crc = (TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}
