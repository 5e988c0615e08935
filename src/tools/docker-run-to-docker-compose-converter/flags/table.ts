import { numberOr, Quoted, type ComposeValue } from '../compose/model';
import type { ServiceDraft } from '../service-draft';
import { cutAt } from './comma-fields';
import { addGpus } from './gpus';
import { addMount } from './mount';
import { addEndpoint, addNetwork } from './network';
import type { OptionUse } from './use';
import { addVolume } from './volume';

type Apply = (draft: ServiceDraft, use: OptionUse) => void;

/** An option of `docker run`: whether it takes a value, and what it does to the service. */
export interface Flag {
  readonly takes: 'value' | 'nothing';
  readonly apply: Apply;
}

const value = (apply: Apply): Flag => ({ takes: 'value', apply });
const flag = (apply: Apply): Flag => ({ takes: 'nothing', apply });

/** Members of a service. */
const text = (key: string) => value((draft, use) => draft.set(key, draft.text(use.value)));
const number = (key: string) => value((draft, use) => draft.set(key, numberOr(draft.text(use.value))));
const list = (key: string) => value((draft, use) => draft.add(key, draft.text(use.value)));
const quotedList = (key: string) => value((draft, use) => draft.add(key, new Quoted(draft.text(use.value))));
const paths = (key: string) => value((draft, use) => draft.add(key, draft.expansions.toPath(use.value)));
const on = (key: string) => flag((draft) => draft.set(key, true));
const inner = (path: readonly [string, ...string[]], make: (text: string) => ComposeValue = String) =>
  value((draft, use) => draft.setIn(path, make(draft.text(use.value))));

/** `NAME=VALUE` as a member of a map. */
const member = (path: readonly [string, ...string[]], make: (text: string) => ComposeValue = String) =>
  value((draft, use) => {
    const [name, content] = cutAt(draft.text(use.value), '=');
    if (name === '') draft.note('none', use, { code: 'bad-value' });
    else draft.setIn([...path, name], make(content ?? ''));
  });

/** `PATH:NUMBER` as an item of a list inside `blkio_config`. */
const device = (key: string, amount: 'rate' | 'weight') =>
  value((draft, use) => {
    const [path, content] = cutAt(draft.text(use.value), ':');
    if (content === undefined) {
      draft.note('none', use, { code: 'bad-value' });
      return;
    }
    const config = draft.members.get('blkio_config');
    const known = config instanceof Map ? (config as ReadonlyMap<string, ComposeValue>).get(key) : undefined;
    const item = new Map<string, ComposeValue>([
      ['path', path],
      [amount, numberOr(content)],
    ]);
    draft.setIn(['blkio_config', key], [...(Array.isArray(known) ? (known as readonly ComposeValue[]) : []), item]);
  });

const endpoint = (key: string, isList = false) => value((draft, use) => addEndpoint(draft, use, key, isList));

/** Options of which Compose has nothing. */
const without =
  (code: 'no-equivalent' | 'attach' | 'detach' | 'publish-all' | 'quiet' | 'remove' = 'no-equivalent'): Apply =>
  (draft, use) =>
    draft.note('none', use, { code });

const entrypoint = value((draft, use) => draft.set('entrypoint', use.value === '' ? [] : [draft.text(use.value)]));

const environment = value((draft, use) => {
  const [name] = cutAt(use.value, '=');
  if (name === '') draft.note('none', use, { code: 'bad-value' });
  else draft.environment.set(name, use.value);
});

/** The last of the same name counts, at the place of the first. */
const label = (key: string) =>
  value((draft, use) => {
    const [name] = cutAt(draft.text(use.value), '=');
    const known = draft.members.get(key);
    const items = Array.isArray(known) ? (known as readonly ComposeValue[]) : [];
    const at = items.findIndex((item) => typeof item === 'string' && cutAt(item, '=')[0] === name);
    draft.set(key, at < 0 ? [...items, draft.text(use.value)] : items.with(at, draft.text(use.value)));
  });

const ulimit = value((draft, use) => {
  const [name, limits] = cutAt(draft.text(use.value), '=');
  if (name === '' || !limits) {
    draft.note('none', use, { code: 'bad-value' });
    return;
  }
  const [soft, hard] = cutAt(limits, ':');
  const both = new Map<string, ComposeValue>([
    ['soft', numberOr(soft)],
    ['hard', numberOr(hard ?? soft)],
  ]);
  draft.setIn(['ulimits', name], hard === undefined ? numberOr(soft) : both);
});

const stopTimeout = value((draft, use) => {
  const seconds = draft.text(use.value);
  // Less than 0 waits for ever, which cannot be said.
  if (/^\d+$/.test(seconds) || !draft.expansions.isFixed(use.value)) draft.set('stop_grace_period', `${seconds}s`);
  else draft.note('none', use, { code: 'no-equivalent' });
});

/** Docker and Compose know these, and both refuse any other; none at all is `no`. */
const RESTART_POLICY = /^(?:no|always|unless-stopped|on-failure(?::\d*)?)?$/;

const restart = value((draft, use) => {
  const policy = draft.text(use.value);
  if (RESTART_POLICY.test(policy) || !draft.expansions.isFixed(use.value)) draft.set('restart', policy);
  else draft.note('none', use, { code: 'restart-policy', value: policy });
});

const envFile = value((draft, use) => {
  draft.add('env_file', draft.expansions.toPath(use.value));
  draft.note('remark', use, { code: 'env-file' });
});

const link = value((draft, use) => {
  draft.add('links', draft.text(use.value));
  draft.linkUses.push({ ...use, name: draft.text(cutAt(use.value, ':')[0]) });
});

const containerName = value((draft, use) => {
  draft.containerName = use.value;
  draft.set('container_name', draft.text(use.value));
});

const volumeDriver = value((draft, use) => {
  draft.volumeDriver = use;
});

/** Every option of `docker run --help` (Docker 29), the hidden older names, and those that were removed. */
const LONG: Readonly<Record<string, Flag>> = {
  'add-host': list('extra_hosts'),
  annotation: label('annotations'),
  attach: value(without('attach')),
  'blkio-weight': inner(['blkio_config', 'weight'], numberOr),
  'blkio-weight-device': device('weight_device', 'weight'),
  'cap-add': list('cap_add'),
  'cap-drop': list('cap_drop'),
  'cgroup-parent': text('cgroup_parent'),
  cgroupns: text('cgroup'),
  cidfile: value(without()),
  'cpu-count': number('cpu_count'),
  'cpu-percent': number('cpu_percent'),
  'cpu-period': number('cpu_period'),
  'cpu-quota': number('cpu_quota'),
  'cpu-rt-period': number('cpu_rt_period'),
  'cpu-rt-runtime': number('cpu_rt_runtime'),
  'cpu-shares': number('cpu_shares'),
  cpus: number('cpus'),
  'cpuset-cpus': text('cpuset'),
  'cpuset-mems': value(without()),
  detach: flag(without('detach')),
  'detach-keys': value(without()),
  device: list('devices'),
  'device-cgroup-rule': list('device_cgroup_rules'),
  'device-read-bps': device('device_read_bps', 'rate'),
  'device-read-iops': device('device_read_iops', 'rate'),
  'device-write-bps': device('device_write_bps', 'rate'),
  'device-write-iops': device('device_write_iops', 'rate'),
  'disable-content-trust': flag(without()),
  dns: list('dns'),
  'dns-opt': list('dns_opt'),
  'dns-option': list('dns_opt'),
  'dns-search': list('dns_search'),
  domainname: text('domainname'),
  entrypoint,
  env: environment,
  'env-file': envFile,
  expose: quotedList('expose'),
  gpus: value(addGpus),
  'group-add': list('group_add'),
  'health-cmd': inner(['healthcheck', 'test']),
  'health-interval': inner(['healthcheck', 'interval']),
  'health-retries': inner(['healthcheck', 'retries'], numberOr),
  'health-start-interval': inner(['healthcheck', 'start_interval']),
  'health-start-period': inner(['healthcheck', 'start_period']),
  'health-timeout': inner(['healthcheck', 'timeout']),
  help: flag(without()),
  hostname: text('hostname'),
  init: on('init'),
  interactive: on('stdin_open'),
  'io-maxbandwidth': value(without()),
  'io-maxiops': value(without()),
  ip: endpoint('ipv4_address'),
  ip6: endpoint('ipv6_address'),
  ipc: text('ipc'),
  isolation: text('isolation'),
  'kernel-memory': value(without()),
  label: label('labels'),
  'label-file': paths('label_file'),
  link,
  'link-local-ip': endpoint('link_local_ips', true),
  'log-driver': inner(['logging', 'driver']),
  'log-opt': member(['logging', 'options']),
  'mac-address': text('mac_address'),
  memory: number('mem_limit'),
  'memory-reservation': number('mem_reservation'),
  'memory-swap': number('memswap_limit'),
  'memory-swappiness': number('mem_swappiness'),
  mount: value(addMount),
  name: containerName,
  net: value(addNetwork),
  'net-alias': endpoint('aliases', true),
  network: value(addNetwork),
  'network-alias': endpoint('aliases', true),
  'no-healthcheck': flag((draft) => draft.setIn(['healthcheck', 'disable'], true)),
  'oom-kill-disable': on('oom_kill_disable'),
  'oom-score-adj': number('oom_score_adj'),
  pid: text('pid'),
  'pids-limit': number('pids_limit'),
  platform: text('platform'),
  privileged: on('privileged'),
  publish: quotedList('ports'),
  'publish-all': flag(without('publish-all')),
  pull: text('pull_policy'),
  quiet: flag(without('quiet')),
  'read-only': on('read_only'),
  restart,
  rm: flag(without('remove')),
  runtime: text('runtime'),
  'security-opt': list('security_opt'),
  'shm-size': number('shm_size'),
  'sig-proxy': flag(without()),
  'stop-signal': text('stop_signal'),
  'stop-timeout': stopTimeout,
  'storage-opt': member(['storage_opt']),
  sysctl: member(['sysctls'], numberOr),
  tmpfs: list('tmpfs'),
  tty: on('tty'),
  ulimit,
  'use-api-socket': on('use_api_socket'),
  user: text('user'),
  userns: text('userns_mode'),
  uts: text('uts'),
  volume: value(addVolume),
  'volume-driver': volumeDriver,
  'volumes-from': value((draft, use) => draft.volumesFrom.push(use.value)),
  workdir: text('working_dir'),
};

const SHORT: Readonly<Record<string, string>> = {
  a: 'attach',
  c: 'cpu-shares',
  d: 'detach',
  e: 'env',
  h: 'hostname',
  i: 'interactive',
  l: 'label',
  m: 'memory',
  p: 'publish',
  P: 'publish-all',
  q: 'quiet',
  t: 'tty',
  u: 'user',
  v: 'volume',
  w: 'workdir',
};

/** Names of all options, for tests. */
export const FLAG_NAMES: readonly string[] = Object.keys(LONG);

/** The option of a long name, without the dashes. */
export function longFlag(name: string): Flag | undefined {
  return Object.hasOwn(LONG, name) ? LONG[name] : undefined;
}

/** The option of a letter. */
export function shortFlag(letter: string): Flag | undefined {
  return Object.hasOwn(SHORT, letter) ? LONG[SHORT[letter] ?? ''] : undefined;
}
