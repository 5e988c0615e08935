import { hasExtension, LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

/** Elements of HTML that a text about something else begins with, too. */
const HTML =
  /^<(?:p|div|span|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|a|b|i|em|strong|br|hr|img|section|article|header|footer|nav|main|form|input|button|label|blockquote|pre|code|meta|link|script|style|head|body)(?=[\s/>])/i;
const START = /^<(?:\?xml\s|!--|!DOCTYPE\s(?!html\b)|[\p{L}_][\p{L}\p{N}_:.-]*(?=[\s/>]))/iu;

/** Markup from its first to its last character, HTML excepted. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  if (!START.test(text) || (sample.isWhole && !text.endsWith('>')) || /^<(?:!doctype\s+html|html)\b/i.test(text)) {
    return undefined;
  }
  // One tag alone is markup only where it is closed.
  if (sample.isWhole && !/<\/|\/>|\?>/.test(text)) return undefined;
  const isMarked = /^<\?xml\s|^<[^>]*\sxmlns(?::\w+)?=/.test(text) || hasExtension(sample, 'xml', 'svg', 'xsd', 'rss');
  const likelihood = isMarked ? LIKELIHOOD.unmistakable : HTML.test(text) ? LIKELIHOOD.plausible : LIKELIHOOD.fits;
  return { likelihood, run: { operation: 'format', input: 'text' } };
};
