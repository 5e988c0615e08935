/** Shows each kind of markup once. */
export const SAMPLE = `# Markdown

**Bold**, *italic*, ~~struck~~, \`code\` and a [link](https://commonmark.org).
中文里的**「强调」**也能识别。

- [x] A task that is done
- [ ] One that is not

| Left | Right |
| :--- | ----: |
| a    |     1 |
| b    |    22 |

> A quotation

\`\`\`js
console.log('Hello');
\`\`\`
`;
