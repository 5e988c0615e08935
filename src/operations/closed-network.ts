import { closeNetwork } from './close-network';

// Imported first by a worker's entry: modules run in the order of their imports, so the doors are shut before anything else runs.
// The globals of a worker are looked up by name, because some of them exist in some browsers only.
closeNetwork(globalThis as unknown as Record<string, unknown>);
