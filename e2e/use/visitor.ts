import { readFile, stat } from 'node:fs/promises';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import type { GivenExample, GivenFile } from '../examples/examples';
import { fieldOf } from './fields';
import { atRest } from './instruments';
import { wrongInFile } from './saved';
import { isShown } from './shown';

/** What has been done in a tool, and what went wrong. */
export interface Use {
  typed: number;
  copies: number;
  downloads: number;
  files: number;
  pressed: number;
  readonly problems: string[];
}

type Act = 'copy' | 'download';

/** Buttons that make a region's result, and neither take nor send it. */
const MAKES =
  'main button[data-variant="primary"]:not(:has(use[href$="#copy"], use[href$="#download"], use[href$="#send"]))';

/** What says that work has no result, and why. */
const REFUSALS = '[role="alert"], [aria-invalid="true"]';

/** Tools with a copy that the page does not show as it is: masked, written for a program that reads it, or a moment later than what is shown. */
const MADE_FOR_OTHERS: ReadonlySet<string> = new Set([
  'base64-string-converter',
  'bip39-generator',
  'cookie-parser',
  'device-information',
  'keycode-info',
  'time-zone-converter',
  'url-parser',
]);

/** One visitor in one tool, whose hands do what the tests of all tools have in common. */
export class Visitor {
  readonly use: Use = { typed: 0, copies: 0, downloads: 0, files: 0, pressed: 0, problems: [] };
  readonly #page: Page;
  readonly #id: string;
  readonly #most: number;

  /** At most so many buttons of one kind are pressed in a part of a page. */
  constructor(page: Page, id: string, most: number) {
    this.#page = page;
    this.#id = id;
    this.#most = most;
  }

  /** Types an example into the marked fields of its inputs. */
  async type(example: GivenExample, names: readonly string[]): Promise<void> {
    for (const name of names) {
      const value = example.inputs[name];
      const field = fieldOf(this.#page, name);
      // What stands in one field may take another away.
      if (typeof value !== 'string' || (await field.count()) === 0 || !(await field.isEditable())) continue;
      await field.fill(value);
      this.use.typed += 1;
    }
    await atRest(this.#page);
  }

  /** The marked fields that refuse what stands in them. */
  async refusals(names: readonly string[]): Promise<string[]> {
    const refused: string[] = [];
    for (const name of names) {
      const field = fieldOf(this.#page, name);
      if ((await field.count()) > 0 && (await field.getAttribute('aria-invalid')) === 'true') refused.push(name);
    }
    return refused;
  }

  async give(input: Locator, file: GivenFile): Promise<void> {
    if ((await input.count()) === 0 || (await input.isDisabled())) return;
    await input.setInputFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(file.base64, 'base64') });
    this.use.files += 1;
    await atRest(this.#page);
  }

  /** Presses what makes results, then all that takes them away. */
  async pressEverything(): Promise<void> {
    await this.#pressMakers();
    for (const act of ['copy', 'download'] as const) await this.#pressAll(act);
    await this.#pressMenus();
  }

  async #pressMakers(): Promise<void> {
    const buttons = this.#page.locator(MAKES);
    for (let place = 0; place < (await buttons.count()); place += 1) {
      // The element itself, for which nothing waits: what was pressed before may take it away at any time.
      const [button] = await buttons.nth(place).elementHandles();
      if (!button || !(await button.isVisible()) || !(await button.isEnabled())) continue;
      try {
        await button.click();
      } catch (error) {
        if (await button.evaluate((one) => one.isConnected)) throw error;
        continue;
      }
      this.use.pressed += 1;
      await atRest(this.#page);
    }
  }

  /** Presses the buttons with an icon: the first ones and the last. */
  async #pressAll(act: Act): Promise<void> {
    const count = await this.#page.evaluate(
      ([icon, most]) => {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button:not([popovertarget])')].filter(
          (button) => button.querySelector(`use[href$="#${icon}"]`) && !button.disabled && button.checkVisibility(),
        );
        for (const button of document.querySelectorAll('[data-press]')) button.removeAttribute('data-press');
        const chosen = buttons.length <= most ? buttons : [...buttons.slice(0, most - 1), ...buttons.slice(-1)];
        for (const [place, button] of chosen.entries()) button.dataset['press'] = `${icon} ${place}`;
        return chosen.length;
      },
      [act, this.#most] as const,
    );
    for (let place = 0; place < count; place += 1) {
      const button = this.#page.locator(`main [data-press="${act} ${place}"]`);
      if ((await button.count()) > 0) await this.#press(act, button);
    }
  }

  /** Presses what stands behind buttons for several acts of one kind. */
  async #pressMenus(): Promise<void> {
    const triggers = this.#page.locator('main button[popovertarget]');
    for (let place = 0; place < (await triggers.count()); place += 1) {
      const trigger = triggers.nth(place);
      if (!(await trigger.isVisible()) || !(await trigger.isEnabled())) continue;
      const menu = this.#page.locator(`[id="${await trigger.getAttribute('popovertarget')}"]`);
      for (const act of ['copy', 'download'] as const) {
        const acts = menu.locator(`button:has(use[href$="#${act}"])`);
        const count = Math.min(await acts.count(), this.#most);
        for (let index = 0; index < count; index += 1) {
          if (!(await menu.isVisible())) await trigger.click();
          if (await acts.nth(index).isEnabled()) await this.#press(act, acts.nth(index));
        }
      }
      if (await menu.isVisible()) await this.#page.keyboard.press('Escape');
    }
  }

  async #press(act: Act, button: Locator): Promise<void> {
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    if (act === 'copy') await this.#copy(button, name);
    else await this.#download(button, name);
  }

  async #copy(button: Locator, name: string): Promise<void> {
    await this.#page.evaluate(() => void (instruments.copied.length = 0));
    await button.click();
    const count = () => this.#page.evaluate(() => instruments.copied.length);
    await expect.poll(count, { message: `${name} copies` }).toBeGreaterThan(0);
    this.use.copies += 1;
    const [copied = ''] = await this.#page.evaluate(() => instruments.copied);
    // The pointer to the whole of a document (RFC 6901).
    if (copied === '' && !name.includes('JSON Pointer')) this.use.problems.push(`${name} copies nothing`);
    else if (copied !== '' && !MADE_FOR_OTHERS.has(this.#id) && !(await this.#isSeen(copied)))
      this.use.problems.push(`${name} copies what is not shown: ${copied.slice(0, 100)}`);
  }

  /** A record for programs has names of its own: its values are what the page shows. */
  async #isSeen(copied: string): Promise<boolean> {
    if (await isShown(this.#page, copied)) return true;
    return copied.startsWith('{') && isShown(this.#page, copied.replaceAll(/"[^"\\]*"\s*:/g, ''));
  }

  async #download(button: Locator, name: string): Promise<void> {
    const saved: Download[] = [];
    const note = (download: Download) => void saved.push(download);
    this.#page.on('download', note);
    await button.click();
    await atRest(this.#page);
    // What is made when it is asked for may be refused, beside the button: its text was a picture, say.
    const isRefused = () =>
      button.evaluate(
        (one, signs) =>
          [...(one.closest('main section') ?? document).querySelectorAll(signs)].some((sign) => sign.checkVisibility()),
        REFUSALS,
      );
    const isAnswered = async () => saved.length > 0 || (await isRefused());
    await expect.poll(isAnswered, { message: `${name} saves, or says why not`, timeout: 120_000 }).toBe(true);
    this.#page.off('download', note);
    const [download] = saved;
    if (!download) return;
    const path = await download.path();
    this.use.downloads += 1;
    if ((await stat(path)).size === 0) this.use.problems.push(`${name} saves an empty file`);
    const wrong = wrongInFile(download.suggestedFilename(), await readFile(path));
    if (wrong !== '') this.use.problems.push(`${name}: ${wrong}`);
    await download.delete();
  }
}
