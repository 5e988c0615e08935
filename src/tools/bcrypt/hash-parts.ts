import { utf8Length } from '../../lib/utf8-length';
import { err, ok, type Result } from '../../lib/result';

/** The variants that can be written and checked; all three give the same salt and digest. */
export const VARIANTS = ['2b', '2a', '2y'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The costs of a hash to be made: above 20 a browser takes minutes. A hash that is checked may cost up to 31. */
export const MIN_COST = 4;
export const MAX_NEW_COST = 20;
const MAX_COST = 31;

/** From this cost on a check may take minutes to days, and the page warns of it. */
export const VERY_SLOW_COST = 20;

/** From this cost on nothing is worked out unasked. */
export const SLOW_COST = 13;

/** A hash below this cost should be renewed. */
export const ADVISED_COST = 10;

/** bcrypt reads no more bytes of a password than these. */
export const PASSWORD_BYTES = 72;

export type BcryptFault =
  | { readonly code: 'not-bcrypt' }
  | { readonly code: 'faulty-variant' }
  | { readonly code: 'bad-cost'; readonly cost: number }
  | { readonly code: 'bad-salt'; readonly length: number };

/** What a bcrypt hash is made of. Salt and digest are in bcrypt's own base64. */
export interface HashParts {
  readonly variant: Variant;
  /** Base-2 logarithm of the number of rounds. */
  readonly cost: number;
  readonly salt: string;
  readonly digest: string;
}

/** What may stand around a hash: the user of an htpasswd line, the scheme of Spring or LDAP, and the further fields of a shadow line. */
const AROUND = /^(?:[^:\s$]{1,255}:)?(?:\{[\w-]{1,32}\})?(?=["'`]?\$2)/;
const FURTHER_FIELDS = /(?<![\d:!*])[\d:!*]+$/;

const HEAD = /^\$2([abxy])\$(\d\d)\$/;
const BODY = /^([./A-Za-z0-9]{22})([./A-Za-z0-9]{31})$/;
const SALT = /^[./A-Za-z0-9]{22}$/;

function isVariant(text: string): text is Variant {
  return VARIANTS.some((variant) => variant === text);
}

const unquoted = (text: string) => /^(["'`])(.*)\1[,;]?$/s.exec(text)?.[2]?.trim() ?? text;

function withoutFurtherFields(line: string): string {
  const run = FURTHER_FIELDS.exec(line);
  const colon = run ? line.indexOf(':', run.index) : -1;
  return colon < 0 ? line : line.slice(0, colon);
}

/**
 * The hash in a line such as `anna:$2y$10$…` or `{bcrypt}$2a$10$…`, in quotes or not. Its dollar signs may be doubled, as Compose files
 * have them, or have a backslash before them, as a shell wants it; a hash has none side by side.
 */
export function bareHash(text: string): string {
  const line = unquoted(text.trim()).replace(/\${2,}|(?<!\\)\\+\$/g, '$');
  const around = AROUND.exec(line)?.[0] ?? '';
  const rest = unquoted(line.slice(around.length));
  return around.includes(':') ? withoutFurtherFields(rest) : rest;
}

/**
 * Takes a hash of the form `$2b$10$` + 22 characters of salt + 31 of digest apart; what stands around it (see `bareHash`) is ignored. A cost
 * outside 4–31, the faulty `$2x$` and anything else each have a fault of their own.
 */
export function parseHash(text: string): Result<HashParts, BcryptFault> {
  const hash = bareHash(text);
  const head = HEAD.exec(hash);
  if (!head) return err({ code: 'not-bcrypt' });
  const variant = `2${head[1]}`;
  if (!isVariant(variant)) return err({ code: 'faulty-variant' });
  const cost = Number(head[2]);
  if (cost < MIN_COST || cost > MAX_COST) return err({ code: 'bad-cost', cost });
  const body = BODY.exec(hash.slice(head[0].length));
  if (!body) return err({ code: 'not-bcrypt' });
  const [, salt = '', digest = ''] = body;
  return ok({ variant, cost, salt, digest });
}

/** The part of a hash that says how it is made: `$2b$10$` and the salt. */
export function writeSetting({ variant, cost, salt }: Omit<HashParts, 'digest'>): string {
  return `$${variant}$${String(cost).padStart(2, '0')}$${salt}`;
}

/** Checks that a salt is 22 characters of bcrypt's base64; white space around it is ignored. */
export function parseSalt(text: string): Result<string, BcryptFault> {
  const salt = text.trim();
  return SALT.test(salt) ? ok(salt) : err({ code: 'bad-salt', length: salt.length });
}

/** Bytes of the password in UTF-8 when they are more than bcrypt reads; undefined otherwise. */
export function excessBytes(password: string): number | undefined {
  const bytes = utf8Length(password);
  return bytes > PASSWORD_BYTES ? bytes : undefined;
}

/** A line for an htpasswd file of Apache or nginx; these know the variant as `$2y$`. */
export function htpasswdLine(user: string, hash: string): string {
  return `${user}:$2y${hash.slice(3)}`;
}

/** Milliseconds that a cost takes when another one took so many: each step doubles the rounds. */
export function expectedTime(cost: number, measured: { readonly cost: number; readonly milliseconds: number }): number {
  return measured.milliseconds * 2 ** (cost - measured.cost);
}
