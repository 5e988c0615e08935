/**
 * `wifi-` and the network's name as every file system takes it: letters, digits, dots, hyphens and underscores, all else
 * a hyphen; `wifi-qr-code` when neither letter nor digit is left. Without an ending.
 */
export function fileNameOf(ssid: string): string {
  const safe = ssid
    .normalize('NFC')
    // Invisible marks, which would go for letters' marks.
    .replace(/\p{Variation_Selector}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[\p{M}._-]+|(?<![._-])[._-]+$/gu, '');
  return /[\p{L}\p{N}]/u.test(safe) ? `wifi-${safe}` : 'wifi-qr-code';
}
