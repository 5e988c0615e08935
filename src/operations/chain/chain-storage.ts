import { isJsonValue } from '../../lib/json-value';
import { take } from '../draft-storage';
import type { HandedOver } from '../drafts';
import { CHAIN_KEY } from './chain-state';
import type { RecordedRun } from './record-run';
import { isUnchanged, OTHER } from './same-snapshot';
import type { Chain, Snapshot, Step } from './step';

/** Characters that are stored of a way: beyond them the longest inputs are left out first. */
export const LONGEST_STORED = 500_000;
const MOST_STEPS = 50;

type Values = Readonly<Record<string, unknown>>;

/** A step as it is stored: JSON throughout, no file, no secret, and of what it was opened with only what nobody has looked at yet. */
interface StoredStep {
  readonly toolId: string;
  readonly drafts?: Values;
  readonly options?: Values;
  readonly hadSecrets?: boolean;
  /** Whether it stands otherwise than when its result was handed on; nothing where it was not. */
  readonly isChanged?: boolean;
  readonly text?: string;
  readonly direction?: string;
  readonly run?: RecordedRun;
}

function toStored({ toolId, received, snapshot, handed, run }: Step): StoredStep {
  // What came of a secret counts as one, in whatever field it stands: neither it nor what was made of it is stored.
  const isSecret = received?.isSecret === true;
  const base = { toolId, ...(run && !isSecret && { run }) };
  if (snapshot) {
    const { drafts, options } = snapshot;
    const kept = [...drafts].filter(([, value]) => !isSecret && value !== undefined && isJsonValue(value));
    const hadSecrets = snapshot.hadSecrets || isSecret;
    const isChanged = handed && { isChanged: !isUnchanged(snapshot, handed) };
    return { ...base, drafts: Object.fromEntries(kept), options, hadSecrets, ...isChanged };
  }
  if (isSecret) return base;
  const { text, direction } = received ?? {};
  return { ...base, ...(typeof text === 'string' && { text }), ...(direction !== undefined && { direction }) };
}

/** Stores a way in the place of the one before, for the next page of this tab; without one nothing is stored any more. */
export function storeChain(chain: Chain | undefined): void {
  try {
    if (!chain) return sessionStorage.removeItem(CHAIN_KEY);
    const steps = chain.steps.map(toStored);
    const lengths = steps.map(({ drafts = {}, text = '' }) => JSON.stringify(drafts).length + text.length);
    let stored = JSON.stringify([chain.at, ...steps]);
    for (const place of [...steps.keys()].toSorted((one, other) => (lengths[other] ?? 0) - (lengths[one] ?? 0))) {
      if (stored.length <= LONGEST_STORED) break;
      const { text: _text, drafts: _drafts, ...rest } = steps[place] ?? { toolId: '' };
      steps[place] = rest;
      stored = JSON.stringify([chain.at, ...steps]);
    }
    sessionStorage.removeItem(CHAIN_KEY);
    if (stored.length <= LONGEST_STORED) sessionStorage.setItem(CHAIN_KEY, stored);
  } catch {
    // Full or forbidden: the way lasts as long as the page. What was typed says so itself.
  }
}

/** The way that the page before stored; undefined where there is none that is understood. */
export function readChain(): Chain | undefined {
  const [at, ...raw] = typeof sessionStorage === 'undefined' ? [] : take(CHAIN_KEY);
  const steps = raw.slice(0, MOST_STEPS).filter(isStoredStep).map(toStep);
  if (steps.length < 2 || steps.length < raw.length || !Number.isInteger(at)) return undefined;
  const place = Number(at);
  return steps[place] ? { steps, at: place } : undefined;
}

function toStep({ toolId, drafts, options, hadSecrets = false, isChanged, text, direction, run }: StoredStep): Step {
  const snapshot: Snapshot | undefined = options && {
    drafts: new Map(Object.entries(drafts ?? {})),
    areStored: true,
    options,
    hadSecrets,
  };
  const received: HandedOver | undefined =
    text === undefined ? undefined : { text, ...(direction !== undefined && { direction }) };
  return {
    toolId,
    ...(received && { received }),
    ...(snapshot && { snapshot }),
    ...(snapshot && isChanged !== undefined && { handed: isChanged ? OTHER : snapshot }),
    ...(isRun(run) && run.toolId === toolId && { run }),
  };
}

function isValues(raw: unknown): raw is Values {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function isStoredStep(raw: unknown): raw is StoredStep {
  if (!isValues(raw)) return false;
  const { toolId, drafts, options, hadSecrets, isChanged, text, direction } = raw;
  const isOptional = (value: unknown, kind: string) => value === undefined || typeof value === kind;
  return (
    typeof toolId === 'string' &&
    /^[a-z0-9][a-z0-9-]{0,80}$/.test(toolId) &&
    (drafts === undefined || isValues(drafts)) &&
    (options === undefined || isValues(options)) &&
    isOptional(hadSecrets, 'boolean') &&
    isOptional(isChanged, 'boolean') &&
    isOptional(text, 'string') &&
    isOptional(direction, 'string')
  );
}

function isRun(raw: unknown): raw is RecordedRun {
  if (!isValues(raw)) return false;
  const { toolId, operation, options, input, others, secrets, output } = raw;
  const areTexts = [toolId, operation, input].every((one) => typeof one === 'string');
  return areTexts && isValues(options) && isValues(others) && Array.isArray(secrets) && Array.isArray(output);
}
