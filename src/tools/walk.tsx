import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { runningJobs } from '../operations/activity';
import { ToolIdContext } from '../operations/tool-context';
import { renderWithWords } from '../ui/testing';
import { loadView } from './registry';
import { loadWords, testedTools } from './tested-tools';
import { placeOf } from './testing-place';
import { isWaiting, watchWaiting } from './walk-waiting';

// Walks over the pages of all tools, for tests of what every visitor does sooner or later.

/** Their pages move by themselves, with a clock, a camera or a device, and take no text. */
const RESTLESS: readonly string[] = ['camera-recorder', 'chronometer', 'device-information'];

/** The tools whose pages change only when somebody does something. */
export const restfulTools: readonly string[] = testedTools.filter((id) => !RESTLESS.includes(id));

const isWhole = inject('propertySeed') === null || inject('onlyTool') !== null;

/**
 * Whether a tool takes a walk that half of them take in `npm test`; in `npm run test:full` and `npm run check` all do. Of two walks whose
 * `turn` is even and odd it takes one.
 */
export const walks = (id: string, turn = 0): boolean => isWhole || (placeOf(id) + turn) % 2 === 0;

/** What a page did besides what is seen: what it wrote to the console, and what it copied. */
export interface Watched {
  readonly complaints: string[];
  readonly copied: string[];
}

/** So long may a walk take, in milliseconds: it does what dozens of tests do, and a machine may be ten times slower. */
const WALK_TIMEOUT = 600_000;

/** Before each test, forgets what is stored and stops the date; nothing else of the clock stands still. */
export function watchPages(): Watched {
  const watched: Watched = { complaints: [], copied: [] };
  vi.setConfig({ testTimeout: WALK_TIMEOUT });
  beforeEach(() => {
    localStorage.clear();
    watched.complaints.length = 0;
    watched.copied.length = 0;
    const complain = (...values: unknown[]) => void watched.complaints.push(values.map(String).join(' '));
    vi.spyOn(console, 'error').mockImplementation(complain);
    vi.spyOn(console, 'warn').mockImplementation(complain);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void watched.copied.push(text));
    watchWaiting();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T05:06:07.089Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return watched;
}

/** Opens a tool and does something in it: once as it opens, and once behind each further tab of its first row of tabs. */
export async function inEachPart(
  id: string,
  { complaints }: Watched,
  act: (container: HTMLElement) => Promise<void>,
): Promise<void> {
  const [View, words] = await Promise.all([loadView(id), loadWords(id, 'en')]);
  const { container } = await renderWithWords(
    <ToolIdContext value={id}>
      <View />
    </ToolIdContext>,
    'en',
    words,
  );
  const countControls = () => container.querySelectorAll('input, textarea, button').length;
  await expect.poll(countControls).toBeGreaterThan(0);
  await settled(container);
  await act(container);
  const tabs = () => container.querySelector('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
  for (let index = 1; index < tabs().length; index += 1) {
    tabs()[index]?.click();
    await settled(container);
    await act(container);
  }
  await settled(container);
  expect(countControls(), 'the page is still there').toBeGreaterThan(0);
  expect(complaints).toEqual([]);
}

/** So long may a page be at work after one act. */
const WORK_TIMEOUT = 120_000;

const QUIET_LOOKS = 3;
/** A frame and some more, in milliseconds: what a page waits for on purpose is not waited out but known. */
const LOOK_EVERY = 20;

/** Waits until nothing is under way and the page looks the same several times in a row. */
export async function settled(container: HTMLElement): Promise<void> {
  let former: string | undefined;
  let quiet = 0;
  const isQuiet = () => {
    const isBusy = runningJobs().length > 0 || isWaiting() || container.querySelector('[aria-busy="true"]') !== null;
    const shown = container.innerText;
    quiet = !isBusy && shown === former ? quiet + 1 : 0;
    former = shown;
    return quiet >= QUIET_LOOKS;
  };
  await expect.poll(isQuiet, { interval: LOOK_EVERY, timeout: WORK_TIMEOUT }).toBe(true);
}

export type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_TYPES: readonly string[] = ['text', 'search', 'url', 'email', 'tel', 'password', 'number'];

function isTextField(element: Element): element is TextField {
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && TEXT_TYPES.includes(element.type));
  return isText && !element.disabled && !element.readOnly && element.checkVisibility();
}

/** The fields of a page that take text. */
export function fieldsOf(container: HTMLElement): TextField[] {
  return [...container.querySelectorAll('input, textarea')].filter(isTextField);
}

/** Whether a field takes numbers only. */
export function isNumberField(field: TextField): boolean {
  return field.role === 'spinbutton';
}

/** Types over a field's content at once, as a paste does. */
export function typeOver(field: TextField, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // React overrides the element's own setter, and would take the text for one that it had written itself.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertFromPaste' }));
}

/** What a field is called. */
export function nameOf(field: Element): string {
  const labels = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels : null;
  return field.ariaLabel ?? labels?.[0]?.textContent ?? '';
}

/** What the page refuses now: each field with its error. */
export function refusalsOf(container: HTMLElement): string[] {
  return [...container.querySelectorAll('[aria-invalid="true"]')].map((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const errors = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    return `${nameOf(field)}: ${errors.join(' ')}`;
  });
}
