import type { Claim } from './claims';

/** What the engine makes of a claim. */
export function outcomeOf(claim: Claim): unknown {
  let expression: RegExp;
  try {
    expression = new RegExp(claim.pattern, claim.flags);
  } catch (error) {
    return error instanceof SyntaxError ? 'refused' : error;
  }
  if ('isRefused' in claim) return 'taken';
  if ('replacement' in claim) return claim.text.replace(expression, claim.replacement);
  // A sticky or single search finds one at most.
  return expression.global ? (claim.text.match(expression) ?? []) : (expression.exec(claim.text)?.slice(0, 1) ?? []);
}

/** What a claim says of it. */
export function promisedBy(claim: Claim): unknown {
  if ('isRefused' in claim) return 'refused';
  return 'replacement' in claim ? claim.gives : claim.finds;
}
