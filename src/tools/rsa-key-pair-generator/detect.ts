import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

const PEM =
  /^-----BEGIN (?:RSA |EC |DSA |OPENSSH |ENCRYPTED )?(?:PUBLIC|PRIVATE) KEY-----\r?\n|^---- BEGIN SSH2 PUBLIC KEY ----\r?\n/m;
const SSH = /^(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-nistp\d+|sk-[\w-]+@openssh\.com) AAAA[A-Za-z0-9+/]{16,}/;

/** Keys in PEM and the lines of OpenSSH. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  if (text.length > 100_000 || !(PEM.test(text) || SSH.test(text))) return undefined;
  return {
    likelihood: LIKELIHOOD.unmistakable + 0.02,
    direction: 'inspect',
    run: { operation: 'inspect', input: 'key' },
  };
};
