import * as v from 'valibot';

/** Everything that is remembered of this tool; the commands are not. */
export const composeOptions = v.object({
  indent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8)), 2),
  /** The project's name; empty for none. */
  projectName: v.optional(v.pipe(v.string(), v.maxLength(200), v.metadata({ linked: 'input' })), ''),
  environment: v.optional(v.picklist(['list', 'map']), 'list'),
  /** Keep the exact name of a named volume, take one that is there already, or let the project have its own. */
  namedVolumes: v.optional(v.picklist(['exact', 'external', 'project']), 'exact'),
  /** What the download is called. */
  fileName: v.optional(v.picklist(['compose.yaml', 'docker-compose.yml']), 'compose.yaml'),
});

export type ComposeOptions = v.InferOutput<typeof composeOptions>;
