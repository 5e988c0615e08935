import { defineConfig } from 'vite';
import { fileURLToPath } from 'node:url';
import cliConfig from '../../vite.cli.config.ts';

/** The thread that the hostile matrix runs in: the same operations as the package's, not minified, so that a stack can be read. */
export default defineConfig((environment) => {
  const config = cliConfig(environment);
  const { rolldownOptions } = config.build ?? {};
  return {
    ...config,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    build: {
      ...config.build,
      minify: false,
      rolldownOptions: { ...rolldownOptions, input: { thread: 'cli/hostile/thread.ts' } },
    },
  };
});
