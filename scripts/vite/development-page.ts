import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { renderDocument } from '../document.mjs';

const bootFile = fileURLToPath(new URL('../../src/boot.js', import.meta.url));

/** Serves the empty page for every route in development; the build writes a page per route instead. */
export function developmentPage(): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST) return undefined;
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = request.url?.split('?')[0] ?? '/';
          if (request.method !== 'GET' || /\.\w+$/.test(path.replace('/index.html', '/'))) return next();
          const page = renderDocument({
            title: 'Handy Tools',
            description: '',
            body: '',
            prefix: '/',
            boot: readFileSync(bootFile, 'utf8'),
            attributes: { 'data-worker': '/src/worker.ts' },
            head: '<script type="module" src="/src/main.tsx"></script>',
          });
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          server.transformIndexHtml(request.originalUrl ?? path, page).then((html) => response.end(html), next);
          return undefined;
        });
      };
    },
  };
}
