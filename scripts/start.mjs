// One command from a fresh checkout to the running site: install, build, serve.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ROOT, runNpm, runScript, setup, SetupError } from './setup.mjs';

await runScript(async () => {
  setup();
  // Imported now because it needs the dependencies that the line above installed.
  const { listen, readAddress, serveSite } = await import('./serve.mjs');
  const address = readAddress(process.env);
  await complainWhenTaken(address, listen);
  if (!runNpm(['run', 'build'])) throw new SetupError('The build failed; see above.');
  await serveSite({ root: process.env['OUT_DIR'] || join(ROOT, 'dist'), ...address });
});

/**
 * Says that the port is taken before a build is spent on it.
 * @param {{ port: number, host: string }} address @param {typeof import('./serve.mjs').listen} listen
 */
async function complainWhenTaken(address, listen) {
  const probe = createServer();
  await listen(probe, address);
  await new Promise((done) => probe.close(done));
}
