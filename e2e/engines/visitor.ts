import type { Driver, Json } from './driver';
import { eventually } from './program';

/** What is asked for on a page: a selector, and where several elements fit, a part of their name or text. */
export interface Spot {
  readonly css: string;
  readonly named?: string;
}

/** A visitor of the site in one of the browsers. What it does is done by keys and pointer; what it sees is asked of the page. */
export class Visitor {
  readonly driver: Driver;
  readonly #base: string;

  /** `base` is where the site is, with a slash at its end. */
  constructor(driver: Driver, base: string) {
    this.driver = driver;
    this.#base = base;
  }

  /** Opens a page and waits until its script runs. */
  async open(path = ''): Promise<void> {
    const address = this.#base + path;
    await this.driver.open(address);
    // Where nothing came, WebKit leaves the former page standing and says that all is well.
    await this.until(`/${path} is open`, (asked) => location.href === asked, address);
    await this.started(`/${path} starts`);
  }

  async started(what = 'the page starts'): Promise<void> {
    await this.until(what, () => document.documentElement.hasAttribute('data-started'));
  }

  /** Waits until a function of the page gives something true. */
  until<A extends readonly Json[]>(
    what: string,
    ask: (...given: A) => boolean | Promise<boolean>,
    ...given: A
  ): Promise<true> {
    return eventually(what, async () => ((await this.driver.evaluate(ask, ...given)) ? true : undefined));
  }

  /** The path of the page inside the site. */
  async path(): Promise<string> {
    const address = await this.driver.evaluate(() => location.href);
    return address.startsWith(this.#base) ? address.slice(this.#base.length) : address;
  }

  /** What stands in the main part: its text, and what its fields hold. */
  seen(): Promise<string> {
    return this.driver.evaluate(() => {
      const main = document.querySelector<HTMLElement>('#main');
      const fields = [...(main?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
      return [main?.innerText ?? '', ...fields.map(({ value }) => value)].join('\n');
    });
  }

  /** Waits until the main part shows all of these. */
  async sees(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await eventually(`"${text}" is seen`, async () => ((await this.seen()).includes(text) ? true : undefined)).catch(
        async (error: unknown) => {
          throw new Error(`${String(error)}\n${await this.#state()}\n${(await this.seen()).slice(0, 2000)}`, {
            cause: error,
          });
        },
      );
    }
  }

  /** Where the page stands, in one line: a record of a run keeps few of them. */
  #state(): Promise<string> {
    return this.driver.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const active = document.activeElement;
      const focused = active ? `${active.tagName} ${active.ariaLabel ?? active.id}` : 'nothing';
      return JSON.stringify({
        fields: all('#main :is(input, textarea)').map((field) => (field as HTMLInputElement).value.slice(0, 60)),
        alerts: all('[role="alert"]').map((alert) => alert.innerText.slice(0, 200)),
        focused: document.hasFocus() ? focused : `${focused}, in a window without focus`,
        isBusy: all('#main :is([aria-busy="true"], [data-awaited], progress)').length > 0,
      });
    });
  }

  async click({ css, named = '' }: Spot): Promise<void> {
    const [x, y] = await eventually(`${css} "${named}" can be clicked`, () =>
      this.driver.evaluate(
        (selector, name) => {
          const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
            (each) => each.checkVisibility() && `${each.ariaLabel ?? ''} ${each.innerText}`.includes(name),
          );
          if (!found) return undefined;
          found.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = found.getBoundingClientRect();
          const place: [number, number] = [left + width / 2, top + height / 2];
          // What lies above it would take the click.
          const hit = document.elementFromPoint(...place);
          return hit && (found.contains(hit) || hit.contains(found)) ? place : undefined;
        },
        css,
        named,
      ),
    );
    await this.driver.clickAt(x, y);
  }

  /** Types a text in the place of what a field of the main part holds; the field is named by its label. */
  async write(label: string, text: string): Promise<void> {
    await this.#choose(label);
    // A long text, or one of several lines, comes as it does from the clipboard.
    if (text.length <= 60 && !text.includes('\n')) await this.driver.type(text);
    else {
      await this.driver.evaluate((value) => {
        document.execCommand('insertText', false, value);
      }, text);
    }
  }

  /** Puts the focus into a field and marks all that it holds. */
  async #choose(label: string): Promise<void> {
    await this.until(
      `the field "${label}" takes text`,
      (name) => {
        const fields = document.querySelectorAll<HTMLInputElement>('#main input, #main textarea');
        const found = [...fields].find(
          (each) =>
            each.checkVisibility() &&
            !each.readOnly &&
            !['radio', 'checkbox', 'range', 'color', 'file'].includes(each.type) &&
            [each.ariaLabel, ...[...(each.labels ?? [])].map((one) => one.innerText)].some(
              (one) => one?.trim() === name,
            ),
        );
        found?.focus();
        found?.select();
        return found !== undefined && document.activeElement === found;
      },
      label,
    );
  }

  /** Fails where the browser has told of an error. */
  async hadNoProblem(ofAddress = ''): Promise<void> {
    const problems = await this.driver.takeProblems();
    if (problems.length > 0) throw new Error(`${ofAddress} ${problems.join('\n')}`);
  }
}
