import type { BrowserContext, Page } from '@playwright/test';

/**
 * Long enough that an operation goes to the worker, and readable as JSON, text and anything else. In lines: one of them all would take the
 * browser longer to lay out than the tool to answer.
 */
export const LARGE_TEXT = JSON.stringify(
  {
    text: Array.from({ length: 800 }, () => '你好 hello '.repeat(10)),
    numbers: Array.from({ length: 2000 }, (_, i) => i),
  },
  undefined,
  1,
);

/** What a page did that it must not do. */
export interface Watch {
  /** Console errors and warnings, uncaught errors, policy violations, requests to other origins. */
  readonly problems: string[];
  /** Every address that was asked for. */
  readonly requests: string[];
}

/** Records everything that goes wrong in a page and its workers from now on. */
export async function watch(page: Page, context: BrowserContext, origin: string): Promise<Watch> {
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    // Said by the test runner itself where a test does without the service worker.
    if (message.text().includes('blocked by Playwright')) return;
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    requests.push(request.url());
    if (url.protocol !== 'blob:' && url.protocol !== 'data:' && url.origin !== origin) {
      problems.push(`request to ${request.url()}`);
    }
  });
  // The console names most violations, but not those of report-only or of elements removed at once.
  await page.exposeFunction('noteViolation', (text: string) => problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // Exposed above.
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return { problems, requests };
}
