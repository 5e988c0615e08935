import { numbersOf, type Words } from '../words';
import { placeWords } from '../places/en';
import type { XmlDecodeFault } from '../../lib/xml/decode-xml';
import type { XmlFault, XmlFaultReason, XmlPart, XmlWarning } from '../../lib/xml/xml-fault';
import type { xmlWords as zhCn } from './zh-cn';

const { count } = numbersOf('en');

const PARTS: Record<XmlPart, string> = {
  tag: 'tag without an end.',
  'attribute-value': 'attribute value without a closing quote.',
  comment: 'comment without an end.',
  cdata: 'CDATA section without an end.',
  instruction: 'processing instruction without an end.',
  doctype: 'DOCTYPE declaration without an end.',
  subset: 'internal subset of the DOCTYPE without an end.',
  declaration: 'declaration without an end.',
  literal: 'no closing quote.',
};

const hex = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
const but = (found: string) => (found === '' ? ', but the text ends' : `, found “${found}”`);

function reason(fault: XmlFaultReason): string {
  switch (fault.code) {
    case 'no-root':
      return 'no root element.';
    case 'text-outside-root':
      return 'text outside of the root element.';
    case 'only-one-root':
      return 'only one root element is allowed.';
    case 'cdata-outside-root':
      return 'CDATA section outside of the root element.';
    case 'unclosed-element':
      return `<${fault.name}> is not closed.`;
    case 'unexpected-close':
      return fault.expected === undefined
        ? `unexpected close tag </${fault.name}>.`
        : `unexpected close tag </${fault.name}>, expected </${fault.expected}>.`;
    case 'unterminated':
      return PARTS[fault.part];
    case 'expected-name':
      return `expected a name${but(fault.found)}.`;
    case 'expected':
      return `expected “${fault.token}”${but(fault.found)}.`;
    case 'expected-space':
      return `expected white space${but(fault.found)}.`;
    case 'unknown-markup':
      return `unknown markup “${fault.found}”.`;
    case 'double-hyphen':
      return '“--” is not allowed in a comment.';
    case 'cdata-end-in-text':
      return '“]]>” is not allowed in text; write “]]&gt;”.';
    case 'character':
      return `the character ${hex(fault.codePoint)} is not allowed in XML.`;
    case 'duplicate-attribute':
      return `duplicate attribute: ${fault.name}.`;
    case 'attribute-without-value':
      return `attribute without a value: ${fault.name}.`;
    case 'unquoted-attribute':
      return `attribute value without quotes: ${fault.name}.`;
    case 'lt-in-attribute':
      return '“<” is not allowed in an attribute value; write “&lt;”, or look for a missing quote.';
    case 'bare-ampersand':
      return '“&” has to be written as “&amp;”.';
    case 'unterminated-reference':
      return `no semicolon after ${mark(fault.name)}; an “&” by itself has to be written as “&amp;”.`;
    case 'character-reference':
      return `${fault.reference} refers to no character that is allowed.`;
    case 'undefined-entity':
      return `undefined entity: ${fault.name}.`;
    case 'recursive-entity':
      return `entity ${fault.name} refers to itself.`;
    case 'external-entity-in-attribute':
      return `external entity in an attribute value: ${fault.name}.`;
    case 'unparsed-entity':
      return `reference to an unparsed entity: ${fault.name}.`;
    case 'lt-by-entity':
      return `entity ${fault.name} brings “<” into an attribute value.`;
    case 'malformed-entity':
      return `entity ${fault.name} is not well-formed: ${reason(fault.reason)}`;
    case 'misplaced-declaration':
      return 'the XML declaration has to be at the very beginning.';
    case 'missing-version':
      return 'the XML declaration has to begin with version.';
    case 'declaration-order':
      return 'the order in the XML declaration is version, encoding, standalone.';
    case 'bad-version':
      return `unknown XML version “${fault.found}”.`;
    case 'bad-encoding':
      return `“${fault.found}” is no name of an encoding.`;
    case 'bad-standalone':
      return `standalone has to be “yes” or “no”, not “${fault.found}”.`;
    case 'reserved-target':
      return `a processing instruction may not be called “${fault.name}”.`;
    case 'misplaced-doctype':
      return 'the DOCTYPE declaration has to be before the root element.';
    case 'second-doctype':
      return 'only one DOCTYPE declaration is allowed.';
    case 'parameter-entity-in-declaration':
      return 'no parameter entities inside of declarations in the internal subset; write “%” as “&#37;”.';
    case 'conditional-section':
      return 'conditional sections are not allowed in the internal subset.';
    case 'public-id-character':
      return `“${fault.found}” is not allowed in a public identifier.`;
    case 'redeclared-entity':
      return `the predefined entity ${fault.name} may not become something else.`;
  }
}

function mark(name: string): string {
  return name.startsWith('%') ? name : `&${name}`;
}

function warning(found: XmlWarning): string {
  switch (found.code) {
    case 'unbound-prefix': {
      const times = found.times > 1 ? ` (${count(found.times)} times)` : '';
      return `The prefix ${found.prefix} is not declared${times}. That is fine in a fragment; a whole document needs xmlns:${found.prefix}.`;
    }
    case 'reserved-prefix':
      return `The prefix ${found.name} is reserved and may not be used like this.`;
    case 'reserved-namespace':
      return `The namespace ${found.name} is reserved and may not be bound.`;
    case 'empty-namespace':
      return `The prefix ${found.name} may not be bound to an empty namespace.`;
    case 'bad-qualified-name':
      return `${found.name} is no qualified name: it takes one colon with a name on both sides.`;
    case 'colon-in-name':
      return `With namespaces, the name ${found.name} may not have a colon.`;
    case 'same-expanded-name':
      return `The attribute ${found.name} is the same as another one of its element: their prefixes mean the same namespace.`;
    case 'unread-entity':
      return `The entity ${found.name} is not defined here. It may be defined in the external DTD, which is never read.`;
    case 'entity-expansion':
      return `With the entity ${found.name} the document expands to more than ${count(found.limit)} characters. Other programs may refuse it; here no entity is expanded.`;
  }
}

/** What all XML tools say alike. */
export const xmlWords = {
  fault: (fault: XmlFault): string => `${placeWords.lineColumn(fault.line, fault.column)}: ${reason(fault)}`,
  decodeFault: (fault: XmlDecodeFault): string => {
    switch (fault.code) {
      case 'unknown-encoding':
        return `The encoding of the file, “${fault.encoding}”, cannot be read.`;
      case 'encoding-conflict':
        return `The XML declaration says “${fault.declared}”, but the file begins as ${fault.actual.toUpperCase()}.`;
      case 'not-text':
        return `The file is not valid ${fault.encoding.toUpperCase()} text: byte ${count(fault.at + 1)} does not belong.`;
    }
  },
  warning,
} satisfies Words<typeof zhCn>;
