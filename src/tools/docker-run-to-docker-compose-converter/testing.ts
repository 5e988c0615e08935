import { expect } from 'vitest';
import { parse, parseDocument } from 'yaml';

/** The members that a service can have, with the kinds of their values (Compose Specification). */
const MEMBERS: Readonly<Record<string, readonly Kind[]>> = {
  annotations: ['list'],
  blkio_config: ['map'],
  cap_add: ['list'],
  cap_drop: ['list'],
  cgroup: ['text'],
  cgroup_parent: ['text'],
  command: ['list', 'text'],
  container_name: ['text'],
  cpu_count: ['number', 'text'],
  cpu_percent: ['number', 'text'],
  cpu_period: ['number', 'text'],
  cpu_quota: ['number', 'text'],
  cpu_rt_period: ['number', 'text'],
  cpu_rt_runtime: ['number', 'text'],
  cpu_shares: ['number', 'text'],
  cpus: ['number', 'text'],
  cpuset: ['text'],
  deploy: ['map'],
  device_cgroup_rules: ['list'],
  devices: ['list'],
  dns: ['list'],
  dns_opt: ['list'],
  dns_search: ['list'],
  domainname: ['text'],
  entrypoint: ['list'],
  env_file: ['list'],
  environment: ['list', 'map'],
  expose: ['list'],
  extra_hosts: ['list'],
  group_add: ['list'],
  healthcheck: ['map'],
  hostname: ['text'],
  image: ['text'],
  init: ['boolean'],
  ipc: ['text'],
  isolation: ['text'],
  label_file: ['list'],
  labels: ['list'],
  links: ['list'],
  logging: ['map'],
  mac_address: ['text'],
  mem_limit: ['number', 'text'],
  mem_reservation: ['number', 'text'],
  mem_swappiness: ['number', 'text'],
  memswap_limit: ['number', 'text'],
  network_mode: ['text'],
  networks: ['list', 'map'],
  oom_kill_disable: ['boolean'],
  oom_score_adj: ['number', 'text'],
  pid: ['text'],
  pids_limit: ['number', 'text'],
  platform: ['text'],
  ports: ['list'],
  privileged: ['boolean'],
  pull_policy: ['text'],
  read_only: ['boolean'],
  restart: ['text'],
  runtime: ['text'],
  security_opt: ['list'],
  shm_size: ['number', 'text'],
  stdin_open: ['boolean'],
  stop_grace_period: ['text'],
  stop_signal: ['text'],
  storage_opt: ['map'],
  sysctls: ['map'],
  tmpfs: ['list'],
  tty: ['boolean'],
  ulimits: ['map'],
  use_api_socket: ['boolean'],
  user: ['text'],
  userns_mode: ['text'],
  uts: ['text'],
  volumes: ['list'],
  volumes_from: ['list'],
  working_dir: ['text'],
};

type Kind = 'text' | 'number' | 'boolean' | 'list' | 'map' | 'null';

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'map';
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Expects a Compose file that readers of YAML 1.1 and 1.2 take for the same, and whose services are such in all members. */
export function expectCompose(text: string): void {
  if (text === '') return;
  const document = parseDocument(text, { merge: true, logLevel: 'error' });
  expect(document.errors).toEqual([]);
  const file: unknown = document.toJS();
  // Another's text is left as it stands, also where the versions read it differently.
  const isOurs = !text.includes('#') && !text.includes('&');
  if (isOurs) expect(parse(text, { version: '1.1', schema: 'yaml-1.1' })).toEqual(file);
  expect(kindOf(file)).toBe('map');
  for (const [key, value] of entriesOf(file)) {
    if (key === 'services') for (const [name, service] of entriesOf(value)) expectService(name, service);
    else if (key === 'volumes' || key === 'networks') {
      for (const [name, entry] of entriesOf(value)) {
        expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
        expect(['map', 'null']).toContain(kindOf(entry));
      }
    }
  }
}

function expectService(name: string, service: unknown): void {
  expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
  for (const [key, value] of entriesOf(service)) {
    expect(MEMBERS).toHaveProperty(key);
    expect(MEMBERS[key]).toContain(kindOf(value));
    if (Array.isArray(value) && key !== 'command') {
      expect(new Set(value.map((item: unknown) => JSON.stringify(item))).size).toBe(value.length);
    }
  }
}
