import { defineConfig } from 'vite';
import packageConfig from '../../vite.cli.config.ts';

/** The examples of all operations, for journeys. */
export default defineConfig((environment) => {
  const config = packageConfig(environment);
  return {
    ...config,
    build: {
      ...config.build,
      minify: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: { examples: 'e2e/examples/entry.ts' },
      },
    },
  };
});
