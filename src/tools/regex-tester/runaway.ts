import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from './syntax';

/** A part of a pattern, as it is written. */
export interface Place {
  readonly text: string;
  /** In UTF-16 units from the beginning of the pattern. */
  readonly at: number;
}

type Element = AST.Element;

/** From so many on, times count as any number: the engine tries as many ways. */
const MANY = 10;

function isMany(node: Element): boolean {
  return node.type === 'Quantifier' && node.max >= MANY;
}

/** How many alternatives stand in an element, and the elements that stand in them. */
function inside(node: Element): readonly AST.Alternative[] {
  switch (node.type) {
    case 'Quantifier':
      return inside(node.element);
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives;
    case 'Assertion':
      return node.kind === 'lookahead' || node.kind === 'lookbehind' ? node.alternatives : [];
    default:
      return [];
  }
}

/** Likelier causes have lower numbers. */
const CAUSES = { repeatedRepetition: 0, repeatedChoice: 1, neighbours: 2, single: 3 } as const;

interface Found {
  readonly cause: number;
  readonly start: number;
  readonly end: number;
}

/** Whether something in an element may come any number of times, not only at places that something else tells apart. */
function holdsMany(node: Element): boolean {
  return inside(node).some(({ elements }) => elements.some((one) => isMany(one) || holdsMany(one)));
}

function* causesIn(alternatives: readonly AST.Alternative[]): Generator<Found> {
  for (const { elements } of alternatives) {
    let former: Element | undefined;
    for (const element of elements) {
      const { start, end } = element;
      if (isMany(element)) {
        if (holdsMany(element)) yield { cause: CAUSES.repeatedRepetition, start, end };
        else if (inside(element).length > 1) yield { cause: CAUSES.repeatedChoice, start, end };
        else if (former) yield { cause: CAUSES.neighbours, start: former.start, end };
        else yield { cause: CAUSES.single, start, end };
        former = element;
      }
      // What must stand between two repetitions parts them, but what may be missing does not.
      else if (!(element.type === 'Quantifier' && element.min === 0)) former = undefined;
      yield* causesIn(inside(element));
    }
  }
}

/** The part of a pattern that is likeliest to make the engine try endless ways: a repetition of a repetition, such as `(a+)+`, before all. */
export function likelyRunaway(pattern: AST.Pattern): Place | undefined {
  let best: Found | undefined;
  for (const found of causesIn(pattern.alternatives)) {
    // Of nested ones the innermost, which comes later, is the one that does it.
    if (
      !best ||
      found.cause < best.cause ||
      (found.cause === best.cause && found.start >= best.start && found.end <= best.end)
    )
      best = found;
  }
  return best && { text: pattern.raw.slice(best.start, best.end), at: best.start };
}

export interface RunawayFault {
  readonly code: 'runaway';
  /** Milliseconds without another match. */
  readonly limit: number;
  readonly near?: Place;
  /** Where in the text the search got to, as far as it told. */
  readonly textAt?: number;
}

/** What is told of a search that was ended since it found nothing more in its time. */
export async function runawayFault(
  { pattern, flags }: { readonly pattern: string; readonly flags: string },
  { limit, step }: { readonly limit: number; readonly step?: number },
): Promise<RunawayFault> {
  const parsed = await parsePattern(pattern, flags);
  const near = parsed.kind === 'parsed' ? likelyRunaway(parsed.pattern) : undefined;
  return { code: 'runaway', limit, ...(near && { near }), ...(step !== undefined && { textAt: step }) };
}
