import type { AST } from '@eslint-community/regexpp';
import { mayBeUnset, someElement, widthOf } from './widths';

/** Languages whose engines differ from JavaScript's. */
export const OTHERS = ['python', 'java', 'go', 'csharp'] as const;
export type Other = (typeof OTHERS)[number];

/** Where an engine differs in a way that no other way of writing mends. */
export type Difference =
  | 'lookaround'
  | 'backreference'
  | 'empty-reference'
  | 'lookbehind-length'
  | 'lookbehind-bound'
  | 'property'
  | 'no-properties'
  | 'sets'
  | 'unicode-classes'
  | 'unicode-boundary'
  | 'folding'
  | 'ascii-space'
  | 'ascii-space-go'
  | 'other-space'
  | 'other-space-net'
  | 'empty-behind'
  | 'unset-empty'
  | 'dot-ends'
  | 'line-ends'
  | 'sticky'
  | 'units'
  | 'points'
  | 'group-name'
  | 'same-name'
  | 'numbering'
  | 'context'
  | 'all';

export interface Translated {
  readonly pattern: string;
  readonly differences: readonly Difference[];
}

const SYNTAX = /[\\^$.*+?()[\]{}|]/;
const CLASS_SYNTAX = /[\\\][^\-&~|]/;
const CONTROLS: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 12: '\\f', 13: '\\r' };

const hex = (value: number, length: number) => value.toString(16).toUpperCase().padStart(length, '0');

/** A character by its number, as an engine reads it. */
function numbered(value: number, language: Other): string {
  if (value <= 0xff) return `\\x${hex(value, 2)}`;
  if (language === 'go') return `\\x{${hex(value, 1)}}`;
  if (value <= 0xffff) return `\\u${hex(value, 4)}`;
  if (language === 'python') return `\\U${hex(value, 8)}`;
  if (language === 'java') return `\\x{${hex(value, 1)}}`;
  return [...Array(2).keys()].map((i) => `\\u${hex(String.fromCodePoint(value).charCodeAt(i), 4)}`).join('');
}

/** What white space is in each. */
const SPACES: Readonly<Record<Other, Difference>> = {
  python: 'other-space',
  java: 'ascii-space',
  go: 'ascii-space-go',
  csharp: 'other-space-net',
};
/** What a group may be called. */
const NAMES: Readonly<Record<Other, RegExp>> = {
  python: /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u,
  java: /^[A-Za-z][A-Za-z0-9]*$/,
  go: /^[A-Za-z0-9_]+$/,
  csharp: /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u,
};

class Translator {
  readonly differences = new Set<Difference>();

  constructor(
    readonly language: Other,
    readonly flags: string,
    readonly whole: AST.Pattern,
  ) {}

  alternatives(list: readonly AST.Alternative[]): string {
    return list.map(({ elements }) => this.sequence(elements)).join('|');
  }

  sequence(elements: readonly AST.Element[]): string {
    let written = '';
    for (const element of elements) {
      const next = this.element(element);
      // A digit behind the number of a group would be part of it.
      written += /\\\d{1,2}$/.test(written) && /^\d/.test(next) ? `(?:${next})` : next;
    }
    return written;
  }

  element(node: AST.Element): string {
    switch (node.type) {
      case 'Quantifier':
        return this.element(node.element) + node.raw.slice(node.element.end - node.start);
      case 'Character':
        return this.character(node, false);
      case 'CharacterSet':
        return this.set(node);
      case 'CharacterClass':
        return this.characterClass(node);
      case 'ExpressionCharacterClass':
        this.differences.add('sets');
        return node.raw;
      case 'CapturingGroup':
        return this.capture(node);
      case 'Group':
        return `${node.modifiers ? `(?${node.modifiers.raw}:` : '(?:'}${this.alternatives(node.alternatives)})`;
      case 'Backreference':
        return this.reference(node);
      case 'Assertion':
        return this.assertion(node);
    }
  }

  character({ raw, value }: AST.Character, inClass: boolean): string {
    const character = String.fromCodePoint(value);
    // Without u, JavaScript has no letter beyond ASCII for one within it.
    const isFolded = this.flags.includes('i') && !/[uv]/.test(this.flags) && /[sk\u017f\u212a]/i.test(character);
    if (isFolded && this.language !== 'csharp') this.differences.add('folding');
    if (value > 0xffff && this.language === 'csharp' && inClass) this.differences.add('units');
    const control = CONTROLS[value];
    if (control !== undefined) return control;
    if (value < 0x20 || value === 0x7f || (value >= 0xd800 && value < 0xe000)) return numbered(value, this.language);
    if ((inClass ? CLASS_SYNTAX : SYNTAX).test(character)) return `\\${character}`;
    return raw.startsWith('\\') && value > 0x7e ? numbered(value, this.language) : character;
  }

  set(node: AST.CharacterSet): string {
    const { language } = this;
    switch (node.kind) {
      case 'any':
        if (!this.flags.includes('s')) this.differences.add('dot-ends');
        this.wide();
        return '.';
      case 'property':
        return this.property(node);
      case 'space':
        this.differences.add(SPACES[language]);
        return node.raw;
      default:
        if (language === 'python' || language === 'csharp') this.differences.add('unicode-classes');
        return node.raw;
    }
  }

  /** What takes characters of any number: halves of them in some engines, whole ones in others. */
  wide(): void {
    const isWhole = /[uv]/.test(this.flags);
    if (isWhole && this.language === 'csharp') this.differences.add('units');
    if (!isWhole && this.language !== 'csharp') this.differences.add('points');
  }

  property(node: AST.UnicodePropertyCharacterSet): string {
    const isShort = /^\\[pP]\{[LMNPSZC][a-z]?\}$/.test(node.raw);
    const isScript = node.key === 'Script' || node.key === 'sc';
    if (isShort && this.language !== 'python') return node.raw;
    if (isScript && node.value !== null && this.language === 'java') return node.raw;
    if (isScript && node.value !== null && this.language === 'go') return `\\${node.negate ? 'P' : 'p'}{${node.value}}`;
    this.differences.add(this.language === 'python' ? 'no-properties' : 'property');
    return node.raw;
  }

  characterClass(node: AST.CharacterClass): string {
    if (node.elements.length === 0) {
      if (node.negate) return '[\\s\\S]';
      return this.language === 'go' ? '[^\\x00-\\x{10FFFF}]' : '(?!)';
    }
    if (node.negate) this.wide();
    const inner = node.elements.map((element): string => {
      switch (element.type) {
        case 'Character':
          return this.character(element, true);
        case 'CharacterClassRange':
          return `${this.character(element.min, true)}-${this.character(element.max, true)}`;
        case 'CharacterSet':
          return this.set(element);
        default:
          this.differences.add('sets');
          return element.raw;
      }
    });
    return `[${node.negate ? '^' : ''}${inner.join('')}]`;
  }

  capture(node: AST.CapturingGroup): string {
    const inner = this.alternatives(node.alternatives);
    if (node.name === null) return `(${inner})`;
    if (!NAMES[this.language].test(node.name)) this.differences.add('group-name');
    const isPython = this.language === 'python' || this.language === 'go';
    return `(?${isPython ? 'P' : ''}<${node.name}>${inner})`;
  }

  reference(node: AST.Backreference): string {
    const groups = [node.resolved].flat();
    const mayFail = groups.some((group) => group.end > node.start || mayBeUnset(this.whole.alternatives, group));
    if (this.language === 'go') this.differences.add('backreference');
    else if (mayFail) this.differences.add('empty-reference');
    if (typeof node.ref === 'number') return `\\${node.ref}`;
    return this.language === 'python' ? `(?P=${node.ref})` : `\\k<${node.ref}>`;
  }

  assertion(node: AST.Assertion): string {
    const { language } = this;
    switch (node.kind) {
      case 'start':
      case 'end': {
        if (this.flags.includes('m')) {
          this.differences.add('line-ends');
          return node.raw;
        }
        if (node.kind === 'start' || language === 'go') return node.raw;
        // Their `$` also matches before a line end that is the last character.
        return language === 'python' ? '\\Z' : '\\z';
      }
      case 'word':
        if (language === 'python' || language === 'csharp') this.differences.add('unicode-classes');
        if (language === 'java') this.differences.add('unicode-boundary');
        return node.raw;
      default: {
        if (language === 'go') this.differences.add('lookaround');
        if (node.kind === 'lookbehind') this.behind(node.alternatives);
        const sign = `${node.kind === 'lookbehind' ? '<' : ''}${node.negate ? '!' : '='}`;
        return `(?${sign}${this.alternatives(node.alternatives)})`;
      }
    }
  }

  /** Python wants one length for all, Java at least an end, and no reference, whose length it does not know. */
  behind(alternatives: readonly AST.Alternative[]): void {
    const { min, max } = widthOf(alternatives);
    if (this.language === 'python' && min !== max) this.differences.add('lookbehind-length');
    const isOpen = max === Infinity || someElement(alternatives, ({ type }) => type === 'Backreference');
    if (this.language === 'java' && isOpen) this.differences.add('lookbehind-bound');
  }
}

/** A pattern as another language's engine reads it, and where that differs all the same. */
export function translate(
  pattern: AST.Pattern,
  flags: string,
  language: Other,
  names: readonly (string | undefined)[],
): Translated {
  const translator = new Translator(language, flags, pattern);
  const written = translator.alternatives(pattern.alternatives);
  const { differences } = translator;
  if (flags.includes('y')) differences.add('sticky');
  const named = names.filter((name) => name !== undefined);
  if (language === 'csharp' && named.length > 0 && named.length < names.length) differences.add('numbering');
  if ((language === 'python' || language === 'java') && new Set(named).size < named.length)
    differences.add('same-name');
  return { pattern: written, differences: [...differences] };
}
