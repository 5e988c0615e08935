import type { Token } from 'markdown-it';
import { cleanHtml, type CleanHtml } from './clean-html';
import { splitFrontMatter } from './front-matter';
import { contentsOf, headingsOf, type Heading } from './headings';
import { pageOf } from './page';
import { makeParser, type Parser, type RefusedAddress } from './parser';
import { countRemote, previewPieces } from './preview-pieces';

export interface MarkdownOptions {
  readonly github: boolean;
  readonly html: 'off' | 'sanitised';
  readonly ids: boolean;
  readonly contents: boolean;
  readonly cjk: boolean;
  readonly breaks: boolean;
  readonly frontMatter: boolean;
  readonly page: boolean;
}

/** A name and how often it was there. */
export type Counted = readonly [name: string, count: number];

export type MarkdownNote =
  /** A link or picture that was not made; its line, from 1, is not known where the address stands below the text or in HTML. */
  | { readonly code: 'refused'; readonly address: string; readonly line: number | undefined }
  | { readonly code: 'more-refused'; readonly count: number }
  /** Tags that stand as text, since HTML is off. */
  | { readonly code: 'shown-tags'; readonly tags: readonly Counted[] }
  | { readonly code: 'removed-tags'; readonly tags: readonly Counted[] }
  | { readonly code: 'removed-attributes'; readonly attributes: readonly Counted[] }
  | { readonly code: 'front-matter'; readonly lines: number };

/** So many addresses, tags and attributes are named. */
const MOST_NAMED = 20;

export interface RenderedMarkdown {
  /** What is copied and saved: the body, or the page around it. */
  readonly text: string;
  /** The body alone, for what takes formatted text. */
  readonly body: string;
  /** The body as the preview shows it, in pieces that are each whole. */
  readonly pieces: readonly string[];
  /** The document is too long to be shown as a whole; the text is whole. */
  readonly isPreviewCut: boolean;
  readonly notes: readonly MarkdownNote[];
  /** Pictures that the preview does not fetch. */
  readonly remotePictures: number;
}

/** A text in Markdown as HTML that may be shown anywhere. */
export async function renderMarkdown(given: string, options: MarkdownOptions): Promise<RenderedMarkdown> {
  const source = given.startsWith('\ufeff') ? given.slice(1) : given;
  const { text, lines, title } = options.frontMatter ? splitFrontMatter(source) : { text: source, lines: 0 };
  const parser = await makeParser({ ...options, html: options.html === 'sanitised' });
  const tokens = parser.parse(text);
  const headings = headingsOf(tokens, options.ids || options.contents);
  const rendered = options.contents ? withContents(parser, tokens, headings) : parser.render(tokens);
  // With HTML off nothing is left to take out; that what is written needs no trust in the parser stays true all the same.
  const clean = cleanHtml(rendered);
  const named = title ?? headings.find(({ level }) => level === 1)?.text ?? headings[0]?.text ?? '';
  const preview = previewPieces(clean.html, clean.cuts);
  return {
    text: options.page ? pageOf(clean.html, parser.escape(named === '' ? 'Document' : named)) : clean.html,
    body: clean.html,
    pieces: preview.pieces,
    isPreviewCut: preview.isCut,
    notes: notesOf(parser.refused, clean, { lines, shown: options.html === 'off' ? tagsShown(tokens) : [] }),
    remotePictures: countRemote(clean.html),
  };
}

function notesOf(
  refused: readonly RefusedAddress[],
  clean: CleanHtml,
  { lines, shown }: { readonly lines: number; readonly shown: readonly Counted[] },
): MarkdownNote[] {
  const addresses = [
    ...refused.map(({ address, line }) => ({ address, line: line === undefined ? line : line + lines + 1 })),
    ...clean.addresses.map((address) => ({ address, line: undefined })),
  ];
  const notes: MarkdownNote[] = addresses.slice(0, MOST_NAMED).map((one) => ({ code: 'refused', ...one }));
  if (addresses.length > MOST_NAMED) notes.push({ code: 'more-refused', count: addresses.length - MOST_NAMED });
  const removed = counted(clean.tags);
  const attributes = counted(clean.attributes);
  if (shown.length > 0) notes.push({ code: 'shown-tags', tags: shown });
  if (removed.length > 0) notes.push({ code: 'removed-tags', tags: removed });
  if (attributes.length > 0) notes.push({ code: 'removed-attributes', attributes });
  if (lines > 0) notes.push({ code: 'front-matter', lines });
  return notes;
}

/** The contents stand where a paragraph of `[TOC]` asks for them, else in front. */
function withContents(parser: Parser, tokens: Token[], headings: readonly Heading[]): string {
  const contents = contentsOf(headings, parser.escape);
  const at = tokens.findIndex(({ type, content }) => type === 'inline' && /^\[{1,2}toc\]{1,2}$/i.test(content));
  if (at < 0 || tokens[at - 1]?.type !== 'paragraph_open' || tokens[at]?.level !== 1)
    return contents + parser.render(tokens);
  return parser.render(tokens.slice(0, at - 1)) + contents + parser.render(tokens.slice(at + 2));
}

/** The elements that one sees as text: a beginning and its end are one. */
function tagsShown(tokens: readonly Token[]): Counted[] {
  const begun = new Map<string, number>();
  const ended = new Map<string, number>();
  for (const { children } of tokens)
    for (const { type, content } of children ?? []) {
      if (type !== 'text' || !content.includes('<')) continue;
      for (const [, slash, given = ''] of content.matchAll(/<(\/?)([a-z][a-z\d-]{0,30})(?=[\s/>])/gi)) {
        const counts = slash === '' ? begun : ended;
        const name = given.toLowerCase();
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
  for (const [name, count] of ended) begun.set(name, Math.max(count, begun.get(name) ?? 0));
  return counted(begun);
}

/** The most frequent first. */
const counted = (counts: ReadonlyMap<string, number>): Counted[] =>
  [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_NAMED);
