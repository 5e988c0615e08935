import { err, ok, type Result } from '../../lib/result';
import { toKey, type ComposeValue } from './compose/model';
import type { RunCommand } from './find-runs';
import { cutAt } from './flags/comma-fields';
import { finishNetworks } from './flags/network';
import { readOptions } from './flags/read-options';
import type { ComposeOptions } from './options';
import { ServiceDraft } from './service-draft';
import type { Expansions, WordText } from '../../lib/shell/expansions';
import type { Word } from '../../lib/shell/shell-command';

export type ImageFault = { readonly code: 'no-image'; readonly command: number; readonly at: number };

/** Members of a service in the order they are written. */
const ORDER = [
  'image',
  'container_name',
  'platform',
  'pull_policy',
  'restart',
  'init',
  'privileged',
  'read_only',
  'stdin_open',
  'tty',
  'user',
  'group_add',
  'userns_mode',
  'working_dir',
  'hostname',
  'domainname',
  'runtime',
  'isolation',
  'env_file',
  'environment',
  'label_file',
  'labels',
  'annotations',
  'cap_add',
  'cap_drop',
  'security_opt',
  'cgroup',
  'cgroup_parent',
  'pid',
  'ipc',
  'uts',
  'ulimits',
  'sysctls',
  'ports',
  'expose',
  'volumes',
  'volumes_from',
  'tmpfs',
  'devices',
  'device_cgroup_rules',
  'storage_opt',
  'use_api_socket',
  'network_mode',
  'networks',
  'mac_address',
  'dns',
  'dns_search',
  'dns_opt',
  'extra_hosts',
  'links',
  'shm_size',
  'mem_limit',
  'mem_reservation',
  'memswap_limit',
  'mem_swappiness',
  'cpus',
  'cpuset',
  'cpu_shares',
  'cpu_period',
  'cpu_quota',
  'cpu_rt_period',
  'cpu_rt_runtime',
  'cpu_count',
  'cpu_percent',
  'blkio_config',
  'pids_limit',
  'oom_kill_disable',
  'oom_score_adj',
  'deploy',
  'healthcheck',
  'stop_signal',
  'stop_grace_period',
  'logging',
  'entrypoint',
  'command',
] as const;

/** A service of one command, under the key that it would like to have. */
export interface BuiltService {
  readonly key: string;
  readonly draft: ServiceDraft;
}

/** Translates one command with what a shell does around it. Only a missing image is a fault; all else is noted in the draft. */
export function buildService(
  run: RunCommand,
  around: readonly Word[],
  command: number,
  expansions: Expansions,
  options: ComposeOptions,
): Result<BuiltService, ImageFault> {
  const draft = new ServiceDraft(command, expansions, options);
  for (const { text, at } of run.assignments) {
    draft.note('remark', { option: expansions.toSource(text), at }, { code: 'assignment' });
  }
  for (const { text, at } of run.globalOptions) {
    draft.note('none', { option: expansions.toSource(cutAt(text, '=')[0]), at }, { code: 'no-equivalent' });
  }
  const { image, command: words } = readOptions(draft, run.words);
  if (image === undefined || image.text === '') return err({ code: 'no-image', command, at: run.verb.at });
  draft.set('image', imageText(draft, image));
  const args = argumentsOf(draft, words);
  if (args.length > 0) draft.set('command', args);
  for (const { text, at } of [...run.redirections, ...around]) {
    draft.note('none', { option: expansions.toSource(text), at }, { code: 'redirection' });
  }
  for (const { kind, text, at } of run.oddities) {
    draft.note('remark', { option: expansions.toSource(text), at }, { code: kind });
  }
  finishEnvironment(draft);
  finishNetworks(draft);
  finishVolumes(draft);
  const key = keyOf(draft, image.text);
  return ok({ key, draft });
}

/** The members in their order. */
export function membersOf({ members }: ServiceDraft): Map<string, ComposeValue> {
  const ordered = new Map<string, ComposeValue>();
  for (const key of ORDER) {
    const value = members.get(key);
    if (value !== undefined) ordered.set(key, value);
  }
  return ordered;
}

/** Compose reads no output of commands; a variable stands for it. */
function imageText(draft: ServiceDraft, { text, at }: Word): string {
  const [lost] = draft.expansions.lost(text);
  if (lost === undefined) return draft.text(text);
  const variable = 'IMAGE';
  draft.note(
    'remark',
    { option: draft.expansions.toSource(text), at },
    { code: 'image-variable', source: lost, variable },
  );
  return `\${${variable}}`;
}

function argumentsOf(draft: ServiceDraft, words: readonly Word[]): string[] {
  return words.flatMap(({ text, at }) => {
    const [lost] = draft.expansions.lost(text);
    if (lost === undefined) return [draft.text(text)];
    draft.note('none', { option: draft.expansions.toSource(text), at }, { code: 'substitution', source: lost });
    return [];
  });
}

function finishEnvironment(draft: ServiceDraft): void {
  const { environment, expansions } = draft;
  if (environment.size === 0) return;
  // Compose puts variables into values, never into keys.
  const canBeMap = [...environment.keys()].every((name) => expansions.isFixed(name));
  if (draft.options.environment === 'map' && canBeMap) {
    const entries = [...environment].map(([name, word]) => {
      const [, value] = cutAt(word, '=');
      return [name, value === undefined ? null : draft.text(value)] as const;
    });
    draft.set('environment', new Map(entries));
    return;
  }
  if (draft.options.environment === 'map') draft.note('remark', { option: '-e', at: 0 }, { code: 'variable-key' });
  draft.set(
    'environment',
    [...environment.values()].map((word) => draft.text(word)),
  );
}

/** The driver for all named volumes that have none of their own. */
function finishVolumes(draft: ServiceDraft): void {
  const { volumeDriver, volumes } = draft;
  if (!volumeDriver) return;
  if (volumes.size === 0) draft.note('none', volumeDriver, { code: 'anonymous-volume' });
  else if (draft.options.namedVolumes === 'external') draft.note('none', volumeDriver, { code: 'external-volume' });
  for (const volume of volumes.values()) volume.driver ??= draft.text(volumeDriver.value);
}

/** The container's name, else the last part of the image without tag and digest. */
function keyOf(draft: ServiceDraft, image: WordText): string {
  const [withoutDigest] = cutAt(image, '@');
  const [last] = cutAt(withoutDigest.slice(withoutDigest.lastIndexOf('/') + 1), ':');
  const { containerName } = draft;
  const wished = containerName === undefined || containerName === '' ? last : containerName;
  return toKey(draft.expansions.isFixed(wished) ? wished : withoutMarks(wished), 'app');
}

/** What of a name does not come from variables. */
function withoutMarks(word: WordText): string {
  return word.replace(/\0\d+\0/g, '-');
}
