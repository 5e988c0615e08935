/** CRC-16/CCITT-FALSE of the UTF-8 bytes of a text, as four capital digits: polynomial 1021, begun with FFFF (EMV QRCPS, section 4.7.3). */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
