import type { Device, Named } from './agent';

/** A regular expression with its flags, and what its groups (`$1`) are put into. */
export type WidePattern = readonly string[];

/** The patterns of `uap-core`: thousands of makers, and systems that are rare. Slow, so that they are asked last. */
export interface WidePatterns {
  /** With the maker's name and the model's. */
  readonly devices: readonly WidePattern[];
  /** With the system's name and the parts of its version. */
  readonly systems: readonly WidePattern[];
}

/** What the patterns say; nothing where none knows the string. */
export interface WideReader {
  readonly device: (agent: string) => Pick<Device, 'vendor' | 'model'> | undefined;
  readonly system: (agent: string) => Named | undefined;
}

/** Some of the patterns look at all pairs of places in a string, so that it has to be short. What they read stands at its front. */
const MAX_LENGTH = 256;

// What names no maker, but that there is some device.
const NO_VENDOR = /^(?:Generic|Spider|$)/;

/** A reader that makes its expressions when they are first needed. */
export function wideReader({ devices, systems }: WidePatterns): WideReader {
  const [findDevice, findSystem] = [finder(devices), finder(systems)];
  return {
    device: (agent) => {
      const [vendor = '', model] = findDevice(agent.slice(0, MAX_LENGTH)) ?? [];
      // `HuaweiBrowser` is no model.
      if (NO_VENDOR.test(vendor) || model === 'Browser') return undefined;
      return { vendor, ...(model && model !== 'iOS-Device' && { model }) };
    },
    system: (agent) => {
      const [name, ...parts] = findSystem(agent.slice(0, MAX_LENGTH)) ?? [];
      if (!name || name === 'Other') return undefined;
      const version = parts.filter(Boolean).join('.');
      return { name: name === 'Mac OS X' ? 'Mac OS' : name, ...(version && { version }) };
    },
  };
}

/** The texts of the first pattern that a string matches, its groups put in; where a text is missing, the group of its place. */
function finder(patterns: readonly WidePattern[]): (agent: string) => string[] | undefined {
  let compiled: RegExp[] | undefined;
  return (agent) => {
    compiled ??= patterns.map(([source = '', flags]) => new RegExp(source, flags));
    for (const [index, expression] of compiled.entries()) {
      const match = expression.exec(agent);
      if (match) return (patterns[index] ?? []).slice(2).map((text, place) => filled(text, match, place + 1));
    }
    return undefined;
  };
}

function filled(text: string, match: RegExpExecArray, place: number): string {
  if (text === '') return match[place] ?? '';
  return text.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '').trim();
}
