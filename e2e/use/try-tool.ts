import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locale';
import { givenTool, type GivenExample, type GivenFile, type GivenOperation } from '../examples/examples';
import { findFields, type Found } from './fields';
import { atRest } from './instruments';
import { Visitor, type Use } from './visitor';

export interface UseSettings {
  readonly locale: Locale;
  /** Every example, file and button, not a sample. */
  readonly isFull: boolean;
}

/** So many buttons of one kind are pressed in a part of a page. */
const MOST = { sample: 2, full: 40 };

const PICTURE: GivenFile = {
  name: 'picture.png',
  type: 'image/png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

/** Operations whose text is typed into a field that asks for more than they do, or which says what is wrong with single lines of it. */
const TAKES_OTHERS: ReadonlySet<string> = new Set([
  'string-obfuscator/tryRule',
  'color-converter/convertList',
  'roman-numeral-converter/describeNumbers',
  'roman-numeral-converter/describeRoman',
]);

/** The names of the inputs that are typed. */
function typedInputs({ inputs }: GivenOperation): string[] {
  return inputs.filter(({ kind }) => kind !== 'file').map(({ name }) => name);
}

/** One example with the options as they are, rather than one with others or one that is refused. */
function sampleOf({ examples }: GivenOperation): readonly GivenExample[] {
  const weight = ({ hasOptions, fault }: GivenExample) => (hasOptions ? 2 : 0) + (fault === undefined ? 0 : 1);
  return examples.toSorted((one, other) => weight(one) - weight(other)).slice(0, 1);
}

/** The tool's own files, a text and a picture. */
function filesFor(operations: readonly GivenOperation[]): GivenFile[] {
  const given = operations.flatMap(({ examples }) => examples.flatMap(({ inputs }) => Object.values(inputs)));
  const text = given.find((value) => typeof value === 'string') ?? 'hello';
  const asFile = { name: 'sample.txt', type: 'text/plain', base64: Buffer.from(text).toString('base64') };
  return [...given.filter((value) => typeof value !== 'string'), asFile, PICTURE];
}

/** A tool's page of one or more parts, each behind a tab of its first row. */
class Parts {
  readonly #page: Page;
  count = 1;

  constructor(page: Page) {
    this.#page = page;
  }

  get #tabs() {
    return this.#page.locator('main [role="tablist"]').first().locator('[role="tab"]');
  }

  async measure(): Promise<void> {
    this.count = Math.max(1, await this.#tabs.count());
  }

  async open(part: number): Promise<void> {
    if (this.count > 1) await this.#tabs.nth(part).click();
    await atRest(this.#page);
  }
}

/** A visit of one tool in one language, and what it found. */
interface Visit {
  readonly id: string;
  readonly visitor: Visitor;
  readonly find: (operation: GivenOperation) => Promise<Found>;
}

/** A visit of a tool that is open, with its parts and the operations whose fields are in each of them. */
interface Begun {
  readonly visit: Visit;
  readonly parts: Parts;
  readonly operationsIn: (part: number) => readonly GivenOperation[];
}

/** Begins a visit: at most so many buttons of one kind are pressed in a part. */
async function begin(page: Page, id: string, locale: Locale, most: number): Promise<Begun> {
  const { operations, words } = givenTool(id);
  const visitor = new Visitor(page, id, most);
  const parts = new Parts(page);
  await atRest(page);
  await parts.measure();
  const typing = operations.filter((operation) => typedInputs(operation).length > 0);
  const find: Visit['find'] = (operation) => findFields(page, operation.name, typedInputs(operation), words[locale]);
  const home = await placeOperations(typing, parts, find);
  return {
    visit: { id, visitor, find },
    parts,
    operationsIn: (part) => typing.filter((operation) => home.get(operation) === part),
  };
}

/**
 * Uses a tool that is open: types its operations' examples into the fields that are meant for them, gives it files, and presses what makes,
 * copies and saves results, behind every tab.
 */
export async function tryTool(page: Page, id: string, { locale, isFull }: UseSettings): Promise<Use> {
  const { visit, parts, operationsIn } = await begin(page, id, locale, isFull ? MOST.full : MOST.sample);
  const { visitor } = visit;

  for (let part = 0; part < parts.count; part += 1) {
    await parts.open(part);
    for (const operation of operationsIn(part)) {
      for (const example of isFull ? operation.examples : sampleOf(operation))
        await tryExample(visit, operation, example);
    }
    await visitor.pressEverything();
  }
  for (let part = 0; part < parts.count; part += 1) {
    await parts.open(part);
    const given = await giveFiles(page, visitor, filesFor(givenTool(id).operations).slice(0, isFull ? undefined : 1));
    if (given > 0 && isFull) await visitor.pressEverything();
  }
  return visitor.use;
}

/** What a part of a tool is looked at with: its operations, and what types an example of one into its fields. */
export interface Part {
  readonly operations: readonly GivenOperation[];
  /** Whether each field of an operation is found by its name. */
  readonly finds: (operation: GivenOperation) => Promise<boolean>;
  /** Tells the same. */
  readonly type: (operation: GivenOperation, example: GivenExample) => Promise<boolean>;
}

/** Opens every part of a tool in turn, and looks. */
export async function eachPart<T>(
  page: Page,
  id: string,
  locale: Locale,
  look: (part: Part) => Promise<readonly T[]>,
): Promise<T[]> {
  const { visit, parts, operationsIn } = await begin(page, id, locale, MOST.sample);
  const type: Part['type'] = async (operation, example) => (await typeExample(visit, operation, example)).isSure;
  const finds: Part['finds'] = async (operation) => (await visit.find(operation)).isSure;
  const seen: T[] = [];
  for (let part = 0; part < parts.count; part += 1) {
    await parts.open(part);
    seen.push(...(await look({ operations: operationsIn(part), finds, type })));
  }
  return seen;
}

/** Opens every part of a tool in turn, with one example of each of its operations typed in, and looks. */
export function lookAtParts<T>(
  page: Page,
  id: string,
  locale: Locale,
  look: () => Promise<readonly T[]>,
): Promise<T[]> {
  return eachPart(page, id, locale, async ({ operations, type }) => {
    for (const operation of operations) for (const example of sampleOf(operation)) await type(operation, example);
    return look();
  });
}

async function typeExample({ visitor, find }: Visit, operation: GivenOperation, example: GivenExample): Promise<Found> {
  const found = await find(operation);
  await visitor.type(example, found.names);
  return found;
}

/** Types an example in. A field that is meant for it takes what its operation takes without other options. */
async function tryExample(visit: Visit, operation: GivenOperation, example: GivenExample) {
  const { id, visitor } = visit;
  const { names, isSure } = await typeExample(visit, operation, example);
  const isPlain = !example.hasOptions && example.fault === undefined;
  if (!isSure || !isPlain || TAKES_OTHERS.has(`${id}/${operation.name}`)) return;
  for (const name of await visitor.refusals(names)) {
    const what = JSON.stringify(example.inputs[name]).slice(0, 100);
    visitor.use.problems.push(`${operation.name}: the field for ${name} refuses ${what}`);
  }
}

/** Gives files to every field of the page that takes some, and tells how many such fields there are. */
async function giveFiles(page: Page, visitor: Visitor, files: readonly GivenFile[]): Promise<number> {
  const inputs = page.locator('main input[type="file"]');
  const count = await inputs.count();
  for (let place = 0; place < count; place += 1) {
    for (const file of files) await visitor.give(inputs.nth(place), file);
  }
  return count;
}

/** Behind which tab the fields of each operation are: where most of them are found by their names. */
async function placeOperations(
  operations: readonly GivenOperation[],
  parts: Parts,
  find: Visit['find'],
): Promise<ReadonlyMap<GivenOperation, number>> {
  const best = new Map(operations.map((operation) => [operation, { part: 0, sure: 0 }]));
  for (let part = 0; part < parts.count && parts.count > 1; part += 1) {
    await parts.open(part);
    for (const operation of operations) {
      const { sure } = await find(operation);
      if (sure > (best.get(operation)?.sure ?? 0)) best.set(operation, { part, sure });
    }
  }
  return new Map([...best].map(([operation, { part }]) => [operation, part]));
}
