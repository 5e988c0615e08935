/** What the Base64 of a file is wrapped in. */
export const FORMS = ['data-uri', 'bare', 'url-safe', 'css', 'html', 'markdown', 'json'] as const;
export type Form = (typeof FORMS)[number];

export const LINE_LENGTHS = [0, 64, 76] as const;
export type LineLength = (typeof LINE_LENGTHS)[number];

/** Only bare Base64 may be broken into lines; in an address, a style sheet or a string a line break would end it. */
export function hasLines(form: Form): boolean {
  return form === 'bare' || form === 'url-safe';
}

/** How the Base64 inside a form is written. */
export function styleOf(
  form: Form,
  lineLength: LineLength,
): { readonly urlSafe: boolean; readonly lineLength: LineLength } {
  return { urlSafe: form === 'url-safe', lineLength: hasLines(form) ? lineLength : 0 };
}

/** Whether the Base64 inside a form is what a data URI needs. */
export function isPlain(form: Form, lineLength: LineLength): boolean {
  const style = styleOf(form, lineLength);
  return !style.urlSafe && style.lineLength === 0;
}

/** What stands before and after the Base64 of a file in a form; `name` is the file's name as people see it. */
export function wrapperOf(form: Form, mimeType: string, name: string): readonly [before: string, after: string] {
  const address = `data:${mimeType};base64,`;
  switch (form) {
    case 'data-uri':
      return [address, ''];
    case 'bare':
    case 'url-safe':
      return ['', ''];
    case 'css':
      return [`url("${address}`, '")'];
    case 'html':
      return [`<img src="${address}`, `" alt="${escapeHtml(name)}">`];
    case 'markdown':
      return [`![${escapeMarkdown(name)}](${address}`, ')'];
    case 'json':
      return [`"${address}`, '"'];
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\[\]`*_<>!]/g, String.raw`\$&`).replace(/\s+/g, ' ');
}

/** A name without what file systems refuse or take for a folder; never empty. */
export function safeFileName(name: string): string {
  const safe = name
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .trim();
  return /^\.*$/.test(safe) ? 'file' : safe;
}

/** A file name from its two fields; a leading dot in the extension is not doubled, and none is needed. */
export function joinFileName(name: string, extension: string): string {
  const suffix = extension.trim().replace(/^\.+/, '');
  return safeFileName(suffix === '' ? name : `${safeFileName(name)}.${suffix}`);
}
