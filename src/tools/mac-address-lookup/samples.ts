/** What stands in the field at first. */
export const INITIAL = '20:37:06:12:34:56';

/** Addresses by themselves, and in what systems print of their neighbours. */
export const SAMPLES = {
  one: 'C8:5C:E2:7A:BC:DE',
  local: '52:54:00:12:34:56',
  windows: [
    'Interface: 192.168.1.23 --- 0x9',
    '  Internet Address      Physical Address      Type',
    '  192.168.1.1           20-37-06-12-34-56     dynamic',
    '  192.168.1.42          dc-a6-32-00-00-01     dynamic',
    '  192.168.1.255         ff-ff-ff-ff-ff-ff     static',
    '  224.0.0.251           01-00-5e-00-00-fb     static',
  ].join('\n'),
  linux: [
    '192.168.1.1 dev eth0 lladdr 20:37:06:12:34:56 REACHABLE',
    '192.168.1.77 dev eth0 lladdr 52:54:00:12:34:56 STALE',
    '172.17.0.2 dev docker0 lladdr 02:42:ac:11:00:02 REACHABLE',
    'fe80::deb4:6aff:fe00:1 dev wlan0 lladdr da:a1:19:00:00:01 router STALE',
  ].join('\n'),
} as const;

export const SAMPLE_NAMES = ['one', 'local', 'windows', 'linux'] as const;
