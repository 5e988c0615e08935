import type { Card } from '../../types';

export const card = {
  name: 'XML formatter',
  description: 'Indents or minifies XML and points at the exact place where it is not well-formed.',
} satisfies Card;

export const keywords = [
  'xml',
  'format',
  'prettify',
  'minify',
  'validate',
  'indent',
  'well-formed',
  'svg',
  'soap',
  'rss',
  'xsd',
  'pom',
  'xmllint',
  'beautify',
  'pretty',
  'parser',
  'lint',
  'checker',
  'xhtml',
  'atom',
  'sitemap',
  'plist',
  'xsl',
  'xslt',
  'indent xml',
  'html formatter',
  'xml tree',
  'well formed',
  'xml editor',
  'feed',
  'wsdl',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'xml format',
  'format xml',
  'xml beautifier',
  'xml validator',
  'xml viewer',
  'pretty xml',
  'xml pretty print',
  'validate xml',
  'xml',
];
