/** What is asked in the place of a change of page. */
export interface LeaveQuestion {
  /** Before a link is followed; `go` follows it after all. */
  readonly onLink: (to: string, go: () => void) => void;
  /** On Back and Forward, when the address has changed and the page has not. */
  readonly onHistory: (event: PopStateEvent) => void;
}

let question: LeaveQuestion | undefined;

/** Puts a question before every change of page within the site, until the returned function is called. */
export function askBeforeLeaving(next: LeaveQuestion): () => void {
  question = next;
  return () => {
    if (question === next) question = undefined;
  };
}

/** Changes the page by `go`, or asks first where something would be lost. */
export function leave(to: string, go: () => void): void {
  if (question) question.onLink(to, go);
  else go();
}

/** Hears of Back and Forward. The window tells its listeners in their order: call it before the router is drawn. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => question?.onHistory(event));
}
