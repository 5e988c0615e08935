import type { Card } from '../../types';

export const card = {
  name: 'Docker run to Compose',
  description: 'Turns docker run commands into a Compose file that starts the same containers.',
} satisfies Card;

export const keywords = [
  'docker',
  'run',
  'compose',
  'yaml',
  'podman',
  'nerdctl',
  'container',
  'convert',
  'docker-compose',
  'docker-compose.yml',
  'dockerfile',
  'compose file',
  'containers',
  'docker command',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'docker run to compose',
  'composerize',
  'docker compose converter',
  'docker compose generator',
  'Docker run to Docker Compose',
];
