import { base64Shape } from '../lib/shapes/base64-shape';
import { jsonShape } from '../lib/shapes/json-shape';
import { tomlShape } from '../lib/shapes/toml-shape';
import { yamlShape } from '../lib/shapes/yaml-shape';
import { factOf, hasExtension, LIKELIHOOD, trimmed } from './detect';

/** The shape of the sample as JSON, JSON5 or JSON Lines. */
export const jsonIn = factOf((sample) => jsonShape(sample.text, sample.isWhole));

/** What the sample holds as Base64. */
export const base64In = factOf((sample) => base64Shape(trimmed(sample), sample.isWhole));

/** JSON within a JSON string, or JSON pasted with its escapes. */
export const isWrappedJson = factOf((sample) => {
  const text = trimmed(sample);
  if (!sample.isWhole || !/^(?:"(?:\s|\\[nrt])*[[{]|[[{]\s*\\")/.test(text) || jsonIn(sample)) return false;
  const inner = text
    .replace(/^"([^]*)"$/, '$1')
    .replaceAll(/\\(["\\/])/g, '$1')
    .replaceAll(/\\[nrt]/g, ' ');
  return jsonShape(inner, true) !== undefined || (/\\"/.test(inner) && /[}\]]$/.test(inner));
});

/** How likely the sample is YAML: blocks with nesting or marks, else several short values of lower-case keys. */
export const yamlLikelihood = factOf((sample): number => {
  const isNamed = hasExtension(sample, 'yaml', 'yml');
  const text = trimmed(sample);
  if (text === '' || jsonIn(sample) || /^[<{[]/.test(text)) return 0;
  const shape = yamlShape(sample.text, sample.isWhole);
  if (!shape || (shape.entries < 2 && !(shape.isMarked && shape.entries + shape.nested > 0)))
    return isNamed && text.includes(':') ? LIKELIHOOD.plausible : 0;
  const { isMarked, entries, nested, typed, odd, prose } = shape;
  if (isNamed) return LIKELIHOOD.unmistakable;
  if (isMarked) return 0.85;
  if (odd > entries / 2 || prose > entries / 3) return 0;
  if (nested > 0 && (typed > 0 || entries > 2 || odd === 0)) return LIKELIHOOD.fits;
  return odd === 0 && prose === 0 && typed > 0 ? 0.65 : 0;
});

/** How likely the sample is TOML. */
export const tomlLikelihood = factOf((sample): number => {
  const isNamed = hasExtension(sample, 'toml');
  if (trimmed(sample) === '' || jsonIn(sample)) return 0;
  const shape = tomlShape(sample.text, sample.isWhole);
  if (!shape || shape.pairs === 0 || shape.isEnvironment) return 0;
  if (isNamed) return LIKELIHOOD.unmistakable;
  if (shape.tables > 0) return 0.9;
  return shape.pairs > 1 ? 0.6 : 0;
});

/** Elements of HTML that a text about something else begins with, too. */
const HTML =
  /^<(?:p|div|span|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|a|b|i|em|strong|br|hr|img|section|article|header|footer|nav|main|form|input|button|label|blockquote|pre|code|meta|link|script|style|head|body)(?=[\s/>])/i;
const MARKUP = /^<(?:\?xml\s|!--|!DOCTYPE\s(?!html\b)|[\p{L}_][\p{L}\p{N}_:.-]*(?=[\s/>]))/iu;

/** How likely the sample is XML: markup from its first to its last character, HTML excepted. */
export const xmlLikelihood = factOf((sample): number => {
  const text = trimmed(sample);
  if (!MARKUP.test(text) || (sample.isWhole && !text.endsWith('>')) || /^<(?:!doctype\s+html|html)\b/i.test(text)) {
    return 0;
  }
  // One tag alone is markup only where it is closed.
  if (sample.isWhole && !/<\/|\/>|\?>/.test(text)) return 0;
  const isMarked = /^<\?xml\s|^<[^>]*\sxmlns(?::\w+)?=/.test(text) || hasExtension(sample, 'xml', 'svg', 'xsd', 'rss');
  return isMarked ? LIKELIHOOD.unmistakable : HTML.test(text) ? LIKELIHOOD.plausible : LIKELIHOOD.fits;
});
