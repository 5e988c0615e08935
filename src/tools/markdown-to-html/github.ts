import type { MarkdownIt } from 'markdown-it';
import { alerts } from './alerts';
import { autolinks } from './autolinks';
import { footnotes } from './footnotes';
import { strikethrough } from './strikethrough';

/** `[ ] ` or `[x] ` at the beginning of a list item. */
const TASK = /^\[([ \t\nxX])\][ \t\n]+(?=\S)/;

/** What GitHub flavoured Markdown has beyond CommonMark; tables are markdown-it's own. */
export function github(md: MarkdownIt, isCjkFriendly: boolean): void {
  strikethrough(md);
  autolinks(md, isCjkFriendly);
  taskLists(md);
  alerts(md);
  footnotes(md);
  // As GitHub writes it. A `style` would be refused by every page with a strict policy.
  md.core.ruler.push('align', ({ tokens }) => {
    for (const token of tokens) {
      const align = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? ''))?.[1];
      if (align) token.attrs = [['align', align]];
    }
  });
}

function taskLists(md: MarkdownIt): void {
  // Before links are looked for: `[x]` may also be the name of one.
  md.core.ruler.before('inline', 'tasks', ({ tokens }) => {
    for (const [at, token] of tokens.entries()) {
      if (token.type !== 'inline' || tokens[at - 1]?.type !== 'paragraph_open') continue;
      if (tokens[at - 2]?.type !== 'list_item_open') continue;
      const task = TASK.exec(token.content);
      if (!task) continue;
      token.content = token.content.slice(task[0].length);
      token.meta = { task: /x/i.test(task[1] ?? '') ? 'checked="" ' : '' };
    }
  });
  md.core.ruler.push('task-boxes', ({ tokens, Token }) => {
    for (const { meta, children } of tokens) {
      if (typeof meta?.task !== 'string' || !children) continue;
      const box = new Token('html_inline', '', 0);
      box.content = `<input ${meta.task}disabled="" type="checkbox"> `;
      children.unshift(box);
    }
  });
}
