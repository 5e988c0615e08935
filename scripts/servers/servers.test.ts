import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer, listen } from '../serve.mjs';
import { checkAll, HAS_IPV6 } from './ask.mjs';
import { isInstalled, PROGRAMS, startProgram } from './programs.mjs';
import { requestsFor } from './requests.mjs';
import { writeTestSite } from './testing-site';

const missing = PROGRAMS.filter((program) => !isInstalled(program)).map(({ name }) => name);
/** `npm run test:full` has installed them all, and fails where one is not there. */
const programs = process.env['FULL'] ? PROGRAMS : PROGRAMS.filter(isInstalled);
if (missing.length > 0) console.warn(`Not installed: ${missing.join(', ')}; npm run test:full installs and runs them.`);

if (!HAS_IPV6) console.warn('This machine has no IPv6: servers are asked over IPv4 only.');

let root = '';
beforeAll(async () => {
  root = await writeTestSite();
});
afterAll(() => rmSync(dirname(root), { recursive: true }));

describe.each(['', '/any/sub/path'])('under "%s/"', (path) => {
  const base = `${path}/`;

  it('our own server answers as the table says', async () => {
    const server = createSiteServer({ root, base });
    try {
      const port = await listen(server, { port: 0, host: '::' });
      const where = { port, base, root, encodings: ['br', 'gzip'] };
      expect(await checkAll(requestsFor(root), where)).toEqual([]);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  it.each(programs)('$name answers as the table says', async (program) => {
    const { port, stop } = await startProgram(program, { root, path });
    try {
      const where = { port, base, root, encodings: program.encodings };
      expect(await checkAll(requestsFor(root), where)).toEqual([]);
    } finally {
      await stop();
    }
  });
});
