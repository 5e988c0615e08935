// The headers of the site, in one place for our own server and for the files that other servers read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ALLOWED_TO_SELF = [
  'camera',
  'microphone',
  'display-capture',
  // For recordings, whose player has a button for it.
  'fullscreen',
  'screen-wake-lock',
  'clipboard-read',
  'clipboard-write',
];
// Only names that browsers know: an unknown one is a warning in the console of every page.
const ALLOWED_TO_NOBODY = [
  'accelerometer',
  'browsing-topics',
  'compute-pressure',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Files with a hash in their name: what is under that name never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Everything else is asked for again each time, and answered with 304 when it is unchanged. */
export const REVALIDATE = 'no-cache';

/** Files of `dist/` that tell servers what to do and are never served. */
export const PRIVATE_FILES = [
  '_headers',
  '_redirects',
  'headers.json',
  'redirects.json',
  'routes.json',
  'nginx-headers.conf',
  'caddy-headers.conf',
  'caddy-redirects.conf',
  '.htaccess',
  'cloudfront-function.js',
  'cloudfront-headers.json',
];

/** Files of the build whose name carries a hash. @param {string} pathname absolute within the site */
export function isHashed(pathname) {
  return pathname.startsWith('/assets/');
}

/**
 * The headers of every answer. COOP is not among them: browsers complain about it on plain http, so each server adds
 * it where the page came over https.
 * @param {string} csp the policy without `frame-ancestors`, which only a header can carry
 * @returns {Readonly<Record<string, string>>}
 */
export function securityHeaders(csp) {
  return {
    'Content-Security-Policy': `${csp}; frame-ancestors 'self'`,
    'Permissions-Policy': [
      ...ALLOWED_TO_SELF.map((name) => `${name}=(self)`),
      ...ALLOWED_TO_NOBODY.map((name) => `${name}=()`),
    ].join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

export const OPENER_POLICY = { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' };

/** The policy that the build worked out from its own inline script and style. @param {string} root the built site */
export function readPolicy(root) {
  /** @type {{ csp: string }} */
  const { csp } = JSON.parse(readFileSync(join(root, 'headers.json'), 'utf8'));
  if (!csp.includes("default-src 'self'")) throw new Error('headers.json holds no content security policy');
  return csp.replace(/;\s*$/, '');
}

/** Former paths and what they are now, as the build wrote them. @param {string} root @returns {Record<string, string>} */
export function readRedirects(root) {
  try {
    /** @type {Record<string, string>} */
    const redirects = JSON.parse(readFileSync(join(root, 'redirects.json'), 'utf8'));
    return redirects;
  } catch {
    return {};
  }
}
