/** A colour with channels 0–255; `alpha` too, 255 is opaque. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Reads #rgb, #rgba, #rrggbb and #rrggbbaa (CSS Color 4), the hash optional. Undefined for anything else. */
export function parseHexColor(text: string): Rgba | undefined {
  const digits = text.normalize('NFKC').trim().replace(/^#/, '');
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) return undefined;
  const full = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (full.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { red, green, blue, alpha };
}

/** Writes #rrggbb, or #rrggbbaa when the colour is not opaque, in small letters. */
export function formatHexColor({ red, green, blue, alpha }: Rgba): string {
  return `#${[red, green, blue, ...(alpha === 255 ? [] : [alpha])].map(toHex).join('')}`;
}

function toHex(channel: number): string {
  return channel.toString(16).padStart(2, '0');
}
