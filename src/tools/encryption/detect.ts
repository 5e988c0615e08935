import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

/** What OpenSSL and CryptoJS write, and what this tool does. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  const isOurs = /^(?:U2FsdGVkX1[A-Za-z0-9+/=\s]{6,}|aesgcm1\.[\w.=+/-]+)$/.test(text);
  return isOurs ? { likelihood: LIKELIHOOD.unmistakable, direction: 'decrypt' } : undefined;
};
