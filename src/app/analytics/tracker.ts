/** Records what visitors do, when the operator has switched that on. */
export interface Tracker {
  event(name: string, props?: Readonly<Record<string, string>>): void;
  pageView(): void;
}

let tracker: Tracker | undefined;

/** Puts the tracker in force; without one nothing is recorded and nothing of it is even loaded. */
export function setTracker(next: Tracker): void {
  tracker = next;
}

/** Records an event; does nothing while the tracker is off. */
export function trackEvent(name: string, props?: Readonly<Record<string, string>>): void {
  tracker?.event(name, props);
}

/** Records that a page is shown; does nothing while the tracker is off. */
export function trackPageView(): void {
  tracker?.pageView();
}
