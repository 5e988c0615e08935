import { cleanAddress, isLinkAllowed, isPictureAllowed } from '../link-address';
import type { PrintOptions } from '../options';
import { escapeText, writeAttributes } from './escape';
import { keepSpaces } from './keep-spaces';
import { textAttribute, type RichMark, type RichNode } from './rich-node';

/** Stands for a picture where only the neighbours of spaces count. */
const PICTURE = '\ufffc';

const PLAIN_MARKS: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
};

interface Tag {
  readonly open: string;
  readonly close: string;
}

/** The content of a paragraph, a heading or a lone line, on one line. */
export function printLine(nodes: readonly RichNode[], links: PrintOptions['links']): string {
  const spaced = keepSpaces(nodes.map(plainText).join(''));
  let at = 0;
  let open: readonly Tag[] = [];
  let written = '';
  const turnTo = (next: readonly Tag[]) => {
    const shared = open.findIndex((tag, index) => tag.open !== next[index]?.open);
    const kept = shared < 0 ? open.length : shared;
    written += open
      .slice(kept)
      .toReversed()
      .map((tag) => tag.close)
      .join('');
    written += next
      .slice(kept)
      .map((tag) => tag.open)
      .join('');
    open = next;
  };
  for (const node of nodes) {
    const { length } = plainText(node);
    turnTo(node.marks.flatMap((mark) => tagOf(mark, links) ?? []));
    if (node.type.name === 'hardBreak') written += '<br>';
    else if (node.type.name === 'image') written += printPicture(node);
    else written += escapeText(spaced.slice(at, at + length)).replaceAll('\n', '<br>');
    at += length;
  }
  turnTo([]);
  return written;
}

function plainText(node: RichNode): string {
  if (node.type.name === 'hardBreak') return '\n';
  return node.type.name === 'image' ? PICTURE : (node.text ?? '');
}

function tagOf(mark: RichMark, links: PrintOptions['links']): Tag | undefined {
  const plain = PLAIN_MARKS[mark.type.name];
  if (plain !== undefined) return { open: `<${plain}>`, close: `</${plain}>` };
  if (mark.type.name === 'link') return linkTag(mark, links);
  if (mark.type.name !== 'textStyle') return undefined;
  const style = [
    ['color', textAttribute(mark, 'color')],
    ['background-color', textAttribute(mark, 'backgroundColor')],
  ]
    .flatMap(([name, value]) => (value === undefined || value === '' ? [] : [`${name}: ${value}`]))
    .join('; ');
  return style === '' ? undefined : { open: `<span${writeAttributes({ style })}>`, close: '</span>' };
}

function linkTag(mark: RichMark, links: PrintOptions['links']): Tag | undefined {
  const href = cleanAddress(textAttribute(mark, 'href') ?? '');
  if (!isLinkAllowed(href)) return undefined;
  const inNewTab = links === 'new-tab' ? { target: '_blank', rel: 'noopener' } : {};
  return { open: `<a${writeAttributes({ href, title: textAttribute(mark, 'title'), ...inNewTab })}>`, close: '</a>' };
}

function printPicture(node: RichNode): string {
  const src = cleanAddress(textAttribute(node, 'src') ?? '');
  if (!isPictureAllowed(src)) return escapeText(textAttribute(node, 'alt') ?? '');
  const [alt, title, width, height] = ['alt', 'title', 'width', 'height'].map((name) => textAttribute(node, name));
  return `<img${writeAttributes({ src, alt, title, width, height })}>`;
}
