import type { MakePreview } from '../../operations/detect';
import type { InspectReport, ObjectFacts } from './report';

/** So many are named. */
const MOST_NAMED = 4;

/** Names and ends, never a secret. */
export const preview: MakePreview<InspectReport> = (value) => {
  if (!value) return undefined;
  const lines = value.objects.slice(0, MOST_NAMED).map(lineOf);
  const more = value.objects.length - lines.length;
  return { text: [...lines, ...(more > 0 ? [`+${more}`] : [])].join('\n') };
};

/** So long may a name be. */
const LONGEST = 40;

function lineOf(facts: ObjectFacts): string {
  switch (facts.kind) {
    case 'certificate':
      return `${facts.name.slice(0, LONGEST)} · ${day(facts.notBefore)} – ${day(facts.notAfter)}`;
    case 'request':
      return `${facts.name.slice(0, LONGEST)} · ${facts.key.name}`;
    case 'list':
      return `${facts.issuer.text.slice(0, LONGEST)} · ${day(facts.thisUpdate)} · ${facts.entries.length}`;
    case 'key':
      return facts.key.name;
  }
}

const day = (time: number) => (Number.isNaN(new Date(time).getTime()) ? '' : new Date(time).toISOString().slice(0, 10));
