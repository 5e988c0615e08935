import { describe, expect, it } from 'vitest';
import { caddyHeaders, caddyRedirects, hostHeaders, hostRedirects, nginxHeaders } from './deploy-files.mjs';
import { securityHeaders } from './headers.mjs';

const CSP = "default-src 'self'; script-src 'self' 'sha256-abc='";
const POLICY = `${CSP}; frame-ancestors 'self'`;

describe('every server sends what ours sends', () => {
  it.each([
    ['_headers', hostHeaders(CSP), (name: string, value: string) => `  ${name}: ${value}\n`],
    ['nginx', nginxHeaders(CSP, {}), (name: string, value: string) => `add_header ${name} "${value}" always;\n`],
    ['Caddy', caddyHeaders(CSP), (name: string, value: string) => `\t${name} "${value}"\n`],
  ])('%s', (_name, text, line) => {
    for (const [name, value] of Object.entries(securityHeaders(CSP))) expect(text).toContain(line(name, value));
    expect(text).toContain(POLICY);
  });
});

describe('former paths', () => {
  const redirects = { '/hash': '/hash-text', '/text-stats': '/text-statistics' };
  it('stand in _redirects', () =>
    expect(hostRedirects(redirects)).toBe('/hash /hash-text 301\n/text-stats /text-statistics 301\n'));
  it('keep the query in nginx', () =>
    expect(nginxHeaders(CSP, redirects)).toContain(
      'location ~ ^/hash/?$ { return 301 $site_path/hash-text$is_args$args; }',
    ));
  it('keep the query in Caddy', () =>
    expect(caddyRedirects(redirects)).toBe(
      [
        'redir /hash {$SITE_PATH}/hash-text{suffix} 301',
        'redir /hash/ {$SITE_PATH}/hash-text{suffix} 301',
        'redir /text-stats {$SITE_PATH}/text-statistics{suffix} 301',
        'redir /text-stats/ {$SITE_PATH}/text-statistics{suffix} 301\n',
      ].join('\n'),
    ));
});
