import type { XmlFaultReason } from './xml-fault';

/** Elements that HTML never closes. */
const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements whose end tag HTML lets one leave out. */
const OFTEN_OPEN = new Set('p li dt dd td th tr option thead tbody'.split(' '));
/** The entities of HTML that are met most. */
const ENTITIES = new Set(
  'nbsp copy reg trade hellip mdash ndash laquo raquo lsquo rsquo ldquo rdquo bull middot times'.split(' '),
);
const DOCUMENT = /^\s*<(?:!doctype\s+html|html)\b/i;

/** Whether what is not well-formed XML seems to be HTML that was pasted by mistake. */
export function seemsHtml(text: string, reason: XmlFaultReason): boolean {
  if (DOCUMENT.test(text.slice(0, 1000))) return true;
  switch (reason.code) {
    case 'unexpected-close':
      return isHtmlName(reason.expected) || VOID_ELEMENTS.has(reason.name.toLowerCase());
    case 'unclosed-element':
      return isHtmlName(reason.name);
    case 'undefined-entity':
      return ENTITIES.has(reason.name);
    default:
      return false;
  }
}

function isHtmlName(name: string | undefined): boolean {
  const lower = name?.toLowerCase() ?? '';
  return VOID_ELEMENTS.has(lower) || OFTEN_OPEN.has(lower);
}
