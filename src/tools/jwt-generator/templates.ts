import type { Job } from '../../operations/define';
import type { SignAlg } from './algs';
import { newId } from './new-id';
import type { Template } from './template-names';
import { secondsFromNow } from './times';

/** What a template is filled with. */
export interface Filling extends Pick<Job, 'random'> {
  readonly alg: SignAlg;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
}

export interface FilledTemplate {
  readonly alg: SignAlg;
  readonly header: string;
  readonly payload: string;
}

/**
 * Header and claims to begin with: an access token as RFC 9068 wants it, an ID token (OpenID Connect Core, section 2), what GitHub wants of
 * an app, and what Google's token endpoint wants of a service account (RFC 7523).
 */
export function fillTemplate(template: Template, filling: Filling): FilledTemplate {
  const alg = algOf(template, filling.alg);
  const typ = template === 'access-token' ? 'at+jwt' : 'JWT';
  return {
    alg,
    header: JSON.stringify({ alg, typ }),
    payload: JSON.stringify(claimsOf(template, filling), undefined, 2),
  };
}

/** Both services take RS256 only, and nobody takes such a token unsigned. */
function algOf(template: Template, alg: SignAlg): SignAlg {
  if (template === 'github-app' || template === 'service-account') return 'RS256';
  return template !== 'blank' && alg === 'none' ? 'RS256' : alg;
}

function claimsOf(template: Template, { now, random }: Filling): object {
  const at = (seconds: number) => secondsFromNow(now, seconds);
  const [iat, exp] = [at(0), at(3600)];
  switch (template) {
    case 'blank':
      return {};
    case 'access-token':
      return {
        iss: 'https://issuer.example.com',
        sub: 'user-42',
        aud: 'https://api.example.com',
        client_id: 'my-client',
        scope: 'read write',
        iat,
        exp,
        jti: newId({ random }),
      };
    case 'id-token':
      return {
        iss: 'https://issuer.example.com',
        sub: 'user-42',
        aud: 'my-client',
        iat,
        exp,
        auth_time: iat,
        nonce: newId({ random }),
        name: 'Jane Doe',
        email: 'jane@example.com',
        email_verified: true,
      };
    case 'github-app':
      // Clocks may differ by a minute; GitHub refuses more than ten.
      return { iat: at(-60), exp: at(600), iss: 'Iv23liABCDEFGHIJKLMN' };
    case 'service-account':
      return {
        iss: 'my-service@my-project.iam.gserviceaccount.com',
        scope: 'https://www.googleapis.com/auth/cloud-platform',
        aud: 'https://oauth2.googleapis.com/token',
        iat,
        exp,
      };
  }
}
