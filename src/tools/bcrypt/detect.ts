import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

/** A hash of bcrypt, of `htpasswd` with the name before it. */
export const detect: Detect = (sample) => {
  const hash = /^(?:[^\s:]+:)?(\$2[abxy]?\$\d\d\$[./A-Za-z0-9]{53})$/.exec(shortLine(sample))?.[1];
  return hash === undefined ? undefined : { likelihood: LIKELIHOOD.unmistakable, text: hash, direction: 'compare' };
};
