import type { Card } from '../../types';

export const card = {
  name: 'Basic auth generator',
  description: 'Builds (or decodes) a Basic authorization header from a username and password.',
} satisfies Card;

export const keywords = [
  'basic auth',
  'authorization',
  'header',
  'base64',
  'username',
  'password',
  'curl',
  'htpasswd',
  'decode',
  'proxy-authorization',
  'login',
  'credentials',
  'bearer',
  'www-authenticate',
  'curl user',
];

/** What else the tool is called: found as by its name. */
export const aliases = ['http basic authentication', 'authorization header generator', 'basic auth header'];
