import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentInSteps } from './editing/documents';
import { createExtensions } from './editing/extensions';
import { cleanPasted } from './editing/paste';
import type { PrintOptions } from './options';
import { printDocument } from './printing/print-document';
import { finish } from './reading/read-html';
import type { Removed } from './removed';

const schema = getSchema(createExtensions());
const read = (html: string) => finish(documentInSteps(schema, html));
const ONE_LINE: PrintOptions = { layout: 'one-line', links: 'plain' };
const clean = (html: string, options = ONE_LINE) => printDocument(read(html).document, options);
const told = ({ counts, elements }: Removed) => [...counts.map(({ kind, count }) => `${count} ${kind}`), ...elements];
const removed = (html: string) => told(read(html).removed);
/** What a paste becomes: the editor sees the cleaned HTML only. */
function paste(html: string): string {
  const { body } = new window.DOMParser().parseFromString(
    cleanPasted(html, () => undefined),
    'text/html',
  );
  return printDocument(DOMParser.fromSchema(schema).parse(body), ONE_LINE);
}

describe('the examples of the catalogue', () => {
  it.each([
    ['<p>Hello <b>world</b> <i>it</i></p>', '<p>Hello <strong>world</strong> <em>it</em></p>'],
    ['<script>alert(1)</script><p onclick="x()">x</p>', '<p>x</p>'],
    ['<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
    ['<p><a href="https://example.com">x</a></p>', '<p><a href="https://example.com">x</a></p>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<table><tr><th>A</th><td>1</td></tr></table>', '<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>'],
    ['<p>你好 😀 &lt;b&gt; &amp; "q"</p>', '<p>你好 😀 &lt;b&gt; &amp; "q"</p>'],
    ['<p>a&nbsp;b</p>', '<p>a&nbsp;b</p>'],
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<iframe src="https://x"></iframe><p>k</p>', '<p>k</p>'],
    ['plain text', '<p>plain text</p>'],
    ['<p>unclosed <b>bold', '<p>unclosed <strong>bold</strong></p>'],
    ['', ''],
  ])('%s', (html, expected) => expect(clean(html)).toBe(expected));

  it('are indented', () => {
    expect(clean('<h1>Hey!</h1><p>Welcome to the editor</p>', { layout: 'indented', links: 'plain' })).toBe(
      '<h1>Hey!</h1>\n<p>Welcome to the editor</p>',
    );
  });

  it('tell what was removed', () => {
    expect(removed('<script>alert(1)</script><p onclick="x()">x</p>')).toEqual(['1 script', '1 handler']);
    expect(removed('<iframe src="https://x"></iframe><p>k</p>')).toEqual(['1 frame']);
    expect(removed('<p><a href="javascript:alert(1)">x</a></p>')).toEqual(['1 link']);
  });
});

describe('clean output', () => {
  it.each([
    // Paragraphs that only hold a place are not written, the others are.
    ['<ul><li><p>a</p></li><li><p>b</p><p>c</p></li></ul>', '<ul><li>a</li><li><p>b</p><p>c</p></li></ul>'],
    [
      '<table><tr><td><p>a</p></td><td><p>b</p><p>c</p></td></tr></table>',
      '<table><tbody><tr><td>a</td><td><p>b</p><p>c</p></td></tr></tbody></table>',
    ],
    ['<ol start="3" type="a"><li>a</li></ol>', '<ol start="3" type="a"><li>a</li></ol>'],
    ['<p>a</p><p></p><p><br></p>', '<p>a</p>'],
    ['<p></p><p>a</p>', '<p></p><p>a</p>'],
    // Tables.
    [
      '<table><colgroup><col width=9></colgroup><thead><tr><th>A</th></tr></thead><tfoot><tr><td>z</td></tr></tfoot><tbody><tr><td colspan=1 rowspan=1>1</td></tr></tbody></table>',
      '<table><tbody><tr><th>A</th></tr><tr><td>1</td></tr><tr><td>z</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td colspan="2">a</td></tr><tr><td rowspan="2">b</td><td>c</td></tr><tr><td>d</td></tr></table>',
      '<table><tbody><tr><td colspan="2">a</td></tr><tr><td rowspan="2">b</td><td>c</td></tr><tr><td>d</td></tr></tbody></table>',
    ],
    [
      '<table><caption>C</caption><tr><td></td></tr></table>',
      '<p>C</p><table><tbody><tr><td></td></tr></tbody></table>',
    ],
    [
      '<table><tr><td><ul><li>a</li></ul></td></tr></table>',
      '<table><tbody><tr><td><ul><li>a</li></ul></td></tr></tbody></table>',
    ],
    // Links.
    ['<a href="/x" class=c rel="nofollow" target=_blank title="T">x</a>', '<p><a href="/x" title="T">x</a></p>'],
    ['<a href="//example.com?a=1&b=2">x</a>', '<p><a href="//example.com?a=1&amp;b=2">x</a></p>'],
    ['<a href=" java\tscript:x">a</a><a href="&#106;avascript:x">b</a><a href="data:text/html,x">c</a>', '<p>abc</p>'],
    [
      '<a href="https://example.com"><code>c</code> <b>b</b><img src="i"></a>',
      '<p><a href="https://example.com"><code>c</code> <strong>b</strong><img src="i"></a></p>',
    ],
    // Pictures.
    [
      '<p><img src="x" alt=\'"A" & b\' width="10" height="auto" srcset="y 2x"></p>',
      '<p><img src="x" alt="&quot;A&quot; &amp; b" width="10"></p>',
    ],
    ['<img src="data:image/svg+xml,<svg/>"><img src="javascript:x"><img>', ''],
    ['<img src="data:image/png;base64,AA==">', '<img src="data:image/png;base64,AA==">'],
    ['<img src="x">text', '<p><img src="x">text</p>'],
    [
      '<a href="/x" title="007">a</a><img src="7" alt="1e3" title="true">',
      '<p><a href="/x" title="007">a</a><img src="7" alt="1e3" title="true"></p>',
    ],
    // Looks.
    [
      '<h2 style="text-align:center">a</h2><p align=right>b</p><center>c</center>',
      '<h2 style="text-align: center">a</h2><p style="text-align: right">b</p><p style="text-align: center">c</p>',
    ],
    ['<ul><li style="text-align:center">a</li></ul>', '<ul><li style="text-align: center">a</li></ul>'],
    ['<td>x', '<p>x</p>'],
    [
      '<table><tr><td style="text-align:right">1</td></tr></table>',
      '<table><tbody><tr><td style="text-align: right">1</td></tr></tbody></table>',
    ],
    [
      '<span style="color:RED;background:#FF0"><b>x</b></span>',
      '<p><span style="color: red; background-color: #ffff00"><strong>x</strong></span></p>',
    ],
    [
      '<span style="color:rgb(1 2 3 / 50%)">x</span><font color=blue>y</font>',
      '<p><span style="color: #01020380">x</span><span style="color: blue">y</span></p>',
    ],
    ['<span style="color:var(--x);background:url(https://example.com/a.png)">x</span>', '<p>x</p>'],
    [
      '<b style="font-weight:normal">a</b><span style="font-weight:700;font-style:italic;text-decoration:underline line-through">b</span>',
      '<p>a<strong><em><s><u>b</u></s></em></strong></p>',
    ],
    [
      '<del>a</del><ins>b</ins><kbd>c</kbd>x<sup>2</sup>y<sub>3</sub>',
      '<p><s>a</s><u>b</u><code>c</code>x<sup>2</sup>y<sub>3</sub></p>',
    ],
    // Structure.
    ['<div>a<p>b</p>c<section>d</section></div>', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
    [
      '<ul><li>a</li><ul><li>b</li></ul></ul><li>c</li><li>d</li>',
      '<ul><li>a<ul><li>b</li></ul></li></ul><ul><li>c</li><li>d</li></ul>',
    ],
    ['<ul><li><h2>a</h2></li></ul>', '<ul><li><h2>a</h2></li></ul>'],
    ['<h1><div>a</div><div>b</div></h1>', '<h1>a<br>b</h1>'],
    ['<blockquote>q<hr>r</blockquote>', '<blockquote><p>q</p><hr><p>r</p></blockquote>'],
    ['<h5>5</h5><h6>6</h6>', '<h5>5</h5><h6>6</h6>'],
    ['<a href="/x"><div>a</div></a>', '<p><a href="/x">a</a></p>'],
    // White space.
    ['<p>  a \n\t b  </p>\n\n<p>c</p>', '<p>a b</p><p>c</p>'],
    ['<p>a<br>b</p>', '<p>a<br>b</p>'],
    ['<pre>\n\n  a\n\tb\n</pre>', '<pre><code>\n  a\n\tb\n</code></pre>'],
    ['<pre><code class="language-js">a &lt; b<br>c</code></pre>', '<pre><code>a &lt; b\nc</code></pre>'],
    [
      '<table><tr><td align=center></table>',
      '<table><tbody><tr><td style="text-align: center"></td></tr></tbody></table>',
    ],
    ['<ul><li align=right></ul>', '<ul><li style="text-align: right"></li></ul>'],
    ['<p>a\r\nb</p>', '<p>a b</p>'],
    ['<p>\u05e9\u05dc\u05d5\u05dd e\u0301 👨‍👩‍👧</p>', '<p>\u05e9\u05dc\u05d5\u05dd e\u0301 👨‍👩‍👧</p>'],
    ['<!doctype html><html><head><title>t</title></head><body class=b><p>a</p></body></html>', '<p>a</p>'],
  ])('of %s', (html, expected) => expect(clean(html)).toBe(expected));

  it('opens links in a new tab when that is asked for', () => {
    expect(clean('<a href="/x">x</a>', { layout: 'one-line', links: 'new-tab' })).toBe(
      '<p><a href="/x" target="_blank" rel="noopener">x</a></p>',
    );
  });

  it('is indented without touching what stands in a line or in code', () => {
    const html =
      '<ul><li>a <b>b</b><ul><li>c</li></ul></li></ul><table><tr><td>1</td></tr></table><pre>x\n y</pre><blockquote><p>q</p></blockquote>';
    expect(clean(html, { layout: 'indented', links: 'plain' }).split('\n')).toEqual([
      '<ul>',
      '  <li>a <strong>b</strong>',
      '    <ul>',
      '      <li>c</li>',
      '    </ul>',
      '  </li>',
      '</ul>',
      '<table>',
      '  <tbody>',
      '    <tr>',
      '      <td>1</td>',
      '    </tr>',
      '  </tbody>',
      '</table>',
      '<pre><code>x',
      ' y</code></pre>',
      '<blockquote>',
      '  <p>q</p>',
      '</blockquote>',
    ]);
  });

  it('is read back as what it was, in both layouts', () => {
    const pieces = [
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<ul><li>',
      '</li></ul>',
      '<table><tr><td>',
      '</table>',
      '<h2>',
      '<pre>',
      '</pre>',
      '<a href="/x">',
      '</a>',
      '<br>',
      '<img src=i>',
      '<hr>',
      '<blockquote>',
      '<span style="color:red">',
      '</span>',
      'a',
      ' ',
      '  b',
      '\n',
      '&nbsp;',
      '&lt;',
      '你好',
      '😀',
      '<div align=center>',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (parts) => {
        const { document } = read(parts.join(''));
        const text = printDocument(document, ONE_LINE);
        expect(clean(text)).toBe(text);
        expect(clean(printDocument(document, { layout: 'indented', links: 'plain' }))).toBe(text);
      }),
    );
  });
});

describe('tables whose rows differ in length', () => {
  it.each([
    [
      '<tr><td>1</td></tr><tr><td>1</td><td>2</td></tr>',
      '<tr><td>1</td><td></td></tr><tr><td>1</td><td>2</td></tr>',
      1,
    ],
    [
      '<tr><th>A</th></tr><tr><td colspan=3>1</td></tr>',
      '<tr><th>A</th><td></td><td></td></tr><tr><td colspan="3">1</td></tr>',
      2,
    ],
    [
      '<tr><td>a</td><td>b</td><td rowspan=2>c</td></tr><tr><td>d</td></tr>',
      '<tr><td>a</td><td>b</td><td rowspan="2">c</td></tr><tr><td>d</td><td></td></tr>',
      1,
    ],
    // A cell reaches to the end of its group of rows, and no further.
    [
      '<thead><tr><th rowspan=9>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>',
      '<tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr>',
      0,
    ],
    ['<tr><td rowspan=0>a<td>b<tr><td>c', '<tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr>', 0],
    // A row without cells is no row to the editor, so nothing reaches into it.
    [
      '<tr><td rowspan=2>a<td>b<tr></tr><tr><td>c<td>d',
      '<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>',
      0,
    ],
    // Where one would lie over another, it stops before that.
    ['<tr><td>a<td rowspan=2>b<tr><td colspan=2>c', '<tr><td>a</td><td rowspan="2">b</td></tr><tr><td>c</td></tr>', 0],
  ])('%s', (rows, expected, added) => {
    const html = `<table>${rows}</table>`;
    expect(clean(html)).toBe(`<table><tbody>${expected}</tbody></table>`);
    expect(paste(html)).toBe(`<table><tbody>${expected}</tbody></table>`);
    expect(read(html).removed.addedCells).toBe(added);
    // The editor's own repair of tables finds nothing to repair.
    expect(fixTables(EditorState.create({ doc: read(html).document }))).toBeUndefined();
  });
});

describe('what was removed', () => {
  it.each([
    ['<p class=a id=b style="margin:0">x</p>', ['1 style', '1 class', '1 id']],
    ['<video src=v>f</video><svg><script>x</script></svg><input><select><option>o</select>', ['2 media', '2 form']],
    ['<!-- c --><mark>m</mark><mark>n</mark><q>q</q>', ['1 comment', '3 element', 'mark', 'q']],
    ['<style>p{}</style><link rel=stylesheet href=x><title>t</title>', ['1 styleSheet', '2 head']],
    ['<p style="color:red;text-align:center">x</p>', []],
    // What a table says besides its rows has no place in the editor.
    [
      '<table><thead><tr><th>h</th></tr></thead><tbody><tr><td colspan=3>x</td></tr></tbody><caption>cap</caption></table>',
      ['2 element', 'caption', 'thead'],
    ],
    [
      '<table><tfoot class=f><tr><td>f</td></tr></tfoot><tbody><tr><td>x</td></tr></tbody><tbody><tr><td>y</td></tr></tbody></table>',
      ['1 class', '2 element', 'tfoot', 'tbody'],
    ],
    ['<table><thead><tr><th>h</th></tr></thead></table>', ['1 element', 'thead']],
    ['<table><tr><th>h</th></tr></table><table><tbody><tr><td>x</td></tr></tbody></table>', []],
    [
      '<p><kbd>k</kbd> <samp>s</samp> <var>v</var> <tt>t</tt> <kbd>k</kbd></p>',
      ['5 element', 'kbd', 'samp', 'var', 'tt'],
    ],
    ['<p><b>b</b> <i>i</i> <code>c</code> <sup>2</sup></p>', []],
    ['<a href="mailto:a@example.com" target=_blank rel=nofollow data-x=1>x</a>', ['1 attribute']],
  ])('of %s', (html, expected) => expect(removed(html)).toEqual(expected));

  it('says that lone surrogates were replaced', () => {
    const { document, removed: found } = read('<p>a\ud800b</p>');
    expect(printDocument(document, ONE_LINE)).toBe('<p>a\ufffdb</p>');
    expect(found.surrogates).toBe(true);
  });
});

it('runs and fetches nothing of what it reads', () => {
  const evil = [
    '<img src=x onerror="window.wasRun=1">',
    '<svg onload="window.wasRun=1"><style><img src=x onerror="window.wasRun=1"></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.wasRun=1&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.wasRun=1>',
    '<template><script>window.wasRun=1</script></template><noscript><p title="</noscript><img src=x onerror=window.wasRun=1>">',
    '<a href="javascript&colon;window.wasRun=1">x</a><a href="vbscript:x">y</a>',
    '<p style="background:url(javascript:x)" onmouseover=x>z</p><base href="https://example.com/"><meta http-equiv=refresh content="0;url=/">',
  ];
  for (const html of evil) {
    for (const text of [clean(html), paste(html)]) {
      expect(text).not.toMatch(
        /<(script|svg|math|style|form|template|iframe|base|meta)|\son\w+=|javascript:|vbscript:|url\(/i,
      );
    }
  }
  expect('wasRun' in window).toBe(false);
});

describe('a paste', () => {
  it('from Word keeps headings, lists, tables and looks', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>`;
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=FR><!--StartFragment-->
      <h1 style='mso-style-next:Normal'><span lang=EN-US style='mso-fareast-language:EN-US'>Report<o:p></o:p></span></h1>
      <p class=MsoNormal><b><span style='color:black'>Bold</span></b> and <i style='mso-bidi-font-style:normal'>it</i>, <span style='color:#C00000;background:yellow;mso-highlight:yellow'>red</span><o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      ${item(1, '·', 'one')}
      ${item(1, '·', 'two')}
      ${item(2, 'o', 'deep')}
      ${item(1, '·', 'three')}
      <p class=MsoNormal>between</p>
      ${item(1, '3.', 'third')}
      ${item(1, '4.', 'fourth')}
      <table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225.4pt'><p class=MsoNormal align=center style='text-align:center'>A<o:p></o:p></p></td></tr></table>
      <!--EndFragment--></body></html>`;
    expect(paste(html)).toBe(
      '<h1>Report</h1><p><strong>Bold</strong> and <em>it</em>, <span style="color: #c00000; background-color: yellow">red</span></p>' +
        '<ul><li>one</li><li>two<ul><li>deep</li></ul></li><li>three</li></ul><p>between</p>' +
        '<ol start="3"><li>third</li><li>fourth</li></ol>' +
        '<table><tbody><tr><td style="text-align: center">A</td></tr></tbody></table>',
    );
  });

  it('from Google Docs is not all bold, and its spans become marks', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;color:#000000;background-color:transparent;">Title</span></h2>' +
      '<p dir="ltr" style="margin-top:0pt;"><span style="font-weight:700;color:#000000;white-space:pre-wrap;">Bold</span><span style="font-style:italic;">it</span><a href="https://example.com/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a></p>' +
      '<ul style="margin:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>a</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>b</span></p></li></ul></ul><br class="Apple-interchange-newline"></b>';
    expect(paste(html)).toBe(
      '<h2>Title</h2><p><strong>Bold</strong><em>it</em><a href="https://example.com/"><span style="color: #1155cc">link</span></a></p>' +
        '<ul><li>a<ul><li>b</li></ul></li></ul>',
    );
  });

  it('from LibreOffice and from a page', () => {
    expect(
      paste(
        '<p align="left" style="margin-bottom: 0cm; line-height: 100%"><font face="Arial, serif"><font size="3" style="font-size: 12pt"><u>under</u></font></font> <font color="#c9211e">red</font></p><ol><li><p>a</p></li></ol>',
      ),
    ).toBe('<p><u>under</u> <span style="color: #c9211e">red</span></p><ol><li>a</li></ol>');
    expect(
      paste(
        '<html><body><!--StartFragment--><h3 class="css-1x" style="color: rgb(33, 37, 41); font-variant-ligatures: normal; text-align: start; -webkit-text-stroke-width: 0px; background-color: rgb(255, 255, 250);">Page<span class="Apple-converted-space">&nbsp;</span>title</h3><p style="display:none">hidden</p><button onclick="x()">Buy</button><!--EndFragment--></body></html>',
      ),
    ).toBe('<h3>Page title</h3><p>Buy</p>');
  });

  it('of an editor like this one keeps where it was cut, but no attributes of others', () => {
    const cut = (context: string) => cleanPasted(`<p data-pm-slice='1 1 ${context}'>a</p>`, () => undefined);
    expect(cut('["bulletList",null,"listItem",null]')).toBe(
      '<p data-pm-slice="1 1 [&quot;bulletList&quot;,null,&quot;listItem&quot;,null]">a</p>',
    );
    expect(cut('["paragraph",{"textAlign":"x;background:url(y)"}]')).toBe('<p>a</p>');
    expect(cut('nonsense')).toBe('<p>a</p>');
  });
});
