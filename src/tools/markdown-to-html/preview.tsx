import DOMPurify from 'dompurify';
import { useEffect, useRef, type Ref } from 'react';
import { mergeRefs } from '../../ui/merge-refs';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed-html';
import { BASE, DARK, LIGHT, PRINT } from './page-style';
import styles from './preview.module.css';

/** Without scripts, whatever stands in it. That it counts as ours lets the page fill and print it; links open beside the page. */
const SANDBOX = 'allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox';

const EMPTY = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

const SETTINGS = {
  RETURN_DOM_FRAGMENT: true as const,
  ALLOWED_TAGS: [...ALLOWED_TAGS, '#text'],
  ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES, 'target', 'rel'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // No script reads the names in the frame, and headings may be called "title".
  SANITIZE_DOM: false,
  ALLOWED_URI_REGEXP:
    /^(?:about:srcdoc#|(?!(?:javascript|vbscript|data|file|blob|about):)[a-z][a-z\d+.-]*:|[^a-z]|[a-z\d+.-]+(?:[^a-z\d+.:-]|$))/i,
};

/** What the frame has beyond a page: boxes for pictures, and pieces that are laid out only when they come into sight. */
const FRAME = `.md-picture { display: inline-block; padding: 0.2em 0.5em; border: 1px dashed var(--line); border-radius: 4px; color: var(--quiet); font-size: 0.9em; }
body > div:first-child > :first-child { margin-top: 0; }
body > div:not(:only-child) { content-visibility: auto; contain-intrinsic-size: auto 60rem; }
@media print { body > div { content-visibility: visible !important; } }`;

export interface PreviewProps {
  pieces: readonly string[];
  label: string;
  frameRef?: Ref<HTMLIFrameElement>;
}

/** A rendered document in a frame of its own, in which nothing can run. */
export function Preview({ pieces, label, frameRef }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const drawing = useRef<Drawing>(undefined);

  useEffect(() => drawing.current?.draw(pieces), [pieces]);
  useEffect(() => () => drawing.current?.stop(), []);

  return (
    <iframe
      ref={mergeRefs(frame, frameRef)}
      className={styles.frame}
      title={label}
      sandbox={SANDBOX}
      srcDoc={EMPTY}
      onLoad={() => {
        const view = frame.current?.contentWindow;
        if (!view) return;
        drawing.current?.stop();
        drawing.current = new Drawing(view);
        drawing.current.draw(pieces);
      }}
    />
  );
}

interface Drawn {
  readonly html: string;
  readonly element: HTMLElement;
}

/** What stands in the frame. Of a new document only the pieces that differ are drawn, one a task, so that the page answers in between. */
class Drawing {
  private readonly body: HTMLElement;
  private readonly view: Window;
  private drawn: Drawn[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly observer = new MutationObserver(() => this.style());
  private readonly system = matchMedia('(prefers-color-scheme: dark)');

  constructor(view: Window) {
    this.view = view;
    this.body = view.document.body;
    this.style();
    this.observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    this.system.addEventListener('change', this.style);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.observer.disconnect();
    this.system.removeEventListener('change', this.style);
  }

  /** By a style sheet that is made by script: the policy lets no other be. */
  private readonly style = (): void => {
    const { theme } = document.documentElement.dataset;
    const isDark = theme ? theme === 'dark' : this.system.matches;
    // The frame's own class, since a sheet belongs to the document of its window.
    const { CSSStyleSheet: Sheet } = this.view as Window & typeof globalThis;
    const sheet = new Sheet();
    sheet.replaceSync([isDark ? DARK : LIGHT, BASE, FRAME, PRINT].join('\n'));
    this.view.document.adoptedStyleSheets = [sheet];
  };

  draw(pieces: readonly string[]): void {
    clearTimeout(this.timer);
    const { drawn } = this;
    let same = 0;
    while (same < drawn.length && drawn[same]?.html === pieces[same]) same++;
    let kept = 0;
    const most = Math.min(drawn.length, pieces.length) - same;
    while (kept < most && drawn.at(-1 - kept)?.html === pieces.at(-1 - kept)) kept++;
    const rest = drawn.slice(drawn.length - kept);
    const gone = drawn.slice(same, drawn.length - kept);
    this.drawn = [...drawn.slice(0, same), ...rest];
    this.add(pieces.slice(same, pieces.length - kept), same, rest[0]?.element);
    // What was there goes when what comes is there: a page of one piece keeps its height and place.
    for (const { element } of gone) element.remove();
  }

  private add(pieces: readonly string[], at: number, before: HTMLElement | undefined): void {
    const [html, ...others] = pieces;
    if (html === undefined) return;
    const element = this.view.document.createElement('div');
    element.append(DOMPurify.sanitize(html, SETTINGS));
    this.body.insertBefore(element, before ?? null);
    this.drawn.splice(at, 0, { html, element });
    if (others.length > 0) this.timer = setTimeout(() => this.add(others, at + 1, before), 0);
  }
}
