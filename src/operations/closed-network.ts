import { closeNetwork } from './close-network';

// Imported first by a worker's entry: modules run in the order of their imports, so the doors are shut before anything else runs.
closeNetwork(globalThis);
