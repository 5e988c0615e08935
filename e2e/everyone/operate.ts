import type { Page } from '@playwright/test';
import { atRest } from '../use/instruments';

/** What keys do with a control: each kind has its own. Buttons come last, for they may take away what stands there. */
const KINDS = ['tab', 'radio', 'check', 'range', 'list', 'choice', 'summary', 'button'] as const;
type Kind = (typeof KINDS)[number];

interface Control {
  readonly mark: string;
  readonly kind: Kind;
  readonly name: string;
}

/** How a control stands, and where the focus is. */
interface State {
  readonly isThere: boolean;
  readonly value: string;
  readonly isOpen: boolean;
  readonly active: string;
  readonly clicks: number;
  readonly focus: 'control' | 'page' | 'elsewhere';
}

declare global {
  // oxlint-disable-next-line no-var -- how TypeScript declares a global
  var clicked: Map<string, number> | undefined;
}

/** Marks the controls of the main part that are in sight: at most so many of a kind that look alike. */
function markControls(page: Page, most: number): Promise<Control[]> {
  return page.evaluate((limit) => {
    if (!window.clicked) {
      const clicks = new Map<string, number>();
      window.clicked = clicks;
      document.addEventListener(
        'click',
        ({ target }) => {
          const mark = target instanceof Element ? target.closest('[data-operated]') : null;
          const its = mark?.getAttribute('data-operated');
          if (its) clicks.set(its, (clicks.get(its) ?? 0) + 1);
        },
        true,
      );
    }
    const kindOf = (element: Element): Kind | undefined => {
      if (element.matches('[role="tab"]')) return element.ariaSelected === 'true' ? 'tab' : undefined;
      if (element instanceof HTMLInputElement) {
        if (element.type === 'radio') return element.checked ? 'radio' : undefined;
        if (element.type === 'checkbox') return 'check';
        if (element.type === 'range' || element.type === 'number' || element.role === 'spinbutton') return 'range';
        return undefined;
      }
      if (element instanceof HTMLSelectElement) return 'choice';
      if (element.matches('[aria-haspopup="listbox"]')) return 'list';
      if (element.matches('summary')) return 'summary';
      return element.matches('button') ? 'button' : undefined;
    };
    const counts = new Map<string, number>();
    const found: Control[] = [];
    const SOUGHT = 'main :is(button, input, select, summary, [role="tab"], [aria-haspopup="listbox"])';
    for (const element of document.querySelectorAll<HTMLElement>(SOUGHT)) {
      const kind = kindOf(element);
      const isOff = element.matches(':disabled, [aria-disabled="true"], :read-only:is(input)[type="text"]');
      if (!kind || isOff || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden="true"], [role="tree"]')) continue;
      const alike = `${kind} ${element.className} ${element.querySelector('use')?.getAttribute('href') ?? ''}`;
      const count = (counts.get(alike) ?? 0) + 1;
      counts.set(alike, count);
      if (count > limit) continue;
      const mark = `${kind} ${found.length}`;
      element.dataset['operated'] = mark;
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
      found.push({
        mark,
        kind,
        name: `${kind} “${(element.ariaLabel ?? (label || element.textContent || '')).trim().slice(0, 40)}”`,
      });
    }
    return found;
  }, most);
}

function stateOf(page: Page, { mark, kind }: Control): Promise<State> {
  return page.evaluate(
    ([its, sort]) => {
      const element = document.querySelector<HTMLElement>(`[data-operated="${its}"]`);
      const active = document.activeElement;
      const whole = sort === 'tab' ? element?.closest('[role="tablist"]') : element;
      const isIn = active !== null && (whole?.contains(active) ?? false);
      const isSame =
        active instanceof HTMLInputElement &&
        element instanceof HTMLInputElement &&
        active.name === element.name &&
        active.type === 'radio';
      const valueOf = () => {
        if (element instanceof HTMLInputElement) {
          if (element.type === 'radio') return String(element.checked);
          return element.type === 'checkbox' ? String(element.checked) : element.value;
        }
        if (element instanceof HTMLSelectElement) return element.value;
        if (sort === 'tab') return element?.ariaSelected ?? '';
        return element?.textContent ?? '';
      };
      const menu = document.getElementById(element?.getAttribute('popovertarget') ?? '');
      const details = element?.closest('details');
      return {
        // What has nothing to act on any more is off.
        isThere:
          element !== null && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
        value: valueOf(),
        isOpen:
          element?.ariaExpanded === 'true' ||
          (menu?.matches(':popover-open') ?? false) ||
          (sort === 'summary' && (details?.open ?? false)) ||
          document.querySelector('dialog[open]') !== null,
        active: active?.getAttribute('aria-activedescendant') ?? active?.id ?? '',
        clicks: window.clicked?.get(its) ?? 0,
        focus: isIn || isSame ? 'control' : active === null || active === document.body ? 'page' : 'elsewhere',
      } as const;
    },
    [mark, kind] as const,
  );
}

/** One control under the hands of somebody without a mouse. */
class Hands {
  readonly problems: string[] = [];
  readonly #page: Page;
  readonly #control: Control;

  constructor(page: Page, control: Control) {
    this.#page = page;
    this.#control = control;
  }

  async state(): Promise<State> {
    // What a button opens may be fetched first, and drawn in the next frames.
    for (let last = -1, look = 0; look < 50; look += 1) {
      const now = await this.#page.evaluate(() => performance.getEntriesByType('resource').length);
      if (now === last) break;
      last = now;
      await this.#page.waitForTimeout(60);
    }
    await this.#page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await atRest(this.#page);
    return stateOf(this.#page, this.#control);
  }

  /** Presses a key and tells how the control stands then. The focus must be somewhere. */
  async press(key: string): Promise<State> {
    await this.#page.keyboard.press(key);
    const state = await this.state();
    if (state.focus === 'page') this.wrong(`loses the focus with ${key}`);
    return state;
  }

  wrong(what: string): void {
    this.problems.push(`${this.#control.name} ${what}`);
  }

  /** Presses a key after which the value must be another. */
  async changes(...keys: readonly string[]): Promise<void> {
    const before = await this.state();
    for (const key of keys) {
      const { value, isThere } = await this.press(key);
      if (!isThere || value !== before.value) return;
    }
    this.wrong(`does not change with ${keys.join(', ')}`);
  }

  /** Opens a list, walks in it and leaves it by Escape, then chooses. */
  async chooses(): Promise<void> {
    const opened = await this.press('Enter');
    if (!opened.isOpen) return this.wrong('does not open with Enter');
    const before = opened.active;
    let moved = await this.press('ArrowDown');
    if (moved.active === before) moved = await this.press('ArrowUp');
    if (moved.active === before) this.wrong('does not move with the arrows');
    const left = await this.press('Escape');
    if (left.isOpen) this.wrong('does not close with Escape');
    if (left.focus !== 'control') this.wrong('has not the focus again after Escape');
    await this.press('Enter');
    await this.press('ArrowDown');
    const chosen = await this.press('Enter');
    if (chosen.isOpen) this.wrong('does not close with a choice');
    if (chosen.isThere && chosen.focus !== 'control') this.wrong('has not the focus again after a choice');
  }

  /** Presses a button by both of its keys; what it opens is left by Escape. */
  async pressesButton(): Promise<void> {
    for (const key of ['Space', 'Enter']) {
      const before = await this.state();
      if (!before.isThere) return;
      if (before.focus !== 'control') await this.#page.locator(`[data-operated="${this.#control.mark}"]`).focus();
      let after = await this.press(key);
      // What the key before opened may come late, and takes this one.
      for (let again = 0; again < 3 && after.isThere && after.clicks === before.clicks; again += 1) {
        await leaveDialogs(this.#page);
        await this.#page.locator(`[data-operated="${this.#control.mark}"]`).focus();
        after = await this.press(key);
      }
      if (after.isThere && after.clicks === before.clicks) this.wrong(`is not pressed by ${key}`);
      if (!after.isOpen || before.isOpen) continue;
      const closed = await this.press('Escape');
      if (closed.isOpen && this.#control.kind === 'button') await this.press(key);
    }
  }
}

/** Leaves dialogs that came late; behind them nothing can be reached. */
async function leaveDialogs(page: Page): Promise<void> {
  const dialogs = page.locator('dialog[open]');
  for (let time = 0; time < 3 && (await dialogs.count()) > 0; time += 1) {
    await page.keyboard.press('Escape');
    await atRest(page);
  }
}

async function operate(page: Page, control: Control): Promise<readonly string[]> {
  await leaveDialogs(page);
  const element = page.locator(`[data-operated="${control.mark}"]`);
  if ((await element.count()) === 0 || !(await element.isVisible()) || !(await element.isEnabled())) return [];
  const hands = new Hands(page, control);
  await element.focus();
  if ((await hands.state()).focus !== 'control') hands.wrong('takes no focus');
  switch (control.kind) {
    case 'tab':
    case 'radio':
      await hands.changes('ArrowRight', 'ArrowLeft');
      break;
    case 'check':
      await hands.changes('Space');
      await hands.changes('Space');
      break;
    case 'range':
      await hands.changes('ArrowUp', 'ArrowDown');
      break;
    case 'choice':
      await hands.changes('ArrowDown', 'ArrowUp');
      break;
    case 'list':
      await hands.chooses();
      break;
    case 'summary':
    case 'button':
      await hands.pressesButton();
      break;
  }
  return hands.problems;
}

/** Operates every kind of control of a page by its keys; at most so many that look alike. */
export async function operateByKeyboard(page: Page, most: number): Promise<string[]> {
  // Files are chosen in a window of the system.
  const ignore = () => undefined;
  page.on('filechooser', ignore);
  const controls = await markControls(page, most);
  const problems: string[] = [];
  for (const kind of KINDS) {
    for (const control of controls.filter((one) => one.kind === kind)) problems.push(...(await operate(page, control)));
  }
  page.off('filechooser', ignore);
  return problems;
}
