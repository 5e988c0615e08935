import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8');

// What must not be lost from the examples where the servers are not installed; where they are, `servers.test.ts` asks them.
describe('the example for Caddy', () => {
  const text = read('Caddyfile');
  it.each([
    [
      'keeps the query on every redirect',
      /redir @indexed \{\$SITE_PATH\}\/\{re\.index\.1\}\{suffix\} 308[^]*redir @written \{\$SITE_PATH\}\/\{re\.page\.1\}\{suffix\} 308/,
    ],
    ['leads former paths on before it looks for files', /import \{\$SITE\}\/caddy-redirects\.conf[^]*try_files/],
    [
      'refuses to be written to, first of all',
      /route \{[^]*caddy-headers[^]*@write not method GET HEAD[^]*respond @write 405[^]*redir/,
    ],
    [
      'sends the page for unknown addresses compressed, with a rule for caches',
      /handle_errors \{[^}]*Cache-Control no-cache[^}]*precompressed br gzip/,
    ],
  ])('%s', (_what, lines) => expect(text).toMatch(lines));
});

describe('the example for nginx', () => {
  const text = read('nginx.conf');
  it.each([
    [
      'keeps the query on every redirect',
      /return 308 \$site_path\/\$folder\$is_args\$args;[^]*return 308 \$site_path\/\$page\$is_args\$args;/,
    ],
    ['has the former paths of the build', /include \S+\/nginx-headers\.conf;/],
    ['refuses to be written to and says what it takes', /add_header Allow \$site_methods always;[^]*return 405;/],
    ['sends a rule for caches with errors too', /add_header Cache-Control \$site_caching always;/],
    ['sends all pages compressed', /gzip_static on;/],
  ])('%s', (_what, lines) => expect(text).toMatch(lines));
});
