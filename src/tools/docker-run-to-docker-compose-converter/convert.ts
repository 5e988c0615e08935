import { placeOf, type FaultPlace } from '../../lib/document/document-fault';
import { err, ok, type Result } from '../../lib/result';
import { positionsOf } from '../../lib/text-positions';
import { buildService, membersOf, type BuiltService, type ImageFault } from './build-service';
import type { ComposeMap, ComposeValue } from './compose/model';
import { ComposeFile, type ExistingFault } from './compose/write-compose';
import { findRun, type OtherCommand } from './find-runs';
import { cutAt } from './flags/comma-fields';
import type { Note } from './notes';
import type { ComposeOptions } from './options';
import type { VolumeUse } from './service-draft';
import type { Expansions } from '../../lib/shell/expansions';
import { aroundRun } from '../../lib/shell/around-run';
import { CONTINUATION, missedContinuation } from '../../lib/shell/missed-continuation';
import { CONTAINERS } from '../../lib/shell/programs';
import { splitCommands } from '../../lib/shell/split-commands';
import type { QuoteFault, ShellCommand } from '../../lib/shell/shell-command';

export interface ComposeResult {
  readonly text: string;
  /** In the order of the text. */
  readonly notes: readonly Note[];
  /** How many services were made. */
  readonly services: number;
}

export type ConvertFault =
  | QuoteFault
  | ImageFault
  | { readonly code: 'no-run' }
  /** There are only other commands of docker's, such as this one. */
  | { readonly code: 'other-command'; readonly command: string; readonly at: number }
  /** A line of a command ends without the sign that makes it go on. */
  | ({ readonly code: 'missed-continuation'; readonly sign: string } & FaultPlace)
  | { readonly code: 'bad-project-name' }
  | ({ readonly input: 'existing' } & ExistingFault);

/** What a project may be called. */
const PROJECT_NAME = /^[a-z0-9][a-z0-9_-]*$/;

/** Makes a Compose file of commands, or adds to an existing one. Nothing typed gives nothing. */
export function convertCommands(
  text: string,
  existing: string,
  options: ComposeOptions,
): Result<ComposeResult, ConvertFault> {
  if (text.trim() === '') return ok({ text: '', notes: [], services: 0 });
  if (options.projectName !== '' && !PROJECT_NAME.test(options.projectName)) return err({ code: 'bad-project-name' });
  const built = buildServices(text, options);
  if (!built.ok) return built;
  const file = existing.trim() === '' ? ok(ComposeFile.empty()) : ComposeFile.read(existing);
  if (!file.ok) return err({ input: 'existing', ...file.fault });
  const { services, notes } = built.value;
  const keyed = giveKeys(services, file.value.serviceKeys);
  linkServices(keyed, file.value.serviceKeys);
  file.value.add({
    name: options.projectName,
    services: new Map([...keyed].map(([key, { draft }]) => [key, membersOf(draft)])),
    volumes: volumesOf(services, options),
    networks: networksOf(services),
  });
  const all = [...notes, ...services.flatMap(({ draft }) => draft.notes)];
  return ok({
    text: file.value.toText(options.indent),
    notes: placed(
      all.sort((one, other) => one.at - other.at),
      text,
    ),
    services: services.length,
  });
}

interface BuiltServices {
  readonly services: readonly BuiltService[];
  readonly notes: readonly Note[];
}

function buildServices(text: string, options: ComposeOptions): Result<BuiltServices, ConvertFault> {
  const split = splitCommands(text, CONTAINERS);
  if (!split.ok) return split;
  const { commands, dialect, expansions } = split.value;
  const services: BuiltService[] = [];
  const notes: Note[] = [];
  const brokenLines = linesOfBreaks(text, commands);
  let other: OtherCommand | undefined;
  for (const [index, command] of commands.entries()) {
    const found = findRun(command);
    if (!found) continue;
    if (!('verb' in found)) {
      other ??= found;
      if (found.makes) notes.push(otherNote(found, services.length + 1, expansions));
      continue;
    }
    const around = aroundRun(text, commands, index, isRun);
    const built = buildService(found, around, services.length + 1, expansions, options);
    const missed = missedContinuation(text, command, commands[index + 1], built.ok);
    const sign = CONTINUATION[dialect];
    if (!built.ok) return missed ? err({ code: 'missed-continuation', sign, ...placeOf(text, missed.at) }) : built;
    services.push(built.value);
    if (missed) {
      const brokenLine = brokenLines.get(missed.at) ?? 1;
      const option = expansions.toSource(missed.first.text);
      const reason = { code: 'missed-continuation', brokenLine, sign } as const;
      notes.push({ list: 'none', option, command: services.length, at: missed.first.at, reason });
    }
  }
  if (services.length > 0) return ok({ services, notes });
  return err(other ? { code: 'other-command', ...nameAndPlace(other.name, expansions) } : { code: 'no-run' });
}

function isRun(command: ShellCommand): boolean {
  const found = findRun(command);
  return found !== undefined && 'verb' in found;
}

/** On which lines the breaks between commands stand, by their offsets. */
function linesOfBreaks(text: string, commands: readonly ShellCommand[]): ReadonlyMap<number, number> {
  const offsets = commands.flatMap(({ brokenAt }) => brokenAt ?? []);
  const positions = positionsOf(text, offsets);
  return new Map(offsets.map((at, index) => [at, positions[index]?.line ?? 1]));
}

function otherNote({ words }: OtherCommand, command: number, expansions: Expansions): Note {
  const { command: option, at } = nameAndPlace(words, expansions);
  return { list: 'none', option, command, at, reason: { code: 'other-command' } };
}

function nameAndPlace(words: OtherCommand['words'], expansions: Expansions): { command: string; at: number } {
  return { command: words.map(({ text }) => expansions.toSource(text)).join(' '), at: words[0]?.at ?? 0 };
}

/** The notes about signs that look like others, with their places. */
function placed(notes: readonly Note[], text: string): Note[] {
  const positions = positionsOf(
    text,
    notes.map(({ at }) => at),
  );
  return notes.map((note, index) => {
    const place = positions[index];
    return place && note.reason.code.startsWith('typographic-')
      ? { ...note, place: { line: place.line, column: place.column } }
      : note;
  });
}

/** Gives each service a key of its own: the wished one, or with `-2` and so on. */
function giveKeys(services: readonly BuiltService[], taken: ReadonlySet<string>): Map<string, BuiltService> {
  const keyed = new Map<string, BuiltService>();
  for (const service of services) {
    let key = service.key;
    for (let count = 2; keyed.has(key) || taken.has(key); count += 1) key = `${service.key}-${count}`;
    keyed.set(key, service);
  }
  return keyed;
}

/** Links and volumes of other containers, told by what those are called in the file. */
function linkServices(keyed: ReadonlyMap<string, BuiltService>, existing: ReadonlySet<string>): void {
  const keysByName = new Map([...keyed].map(([key, { draft, key: wished }]) => [nameOf(draft) ?? wished, key]));
  for (const { draft } of keyed.values()) {
    for (const use of draft.linkUses) {
      if (!keysByName.has(use.name) && !existing.has(use.name)) draft.note('remark', use, { code: 'link' });
    }
    for (const word of draft.volumesFrom) {
      const [name, mode] = cutAt(draft.text(word), ':');
      const key = keysByName.get(name) ?? (existing.has(name) ? name : undefined);
      draft.add('volumes_from', `${key ?? `container:${name}`}${mode === undefined ? '' : `:${mode}`}`);
    }
  }
}

function nameOf({ containerName, expansions }: BuiltService['draft']): string | undefined {
  return containerName === undefined ? undefined : expansions.toCompose(containerName);
}

function volumesOf(services: readonly BuiltService[], options: ComposeOptions): ComposeMap {
  const volumes = new Map<string, ComposeValue>();
  for (const { draft } of services) {
    for (const [name, volume] of draft.volumes) {
      const known = volumes.get(name);
      const told = volumeOf(volume, options);
      // The same volume may be told about by several services, and only by one of them in full.
      volumes.set(
        name,
        known instanceof Map && told instanceof Map ? new Map([...known, ...told]) : (told ?? known ?? null),
      );
    }
  }
  return volumes;
}

function volumeOf({ name, driver, driverOptions }: VolumeUse, { namedVolumes }: ComposeOptions): ComposeMap | null {
  if (namedVolumes === 'external') return new Map([['external', true]]);
  const members = new Map<string, ComposeValue>();
  if (namedVolumes === 'exact') members.set('name', name);
  if (driver !== undefined) members.set('driver', driver);
  if (driverOptions.size > 0) members.set('driver_opts', driverOptions);
  return members.size > 0 ? members : null;
}

function networksOf(services: readonly BuiltService[]): ComposeMap {
  const networks = new Map<string, ComposeValue>();
  for (const { draft } of services) {
    for (const [key, name] of draft.networkNames) {
      networks.set(
        key,
        new Map<string, ComposeValue>([...(key === name ? [] : [['name', name] as const]), ['external', true]]),
      );
    }
  }
  return networks;
}
