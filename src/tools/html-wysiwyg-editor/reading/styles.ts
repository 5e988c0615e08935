import { HELD_STYLE } from './silence-markup';

/** The declarations of an element that the editor can hold, as the browser understands them. */
export interface Declarations {
  readonly weight: 'bold' | 'normal' | undefined;
  readonly slant: 'italic' | 'normal' | undefined;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly script: 'sub' | 'sup' | undefined;
  readonly color: string | undefined;
  readonly background: string | undefined;
  readonly alignment: string | undefined;
  readonly isHidden: boolean;
  /** Something is declared that has no place in the editor. */
  readonly hasOther: boolean;
  /** Written by a browser that copied what the page looked like, not what its author meant. */
  readonly isComputed: boolean;
}

const HELD = /^(font-weight|font-style|text-decoration(-line)?|vertical-align|color|background(-color)?|text-align)$/;
const NOTHING = /^(inherit|initial|unset|revert|revert-layer|currentcolor|transparent)?$/i;
const SYSTEM_COLOURS = /^(window|windowtext|canvas|canvastext)$/i;

export type ReadStyle = (element: Element) => Declarations | undefined;

/** Reads held styles through the CSSOM of an element outside of all documents; a document repeats few of them, so they are kept. */
export function createStyleReader(scratch: HTMLElement): ReadStyle {
  const known = new Map<string, Declarations>();
  return (element) => {
    const text = element.getAttribute(HELD_STYLE);
    if (text === null) return undefined;
    const found = known.get(text) ?? read(scratch, text);
    known.set(text, found);
    return found;
  };
}

function read({ style }: HTMLElement, text: string): Declarations {
  style.cssText = text;
  const names = text.split(';').map((part) => part.slice(0, part.indexOf(':')).trim().toLowerCase());
  const lines = style.textDecorationLine || style.textDecoration;
  return {
    weight: weightOf(style.fontWeight),
    slant: slantOf(style.fontStyle),
    underline: lines.includes('underline'),
    strike: lines.includes('line-through'),
    script: style.verticalAlign === 'sub' ? 'sub' : style.verticalAlign === 'super' ? 'sup' : undefined,
    color: colourOf(style.color),
    background: colourOf(style.backgroundColor),
    alignment: alignmentOf(style.textAlign),
    isHidden: style.display === 'none' || /mso-hide:\s*all/i.test(text),
    hasOther: names.some((name) => name !== '' && !HELD.test(name)),
    isComputed: /-webkit-text-stroke-width|font-variant-ligatures/.test(text),
  };
}

function weightOf(weight: string): Declarations['weight'] {
  if (weight === '' || NOTHING.test(weight)) return undefined;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 ? 'bold' : 'normal';
}

function slantOf(slant: string): Declarations['slant'] {
  if (slant === '' || NOTHING.test(slant)) return undefined;
  return /^(italic|oblique)/.test(slant) ? 'italic' : 'normal';
}

/** `left`, `center`, `right`, `justify`; undefined for what says nothing of its own. */
export function alignmentOf(alignment: string): string | undefined {
  const name = alignment.toLowerCase().replace('-webkit-', '');
  return /^(left|center|right|justify)$/.test(name) ? name : undefined;
}

/** A colour as it goes into the document: opaque and translucent sRGB as hex digits, others as CSS writes them. */
export function colourOf(colour: string): string | undefined {
  if (NOTHING.test(colour) || /(url|env|var)\(/i.test(colour)) return undefined;
  const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour);
  if (!parts) return colour;
  const alpha = Number(parts[4] ?? 1);
  if (alpha === 0) return undefined;
  const channels = [parts[1], parts[2], parts[3]].map(Number);
  const digits = [...channels, ...(alpha < 1 ? [Math.round(alpha * 255)] : [])];
  return `#${digits.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether a pasted colour is only what text has anyway: black, or white behind it. */
export function isUsualColour(colour: string, isBehind: boolean): boolean {
  const usual = isBehind ? ['#ffffff', 'white'] : ['#000000', 'black'];
  return usual.includes(colour.toLowerCase()) || SYSTEM_COLOURS.test(colour);
}
