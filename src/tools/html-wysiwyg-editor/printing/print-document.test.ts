import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepSpaces } from './keep-spaces';
import { printDocument } from './print-document';
import type { RichMark, RichNode } from './rich-node';

const node = (name: string, content: readonly RichNode[] = [], attrs: Record<string, unknown> = {}): RichNode => ({
  type: { name },
  attrs,
  marks: [],
  content: { content },
});
const mark = (name: string, attrs: Record<string, unknown> = {}): RichMark => ({ type: { name }, attrs });
const text = (value: string, ...marks: RichMark[]): RichNode => ({ ...node('text'), text: value, marks });
const p = (...content: RichNode[]) => node('paragraph', content);
const print = (...content: RichNode[]) => printDocument(node('doc', content), { layout: 'one-line', links: 'plain' });

describe('marks', () => {
  it('go on over what shares them', () => {
    const [bold, italic] = [mark('bold'), mark('italic')];
    expect(print(p(text('a', bold), text('b', bold, italic), text('c', italic)))).toBe(
      '<p><strong>a<em>b</em></strong><em>c</em></p>',
    );
  });
  it('of links and colours are told apart by their attributes', () => {
    const link = (href: string) => mark('link', { href });
    expect(print(p(text('a', link('/1')), text('b', link('/2'))))).toBe('<p><a href="/1">a</a><a href="/2">b</a></p>');
    expect(print(p(text('a', mark('textStyle', { color: null, backgroundColor: '#ff0' }))))).toBe(
      '<p><span style="background-color: #ff0">a</span></p>',
    );
    expect(print(p(text('a', mark('textStyle', { color: null })), text('b', mark('unknown'))))).toBe('<p>ab</p>');
  });
  it('leave a link out that may not be there, whatever the document holds', () => {
    expect(print(p(text('a', mark('link', { href: 'data:x' })), text('b', mark('link', { href: null }))))).toBe(
      '<p>ab</p>',
    );
  });
});

describe('attributes', () => {
  it('are of the kinds that are known, and written on one line', () => {
    expect(print(node('paragraph', [text('a')], { textAlign: 'center; color: red' }))).toBe('<p>a</p>');
    expect(print(node('heading', [text('a')], { level: 9, textAlign: 'right' }))).toBe(
      '<h6 style="text-align: right">a</h6>',
    );
    expect(print(node('orderedList', [node('listItem', [p(text('a'))])], { start: 0, type: 'x' }))).toBe(
      '<ol start="0"><li>a</li></ol>',
    );
    const picture = node('image', [], { src: ' /a\n.png', alt: 'two\nlines "<>&\u00a0' });
    expect(print(node('paragraph', [picture], { isBare: true }))).toBe(
      '<img src="/a.png" alt="two&#10;lines &quot;&lt;&gt;&amp;&nbsp;">',
    );
    expect(print(p(node('image', [], { src: 'data:image/svg+xml,x', alt: 'A' })))).toBe('<p>A</p>');
  });
});

describe('white space', () => {
  it.each([
    ['a b', 'a b'],
    ['a  b', 'a\u00a0 b'],
    ['a   b', 'a\u00a0\u00a0 b'],
    [' a', '\u00a0a'],
    ['a ', 'a '],
    ['a\n b', 'a\n\u00a0b'],
    ['a\tb', 'a b'],
  ])('%j is kept as %j', (line, kept) => expect(keepSpaces(line)).toBe(kept));

  it('is kept across marks, and a break within a text is written as one', () => {
    expect(print(p(text('a '), text(' b', mark('bold'))))).toBe('<p>a&nbsp;<strong> b</strong></p>');
    expect(print(p(text('a\nb'), node('hardBreak'), text(' c')))).toBe('<p>a<br>b<br>&nbsp;c</p>');
    expect(print(node('codeBlock', [text('a  b\n c\t')]))).toBe('<pre><code>a  b\n c\t</code></pre>');
  });

  it('survives a browser that joins spaces, in every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', 'é') }), (line) => {
        const joined = keepSpaces(`${line}.`)
          .replace(/ *\n */g, '\n')
          .replace(/ +/g, ' ')
          .replaceAll('\u00a0', ' ');
        // Spaces before a break are not seen in any case.
        const seen = (text: string) => text.replace(/ +\n/g, '\n');
        expect(seen(joined)).toBe(seen(`${line}.`));
      }),
    );
  });
});

it('prints a block again only when it has changed', () => {
  let looks = 0;
  const watched = new Proxy(p(text('a')), {
    get: (target, key, receiver): unknown => {
      if (key === 'attrs') looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  print(watched, p(text('b')));
  const first = looks;
  expect(print(watched, p(text('c')))).toBe('<p>a</p><p>c</p>');
  expect(looks).toBe(first);
});

it('writes nothing for what is empty', () => {
  expect(print()).toBe('');
  expect(print(p(), p(node('hardBreak')))).toBe('');
  expect(print(p(), node('horizontalRule'), p())).toBe('<p></p><hr>');
});
