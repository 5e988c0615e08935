import { LIKELIHOOD, type Detect } from '../../operations/detect';

const HUNK = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/m;

/** A unified diff. */
export const detect: Detect = ({ text }) => {
  const beginning = text.slice(0, 100_000);
  const hasFiles = /^--- \S.*\r?\n\+\+\+ \S/m.test(beginning) || /^diff --git /m.test(beginning);
  if (!HUNK.test(beginning) || !(hasFiles || beginning.trimStart().startsWith('@@ '))) return undefined;
  return { likelihood: LIKELIHOOD.unmistakable };
};
