import type { Card } from '../../types';

export const card = {
  name: 'Docker run to Docker Compose',
  description: 'Turns docker run commands into a Compose file that starts the same containers.',
} satisfies Card;

export const keywords = ['docker', 'run', 'compose', 'yaml', 'podman', 'nerdctl', 'container', 'convert'];
