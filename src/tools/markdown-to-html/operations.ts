import * as v from 'valibot';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { renderMarkdown, type RenderedMarkdown } from './render-markdown';

/** Everything that is remembered of this tool. */
export const markdownOptions = v.object({
  github: v.optional(v.boolean(), true),
  html: v.optional(v.picklist(['off', 'sanitised']), 'off'),
  page: v.optional(v.boolean(), false),
  ids: v.optional(v.boolean(), false),
  contents: v.optional(v.boolean(), false),
  cjk: v.optional(v.boolean(), true),
  breaks: v.optional(v.boolean(), false),
  frontMatter: v.optional(v.boolean(), true),
});

const TABLE = `<table>
<thead>
<tr>
<th>a</th>
<th>b</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>2</td>
</tr>
</tbody>
</table>
`;

const gives =
  (html: string) =>
  ({ text: written }: RenderedMarkdown) =>
    written === html;

/** Markdown, CommonMark or as GitHub has it, as clean HTML. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  output: 'report',
  options: markdownOptions,
  // The parser is not for the page.
  inlineLimit: 0,
  examples: [
    { inputs: { text: '# Hi' }, check: gives('<h1>Hi</h1>\n') },
    {
      inputs: { text: '~~x~~ <script>alert(1)</script>' },
      check: gives('<p><s>x</s> &lt;script&gt;alert(1)&lt;/script&gt;</p>\n'),
    },
    { inputs: { text: '**中文：**文字' }, check: gives('<p><strong>中文：</strong>文字</p>\n') },
    { inputs: { text: '**中文：**文字' }, options: { cjk: false }, check: gives('<p>**中文：**文字</p>\n') },
    { inputs: { text: '[x](javascript:alert(1))' }, check: gives('<p>[x](javascript:alert(1))</p>\n') },
    { inputs: { text: '|a|b|\n|-|-|\n|1|2|' }, check: gives(TABLE) },
    {
      inputs: { text: '<b onclick="x()">b</b><script>alert(1)</script>' },
      options: { html: 'sanitised' },
      check: gives('<p><b>b</b></p>\n'),
    },
    {
      inputs: { text: '- [x] done www.example.com' },
      check: gives(
        '<ul>\n<li><input checked="" disabled="" type="checkbox"> done <a href="http://www.example.com">www.example.com</a></li>\n</ul>\n',
      ),
    },
    { inputs: { text: '## A & b' }, options: { ids: true }, check: gives('<h2 id="a--b">A &amp; b</h2>\n') },
    { inputs: { text: '' }, check: gives('') },
    {
      inputs: { text: '<i>a</i>\n\n[x](javascript:alert(1)) ![p](https://example.com/a.png)' },
      check: ({ notes: [first, second], remotePictures }) =>
        first?.code === 'refused' && first.line === 3 && second?.code === 'shown-tags' && remotePictures === 1,
    },
  ],
  run: async ({ text: given }, options) => ok(await renderMarkdown(given, options)),
});
