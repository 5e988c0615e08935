import type { Card } from '../../types';

export const card = {
  name: 'Safe-link decoder',
  description: 'Recovers the real address from links rewritten by mail filters.',
} satisfies Card;

export const keywords = [
  'safelink',
  'safelinks',
  'outlook',
  'teams',
  'proofpoint',
  'urldefense',
  'mimecast',
  'barracuda',
  'redirect',
  'phishing',
  'unwrap',
  'rewritten',
  'atp',
  'defender',
  'advanced threat protection',
  'tracking',
  'google redirect',
  'facebook redirect',
  'linkedin redirect',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'safelinks decoder',
  'unwrap link',
  'decode safelink',
  'url defense decoder',
  'proofpoint decoder',
  'redirect decoder',
];
