import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

const RUN =
  /^(?:[ \t]*[$#])?[ \t]*(?:sudo\s+)?(?:docker|podman|nerdctl)\s+(?:container\s+)?(?:run|create)(?=\s+[-\w"'./\\])(?!\s+(?:is|was|are|can|will|does|did|has|command|commands|fails|failed|works|the|an?|and|or|in|with|from|to|on|for|then|but)\s)/m;

/** A command that starts a container. */
export const detect: Detect = (sample) =>
  RUN.test(trimmed(sample).slice(0, 100_000))
    ? { likelihood: LIKELIHOOD.unmistakable, run: { operation: 'compose', input: 'text' } }
    : undefined;
