import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** As long as the longest run. */
const KEPT = 'max-age=86400';

function keep(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? KEPT : value);
}

/**
 * Lets the browser keep the modules it has loaded, for a server whose sources do not change. Set here and not as a header of the server: what
 * stands in for a mocked module has those too, and would be kept for the tests after it.
 */
export function keepModules(): Plugin {
  return {
    name: 'keep-modules',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (/^(script|style)$/.test(request.headers['sec-fetch-dest']?.toString() ?? '')) keep(response);
        next();
      });
    },
  };
}
