// Starts the real servers with the files that we hand out, in a folder of their own.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../debian.mjs';
import { ROOT } from '../setup.mjs';

/**
 * @typedef {{ command: readonly string[], env?: Record<string, string> }} Started
 * @typedef {{ folder: string, root: string, path: string, port: number }} Place `path` is that of the site, without `/` at its end
 * @typedef {object} Program
 * @property {string} name
 * @property {string} file the program
 * @property {string} apt the package of Debian that has it
 * @property {string} [needs] another file without which it cannot be started
 * @property {readonly string[]} encodings
 * @property {(place: Place) => Started} prepare
 */

const readExample = (/** @type {string} */ name) => readFileSync(join(ROOT, 'deploy', name), 'utf8');

/** @param {string} text @param {readonly (readonly [string, string])[]} changes each must have been needed */
function changed(text, changes) {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The example says nothing of ${from}`);
    return before.replaceAll(from, to);
  }, text);
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** @param {boolean} hasBrotli @returns {(place: Place) => Started} */
const prepareNginx =
  (hasBrotli) =>
  ({ folder, root, path, port }) => {
    const site = changed(readExample('nginx.conf'), [
      ['/usr/share/nginx/html', root],
      ['8080', String(port)],
      ['set $site_path "";', `set $site_path "${path}";`],
      ['gzip_static on;', `gzip_static on;${hasBrotli ? ' brotli_static on;' : ''}`],
    ]);
    writeFileSync(join(folder, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const main = [
      ...(hasBrotli ? [`load_module ${BROTLI};`] : []),
      'daemon off; master_process off; worker_processes 1;',
      `pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
      'events { worker_connections 64; }',
      `http { include /etc/nginx/mime.types; access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}`,
      `include ${folder}/site.conf; }`,
    ];
    writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
    return { command: ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')] };
  };

/** @type {readonly Program[]} */
export const PROGRAMS = [
  { name: 'nginx', file: '/usr/sbin/nginx', apt: 'nginx-light', encodings: ['gzip'], prepare: prepareNginx(false) },
  {
    name: 'nginx with brotli',
    file: '/usr/sbin/nginx',
    apt: 'libnginx-mod-http-brotli-static',
    needs: BROTLI,
    encodings: ['br', 'gzip'],
    prepare: prepareNginx(true),
  },
  {
    name: 'Caddy',
    file: '/usr/bin/caddy',
    apt: 'caddy',
    encodings: ['br', 'gzip'],
    prepare({ folder, root, path, port }) {
      const site = changed(readExample('Caddyfile'), [[':8080', `:${port}`]]);
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
      return {
        command: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
        env: { SITE: root, SITE_PATH: path, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      };
    },
  },
  {
    name: 'Apache',
    file: '/usr/sbin/apache2',
    apt: 'apache2',
    encodings: ['br', 'gzip'],
    prepare({ folder, root, path, port }) {
      const modules = ['mpm_event', 'authz_core', 'alias', 'dir', 'mime', 'headers', 'rewrite', 'deflate', 'filter'];
      const main = [
        ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
        `ServerRoot "${folder}"`,
        'ServerName localhost',
        `PidFile ${folder}/apache.pid`,
        `Mutex file:${folder}`,
        `ErrorLog ${folder}/error.log`,
        'TypesConfig /etc/mime.types',
        // As Debian has it for files to download, and for compression on the fly.
        'AddType application/x-gzip .gz',
        'AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript',
        '<Directory />\n    AllowOverride None\n    Require all denied\n</Directory>',
        `Define SITE "${root}"`,
        `Define SITE_PATH "${path}/"`,
        `Include ${folder}/site.conf`,
      ];
      writeFileSync(join(folder, 'site.conf'), changed(readExample('apache.conf'), [['8080', String(port)]]));
      writeFileSync(join(folder, 'apache.conf'), `${main.join('\n')}\n`);
      return { command: ['-X', '-f', join(folder, 'apache.conf')] };
    },
  },
];

/** @param {Program} program */
export function isInstalled({ file, needs = file }) {
  return existsSync(file) && existsSync(needs);
}

/**
 * Installs the servers that are missing, with the package manager of Debian; where that cannot be, says so.
 * @returns {Program[]} those that are still missing
 */
export function installPrograms() {
  installPackages(PROGRAMS.filter((program) => !isInstalled(program)).map(({ apt }) => apt));
  return PROGRAMS.filter((program) => !isInstalled(program));
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}

/**
 * Starts a server and waits until it listens.
 * @param {Program} program @param {{ root: string, path: string }} site @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function startProgram(program, { root, path }) {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const port = await freePort();
  const { command, env = {} } = program.prepare({ folder, root, path, port });
  const child = spawn(program.file, command, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)));
  const ended = new Promise((done) => child.once('close', done)).then(() => {
    isOver = true;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await answers(port))) {
    if (isOver) {
      const log = join(folder, 'error.log');
      const said = printed + (existsSync(log) ? readFileSync(log, 'utf8') : '');
      await stop();
      throw new Error(`${program.name} does not start: ${said}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return { port, stop };
}
