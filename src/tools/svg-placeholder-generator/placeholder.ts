import { toBase64 } from '../../lib/base64';
import { cellsOf } from '../../lib/character-cells';
import { err, ok, type Result } from '../../lib/result';

export const FONTS = ['sans-serif', 'serif', 'monospace'] as const;
export type Font = (typeof FONTS)[number];

export const PATTERNS = ['none', 'cross', 'border'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Widths and heights, in pixels. */
export const SIDE = { least: 1, most: 20_000 } as const;
export const FONT_SIZE = { least: 1, most: 2000 } as const;

/** UTF-16 units of a caption: more cannot be read in a picture, and holds the browser up that lays it out. */
export const MOST_TEXT = 5000;

/**
 * The most that the field takes in. A browser lays out one long line of mixed scripts in the square of its length, so a
 * paste of 180,000 units stops the page for most of a minute before anything here could refuse it. There is room for a
 * whole character after the last one allowed, so that what is cut is always told as too long.
 */
export const MOST_TYPED = MOST_TEXT + 100;

export interface Design {
  /** Pixels, from 1 to 20,000. */
  readonly width: number;
  readonly height: number;
  /** Pixels, from 1 to 2,000; without a say while the text is fitted to the box. */
  readonly fontSize: number;
  readonly fitsBox: boolean;
  readonly font: Font;
  /** `#rrggbb` or `#rrggbbaa`. */
  readonly background: string;
  readonly color: string;
  /** Whether the root has width and height, and not only a view box. */
  readonly exactSize: boolean;
  readonly radius: number;
  readonly pattern: Pattern;
  readonly hasTitle: boolean;
  readonly pretty: boolean;
}

export interface SizeFault {
  readonly code: 'bad-size';
  readonly side: 'width' | 'height';
}

/** The text has more than `MOST_TEXT` UTF-16 units; the first that is too many stands at `at`. */
export interface TooLong {
  readonly code: 'too-long';
  readonly at: number;
}

const LINE_HEIGHT = 1.2;

/** Whether a number may be a width or a height. */
export function isSide(value: number): boolean {
  return Number.isInteger(value) && value >= SIDE.least && value <= SIDE.most;
}

/** What stands in the picture: the text, or its size where there is none. */
export function captionOf(text: string, { width, height }: Pick<Design, 'width' | 'height'>): string {
  return text === '' ? `${width}x${height}` : text;
}

/** The picture as SVG 1.1 markup; the text may be anything. A width or height out of range is a fault, and so is a long text. */
export function drawPlaceholder(text: string, design: Design): Result<string, SizeFault | TooLong> {
  if (!isSide(design.width)) return err({ code: 'bad-size', side: 'width' });
  if (!isSide(design.height)) return err({ code: 'bad-size', side: 'height' });
  if (text.length > MOST_TEXT) return err({ code: 'too-long', at: MOST_TEXT });
  const { width, height, exactSize, hasTitle, pretty } = design;
  const caption = captionOf(text, design);
  const size = exactSize ? ` width="${width}" height="${height}"` : '';
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${size}${hasTitle ? ' role="img"' : ''}>`;
  const parts = [
    ...(hasTitle ? [`<title>${escapeXml(titleOf(caption, design))}</title>`] : []),
    `<rect width="${width}" height="${height}"${radiusOf(design)}${paint('fill', design.background)}/>`,
    ...patternOf(design),
    captionMarkup(caption, design),
  ];
  return ok(
    pretty ? `${root}\n${parts.map((part) => `  ${part}\n`).join('')}</svg>\n` : `${root}${parts.join('')}</svg>`,
  );
}

/** On one line; blanks alone name nothing, so the size stands in for them. */
function titleOf(caption: string, design: Design): string {
  return caption.replace(/\s+/g, ' ').trim() || captionOf('', design);
}

function radiusOf({ radius }: Design): string {
  return radius > 0 ? ` rx="${radius}"` : '';
}

/** A colour with its opacity apart: eight digits are not understood by every program that reads SVG. */
function paint(attribute: 'fill' | 'stroke', color: string): string {
  const alpha = color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
  const opacity = alpha < 1 ? ` ${attribute}-opacity="${Number(alpha.toFixed(3))}"` : '';
  return ` ${attribute}="${color.slice(0, 7)}"${opacity}`;
}

function patternOf(design: Design): string[] {
  const { width, height, pattern, color } = design;
  const stroke = `${paint('stroke', color)} stroke-width="1"`;
  if (pattern === 'cross') return [`<path d="M0 0L${width} ${height}M${width} 0L0 ${height}" fill="none"${stroke}/>`];
  // Half a pixel inside, so that the whole line is in the picture.
  if (pattern === 'border' && width > 1 && height > 1) {
    return [
      `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}"${radiusOf(design)} fill="none"${stroke}/>`,
    ];
  }
  return [];
}

/** The lines of a caption, each with the height of its middle, and the size they are written in. All in pixels. */
export function layOutCaption(caption: string, design: Design) {
  const typed = caption.split(/\r\n|\r|\n/);
  // Blanks at the ends of a line are not shown, but those between two tspans would push the second one aside.
  const texts = typed.length === 1 ? typed : typed.map((line) => line.replace(/^[\t ]+|(?<![\t ])[\t ]+$/g, ''));
  const fontSize = fontSizeOf(texts, design);
  const lines = texts.map((text, index) => ({
    text,
    y: design.height / 2 + (index - (texts.length - 1) / 2) * fontSize * LINE_HEIGHT,
  }));
  return { fontSize, lines };
}

function captionMarkup(caption: string, design: Design): string {
  const { fontSize, lines } = layOutCaption(caption, design);
  const start = `<text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="${design.font}" font-size="${fontSize}"${paint('fill', design.color)}>`;
  if (lines.length === 1) return `${start}${escapeXml(lines[0]?.text ?? '')}</text>`;
  const spans = lines.map(({ text, y }) =>
    text === '' ? '' : `<tspan x="50%" y="${Number(y.toFixed(2))}">${escapeXml(text)}</tspan>`,
  );
  return `${start}${spans.join('')}</text>`;
}

/** As large as leaves a tenth of the box free. */
function fontSizeOf(lines: readonly string[], { width, height, fontSize, fitsBox, font }: Design): number {
  if (!fitsBox) return fontSize;
  const widest = lines.reduce((most, line) => Math.max(most, widthInEm(line, font)), 0.6);
  const fitting = Math.min((width * 0.9) / widest, (height * 0.9) / (lines.length * LINE_HEIGHT));
  return Math.min(FONT_SIZE.most, Math.max(FONT_SIZE.least, Math.floor(fitting)));
}

/** About as wide as the widest of the usual fonts draw it: a wide character one em, capitals and “m” more than the rest. */
function widthInEm(line: string, font: Font): number {
  let width = 0;
  for (const character of line) {
    const cells = cellsOf(character.codePointAt(0) ?? 0);
    if (cells !== 1) width += cells / 2;
    else if (font === 'monospace') width += 0.61;
    else if (/[MW@%mwÆŒ\u2014]/.test(character)) width += 1;
    else width += /\p{Lu}/u.test(character) ? 0.75 : 0.6;
  }
  return width;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML or HTML. What XML 1.0 cannot hold at all, control characters and halves of pairs, becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** The markup as a Base64 data URI, over UTF-8. */
export function toBase64Uri(svg: string): string {
  return `data:image/svg+xml;base64,${toBase64(new TextEncoder().encode(svg))}`;
}

/**
 * The markup as a URL-encoded data URI: quotation marks become apostrophes, and only what would end or change an address
 * is encoded. It may stand in double quotes in HTML and CSS. Meant for markup of `drawPlaceholder`, whose text holds no
 * quotation marks of its own.
 */
export function toEncodedUri(svg: string): string {
  const written = svg
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/"/g, "'")
    .replace(/[^ !$'()*+,\-./0-9:;=?@A-Z_a-z~[\]]/gu, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${written}`;
}

/** Ready for HTML. */
export function toImgTag(svg: string, caption: string, { width, height }: Pick<Design, 'width' | 'height'>): string {
  return `<img src="${toEncodedUri(svg)}" width="${width}" height="${height}" alt="${escapeXml(caption).replace(/\s+/g, ' ')}">`;
}

/** Ready for CSS. */
export function toCss(svg: string): string {
  return `background: url("${toEncodedUri(svg)}") center / cover no-repeat;`;
}
