import { sameValue } from '../../lib/same-value';
import { isJsonValue } from '../../lib/json-value';
import { draftsOf, openDraft, tell, type Draft } from '../../operations/drafts';
import { isExample } from '../../operations/noted-examples';
import { emptySecrets } from '../../operations/tool-drafts';
import { LONGEST_ENTRY, type Inputs } from './entries';

/** Tools that remember what is written in them by themselves. */
const WITH_OWN_MEMORY = new Set(['html-wysiwyg-editor']);

/** Fields that say how something is read or shown. They come back with what was typed, but alone they are no input. */
const CHOICES = new Set([
  'direction',
  'extension',
  'field',
  'hash-text/source',
  'hmac-generator/source',
  'lineEnding',
  'listAlgorithm',
  'readAs',
  'reference-kind',
  'side',
  'tab',
  'type',
]);

/** The present, which the page itself put into the field of an instant. */
const CLOCK = 'clock';
/** The field of the instant, and what says whether one is given. */
const OF_INSTANT: ReadonlySet<string> = new Set(['instant', 'isGiven', 'isInstantGiven']);

/** Without an instant that is the page's own clock, as long as nobody has typed another. */
function withoutClock(drafts: readonly Draft[]): readonly Draft[] {
  const clock = drafts.find(({ name }) => name === CLOCK)?.value;
  const isPresent = clock !== undefined && drafts.some(({ name, value }) => name === 'instant' && value === clock);
  const isLeft = (name: string) => name === CLOCK || (isPresent && OF_INSTANT.has(name));
  return drafts.filter(({ name }) => !isLeft(name));
}

function isTyped(toolId: string, { value, initial, secret, isUnkept }: Draft): boolean {
  if (secret || isUnkept || value === undefined || !isJsonValue(value) || sameValue(value, initial)) return false;
  return typeof value !== 'string' || !isExample(toolId, value);
}

/** Whether a field is none that one writes in. */
export function isChoice(toolId: string, name: string): boolean {
  return CHOICES.has(name) || CHOICES.has(`${toolId}/${name}`);
}

function isWorthKeeping({ toolId, name, value }: Draft): boolean {
  if (typeof value === 'string') return !isChoice(toolId, name) && /\S/.test(value);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** What was typed into a tool and may be remembered: no secret, no file, no example, and nothing that is too long. */
export function typedInputs(toolId: string): Inputs | undefined {
  if (WITH_OWN_MEMORY.has(toolId)) return undefined;
  const typed = withoutClock(draftsOf(toolId)).filter((draft) => isTyped(toolId, draft));
  if (!typed.some(isWorthKeeping)) return undefined;
  const inputs = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
  return JSON.stringify(inputs).length <= LONGEST_ENTRY ? inputs : undefined;
}

/** Puts inputs in the place of all that was typed into a tool, secrets excepted, and gives what was there. */
export function putInputs(toolId: string, inputs: Inputs): Inputs {
  for (const name of Object.keys(inputs)) {
    // Those of a tab that was not opened yet. A field that is secret today takes nothing that was remembered.
    if (!draftsOf(toolId).some((draft) => draft.name === name)) openDraft({ toolId, name }, false);
  }
  const open = draftsOf(toolId).filter(({ secret }) => !secret);
  const former = Object.fromEntries(open.map(({ name, value }) => [name, value]));
  for (const draft of open) {
    draft.value = Object.hasOwn(inputs, draft.name) ? inputs[draft.name] : undefined;
    draft.isRestored = true;
  }
  open.forEach(tell);
  emptySecrets(toolId);
  return former;
}

/** Whether what a field holds is given up for something else, rather than written on: then it is remembered before. */
export function isReplaced({ value, initial }: Draft, next: unknown): boolean {
  if (typeof value !== 'string') return next === undefined || sameValue(next, initial);
  // One letter more or less is typing.
  if (value.length < 2) return false;
  return typeof next !== 'string' || sharedLength(value, next) < value.length / 2;
}

/** How many characters two texts have in common at their beginning and end. */
function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let before = 0;
  while (before < most && one[before] === other[before]) before += 1;
  let after = 0;
  while (before + after < most && one.at(-1 - after) === other.at(-1 - after)) after += 1;
  return before + after;
}

const FIRST_LINE = 200;

/** What stands for inputs in a list: the first line of their first text. */
export function firstLine(inputs: Inputs): string {
  const texts = Object.entries(inputs).flatMap(([name, value]) => (CHOICES.has(name) ? [] : textsIn(value)));
  const line = texts.map((text) => /\S.*/.exec(text)?.[0].trimEnd() ?? '').find((found) => found !== '');
  return [...(line ?? JSON.stringify(inputs)).slice(0, 2 * FIRST_LINE)].slice(0, FIRST_LINE).join('');
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
