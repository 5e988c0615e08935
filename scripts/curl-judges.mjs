// Runs the commands of curl and the code that the curl converter makes of them against a server on this machine, and compares what
// arrives: node scripts/curl-judges.mjs [TARGET …]
// Programs that are not installed are named and left out.
import { execFile, execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { isMain, ROOT, runScript } from './setup.mjs';

/** Commands with `URL` for the server's address. */
const COMMANDS = [
  "curl 'URL/v1/items?limit=2&q=a%20b'",
  'curl URL/form -d a=1 -d "b=2 3"',
  `curl 'URL/json' -H 'Content-Type: application/json' --data-raw '{"name":"你好 it'\\''s","id":12345678901234567890,"back":"C:\\\\dir"}'`,
  `curl -X PATCH URL/patch -H 'Content-Type: text/plain' --data-binary $'l1\\nl2\\r\\n\\tl3 $HOME "x" \`y\` %PATH%'`,
  "curl -X DELETE URL/items/1 -H 'X-Trace: a'",
  "curl -X POST URL/empty -H 'Content-Type: text/plain' -d ''",
  `curl URL/h -H 'X-Quote: it'\\''s "q" \\ $x' -H 'X-Empty;' -H 'Accept: text/html' -A 'Mozilla/5.0 (X11)' -e URL/ -b 'a=1; b=2'`,
  'curl -u user:pa:ss URL/auth',
  `curl URL/json2 --json '{"a":1' --json '}'`,
  "curl -G URL/g -d a=1 --data-urlencode 'q=a b&c' --data-urlencode '你 好'",
  'curl URL/put -T data.txt',
  'curl URL/file -d @data.txt',
  "curl URL/binary --data-binary @data.txt -H 'Content-Type: application/octet-stream'",
  'curl URL/mixed -d a=1 -d @data.txt --data-urlencode n@data.txt',
  "curl URL/upload -F name=值 -F 'note=a;type=text/plain' -F f=@data.txt -F 'g=@data.txt;type=image/png;filename=x.png'",
  "curl URL/range -r 0-99 -H 'Accept:'",
  "curl 'URL/x/../y/./z?a\\[0\\]=1'",
  "curl -X PROPFIND URL/dav -H 'Depth: 1'",
  "curl URL/raw -H 'Content-Type: text/plain' --data-raw '@not a file'",
  "curl URL/u -H 'Content-Type: text/plain' --data-raw '“typographic” ‘quotes’ 🐳 \u00e9'",
];

/** What is compared: programs add headers of their own. */
const OWN =
  /^(?:host|user-agent|accept|accept-encoding|accept-language|connection|content-length|transfer-encoding|expect|sec-fetch-mode|upgrade|http2-settings|pragma|cache-control|priority)$/;

/**
 * What came to the server.
 * @typedef {{ method: string, path: string, headers: [string, string][], body: string }} Came
 * @typedef {{ url: string, port: number, close: () => void, next: (take: (request: Came) => void) => void }} Server
 */

/**
 * Targets, the file their code stands in, and what runs it.
 * @type {Record<string, [file: string, run?: [program: string, args: string[]]]>}
 */
const PROGRAMS = {
  fetch: ['request.mjs', ['node', ['request.mjs']]],
  axios: ['request.mjs', ['node', ['request.mjs']]],
  python: ['request.py', ['python3', ['request.py']]],
  go: ['main.go', ['go', ['run', 'main.go']]],
  java: ['Main.java', ['java', ['Main.java']]],
  php: ['request.php', ['php', ['request.php']]],
  csharp: ['Program.cs', ['sh', ['-c', 'mcs -r:System.Net.Http.dll Program.cs && mono Program.exe']]],
  httpie: ['request.sh', ['bash', ['request.sh']]],
  raw: ['request.http'],
  curl: ['request.sh', ['bash', ['request.sh']]],
};

/** What has to be installed, where it is not named as the target is. @type {Record<string, string>} */
const NEEDS = {
  python: 'python3',
  csharp: 'mono',
  httpie: 'http',
  raw: 'curl',
  fetch: 'node',
  axios: 'node',
  curl: 'curl',
};

/** @param {string} program */
function isInstalled(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A server that tells what came. @returns {Promise<Server>} */
async function listen() {
  /** @type {(request: Came) => void} */
  let resolveNext = () => {};
  const server = createServer((request, response) => {
    /** @type {Buffer[]} */
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      /** @type {[string, string][]} */
      const headers = [];
      for (let at = 0; at < request.rawHeaders.length; at += 2) {
        headers.push([request.rawHeaders[at]?.toLowerCase() ?? '', request.rawHeaders[at + 1] ?? '']);
      }
      resolveNext({
        method: request.method ?? '',
        path: request.url ?? '',
        headers,
        body: Buffer.concat(chunks).toString('latin1'),
      });
      response.end('ok');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const { port } = address;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () => void server.close(),
    next: (take) => (resolveNext = take),
  };
}

/**
 * What a program sends, or what it said when nothing came.
 * @param {Server} server
 * @param {string} file
 * @param {string[]} args
 * @param {string} folder
 * @returns {Promise<Came | { said: string }>}
 */
async function sent(server, file, args, folder) {
  /** @type {Came | undefined} */
  let came;
  server.next((request) => (came ??= request));
  /** @type {string} */
  const said = await new Promise((resolve) => {
    execFile(
      file,
      args,
      { cwd: folder, timeout: 60_000, env: { ...process.env, NO_PROXY: '*' } },
      (error, _stdout, stderr) => {
        resolve(error ? `${stderr}${error.message}` : '');
      },
    ).stdin?.end();
  });
  return came ?? { said };
}

/** The same for a multipart body whatever its boundary. @param {Came} came */
function comparable({ method, path, headers, body }) {
  const boundary = headers.find(([name]) => name === 'content-type')?.[1].match(/boundary="?([^";]+)/)?.[1];
  /** @param {string} text */
  const replaced = (text) =>
    boundary === undefined ? text : text.replaceAll(boundary, 'BOUNDARY').replaceAll('"BOUNDARY"', 'BOUNDARY');
  const kept = headers
    .filter(([name]) => !OWN.test(name))
    .map(([name, value]) => `${name}: ${replaced(value)}`)
    .sort();
  // Digits of bytes in small letters are curl 7's; brackets may be encoded.
  const target = path
    .replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase())
    .replaceAll('[', '%5B')
    .replaceAll(']', '%5D');
  return JSON.stringify(
    { method, path: target, headers: kept, body: boundary === undefined ? body : partsOf(replaced(body)) },
    null,
    1,
  );
}

/** Parts with their headers in one order. @param {string} body */
function partsOf(body) {
  return body.split('--BOUNDARY').map((part) => {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const lines = head
      .split('\r\n')
      .filter((line) => line !== '' && !/^content-length/i.test(line))
      .map((line) => line.replace(/^[\w-]+/, (name) => name.toLowerCase()));
    return [...lines.sort(), ...rest].join('|');
  });
}

/** What came, or what was said instead, to be read. @param {Came | { said: string }} came */
function told(came) {
  return 'said' in came ? came.said : comparable(came);
}

/** @param {string[]} wanted */
async function judge(wanted) {
  const vite = await createVite({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, watch: null },
    appType: 'custom',
  });
  const { convertText } = await vite.ssrLoadModule('/src/tools/curl-converter/convert.ts');
  const server = await listen();
  const folder = mkdtempSync(join(ROOT, 'node_modules/.curl-judges-'));
  writeFileSync(join(folder, 'data.txt'), 'l1\nl2\r\nl3 & é');
  try {
    for (const target of wanted) {
      const [name, run] = PROGRAMS[target] ?? [];
      if (name === undefined) throw new Error(`${target} is none of ${Object.keys(PROGRAMS).join(', ')}`);
      if (!isInstalled(NEEDS[target] ?? target)) {
        console.log(`${target}: not installed`);
        continue;
      }
      let same = 0;
      // Files are not known to a raw request.
      const commands = COMMANDS.filter((command) => target !== 'raw' || !command.includes('data.txt'));
      for (const command of commands) {
        const text = command.replaceAll('URL', server.url);
        const expected = await sent(server, 'bash', ['-c', `${text} -sS --http1.1`], folder);
        const made = await convertText(text, {
          target,
          kind: 'auto',
          indent: 2,
          oneLine: false,
          longOptions: false,
          dropBrowser: false,
          hideSecrets: false,
          request: 0,
        });
        if (!made.ok) throw new Error(`${command}: ${JSON.stringify(made.fault)}`);
        writeFileSync(join(folder, name), made.value.text);
        const came = run ? await sent(server, ...run, folder) : await sentRaw(server, made.value.text);
        const isSame = !('said' in came) && told(came) === told(expected);
        if (isSame) same++;
        if (!isSame) {
          console.log(`\n${target}: ${command}\n${made.value.text}\n${told(came)}\nexpected ${told(expected)}`);
        }
      }
      console.log(`${target}: ${same} of ${commands.length} as curl sends`);
    }
  } finally {
    rmSync(folder, { recursive: true });
    server.close();
    await vite.close();
  }
}

/**
 * A raw request, written to a socket as it is.
 * @param {Server} server
 * @param {string} text
 * @returns {Promise<Came | { said: string }>}
 */
async function sentRaw(server, text) {
  const { connect } = await import('node:net');
  /** @type {Came | undefined} */
  let came;
  server.next((request) => (came ??= request));
  await new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', () => socket.end());
    socket.on('error', resolve);
    socket.on('close', resolve);
    setTimeout(() => socket.destroy(), 1500);
  });
  return came ?? { said: 'nothing came' };
}

if (isMain(import.meta.url)) {
  const given = process.argv.slice(2);
  await runScript(() => judge(given.length > 0 ? given : Object.keys(PROGRAMS)));
}
