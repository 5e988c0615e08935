import { parse as complete } from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { convertCommands } from './convert';
import { FLAG_NAMES } from './flags/table';
import type { Note } from './notes';
import { composeOptions, type ComposeOptions } from './options';
import { expectCompose } from './testing';

function convert(text: string, options: Partial<ComposeOptions> = {}, existing = '') {
  const made = convertCommands(text, existing, complete(composeOptions, options));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  expectCompose(made.value.text);
  return made.value;
}

/** The file as data. */
function read(text: string, options: Partial<ComposeOptions> = {}, existing = ''): unknown {
  return parseYaml(convert(text, options, existing).text);
}

/** The only service of a file. */
function service(text: string, options: Partial<ComposeOptions> = {}): unknown {
  const { services } = read(text, options) as { services: Record<string, unknown> };
  expect(Object.keys(services)).toHaveLength(1);
  return Object.values(services)[0];
}

/** Members of the service that `docker run <flags> img` makes, the image left out. */
function members(flags: string, options: Partial<ComposeOptions> = {}): unknown {
  const { image, ...rest } = service(`docker run ${flags} img`, options) as Record<string, unknown>;
  expect(image).toBe('img');
  return rest;
}

const faultOf = (text: string, existing = '', options: Partial<ComposeOptions> = {}) => {
  const made = convertCommands(text, existing, complete(composeOptions, options));
  return made.ok ? undefined : made.fault;
};

const brief = ({ list, option, reason }: Note) => [list, option, reason.code];
const notesOf = (text: string, options: Partial<ComposeOptions> = {}) => convert(text, options).notes.map(brief);

describe('the examples of the catalogue', () => {
  it.each([
    [
      'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx',
      'services:\n  nginx:\n    image: nginx\n    restart: always\n    ports:\n      - "80:80"\n    volumes:\n      - /var/run/docker.sock:/tmp/docker.sock:ro\n    logging:\n      options:\n        max-size: 1g\n',
    ],
    [
      'docker run -d --name portainer --restart=always \\\n  -v portainer_data:/data portainer/portainer-ce',
      'services:\n  portainer:\n    image: portainer/portainer-ce\n    container_name: portainer\n    restart: always\n    volumes:\n      - portainer_data:/data\nvolumes:\n  portainer_data:\n    name: portainer_data\n',
    ],
    [
      'docker run --ulimit nofile=1024:2048 -p 22:22 -m 512m img',
      'services:\n  img:\n    image: img\n    ulimits:\n      nofile:\n        soft: 1024\n        hard: 2048\n    ports:\n      - "22:22"\n    mem_limit: 512m\n',
    ],
    [
      `docker run -e 'MSG=a: "x" $5' -e TOKEN -e 名前=値🐳 alpine:3.20 sh -c 'echo "$HOME"'`,
      `services:\n  alpine:\n    image: alpine:3.20\n    environment:\n      - 'MSG=a: "x" $$5'\n      - TOKEN\n      - 名前=値🐳\n    command:\n      - sh\n      - -c\n      - echo "$$HOME"\n`,
    ],
    [
      'docker run --mount type=bind,src=/a,dst=/b,readonly img',
      'services:\n  img:\n    image: img\n    volumes:\n      - type: bind\n        source: /a\n        target: /b\n        read_only: true\n',
    ],
    [
      'sudo docker container run -itu 1000:1000 -v $(pwd):/app node:20 npm test',
      'services:\n  node:\n    image: node:20\n    stdin_open: true\n    tty: true\n    user: "1000:1000"\n    volumes:\n      - .:/app\n    command:\n      - npm\n      - test\n',
    ],
    [
      'docker run --network host a/img:1 && docker run --network backend a/img:2',
      'services:\n  img:\n    image: a/img:1\n    network_mode: host\n  img-2:\n    image: a/img:2\n    networks:\n      - backend\nnetworks:\n  backend:\n    external: true\n',
    ],
    ['docker run `\n  -p 80:80 `\n  nginx', 'services:\n  nginx:\n    image: nginx\n    ports:\n      - "80:80"\n'],
    ['docker run ^\n  -p 80:80 ^\n  nginx', 'services:\n  nginx:\n    image: nginx\n    ports:\n      - "80:80"\n'],
  ])('%s', (text, expected) => expect(convert(text).text).toBe(expected));

  it('tells what has no equivalent', () => {
    const { notes } = convert('docker run -d --name portainer --restart=always -v portainer_data:/data a/b');
    expect(notes.map(brief)).toEqual([['none', '-d', 'detach']]);
  });

  it('tells what is wrong', () => {
    expect(faultOf('docker run')).toMatchObject({ code: 'no-image', command: 1 });
    expect(faultOf('docker run a; docker run -it')).toMatchObject({ code: 'no-image', command: 2, at: 21 });
    expect(faultOf('ls -la')).toEqual({ code: 'no-run' });
    expect(faultOf("docker run -e 'A=b nginx")).toMatchObject({
      code: 'unclosed-quote',
      at: 14,
      line: 1,
      column: 15,
      excerpt: "docker run -e 'A=b nginx\n              ^",
    });
    expect(convert('  \n')).toEqual({ text: '', notes: [], services: 0 });
  });
});

describe('results that others get wrong', () => {
  const text = 'docker run -v portainer_data:/data portainer/portainer-ce';

  it.each<[Partial<ComposeOptions>, unknown, string]>([
    [{}, { portainer_data: { name: 'portainer_data' } }, 'volumes:\n  portainer_data:\n    name: portainer_data\n'],
    [
      { namedVolumes: 'external' },
      { portainer_data: { external: true } },
      'volumes:\n  portainer_data:\n    external: true\n',
    ],
    [{ namedVolumes: 'project' }, { portainer_data: null }, 'volumes:\n  portainer_data:\n'],
  ])('names volumes at the top %j', (options, expected, end) => {
    expect(read(text, options)).toMatchObject({ volumes: expected });
    expect(convert(text, options).text.endsWith(end)).toBe(true);
  });

  it('keeps a quoted value whole', () => {
    const command = 'docker run --sysctl net.ipv4.ping_group_range="0 2147483647" --pull=always img:1';
    expect(convert(command).text).toBe(
      'services:\n  img:\n    image: img:1\n    pull_policy: always\n    sysctls:\n      net.ipv4.ping_group_range: 0 2147483647\n',
    );
  });
});

/** The options of `docker run --help`, Docker 29. */
const HELP =
  'add-host annotation attach blkio-weight blkio-weight-device cap-add cap-drop cgroup-parent cgroupns cidfile ' +
  'cpu-count cpu-percent cpu-period cpu-quota cpu-rt-period cpu-rt-runtime cpu-shares cpus cpuset-cpus cpuset-mems ' +
  'detach detach-keys device device-cgroup-rule device-read-bps device-read-iops device-write-bps device-write-iops ' +
  'disable-content-trust dns dns-option dns-search domainname entrypoint env env-file expose gpus group-add ' +
  'health-cmd health-interval health-retries health-start-interval health-start-period health-timeout help hostname ' +
  'init interactive io-maxbandwidth io-maxiops ip ip6 ipc isolation kernel-memory label label-file link link-local-ip ' +
  'log-driver log-opt mac-address memory memory-reservation memory-swap memory-swappiness mount name network ' +
  'network-alias no-healthcheck oom-kill-disable oom-score-adj pid pids-limit platform privileged publish publish-all ' +
  'pull quiet read-only restart rm runtime security-opt shm-size sig-proxy stop-signal stop-timeout storage-opt sysctl ' +
  'tmpfs tty ulimit use-api-socket user userns uts volume volume-driver volumes-from workdir';

describe('every option', () => {
  it.each<[string, unknown]>([
    [
      '--add-host db:10.0.0.1 --add-host=host.docker.internal:host-gateway',
      { extra_hosts: ['db:10.0.0.1', 'host.docker.internal:host-gateway'] },
    ],
    ['--annotation a=1 --annotation b=x', { annotations: ['a=1', 'b=x'] }],
    [
      '--blkio-weight 300 --blkio-weight-device /dev/sda:400',
      { blkio_config: { weight: 300, weight_device: [{ path: '/dev/sda', weight: 400 }] } },
    ],
    [
      '--device-read-bps /dev/sda:1mb --device-read-bps /dev/sdb:1024 --device-write-iops /dev/sda:30',
      {
        blkio_config: {
          device_read_bps: [
            { path: '/dev/sda', rate: '1mb' },
            { path: '/dev/sdb', rate: 1024 },
          ],
          device_write_iops: [{ path: '/dev/sda', rate: 30 }],
        },
      },
    ],
    [
      '--device-read-iops /dev/sda:1 --device-write-bps /dev/sda:2',
      {
        blkio_config: {
          device_read_iops: [{ path: '/dev/sda', rate: 1 }],
          device_write_bps: [{ path: '/dev/sda', rate: 2 }],
        },
      },
    ],
    ['--cap-add NET_ADMIN --cap-add=NET_ADMIN --cap-drop ALL', { cap_add: ['NET_ADMIN'], cap_drop: ['ALL'] }],
    ['--cgroup-parent /x --cgroupns host', { cgroup: 'host', cgroup_parent: '/x' }],
    ['--cpu-count 2 --cpu-percent 50', { cpu_count: 2, cpu_percent: 50 }],
    [
      '--cpu-period 100000 --cpu-quota 50000 --cpu-rt-period 1000 --cpu-rt-runtime 950',
      { cpu_period: 100000, cpu_quota: 50000, cpu_rt_period: 1000, cpu_rt_runtime: 950 },
    ],
    ['-c 512 --cpus 1.5 --cpuset-cpus 0-3', { cpus: 1.5, cpuset: '0-3', cpu_shares: 512 }],
    ['--cpuset-cpus 0', { cpuset: '0' }],
    [
      '--device /dev/snd --device=/dev/ttyUSB0:/dev/ttyUSB0:rwm --device-cgroup-rule "c 42:* rmw"',
      { devices: ['/dev/snd', '/dev/ttyUSB0:/dev/ttyUSB0:rwm'], device_cgroup_rules: ['c 42:* rmw'] },
    ],
    [
      '--dns 1.1.1.1 --dns 8.8.8.8 --dns-search a.b --dns-opt ndots:2 --dns-option rotate',
      { dns: ['1.1.1.1', '8.8.8.8'], dns_search: ['a.b'], dns_opt: ['ndots:2', 'rotate'] },
    ],
    ['-h web --domainname example.org', { hostname: 'web', domainname: 'example.org' }],
    ['--entrypoint /bin/sh', { entrypoint: ['/bin/sh'] }],
    ['--entrypoint ""', { entrypoint: [] }],
    ['-e A=1 -e B -e C= -e A=2', { environment: ['A=2', 'B', 'C='] }],
    ['--env-file .env --env-file=$PWD/b.env', { env_file: ['.env', './b.env'] }],
    ['--expose 80 --expose 90/udp', { expose: ['80', '90/udp'] }],
    ['--gpus all', { deploy: { resources: { reservations: { devices: [{ count: 'all', capabilities: ['gpu'] }] } } } }],
    ['--gpus 2', { deploy: { resources: { reservations: { devices: [{ count: 2, capabilities: ['gpu'] }] } } } }],
    [
      `--gpus '"device=0,2",driver=nvidia,"capabilities=compute,utility"'`,
      {
        deploy: {
          resources: {
            reservations: {
              devices: [{ driver: 'nvidia', device_ids: ['0', '2'], capabilities: ['compute', 'utility', 'gpu'] }],
            },
          },
        },
      },
    ],
    ['--group-add audio --group-add 999', { group_add: ['audio', '999'] }],
    [
      '--health-cmd "curl -f http://localhost || exit 1" --health-interval=30s --health-timeout 5s --health-retries 3 --health-start-period 1m --health-start-interval 2s',
      {
        healthcheck: {
          test: 'curl -f http://localhost || exit 1',
          interval: '30s',
          timeout: '5s',
          retries: 3,
          start_period: '1m',
          start_interval: '2s',
        },
      },
    ],
    ['--no-healthcheck', { healthcheck: { disable: true } }],
    [
      '--init --privileged --read-only -i -t --oom-kill-disable',
      { init: true, privileged: true, read_only: true, stdin_open: true, tty: true, oom_kill_disable: true },
    ],
    ['--init=false --privileged=0 -t=false -i=1', { stdin_open: true }],
    [
      '--ipc host --pid=host --uts host --userns=host --isolation process',
      { ipc: 'host', pid: 'host', uts: 'host', userns_mode: 'host', isolation: 'process' },
    ],
    ['-l a=1 --label b --label a=2 --label-file ./labels', { labels: ['a=2', 'b'], label_file: ['./labels'] }],
    [
      '--log-driver json-file --log-opt max-size=10m --log-opt max-file=3',
      { logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '3' } } },
    ],
    ['--mac-address 12:34:56:11:22:33', { mac_address: '12:34:56:11:22:33' }],
    [
      '-m 1g --memory-reservation 512m --memory-swap -1 --memory-swappiness 0 --shm-size 64m',
      { shm_size: '64m', mem_limit: '1g', mem_reservation: '512m', memswap_limit: -1, mem_swappiness: 0 },
    ],
    ['-m1073741824', { mem_limit: 1073741824 }],
    ['--oom-score-adj -500 --pids-limit=-1', { oom_score_adj: -500, pids_limit: -1 }],
    [
      '--platform linux/arm64 --pull never --runtime runsc',
      { platform: 'linux/arm64', pull_policy: 'never', runtime: 'runsc' },
    ],
    [
      '-p80:80 -p=81:81/udp -p 127.0.0.1::82 -p 8000-8002:8000-8002 -p 80:80',
      { ports: ['80:80', '81:81/udp', '127.0.0.1::82', '8000-8002:8000-8002'] },
    ],
    ['--restart no', { restart: 'no' }],
    ['--restart on-failure:5', { restart: 'on-failure:5' }],
    [
      '--security-opt no-new-privileges --security-opt seccomp=unconfined',
      { security_opt: ['no-new-privileges', 'seccomp=unconfined'] },
    ],
    ['--stop-signal SIGINT --stop-timeout 30', { stop_signal: 'SIGINT', stop_grace_period: '30s' }],
    ['--storage-opt size=120G', { storage_opt: { size: '120G' } }],
    ['--sysctl net.core.somaxconn=1024', { sysctls: { 'net.core.somaxconn': 1024 } }],
    ['--tmpfs /run:rw,size=64m --tmpfs /tmp', { tmpfs: ['/run:rw,size=64m', '/tmp'] }],
    ['--ulimit nproc=65535 --ulimit core=-1:-1', { ulimits: { nproc: 65535, core: { soft: -1, hard: -1 } } }],
    ['--use-api-socket', { use_api_socket: true }],
    ['-u 1000', { user: '1000' }],
    ['-w /app', { working_dir: '/app' }],
    ['-v /data -v /a:/b:ro,z -v ~/x:/y -v ./rel:/z', { volumes: ['/data', '/a:/b:ro,z', '~/x:/y', './rel:/z'] }],
    ['--volumes-from other:ro', { volumes_from: ['container:other:ro'] }],
    ['--link db:database', { links: ['db:database'] }],
    ['--name web', { container_name: 'web' }],
    ['-itp 80:80', { stdin_open: true, tty: true, ports: ['80:80'] }],
    ['-itu1000 --', { stdin_open: true, tty: true, user: '1000' }],
  ])('%s', (flags, expected) => expect(members(flags)).toEqual(expected));

  it.each([
    ['-d', 'detach'],
    ['--detach=true', 'detach'],
    ['--rm', 'remove'],
    ['-P', 'publish-all'],
    ['-a stdout', 'attach'],
    ['-q', 'quiet'],
    ['--cidfile /x', 'no-equivalent'],
    ['--sig-proxy=false', 'no-equivalent'],
    ['--detach-keys ctrl-x', 'no-equivalent'],
    ['--cpuset-mems 0', 'no-equivalent'],
    ['--kernel-memory 1g', 'no-equivalent'],
    ['--io-maxbandwidth 1m', 'no-equivalent'],
    ['--io-maxiops 3', 'no-equivalent'],
    ['--disable-content-trust', 'no-equivalent'],
    ['--stop-timeout -1', 'no-equivalent'],
    ['--init=maybe', 'bad-value'],
    ['--sysctl =x', 'bad-value'],
    ['-e ""', 'bad-value'],
    ['--ulimit nofile', 'bad-value'],
    ['--blkio-weight-device x', 'bad-value'],
    ['--volume-driver local', 'anonymous-volume'],
    ['--ip 10.0.0.2', 'needs-network'],
    ['-u $(id -u):$(id -g)', 'substitution'],
  ])('%s is told of', (flags, code) => {
    expect(members(flags)).toEqual({});
    const [option = ''] = flags.split(/[ =]/);
    expect(notesOf(`docker run ${flags} img`)).toEqual([['none', option, code]]);
  });

  it.each(['no', 'always', 'unless-stopped', 'on-failure', 'on-failure:5', '$POLICY', '"${P:-always}"'])(
    '--restart %s is a policy',
    (policy) => {
      expect(members(`--restart ${policy}`)).toEqual({ restart: policy.replaceAll('"', '') });
      expect(notesOf(`docker run --restart=${policy} img`)).toEqual([]);
    },
  );

  it.each(['no-such', 'Always', 'on-failure:x', 'on-failure:-1', 'always:3', 'never', 'true'])(
    '--restart %s is none, and told of by its name',
    (policy) => {
      expect(members(`--restart ${policy}`)).toEqual({});
      expect(convert(`docker run --restart=${policy} img`).notes).toMatchObject([
        { list: 'none', option: '--restart', reason: { code: 'restart-policy', value: policy } },
      ]);
    },
  );

  it('has no note when it is off', () => expect(notesOf('docker run -d=false --rm=false -P=0 img')).toEqual([]));

  it('is known', () => {
    expect(FLAG_NAMES).toEqual(expect.arrayContaining(HELP.split(/\s+/)));
    for (const name of FLAG_NAMES) {
      const { notes } = convert(`docker run --${name}=x=1:1 img`);
      expect(notes.filter(({ option }) => option === `--${name}`).filter(({ list }) => list === 'unknown')).toEqual([]);
    }
  });
});

describe('unknown options', () => {
  it.each([
    ['docker run --foo bar img', 'img', [['unknown', '--foo', 'unknown-value']]],
    ['docker run --foo img', 'img', [['unknown', '--foo', 'unknown']]],
    ['docker run --foo=bar img', 'img', [['unknown', '--foo', 'unknown-value']]],
    ['docker run --foo -p 80:80 img', 'img', [['unknown', '--foo', 'unknown']]],
    ['docker run -Z img', 'img', [['unknown', '-Z', 'unknown']]],
    ['docker run -itZ x img', 'img', [['unknown', '-Z', 'unknown-value']]],
    ['podman run --replace --name a img', 'img', [['unknown', '--replace', 'unknown']]],
  ])('%s', (text, image, notes) => {
    expect(service(text)).toMatchObject({ image });
    expect(notesOf(text)).toEqual(notes);
  });
});

describe('volumes and mounts', () => {
  it.each<[string, unknown, unknown]>([
    ['--mount source=data,target=/d', [{ type: 'volume', source: 'data', target: '/d' }], { data: { name: 'data' } }],
    [
      '--mount type=volume,dst=/d,volume-nocopy,volume-subpath=x,readonly=false',
      [{ type: 'volume', target: '/d', volume: { nocopy: true, subpath: 'x' } }],
      undefined,
    ],
    [
      '--mount type=bind,source="$(pwd)"/a,destination=/b,bind-propagation=rslave,bind-recursive=disabled,consistency=cached',
      [
        {
          type: 'bind',
          source: './a',
          target: '/b',
          consistency: 'cached',
          bind: { propagation: 'rslave', recursive: 'disabled' },
        },
      ],
      undefined,
    ],
    [
      '--mount "type=tmpfs,tmpfs-size=64m,dst=/t,tmpfs-mode=1770"',
      [{ type: 'tmpfs', target: '/t', tmpfs: { size: '64m', mode: 0o1770 } }],
      undefined,
    ],
    [
      '--mount type=image,src=alpine,dst=/i,image-subpath=/etc',
      [{ type: 'image', source: 'alpine', target: '/i', image: { subpath: '/etc' } }],
      undefined,
    ],
    [
      `--mount 'type=volume,src=nfs,dst=/n,volume-driver=local,"volume-opt=o=addr=10.0.0.1,rw",volume-opt=type=nfs,volume-label=a=b'`,
      [{ type: 'volume', source: 'nfs', target: '/n', volume: { labels: ['a=b'] } }],
      { nfs: { name: 'nfs', driver: 'local', driver_opts: { o: 'addr=10.0.0.1,rw', type: 'nfs' } } },
    ],
    [
      '--volume-driver=rexray -v a1:/a -v b1:/b',
      ['a1:/a', 'b1:/b'],
      { a1: { name: 'a1', driver: 'rexray' }, b1: { name: 'b1', driver: 'rexray' } },
    ],
    ['-v C:/data:/data -v "D:\\x y:/y:ro"', ['C:/data:/data', 'D:\\x y:/y:ro'], undefined],
    [
      '-v "$PWD":/a -v ${PWD}/b:/b -v $(pwd)/c:/c:ro -v `pwd`/d:/d',
      ['.:/a', './b:/b', './c:/c:ro', './d:/d'],
      undefined,
    ],
    ['-v $PWD:$PWD -w $PWD', ['.:${PWD}'], undefined],
    ['-v $HOME/x:/x -v ${DATA:-./d}/y:/y', ['$HOME/x:/x', '${DATA:-./d}/y:/y'], undefined],
  ])('%s', (flags, volumes, top) => {
    const file = read(`docker run ${flags} img`);
    expect(file).toMatchObject({ services: { img: { volumes } } });
    expect((file as { volumes?: unknown }).volumes).toEqual(top);
  });

  it('says what it cannot know', () => {
    expect(notesOf('docker run -v $VOL:/d img')).toEqual([['remark', '-v', 'variable-volume']]);
    expect(notesOf('docker run --mount type=bind,source=/a,target=/b,strange=1 img')).toEqual([
      ['unknown', '--mount strange', 'unknown'],
    ]);
    expect(notesOf('docker run --volume-driver d -v named:/d img', { namedVolumes: 'external' })).toEqual([
      ['none', '--volume-driver', 'external-volume'],
    ]);
  });

  it('reads what Windows writes', () => {
    expect(service('docker run -v %cd%:/app -v %cd%\\data:/d -e A=%USERNAME% img')).toEqual({
      image: 'img',
      environment: ['A=${USERNAME}'],
      volumes: ['.:/app', './data:/d'],
    });
    expect(service("docker run -v ${PWD}:/app -e A=$env:TOKEN -e 'B=it''s $x' `\n img")).toEqual({
      image: 'img',
      environment: ['A=${TOKEN}', "B=it's $$x"],
      volumes: ['.:/app'],
    });
    expect(service('docker run -v C:\\Users\\me:/data img')).toEqual({
      image: 'img',
      volumes: ['C:\\Users\\me:/data'],
    });
  });
});

describe('networks', () => {
  it.each<[string, unknown, unknown]>([
    ['--network none', { network_mode: 'none' }, undefined],
    ['--net=bridge', { network_mode: 'bridge' }, undefined],
    ['--network container:db', { network_mode: 'container:db' }, undefined],
    ['--network a --network b', { networks: ['a', 'b'] }, { a: { external: true }, b: { external: true } }],
    [
      '--network a --network-alias x --net-alias y --ip 10.0.0.2 --ip6 ::2 --link-local-ip 169.254.0.2',
      {
        networks: {
          a: { aliases: ['x', 'y'], ipv4_address: '10.0.0.2', ipv6_address: '::2', link_local_ips: ['169.254.0.2'] },
        },
      },
      { a: { external: true } },
    ],
    [
      '--network name=a,alias=x,ip=10.0.0.3,mac-address=02:42:ac:11:00:02,gw-priority=5,driver-opt=k=v --network b',
      {
        networks: {
          a: {
            aliases: ['x'],
            ipv4_address: '10.0.0.3',
            mac_address: '02:42:ac:11:00:02',
            gw_priority: 5,
            driver_opts: { k: 'v' },
          },
          b: null,
        },
      },
      { a: { external: true }, b: { external: true } },
    ],
    ['--network-alias x', { networks: { default: { aliases: ['x'] } } }, undefined],
    ['--network $NET', { networks: ['NET'] }, { NET: { name: '$NET', external: true } }],
  ])('%s', (flags, expected, top) => {
    const file = read(`docker run ${flags} img`) as { services: { img: object }; networks?: unknown };
    expect(file.services.img).toEqual({ image: 'img', ...(expected as object) });
    expect(file.networks).toEqual(top);
  });

  it.each<[string, unknown, unknown[]]>([
    [
      '--network name=n1,alias=foo,ip=10.0.0.2 --network n2 --network-alias bar',
      { n1: { aliases: ['foo', 'bar'], ipv4_address: '10.0.0.2' }, n2: null },
      [['remark', '--network-alias', 'given-twice']],
    ],
    [
      '--network-alias bar --network-alias foo --network name=n1,alias=foo,link-local-ip=169.254.0.2 --link-local-ip=169.254.0.3',
      { n1: { aliases: ['foo', 'bar'], link_local_ips: ['169.254.0.2', '169.254.0.3'] } },
      [
        ['remark', '--network-alias', 'given-twice'],
        ['remark', '--network-alias', 'given-twice'],
        ['remark', '--link-local-ip', 'given-twice'],
      ],
    ],
    [
      '--network name=n1,ip=10.0.0.2 --ip 10.0.0.3 --network name=n1,alias=x',
      { n1: { ipv4_address: '10.0.0.2', aliases: ['x'] } },
      [['none', '--ip', 'other-given']],
    ],
    [
      '--network name=n1,alias=x --network name=n1,alias=y',
      { n1: { aliases: ['x', 'y'] } },
      [['remark', '--network', 'given-twice']],
    ],
  ])('given in two places lose nothing in silence: %s', (flags, networks, notes) => {
    expect(members(flags)).toEqual({ networks });
    expect(notesOf(`docker run ${flags} img`)).toEqual(notes);
  });

  it('has a mode or networks', () => {
    expect(service('docker run --network host --network-alias x img')).toEqual({ image: 'img', network_mode: 'host' });
    expect(notesOf('docker run --network host --network-alias x img')).toEqual([
      ['none', '--network-alias', 'network-mode'],
    ]);
  });
});

describe('the dollar sign', () => {
  it.each([
    [`-e A=$X -e "B=\${Y:-z}" -e 'C=$Z' -e D=\\$W -e "E=\\$V"`, ['A=$X', 'B=${Y:-z}', 'C=$$Z', 'D=$$W', 'E=$$V']],
    [`-e "A=5 $ and 3$" -e B=$(date)`, ['A=5 $$ and 3$$']],
    ['-e A=$(pwd)/x -e B=$PWD', ['A=${PWD}/x', 'B=${PWD}']],
    [`-e A=$'tab\\there\\x41\\u00e9' -e B=$"x y"`, ['A=tab\thereAé', 'B=x y']],
    ['-e A=${X%.*} -e B=$1 -e C=${#X} -e D=$$ -e E=${X:?gone} -e F=${X:-${Y}}', ['E=${X:?gone}', 'F=${X:-${Y}}']],
  ])('%s', (flags, environment) => expect(members(flags)).toEqual({ environment }));

  it('of what only a shell can work out', () => {
    expect(notesOf('docker run -e A=$(date) -e B=1 img echo $(whoami) x')).toEqual([
      ['none', '-e', 'substitution'],
      ['none', '$(whoami)', 'substitution'],
    ]);
    expect(service('docker run $(docker build -q .)')).toEqual({ image: '${IMAGE}' });
    expect(notesOf('docker run $(docker build -q .)')).toEqual([['remark', '$(docker build -q .)', 'image-variable']]);
    expect(service('docker run ${REGISTRY}/app:${TAG:-latest}')).toEqual({ image: '${REGISTRY}/app:${TAG:-latest}' });
    expect(Object.keys((read('docker run ${REGISTRY}/app:${TAG:-latest}') as { services: object }).services)).toEqual([
      'app',
    ]);
  });
});

describe('environment as a map', () => {
  it('has quotes where YAML would take a text for something else', () => {
    const { text } = convert('docker run -e A=1 -e B=yes -e C -e D= -e E=a=b -e F=1:30 -e G=0x1F -e no=off img', {
      environment: 'map',
    });
    expect(text).toBe(
      'services:\n  img:\n    image: img\n    environment:\n      A: "1"\n      B: "yes"\n      C:\n      D: ""\n      E: a=b\n      F: "1:30"\n      G: "0x1F"\n      "no": "off"\n',
    );
  });
  it('is a list where a name is a variable', () => {
    expect(members('-e $K=v', { environment: 'map' })).toEqual({ environment: ['$K=v'] });
    expect(notesOf('docker run -e $K=v img', { environment: 'map' })).toEqual([['remark', '-e', 'variable-key']]);
  });
});

describe('several commands', () => {
  it('are found among all else, each with a key of its own', () => {
    const text = `# How to start it. Don't forget the network:
docker network create backend
$ docker pull redis
FOO=1 docker run -d --name cache redis # the cache
# docker run --name web --volumes-from cache --link cache:c nginx | tee log
echo "done"; podman run nginx > /dev/null 2>&1
user@host:~/dir$ sudo -u root nerdctl -n k8s.io create alpine true
PS C:\\> docker.exe run nginx`;
    expect(read(text)).toEqual({
      services: {
        cache: { image: 'redis', container_name: 'cache' },
        web: { image: 'nginx', container_name: 'web', volumes_from: ['cache'], links: ['cache:c'] },
        nginx: { image: 'nginx' },
        alpine: { image: 'alpine', command: ['true'] },
        'nginx-2': { image: 'nginx' },
      },
    });
    expect(notesOf(text)).toEqual([
      ['none', 'docker network create backend', 'other-command'],
      ['remark', 'FOO=1', 'assignment'],
      ['none', '-d', 'detach'],
      ['none', '| tee log', 'redirection'],
      ['none', '> /dev/null', 'redirection'],
      ['none', '>& 1', 'redirection'],
      ['none', '-n', 'no-equivalent'],
    ]);
  });

  it.each<[string, string[]]>([
    ['docker run img | grep x > out.txt 2>&1', ['| grep x > out.txt 2>&1']],
    ['docker run img && echo done || exit 1', ['&& echo done || exit 1']],
    ['docker run img > out.txt 2>&1 | cat', ['> out.txt', '>& 1', '| cat']],
    ['docker run img <<EOF | tr a b\nhello\nEOF', ['<< EOF', '| tr a b']],
    ['docker run img; echo "a  b"; # why\necho c', ['; echo "a  b"']],
    ['docker run img |\n  grep x \\\n  -v\necho c', ['| grep x -v']],
    ['docker run img |& tee log', ['|& tee log']],
    ['docker run img &', ['&']],
    ['docker run img &\ndocker ps', ['&']],
    ['docker run img & docker ps', ['& docker ps']],
    ['(docker run img) | cat', ['| cat']],
    ['(docker run img) > out.txt', [') > out.txt']],
    ['docker run img && (echo a; echo b)', ['&& (echo a; echo b)']],
    ['docker run img >(cat) | cat', ['>(cat)', '| cat']],
    ['cat dump.sql | gzip -d | docker run -i img', ['cat dump.sql | gzip -d |']],
    ['docker run img | grep x | docker run -i img', ['| grep x |']],
    ['docker run img | docker run -i img', ['|']],
    ['docker run img && docker run img && echo', ['&& echo']],
    [
      'docker run img && docker network create n && echo',
      ['&& docker network create n && echo', 'docker network create n'],
    ],
    ['docker run img', []],
    ['docker run img;', []],
    ['docker run img\necho x | cat', []],
    ['docker pull img && docker run img', []],
    ['docker run img sh -c "a | b > c && d"', []],
  ])('of which what the shell does is told of: %s', (text, expected) => {
    expect(notesOf(text).map(([, option]) => option)).toEqual(expected);
  });

  it.each([
    ['docker run ^\r\n img & echo x', '& echo x'],
    ['docker run `\n img | Select-String x > $env:TMP\\o', '| Select-String x > $env:TMP\\o'],
  ])('also in other shells: %j', (text, told) => expect(notesOf(text)).toEqual([['none', told, 'redirection']]));

  it.each([
    ['docker run localhost:5000/team/app:1.0@sha256:abc', 'app'],
    ['docker run --name "" img', 'img'],
    ['docker run --name /web img', 'web'],
    ['docker run $IMAGE', 'app'],
    ['docker run --name on img', 'on'],
    ['docker run 123', '123'],
  ])('%s is called %s', (text, key) => {
    expect(Object.keys((read(text) as { services: object }).services)).toEqual([key]);
  });

  it('says which one lacks what', () => {
    expect(notesOf('docker run --link db img')).toEqual([['remark', '--link', 'link']]);
    const { notes } = convert('docker run a\ndocker run -d b');
    expect(notes).toEqual([{ list: 'none', option: '-d', command: 2, at: 24, reason: { code: 'detach' } }]);
  });
});

describe('options', () => {
  it.each([2, 3, 4, 8])('indent %i', (indent) => {
    const { text } = convert('docker run -p 1:1 --gpus all --mount type=bind,src=/a,dst=/b img', { indent });
    expect(text.split('\n')[1]).toBe(`${' '.repeat(indent)}img:`);
    expect(text.split('\n')[2]).toBe(`${' '.repeat(indent * 2)}image: img`);
  });
  it('a project name', () => {
    expect(convert('docker run img', { projectName: 'shop' }).text).toBe(
      'name: shop\nservices:\n  img:\n    image: img\n',
    );
    expect(faultOf('docker run img', '', { projectName: 'My Shop' })).toEqual({ code: 'bad-project-name' });
  });
});

describe('merging', () => {
  const existing = `# The shop
version: "3.8"   # old
x-common: &common
  restart: unless-stopped

services:
  # in front
  web:
    <<: *common
    image: nginx:1.10 # pinned
    ports: ["80:80", 443:443]
    environment:
      MODE: 0755
      LONG: 12345678901234567890
      EMPTY:
      TILDE: ~
      YES: yes

  db:
    image: 'postgres'
    command: >
      postgres
      -c x=1
    volumes:
      - data:/var/lib

# at the end
volumes:
  data:
    external: true
`;

  it('keeps comments, order and every value as it was written', () => {
    const { text } = convert('docker run --name db -v data:/x -v more:/y --network back redis', {}, existing);
    expect(text).toBe(`# The shop
version: "3.8"   # old
x-common: &common
  restart: unless-stopped

services:
  # in front
  web:
    <<: *common
    image: nginx:1.10 # pinned
    ports: ["80:80", 443:443]
    environment:
      MODE: 0755
      LONG: 12345678901234567890
      EMPTY:
      TILDE: ~
      YES: yes

  db:
    image: 'postgres'
    command: >
      postgres
      -c x=1
    volumes:
      - data:/var/lib

  db-2:
    image: redis
    container_name: db
    volumes:
      - data:/x
      - more:/y
    networks:
      - back

# at the end
volumes:
  data:
    external: true
  more:
    name: more

networks:
  back:
    external: true
`);
  });

  it.each([
    ['# only a comment\n', '# only a comment\n\nservices:\n  img:\n    image: img\n'],
    ['services:\n', 'services:\n  img:\n    image: img\n'],
    ['services: {}\n', 'services:\n  img:\n    image: img\n'],
    ['services: {a: {image: b}}\n', 'services:\n  a: {image: b}\n  img:\n    image: img\n'],
    ['services:\n  a:\n    ports:\n    - 1:1\n', 'services:\n  a:\n    ports:\n    - 1:1\n  img:\n    image: img\n'],
    ['\uFEFFservices:\r\n  a:\r\n    image: b\r\n', 'services:\n  a:\n    image: b\n  img:\n    image: img\n'],
    ['name: x\n', 'name: x\nservices:\n  img:\n    image: img\n'],
    ['services: ~\n', 'services:\n  img:\n    image: img\n'],
    ['services:\n  a:\n    ports: !reset\n', 'services:\n  a:\n    ports: !reset\n  img:\n    image: img\n'],
    [
      'services:\n    a:\n        image: b # why\n    # the end',
      'services:\n    a:\n        image: b # why\n    img:\n      image: img\n    # the end',
    ],
    [
      'services:\n  a:\n    command: |+\n      x\n\n\n',
      'services:\n  a:\n    command: |+\n      x\n\n\n  img:\n    image: img\n',
    ],
    ['services:\n  a:\n    image: "b\n      c"', 'services:\n  a:\n    image: "b\n      c"\n  img:\n    image: img\n'],
    [
      'x: &x {a: 1}\nservices:\n  a:\n    <<: [*x]\n    ports: [1,\n      2]\n...\n',
      'x: &x {a: 1}\nservices:\n  a:\n    <<: [*x]\n    ports: [1,\n      2]\n  img:\n    image: img\n...\n',
    ],
    ['{services: {a: {image: b}}}\n', '{services: {a: {image: b}, img: {image: img}}}\n'],
    [
      '---\nservices:\n  a:\n    image: !reset null\n',
      '---\nservices:\n  a:\n    image: !reset null\n  img:\n    image: img\n',
    ],
  ])('into %j', (given, expected) => {
    const made = convertCommands('docker run img', given, complete(composeOptions, {}));
    expect(made).toMatchObject({ ok: true, value: { text: expected } });
  });

  it('gives the project the name that is wished', () => {
    expect(convert('docker run img', { projectName: 'new' }, 'services:\n  a:\n    image: b\nname: old\n').text).toBe(
      'services:\n  a:\n    image: b\n  img:\n    image: img\nname: new\n',
    );
  });

  it('puts lists as the file has them', () => {
    const { text } = convert('docker run -p 2:2 img', {}, 'services:\n  a:\n    image: b\n    ports:\n    - "1:1"\n');
    expect(text).toBe(
      'services:\n  a:\n    image: b\n    ports:\n    - "1:1"\n  img:\n    image: img\n    ports:\n    - "2:2"\n',
    );
  });

  it.each([
    ['services:\n  a: [\n', { code: 'bad-yaml' }],
    ['a: b: c', { code: 'bad-yaml', problem: { line: 1 } }],
    ['services:\n  a: 1\n  a: 2\n', { code: 'bad-yaml', problem: { code: 'repeated-key', line: 3, column: 3 } }],
    ['- a\n', { code: 'not-a-map', line: 1, column: 1 }],
    ['services:\n  - a\n', { code: 'member-not-a-map', key: 'services', line: 2, column: 3 }],
    ['a: 1\n---\nb: 2\n', { code: 'several-documents', line: 2, column: 1 }],
  ])('refuses %j', (given, fault) => {
    expect(faultOf('docker run img', given)).toMatchObject({ input: 'existing', ...fault });
  });
});

describe('YAML', () => {
  it('is read as the same by 1.1 and 1.2, whatever the words hold', () => {
    const odd = [
      'no',
      'on',
      'y',
      'N',
      '~',
      'null',
      '0o7',
      '017',
      '1_000',
      '0x1F',
      '1e3',
      '.5',
      '.inf',
      '1:30',
      '22:22',
      '2026-11-20',
      '2026-11-20T10:00:00Z',
      '<<',
      '=',
      '- x',
      '? x',
      ': x',
      'a: b',
      'a #b',
      '#x',
      '&x',
      '*x',
      '!x',
      '|',
      '>',
      '%x',
      '@x',
      '`x',
      "'",
      '"',
      '"x"',
      "it's",
      '{a}',
      '[a]',
      'a,b',
      ' lead',
      'trail ',
      'tab\tx',
      'a\nb',
      'a\n\nb\n',
      '\nx',
      '',
      '\\',
      'é🐳',
      '-',
      '---',
      '...',
      'true',
      'Off',
    ];
    const quoted = odd.map((text) => `'${text.replaceAll("'", "'\\''")}'`).join(' ');
    expect(service(`docker run img ${quoted}`)).toEqual({ image: 'img', command: odd });
    const flags = odd
      .map((text) => `-e 'K${text.replaceAll("'", "'\\''")}=${text.replaceAll("'", "'\\''")}'`)
      .join(' ');
    expect(() => convert(`docker run ${flags} img`, { environment: 'map' })).not.toThrow();
  });
});

it('takes a long text', () => {
  const line = 'docker run -d --name \'a b\' -p 80:80 -e "X=$Y" -v data:/d --unknown v img cmd\n';
  const { services } = convert(line.repeat(600));
  expect(services).toBe(600);
});

it.each([
  ['lists', '['],
  ['maps', '{'],
  ['both', '[{'],
  ['keys', '? '],
  ['keys of a map', 'a:\n ? ', '? '],
  ['list items', '- '],
])('tells at once what is wrong with a file of ever deeper %s', (_name, first, next = first) => {
  for (const levels of [200, 250, 500, 1000]) {
    expect(faultOf('docker run nginx', first + next.repeat(levels - 1))).toBeDefined();
  }
});
