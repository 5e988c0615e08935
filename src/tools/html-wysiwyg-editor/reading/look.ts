import { cleanAddress, isLinkAllowed } from '../link-address';
import type { RemovedTally } from '../removed';
import { colourOf, isUsualColour, type Declarations } from './styles';

/** How a stretch of text looks, whatever elements made it so. */
export interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly code: boolean;
  readonly script: 'sub' | 'sup' | undefined;
  readonly color: string | undefined;
  readonly background: string | undefined;
  readonly link: { readonly href: string; readonly title: string | null } | undefined;
}

export const PLAIN_LOOK: Look = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  code: false,
  script: undefined,
  color: undefined,
  background: undefined,
  link: undefined,
};

const BY_ELEMENT: Readonly<Record<string, Partial<Look>>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  tt: { code: true },
  sub: { script: 'sub' },
  sup: { script: 'sup' },
};

/** Elements that say more than the look that stays of them: keys, output and their like are code in the editor. */
const SAYING_MORE = new Set(['kbd', 'samp', 'tt']);

/** Elements that only change how their text looks, in a way that the editor has. */
export function isHeldAsLook(name: string): boolean {
  if (SAYING_MORE.has(name)) return false;
  return Object.hasOwn(BY_ELEMENT, name) || name === 'a' || name === 'font' || name === 'span';
}

export interface LookContext {
  readonly isPasted: boolean;
  /** In a heading or a header cell, which is bold by itself. */
  readonly isBoldAnyway: boolean;
  readonly isBlock: boolean;
  readonly tally: RemovedTally;
}

/** The look of what stands in an element, from the look around it. */
export function lookWithin(look: Look, element: Element, style: Declarations | undefined, context: LookContext): Look {
  const byElement = { ...look, ...(Object.hasOwn(BY_ELEMENT, element.localName) ? BY_ELEMENT[element.localName] : {}) };
  const linked =
    element.localName === 'a' ? { ...byElement, link: linkOf(element, context.tally) ?? look.link } : byElement;
  const coloured = element.localName === 'font' ? { ...linked, color: fontColour(element) ?? linked.color } : linked;
  return style ? styled(coloured, style, context) : coloured;
}

function linkOf(element: Element, tally: RemovedTally): Look['link'] {
  const address = element.getAttribute('href');
  if (address === null) return undefined;
  const href = cleanAddress(address);
  if (isLinkAllowed(href)) return { href, title: element.getAttribute('title') };
  tally.add('link');
  return undefined;
}

function fontColour(element: Element): string | undefined {
  const scratch = document.createElement('span');
  scratch.style.color = element.getAttribute('color') ?? '';
  return colourOf(scratch.style.color);
}

function styled(look: Look, style: Declarations, { isPasted, isBoldAnyway, isBlock }: LookContext): Look {
  const { isComputed } = style;
  const color =
    isPasted && (isComputed || (style.color && isUsualColour(style.color, false))) ? undefined : style.color;
  // The background of a block is a box, which is more than its text.
  const background =
    isBlock || (isPasted && (isComputed || (style.background && isUsualColour(style.background, true))))
      ? undefined
      : style.background;
  return {
    ...look,
    bold: style.weight === undefined || (style.weight === 'bold' && isBoldAnyway) ? look.bold : style.weight === 'bold',
    italic: style.slant === undefined ? look.italic : style.slant === 'italic',
    // A link is underlined by itself.
    underline: look.underline || (style.underline && look.link === undefined),
    strike: look.strike || style.strike,
    script: style.script ?? look.script,
    color: color ?? look.color,
    background: background ?? look.background,
  };
}

/** Wraps a node in the elements of its look, the link outermost, and gives the outermost one. */
export function wrapInLook(node: Node, look: Look): Node {
  const owner = node.ownerDocument ?? document;
  let wrapped = node;
  const wrap = (name: string, attributes: Readonly<Record<string, string | null | undefined>> = {}) => {
    const element = owner.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== undefined && value !== null) element.setAttribute(key, value);
    }
    element.append(wrapped);
    wrapped = element;
  };
  if (look.code) wrap('code');
  if (look.script) wrap(look.script);
  if (look.strike) wrap('s');
  if (look.underline) wrap('u');
  if (look.italic) wrap('em');
  if (look.bold) wrap('strong');
  if (look.color || look.background) wrap('span', { 'data-color': look.color, 'data-background': look.background });
  if (look.link) wrap('a', look.link);
  return wrapped;
}
