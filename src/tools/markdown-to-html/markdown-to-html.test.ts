// oxlint-disable no-script-url -- the very addresses that are refused
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeAddress } from './addresses';
import { cleanHtml } from './clean-html';
import { splitFrontMatter } from './front-matter';
import { slugOf } from './headings';
import { previewPieces } from './preview-pieces';
import { renderMarkdown, type MarkdownOptions } from './render-markdown';

const DEFAULTS: MarkdownOptions = {
  github: true,
  html: 'off',
  ids: false,
  contents: false,
  cjk: true,
  breaks: false,
  frontMatter: true,
  page: false,
};

const html = async (text: string, options: Partial<MarkdownOptions> = {}) =>
  (await renderMarkdown(text, { ...DEFAULTS, ...options })).text;

describe('CommonMark', () => {
  it.each([
    ['# Hi', '<h1>Hi</h1>\n'],
    ['a\n===\n', '<h1>a</h1>\n'],
    ['*a* __b__ `c`', '<p><em>a</em> <strong>b</strong> <code>c</code></p>\n'],
    ['a  \nb\\\nc\nd', '<p>a<br>\nb<br>\nc\nd</p>\n'],
    ['```js\n<x>\n```', '<pre><code class="language-js">&lt;x&gt;\n</code></pre>\n'],
    ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n'],
    ['![a](b.png "t")', '<p><img src="b.png" alt="a" title="t"></p>\n'],
    ['[a]\n\n[a]: <b c> "d"', '<p><a href="b%20c" title="d">a</a></p>\n'],
    ['&copy; &#120; \\*', '<p>© x *</p>\n'],
    ['a\r\nb\rc', '<p>a\nb\nc</p>\n'],
    ['a\0b', '<p>a\ufffdb</p>\n'],
    ['\ufeff# Hi', '<h1>Hi</h1>\n'],
    ['', ''],
    ['__proto__ constructor', '<p><strong>proto</strong> constructor</p>\n'],
  ])('%j', async (text, expected) => expect(await html(text)).toBe(expected));

  it('is all there is without GitHub', async () => {
    expect(await html('~~a~~ www.a.com\n\n- [x] b', { github: false })).toBe(
      '<p>~~a~~ www.a.com</p>\n<ul>\n<li>[x] b</li>\n</ul>\n',
    );
    expect(await html('|a|\n|-|\n|b|', { github: false })).toBe('<p>|a|\n|-|\n|b|</p>\n');
  });

  it('breaks at line ends when asked to', async () => {
    expect(await html('a\nb', { breaks: true })).toBe('<p>a<br>\nb</p>\n');
  });
});

describe('GitHub', () => {
  it.each([
    ['~~a~~ ~b~ ~~~c~~~', '<p><s>a</s> <s>b</s> ~~~c~~~</p>\n'],
    ['~~a~ b~~', '<p><s>a~ b</s></p>\n'],
    ['~a~~', '<p>~a~~</p>\n'],
    ['~~a **b** c~~', '<p><s>a <strong>b</strong> c</s></p>\n'],
    ['1. [ ] a', '<ol>\n<li><input disabled="" type="checkbox"> a</li>\n</ol>\n'],
    ['- [x] a\n\n[x]: /b', '<ul>\n<li><input checked="" disabled="" type="checkbox"> a</li>\n</ul>\n'],
    ['- [ ]', '<ul>\n<li>[ ]</li>\n</ul>\n'],
    ['- [y] a', '<ul>\n<li>[y] a</li>\n</ul>\n'],
    ['[ ] a', '<p>[ ] a</p>\n'],
    [
      '|a|b|c|\n|:-|:-:|-:|\n|1|2|3|',
      '<table>\n<thead>\n<tr>\n<th align="left">a</th>\n<th align="center">b</th>\n<th align="right">c</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="left">1</td>\n<td align="center">2</td>\n<td align="right">3</td>\n</tr>\n</tbody>\n</table>\n',
    ],
  ])('%j', async (text, expected) => expect(await html(text)).toBe(expected));

  it.each([
    ['see www.a.com/b.', 'see <a href="http://www.a.com/b">www.a.com/b</a>.'],
    ['(https://a.com/b_(c))', '(<a href="https://a.com/b_(c)">https://a.com/b_(c)</a>)'],
    ['HTTPS://a.com/?q=1&amp;', '<a href="HTTPS://a.com/?q=1">HTTPS://a.com/?q=1</a>&amp;'],
    ['ftp://a.b/c', '<a href="ftp://a.b/c">ftp://a.b/c</a>'],
    ['http://localhost:3000/x', '<a href="http://localhost:3000/x">http://localhost:3000/x</a>'],
    ['**www.a.com**', '<strong><a href="http://www.a.com">www.a.com</a></strong>'],
    ['[www.a.com](b)', '<a href="b">www.a.com</a>'],
    ['[http://a.com](b)', '<a href="b">http://a.com</a>'],
    ['`www.a.com`', '<code>www.a.com</code>'],
    ['xhttp://a.com awww.a.com', 'xhttp://a.com awww.a.com'],
    ['www.a_b.c www. http:// http://_', 'www.a_b.c www. http:// http://_'],
    ['a.b-c_d@e.f.', '<a href="mailto:a.b-c_d@e.f">a.b-c_d@e.f</a>.'],
    ['a@b @c.d a@b.c- a@b.c+d x@@y.z', 'a@b @c.d a@b.c- a@b.c+d x@@y.z'],
    ['访问https://a.com/b，然后', '访问<a href="https://a.com/b">https://a.com/b</a>，然后'],
    ['访问www.a.com。', '访问<a href="http://www.a.com">www.a.com</a>。'],
    ['http://例え.jp/', '<a href="http://xn--r8jz45g.jp/">http://例え.jp/</a>'],
  ])('links %j', async (text, expected) => expect(await html(text)).toBe(`<p>${expected}</p>\n`));
});

describe('Chinese, Japanese and Korean text', () => {
  it.each([
    ['**中文：**文字', '<p><strong>中文：</strong>文字</p>\n'],
    ['これは**「強調」**です', '<p>これは<strong>「強調」</strong>です</p>\n'],
    ['**한국어(韓)**는', '<p><strong>한국어(韓)</strong>는</p>\n'],
  ])('%j', async (text, expected) => expect(await html(text)).toBe(expected));

  it('is as CommonMark says when asked to', async () => {
    expect(await html('**中文：**文字', { cjk: false })).toBe('<p>**中文：**文字</p>\n');
  });
});

describe('headings', () => {
  it.each([
    ['Hello, World!', 'hello-world'],
    ['a_b-c  d', 'a_b-c--d'],
    ['中文 标题', '中文-标题'],
    ['Ça va ?', 'ça-va-'],
    ['!!!', 'section'],
  ])('%j has the id %j', (text, id) => expect(slugOf(text)).toBe(id));

  it('are unique, also beside one that is called so', async () => {
    const text = await html('# a\n# a-1\n# a\n# a\n# `a`', { ids: true });
    expect([...text.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['a', 'a-1', 'a-2', 'a-3', 'a-4']);
  });

  it('make a table of contents, in front or where it is asked for', async () => {
    const list =
      '<nav class="contents">\n<ul>\n<li><a href="#a--b">a &amp; b</a>\n<ul>\n<li><a href="#c">c</a></li>\n</ul>\n</li>\n<li><a href="#d">d</a></li>\n</ul>\n</nav>\n';
    expect(await html('# a & b\n## c\n# d', { contents: true })).toBe(
      `${list}<h1 id="a--b">a &amp; b</h1>\n<h2 id="c">c</h2>\n<h1 id="d">d</h1>\n`,
    );
    expect(await html('# a & b\n\n[toc]\n\n## c\n# d', { contents: true })).toBe(
      `<h1 id="a--b">a &amp; b</h1>\n${list}<h2 id="c">c</h2>\n<h1 id="d">d</h1>\n`,
    );
    expect(await html('x', { contents: true })).toBe('<p>x</p>\n');
  });

  it('of any levels give a list that is whole', () => {
    const levels = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 });
    return fc.assert(
      fc.asyncProperty(levels, async (given) => {
        const text = given.map((level) => `${'#'.repeat(level)} x`).join('\n');
        const { body } = await renderMarkdown(text, { ...DEFAULTS, contents: true });
        for (const name of ['ul', 'li', 'nav'])
          expect(body.split(`<${name}`).length).toBe(body.split(`</${name}>`).length);
        expect(body.split('<li>').length - 1).toBe(given.length);
        expect(cleanHtml(body).html).toBe(body);
      }),
      { numRuns: 50 },
    );
  });
});

describe('addresses', () => {
  it.each(['https://a.com', '//a.com', 'a:b', 'mailto:a@b.c', '#x', '', 'data:image/png;base64,AA', 'vscode://x'])(
    '%j is let through',
    (address) => expect(isSafeAddress(address)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:x',
    'java\nscript:x',
    '\u0001javascript:x',
    'vbscript:x',
    'data:text/html,x',
    'data:image/svg+xml,x',
    'file:///etc/passwd',
    'blob:x',
  ])('%j is not', (address) => expect(isSafeAddress(address)).toBe(false));

  it('are named with their lines', async () => {
    const { text, notes } = await renderMarkdown(
      '---\ntitle: x\n---\n[x](javascript:alert(1))\n\n![y](data:text/html,x) <vbscript:z>',
      DEFAULTS,
    );
    expect(text).not.toContain('<a');
    expect(notes).toEqual([
      { code: 'refused', address: 'javascript:alert(1)', line: 4 },
      { code: 'refused', address: 'data:text/html,x', line: 6 },
      { code: 'refused', address: 'vbscript:z', line: 6 },
      { code: 'front-matter', lines: 3 },
    ]);
  });
});

describe('HTML', () => {
  it('is text while it is off, and named', async () => {
    const { text, notes } = await renderMarkdown('a <b>c</b> <script>x</script> `<i>`', DEFAULTS);
    expect(text).toBe('<p>a &lt;b&gt;c&lt;/b&gt; &lt;script&gt;x&lt;/script&gt; <code>&lt;i&gt;</code></p>\n');
    expect(notes).toEqual([
      {
        code: 'shown-tags',
        tags: [
          ['b', 1],
          ['script', 1],
        ],
      },
    ]);
  });

  it.each([
    ['<b>a</b>', '<b>a</b>'],
    ['<B CLASS=x>a</B >', '<b class="x">a</b>'],
    ['<b>a', '<b>a</b>'],
    ['a</b>', 'a'],
    ['<b><i>a</b></i>', '<b><i>a</i></b>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<p>a', '<p>a</p>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a<div>b</div>c</p>', '<p>a</p><div>b</div>c'],
    ['<p>\n<p>a</p>\n</p>', '\n<p>a</p>\n'],
    ['<p id="x"></p>', '<p id="x"></p>'],
    ['<a></a><a href="x">b<a href="y">c</a>', '<a href="x">b</a><a href="y">c</a>'],
    ['<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
    ['<table><tr><td>a<td>b<tr><th>c</table>', '<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>'],
    ['<b><table><tr><td></b>a</table>', '<b><table><tr><td>a</td></tr></table></b>'],
    ['<li>a<ul><li>b</ul><li>c', '<li>a<ul><li>b</li></ul></li><li>c</li>'],
    ['<h1>a<h2>b', '<h1>a</h1><h2>b</h2>'],
    ['<script>alert("<b>")</script>c', 'c'],
    ['<SCRIPT >a</script x>c', 'c'],
    ['<script>a', ''],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>c', 'c'],
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<a href="javascript:x">a</a>', 'a'],
    ['<a href="jav&#x61;script:x">a</a>', 'a'],
    ['<a href="javascript&colon;x">a</a>', 'a'],
    ['<a href="java\tscript:x">a</a>', 'a'],
    ['<a href="/a?b=c&d#e">a</a>', '<a href="/a?b=c&d#e">a</a>'],
    [`<a title='"<b>'>a</a>`, '<a title="&quot;&lt;b&gt;">a</a>'],
    ['<a href=x href=javascript:y>a</a>', '<a href="x">a</a>'],
    ['<p style="color:red" onclick=x data-x=y>a</p>', '<p>a</p>'],
    ['<input type=text><input type=checkbox>', '<input type="checkbox" disabled="">'],
    ['a<!-- b --><!-->c<!--->d<!-- e --!>f', 'acdf'],
    ['a<!-- b', 'a'],
    ['<!doctype html><?php x ?></ x>a', 'a'],
    ['1 < 2 <3 <', '1 &lt; 2 &lt;3 &lt;'],
    ['a <b', 'a '],
    ['<textarea><b></textarea>c', 'c'],
    ['<plaintext>a', 'a'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
    [
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
      '<p title="&lt;/noscript&gt;&lt;img src=x onerror=alert(1)&gt;"></p>',
    ],
  ])('%j is cleaned', (given, expected) => expect(cleanHtml(given).html).toBe(expected));

  it('that goes is named', async () => {
    const { text, notes } = await renderMarkdown(
      '<div onclick="a" style="b"><iframe src="c"></iframe><font>d</font><a href="javascript:e">f</a></div>',
      { ...DEFAULTS, html: 'sanitised' },
    );
    expect(text).toBe('<div>df</div>');
    expect(notes).toEqual([
      { code: 'refused', address: 'javascript:e', line: undefined },
      {
        code: 'removed-tags',
        tags: [
          ['iframe', 1],
          ['font', 1],
        ],
      },
      {
        code: 'removed-attributes',
        attributes: [
          ['onclick', 1],
          ['style', 1],
        ],
      },
    ]);
  });

  it('holds only tags of the list, whatever is given', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '=',
        '/',
        '!--',
        '-->',
        'script',
        'b',
        'a href',
        'svg',
        'style',
        ' ',
        '\n',
        '&',
        'x',
        'on',
        'img src',
      ],
      ...['javascript:', 'title', 'table', '</', 'p', '<![CDATA[', ']]>', '\0', '\ud800', '**', '`', '[', '](', ')'],
    );
    const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    return fc.assert(
      fc.asyncProperty(soup, async (given) => {
        const direct = cleanHtml(given).html;
        const { body } = await renderMarkdown(given, { ...DEFAULTS, html: 'sanitised' });
        for (const written of [direct, body]) {
          for (const [tag] of written.matchAll(/<[^>]*>?/g))
            expect(tag).toMatch(/^<(?:\/[a-z\d]+|[a-z\d]+(?: [a-z]+="[^"<>]*")*)>$/);
          expect(written).not.toMatch(/<(?:script|style|svg)| on\w+="|(?:href|src)="\s*javascript:/);
          // What is clean stays as it is.
          expect(cleanHtml(written).html).toBe(written);
        }
        const off = await renderMarkdown(given, DEFAULTS);
        expect(off.notes.some(({ code }) => code === 'removed-tags' || code === 'removed-attributes')).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('front matter', () => {
  it.each([
    ['---\ntitle: "A: b"\n---\n# x', { text: '# x', lines: 3, title: 'A: b' }],
    ['---\r\na: 1\r\nb:\r\n  - c\r\n...\r\nx', { text: 'x', lines: 5, title: undefined }],
    ['---\nfoo\n---\nbar', { text: '---\nfoo\n---\nbar', lines: 0, title: undefined }],
    ['---\na: b\nx', { text: '---\na: b\nx', lines: 0, title: undefined }],
    ['---\n---\nx', { text: '---\n---\nx', lines: 0, title: undefined }],
    ['x\n---\na: b\n---', { text: 'x\n---\na: b\n---', lines: 0, title: undefined }],
    ['---\na: b\n---', { text: '', lines: 3, title: undefined }],
  ])('%j', (text, expected) => expect(splitFrontMatter(text)).toEqual(expected));

  it('is text when asked for', async () => {
    expect(await html('---\na: b\n---', { frontMatter: false })).toBe('<hr>\n<h2>a: b</h2>\n');
  });
});

describe('a full page', () => {
  it('is titled by its front matter or first heading', async () => {
    expect(await html('# a <b>', { page: true })).toContain('<title>a &lt;b&gt;</title>');
    expect(await html('---\ntitle: T\n---\n# a', { page: true })).toContain('<title>T</title>');
    expect(await html('x', { page: true })).toMatch(
      /^<!doctype html>\n<html>[^]*<body>\n<p>x<\/p>\n<\/body>\n<\/html>\n$/,
    );
  });
});

describe('footnotes', () => {
  const html = async (text: string) => (await renderMarkdown(text, DEFAULTS)).text;
  const below = (...notes: string[]) => `<section class="footnotes">\n<ol>\n${notes.join('')}</ol>\n</section>\n`;
  const back = (n: string) => `<a href="#fnref-${n}">↩</a>`;

  it('stand below the text, in the order in which they are referred to', async () => {
    expect(await html('a[^x] b[^y]\n\n[^y]: *two*\n[^x]: one\nlazy\n')).toBe(
      '<p>a<sup><a href="#fn-1" id="fnref-1">1</a></sup> b<sup><a href="#fn-2" id="fnref-2">2</a></sup></p>\n' +
        below(
          `<li id="fn-1">\n<p>one\nlazy ${back('1')}</p>\n</li>\n`,
          `<li id="fn-2">\n<p><em>two</em> ${back('2')}</p>\n</li>\n`,
        ),
    );
  });

  it('have paragraphs and blocks, and lead back to each place', async () => {
    expect(await html('a[^1] b[^1]\n\n[^1]: c\n\n    d\n\n    - e\n')).toBe(
      '<p>a<sup><a href="#fn-1" id="fnref-1">1</a></sup> b<sup><a href="#fn-1" id="fnref-1-2">1</a></sup></p>\n' +
        below(
          `<li id="fn-1">\n<p>c</p>\n<p>d</p>\n<ul>\n<li>e</li>\n</ul>\n<p>${back('1')} ${back('1-2')}</p>\n</li>\n`,
        ),
    );
  });

  it.each([
    ['a[^1]', '<p>a[^1]</p>\n'],
    ['a\n\n[^1]: unused', '<p>a</p>\n'],
    ['`[^1]`\n\n[^1]: x', '<p><code>[^1]</code></p>\n'],
  ])('%j', async (text, expected) => expect(await html(text)).toBe(expected));

  it('may be deep in each other', async () => {
    expect(await html(`${'[^a]: '.repeat(20_000)}x\n\n[^a]`)).toContain('<li id="fn-1">');
  });

  it('name the line of what is refused in them', async () => {
    const { notes } = await renderMarkdown('a[^1]\n\n[^1]: b\n\n    [c](javascript:d)\n', DEFAULTS);
    expect(notes).toEqual([{ code: 'refused', address: 'javascript:d', line: 5 }]);
  });
});

describe('alerts', () => {
  it.each([
    [
      '> [!NOTE]\n> a *b*\n',
      '<div class="markdown-alert markdown-alert-note">\n<p class="markdown-alert-title">Note</p>\n<p>a <em>b</em></p>\n</div>\n',
    ],
    [
      '> [!warning]\n>\n> - a\n',
      '<div class="markdown-alert markdown-alert-warning">\n<p class="markdown-alert-title">Warning</p>\n<ul>\n<li>a</li>\n</ul>\n</div>\n',
    ],
    ['> [!NOTE]\n', '<blockquote>\n<p>[!NOTE]</p>\n</blockquote>\n'],
    ['> [!OTHER]\n> a\n', '<blockquote>\n<p>[!OTHER]\na</p>\n</blockquote>\n'],
    ['> [!NOTE] a\n', '<blockquote>\n<p>[!NOTE] a</p>\n</blockquote>\n'],
  ])('%j', async (text, expected) => expect((await renderMarkdown(text, DEFAULTS)).text).toBe(expected));
});

describe('the preview', () => {
  it('ends where the document is too long, or a part of it that cannot be cut', async () => {
    const long = await renderMarkdown('a b c d e f\n\n'.repeat(200_000), DEFAULTS);
    expect(long.isPreviewCut).toBe(true);
    expect(long.pieces.join('').length).toBeLessThanOrEqual(3_000_000);
    const { pieces, isPreviewCut } = await renderMarkdown(`# a\n\n${'- a\n'.repeat(60_000)}`, DEFAULTS);
    expect([pieces, isPreviewCut]).toEqual([[], true]);
    expect((await renderMarkdown('# a', DEFAULTS)).isPreviewCut).toBe(false);
  });

  it('is in pieces that make up the document', async () => {
    const text = Array.from({ length: 3000 }, (_, n) => `# ${n}\n\n- a\n  - b\n`).join('\n');
    const { body, pieces } = await renderMarkdown(text, DEFAULTS);
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.join('')).toBe(body);
    for (const piece of pieces) expect(cleanHtml(piece).html).toBe(piece);
  });

  it.each([
    [
      '<img src="https://a.com/b.png" alt="c">',
      '<span class="md-picture" title="https://a.com/b.png"><b>c</b> https://a.com/b.png</span>',
    ],
    ['<img src="data:image/png;base64,AA" alt="">', '<img src="data:image/png;base64,AA" alt="">'],
    ['<a href="#x">a</a>', '<a href="about:srcdoc#x">a</a>'],
    [
      '<a href="https://a.com" title="b">a</a>',
      '<a href="https://a.com" target="_blank" rel="noopener noreferrer" title="b">a</a>',
    ],
    ['<a href="b.md">a</a>', '<a title="b.md">a</a>'],
  ])('shows %j', (given, expected) => expect(previewPieces(given, []).pieces).toEqual([expected]));

  it('counts the pictures that it does not fetch', async () => {
    const { remotePictures } = await renderMarkdown(
      '![](a.png) ![](https://b/c.png) ![](data:image/png;base64,AA)',
      DEFAULTS,
    );
    expect(remotePictures).toBe(2);
  });
});

it.each([
  ['quotes', '> '.repeat(100_000)],
  ['lists', Array.from({ length: 1000 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n')],
  ['brackets', '['.repeat(100_000)],
  ['pictures', '!['.repeat(30_000)],
  ['stars', '*a '.repeat(30_000)],
  ['tags', '<b>'.repeat(100_000)],
  ['one letter', 'a'.repeat(1_000_000)],
  ['addresses', 'http://a.b/;'.repeat(10_000)],
  ['mail', 'a@'.repeat(50_000)],
  ['comments', `<p>\n${'<!-- a '.repeat(20_000)}`],
])('takes many %s', async (_, text) => {
  const { body } = await renderMarkdown(text, { ...DEFAULTS, html: 'sanitised' });
  expect(body.length).toBeGreaterThan(0);
});
