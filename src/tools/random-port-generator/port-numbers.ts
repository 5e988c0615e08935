/** The ports of RFC 6335 section 6 that may be drawn; 0 to 1023 are the well-known ones. */
export const FIRST_PORT = 1024;
export const LAST_PORT = 65_535;
/** Where the dynamic ports begin (RFC 6335 section 6). */
export const FIRST_DYNAMIC_PORT = 49_152;

export const RANGES = ['all', 'user', 'dynamic', 'custom'] as const;
export type RangeName = (typeof RANGES)[number];

/** First and last port of each named range. */
export const RANGE_LIMITS = {
  all: [FIRST_PORT, LAST_PORT],
  user: [FIRST_PORT, FIRST_DYNAMIC_PORT - 1],
  dynamic: [FIRST_DYNAMIC_PORT, LAST_PORT],
} as const satisfies Record<Exclude<RangeName, 'custom'>, readonly [number, number]>;

/** Ports from 1024 on that browsers refuse to fetch from (Fetch Standard, port blocking). */
export const BLOCKED_PORTS: readonly number[] = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
];

/** What usually listens on a port: those that many machines have in use. */
export const COMMON_SERVICES: ReadonlyMap<number, string> = new Map([
  [1433, 'Microsoft SQL Server'],
  [1521, 'Oracle Database'],
  [1883, 'MQTT'],
  [2181, 'ZooKeeper'],
  [2375, 'Docker'],
  [2376, 'Docker (TLS)'],
  [2379, 'etcd'],
  [2380, 'etcd'],
  [3000, 'Node.js, Grafana'],
  [3306, 'MySQL'],
  [3389, 'Remote Desktop'],
  [4200, 'Angular'],
  [5000, 'Flask, AirPlay'],
  [5173, 'Vite'],
  [5432, 'PostgreSQL'],
  [5672, 'AMQP'],
  [5900, 'VNC'],
  [5984, 'CouchDB'],
  [6379, 'Redis'],
  [6443, 'Kubernetes'],
  [8000, 'HTTP'],
  [8008, 'HTTP'],
  [8080, 'HTTP'],
  [8081, 'HTTP'],
  [8086, 'InfluxDB'],
  [8443, 'HTTPS'],
  [8888, 'Jupyter'],
  [9000, 'MinIO, PHP-FPM'],
  [9090, 'Prometheus'],
  [9092, 'Kafka'],
  [9200, 'Elasticsearch'],
  [9300, 'Elasticsearch'],
  [9418, 'Git'],
  [11_211, 'Memcached'],
  [15_672, 'RabbitMQ'],
  [25_565, 'Minecraft'],
  [27_017, 'MongoDB'],
  [50_051, 'gRPC'],
]);

/** Services behind the ports that browsers refuse. */
const BLOCKED_SERVICES: ReadonlyMap<number, string> = new Map([
  [1719, 'H.323'],
  [1720, 'H.323'],
  [1723, 'PPTP'],
  [2049, 'NFS'],
  [3659, 'Apple SASL'],
  [4045, 'NPP'],
  [4190, 'ManageSieve'],
  [5060, 'SIP'],
  [5061, 'SIP (TLS)'],
  [6000, 'X11'],
  [6566, 'SANE'],
  [6665, 'IRC'],
  [6666, 'IRC'],
  [6667, 'IRC'],
  [6668, 'IRC'],
  [6669, 'IRC'],
  [6679, 'OSAUT'],
  [6697, 'IRC (TLS)'],
  [10_080, 'Amanda'],
]);

/** What is known to use the port, if anything. */
export function serviceOf(port: number): string | undefined {
  return COMMON_SERVICES.get(port) ?? BLOCKED_SERVICES.get(port);
}

/** The class that IANA gives a port from 1024 on (RFC 6335 section 6). */
export function classOf(port: number): 'user' | 'dynamic' {
  return port < FIRST_DYNAMIC_PORT ? 'user' : 'dynamic';
}
