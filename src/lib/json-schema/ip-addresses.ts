/** Four numbers up to 255, without zeros in front. */
export function isIpv4(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);
}

/** An address of RFC 4291, without a zone. */
export function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  let groups = 0;
  for (const [index, half] of halves.entries()) {
    if (half === '') continue;
    const parts = half.split(':');
    for (const [place, part] of parts.entries()) {
      const isLast = index === halves.length - 1 && place === parts.length - 1;
      if (isLast && part.includes('.')) {
        if (!isIpv4(part)) return false;
        groups += 2;
      } else if (/^[0-9a-f]{1,4}$/i.test(part)) groups++;
      else return false;
    }
  }
  return halves.length === 2 ? groups < 8 : groups === 8;
}
