import type { Removed } from '../removed';
import { escapeText, writeAttributes } from '../printing/escape';
import { readHtml } from '../reading/read-html';

/** Where what was copied in an editor of this kind was cut: depth at both ends, wrappers, and the blocks around it. */
const CUT = /^(\d{1,3}) (\d{1,3})( -\d)? (\[.*\])$/s;
const CUT_ATTRIBUTE = 'data-pm-slice';
const VOID = new Set(['br', 'hr', 'img']);
const ALIGNMENTS = ['left', 'center', 'right', 'justify'];

/**
 * Pasted HTML as the editor may see it: read inertly, cleaned and sanitised, without the styles that the page's policy would
 * report while it is parsed once more.
 */
export function cleanPasted(html: string, onRemoved: (removed: Removed) => void): string {
  const { batches, removed } = readHtml(html, 'pasted');
  onRemoved(removed);
  const cut = /\bdata-pm-slice=(?:"([^"]*)"|'([^']*)')/.exec(html);
  const stated = trustedCut(decode(cut?.[1] ?? cut?.[2] ?? ''));
  if (stated !== undefined) batches[0]?.firstElementChild?.setAttribute(CUT_ATTRIBUTE, stated);
  return batches.flatMap((batch) => [...batch.childNodes].map(write)).join('');
}

/** Any page can write this, so the attributes of the blocks around must be of the kinds that this editor gives them. */
function trustedCut(stated: string): string | undefined {
  const parts = CUT.exec(stated);
  if (!parts) return undefined;
  try {
    const blocks: unknown = JSON.parse(parts[4] ?? '');
    const isTrusted = Array.isArray(blocks) && blocks.every((part) => typeof part === 'string' || isHarmless(part));
    return isTrusted ? stated : undefined;
  } catch {
    return undefined;
  }
}

function isHarmless(attributes: unknown): boolean {
  if (attributes === null) return true;
  if (typeof attributes !== 'object') return false;
  return Object.values(attributes).every(
    (value) =>
      value === null || typeof value === 'number' || typeof value === 'boolean' || ALIGNMENTS.includes(value as string),
  );
}

function decode(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** A node of the cleaned tree as HTML. */
function write(node: Node): string {
  if (!(node instanceof Element)) return escapeText(node.textContent ?? '');
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  const open = `<${node.localName}${writeAttributes(attributes)}>`;
  if (VOID.has(node.localName)) return open;
  return `${open}${[...node.childNodes].map(write).join('')}</${node.localName}>`;
}
