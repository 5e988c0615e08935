import type { Failure } from '../../src/lib/failure';
import type { Fault } from '../../src/lib/result';
import { asJson } from '../answer';
import { describeFault, type About } from '../tell';
import { textContent, type CallResult } from './call-result';
import { spelled } from './limits';
import type { ArgumentFault } from './read-arguments';

/** Facts longer than that, such as all bytes of an input, help nobody. */
const MOST_FACTS = 10_000;

type Facts = Readonly<Record<string, unknown>>;

/** A sentence, with facts for those who can use them; `more` is said beside it to those who read no facts. */
function faultResult(message: string, facts: Facts, more = ''): CallResult {
  return {
    content: [textContent(more === '' ? message : `${message}\n${more}`)],
    structuredContent: { ok: false, ...facts, message },
    isError: true,
  };
}

async function plainFacts(facts: object): Promise<Facts> {
  const json = await asJson(facts);
  if (json.length > MOST_FACTS) return 'code' in facts ? { code: facts.code } : {};
  // What was just written is an object.
  return JSON.parse(json) as Facts;
}

/** Why an operation refused its inputs: in words, with the code, its facts and the place. */
export async function refusal(fault: Fault, about: Omit<About, 'sources' | 'locale'>): Promise<CallResult> {
  const [{ text, line, column }, facts] = await Promise.all([
    describeFault(fault, { ...about, sources: {}, locale: 'en' }),
    plainFacts(fault),
  ]);
  const place = line === undefined ? '' : `Line ${line}, column ${column ?? 1}: `;
  const { code, ...rest } = facts;
  const said = text === code ? `refused as ${text}.` : text;
  const more = `Code: ${String(code)}${Object.keys(rest).length === 0 ? '' : ` ${JSON.stringify(rest)}`}`;
  const where = line === undefined ? {} : { line, column: column ?? 1 };
  return faultResult(`${place}${said}`, { fault: facts, ...where }, more);
}

function saying(failure: Failure): string {
  switch (failure.code) {
    case 'not-text':
      return `“${failure.input}” is no text in ${failure.encoding}: byte ${failure.at} does not belong there.`;
    case 'too-large':
      return `“${failure.input}” is too large: ${spelled(failure.bytes)} bytes, of which ${spelled(failure.limit)} are taken.`;
    case 'unreadable':
      return `“${failure.input}” cannot be read.`;
    case 'unavailable':
      return 'The tool could not be loaded.';
    case 'worker-died':
      return 'The work took more memory than there is. Try again with less.';
    case 'too-slow':
      return `The work was ended after ${spelled(failure.limit)} ms. Try again with less.`;
    case 'crashed':
      return `The tool broke down, which is a mistake of its own: ${failure.name}: ${failure.message}`;
  }
}

/** Why there is no answer at all. */
export function failureResult(failure: Failure): CallResult {
  // Where in our code something broke is nothing for whoever asked.
  const { stack: _, ...facts } = { stack: '', ...failure };
  return faultResult(saying(failure), { failure: facts });
}

/** What is wrong with the arguments of a call, all of it. */
export function argumentsResult(name: string, faults: readonly ArgumentFault[]): CallResult {
  const message = [`${name} cannot be called like this:`, ...faults.map((fault) => `- ${fault.message}`)].join('\n');
  return faultResult(message, { code: 'bad-arguments', faults });
}

/** There is no such tool; those with a name that is nearest are offered. */
export function unknownToolResult(name: string, offered: readonly string[]): CallResult {
  const nearest = offered.length === 0 ? '' : ` Did you mean: ${offered.join(', ')}?`;
  return faultResult(`There is no tool “${name}”.${nearest}`, { code: 'unknown-tool', offered });
}
