export const LIGHT = `:root { color-scheme: light; --text: #1f2328; --quiet: #59636e; --page: #fff; --raised: #f3f5f7; --line: #d1d9e0; --link: #0a58ca; }`;
export const DARK = `:root { color-scheme: dark; --text: #e6e8ea; --quiet: #9aa4ae; --page: #1e1e1e; --raised: #2a2d31; --line: #434a52; --link: #7ab7ff; }`;

export const BASE = `html { background: var(--page); color: var(--text); }
body { max-width: 46rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, h6 { margin: 1.5em 0 0.6em; line-height: 1.3; }
h1 { font-size: 1.8em; }
h2 { font-size: 1.4em; }
h3 { font-size: 1.2em; }
h4, h5, h6 { font-size: 1em; }
h1, h2 { padding-bottom: 0.25em; border-bottom: 1px solid var(--line); }
body > :first-child { margin-top: 0; }
p, ul, ol, dl, blockquote, pre, table, details, figure { margin: 0 0 1em; }
ul, ol { padding-left: 2em; }
li > ul, li > ol { margin-bottom: 0; }
li:has(> input) { list-style: none; }
li > input { margin: 0 0.3em 0 -1.4em; vertical-align: middle; }
a { color: var(--link); }
blockquote { margin-left: 0; padding-left: 1em; border-left: 4px solid var(--line); color: var(--quiet); }
code, pre, kbd, samp { font-family: ui-monospace, SFMono-Regular, Consolas, "Liberation Mono", monospace; font-size: 0.9em; }
code, kbd { padding: 0.15em 0.35em; border-radius: 4px; background: var(--raised); }
pre { padding: 0.8em 1em; border-radius: 6px; background: var(--raised); overflow: auto; overflow-wrap: normal; }
pre code { padding: 0; background: none; font-size: 1em; }
table { display: block; max-width: 100%; border-collapse: collapse; overflow: auto; }
th, td { padding: 0.35em 0.8em; border: 1px solid var(--line); }
th { background: var(--raised); }
img { max-width: 100%; height: auto; }
hr { height: 1px; margin: 1.5em 0; border: 0; background: var(--line); }
sup { line-height: 0; }
.footnotes { margin-top: 2em; border-top: 1px solid var(--line); padding-top: 1em; color: var(--quiet); font-size: 0.9em; }
.markdown-alert { margin: 0 0 1em; padding: 0.5em 1em; border-left: 4px solid var(--alert); }
.markdown-alert > :last-child { margin-bottom: 0; }
.markdown-alert-title { margin-bottom: 0.4em; color: var(--alert); font-weight: 600; }
.markdown-alert-note { --alert: light-dark(#0969da, #58a6ff); }
.markdown-alert-tip { --alert: light-dark(#1a7f37, #3fb950); }
.markdown-alert-important { --alert: light-dark(#8250df, #ab7df8); }
.markdown-alert-warning { --alert: light-dark(#9a6700, #d29922); }
.markdown-alert-caution { --alert: light-dark(#d1242f, #f85149); }
mark { background: #ffe58a; color: #1f2328; }`;

export const PRINT = `@media print { ${LIGHT} body { max-width: none; padding: 0; } pre { white-space: pre-wrap; } h1, h2, h3, h4, h5, h6 { break-after: avoid; } pre, blockquote, tr, img { break-inside: avoid; } a { color: inherit; } }`;
