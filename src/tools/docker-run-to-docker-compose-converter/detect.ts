import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

const RUN =
  /^[ \t]*[$#]?[ \t]*(?:sudo\s+)?(?:docker|podman|nerdctl)\s+(?:container\s+)?(?:run|create)(?=\s+[-\w"'./\\])/m;

/** A command that starts a container. */
export const detect: Detect = (sample) =>
  RUN.test(trimmed(sample).slice(0, 100_000))
    ? { likelihood: LIKELIHOOD.unmistakable, run: { operation: 'compose', input: 'text' } }
    : undefined;
