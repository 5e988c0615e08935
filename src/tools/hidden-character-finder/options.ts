import * as v from 'valibot';
import type { InferOutput } from 'valibot';
import type { Settings } from './examine';
import type { Kind } from './kinds';

const on = () => v.optional(v.boolean(), true);
const off = () => v.optional(v.boolean(), false);

/** Whose customs are fine. */
const customs = { chinese: on(), french: on() };

/** What is taken out or replaced. */
const cleaning = {
  cleanZeroWidth: on(),
  cleanDirection: on(),
  cleanSpace: on(),
  cleanControl: on(),
  cleanSelector: on(),
  cleanLookAlike: off(),
  cleanCompatibility: off(),
  cleanBroken: off(),
  cleanTypographic: off(),
  softHyphens: off(),
  wideSpaces: off(),
  byteOrderMark: off(),
  nfc: off(),
};

const showing = {
  showZeroWidth: on(),
  showDirection: on(),
  showSpace: on(),
  showControl: on(),
  showSelector: on(),
  showLookAlike: on(),
  showCompatibility: on(),
  showBroken: on(),
  showTypographic: off(),
};

export const cleanOptions = v.object({ ...customs, ...cleaning });
export const listOptions = v.object({ ...customs, ...showing });
export const inspectOptions = v.object({ ...customs, findsFirst: off(), ...showing, ...cleaning });

export type InspectOptions = InferOutput<typeof inspectOptions>;

export const SHOWING = {
  zeroWidth: 'showZeroWidth',
  direction: 'showDirection',
  space: 'showSpace',
  control: 'showControl',
  selector: 'showSelector',
  lookAlike: 'showLookAlike',
  compatibility: 'showCompatibility',
  broken: 'showBroken',
  typographic: 'showTypographic',
} as const satisfies Readonly<Record<Kind, keyof typeof showing>>;

export const CLEANING = {
  zeroWidth: 'cleanZeroWidth',
  direction: 'cleanDirection',
  space: 'cleanSpace',
  control: 'cleanControl',
  selector: 'cleanSelector',
  lookAlike: 'cleanLookAlike',
  compatibility: 'cleanCompatibility',
  broken: 'cleanBroken',
  typographic: 'cleanTypographic',
} as const satisfies Readonly<Record<Kind, keyof typeof cleaning>>;

/** Options as what goes through the text takes them. */
export function settingsOf(options: Partial<InspectOptions>): Settings {
  const { chinese = true, french = true, findsFirst = false } = options;
  const { wideSpaces = false, softHyphens = false, byteOrderMark = false, nfc = false } = options;
  const given = (name: keyof InspectOptions) => options[name] ?? false;
  const record = (names: Readonly<Record<Kind, keyof InspectOptions>>) =>
    Object.fromEntries(Object.entries(names).map(([kind, name]) => [kind, given(name)])) as Record<Kind, boolean>;
  return {
    customs: { chinese, french },
    findsFirst,
    // The keys are the kinds; `fromEntries` forgets it.
    shown: record(SHOWING),
    cleaning: { kinds: record(CLEANING), wide: wideSpaces, softHyphens, mark: byteOrderMark, nfc },
  };
}
