import { readChainFile, type SavedChain } from '../src/app/chain/chain-file';
import { secretKey } from '../src/app/chain/chain-id';
import { runSteps, type ChainFault } from '../src/app/chain/run-steps';
import { failureOf } from '../src/lib/failure';
import type { Result } from '../src/lib/result';
import type { Passed } from '../src/app/chain/passed';
import { answerOf, asJson } from './answer';
import { findOperation, kebab } from './catalogue';
import { startProgress } from './progress-line';
import { readInput, readPlain, tryOpen, type Plain } from './read-plain';
import { createJob } from './run-operation';
import { EXIT, say, type ExitCode, type Session } from './terminal';
import { sayFault } from './say-fault';
import { writeAnswer, writeText } from './write-answer';

/** The variable that holds the secret input of a step, counted from 1: `HANDY_STEP2_PASSPHRASE`. */
export function secretVariable(step: number, input: string): string {
  return `HANDY_STEP${step + 1}_${kebab(input).replaceAll('-', '_').toUpperCase()}`;
}

/** `handy run`: the steps of a chain that the page exported, with one input. */
export async function runChainFile(args: readonly string[], session: Session): Promise<ExitCode> {
  const plain = readPlain(args);
  if ('code' in plain) {
    say(session.words.usageFault(plain));
    return EXIT.badUsage;
  }
  const [path, word] = plain.words;
  if (path === undefined) {
    say(session.words.usageFault({ code: 'no-files' }));
    return EXIT.badUsage;
  }
  const file = await tryOpen(path, session);
  if (!file) return EXIT.badInput;
  const read = readChainFile(await file.text());
  if (!read.ok) {
    say(`${path}: ${session.words.chainFile[read.fault.code]}`);
    return EXIT.badInput;
  }
  const chain = chooseChain(read.value.chains, plain, session);
  if (!chain) return EXIT.badUsage;
  const secrets = secretsOf(chain, session);
  if (!secrets) return EXIT.badUsage;
  const input = await readInput(word, plain, session);
  if (input === undefined) return EXIT.badUsage;
  return runWith(chain, input, secrets, plain, session);
}

function chooseChain(chains: readonly SavedChain[], { own }: Plain, { words }: Session): SavedChain | undefined {
  const name = own.get('chain');
  const names = chains.map((chain) => chain.name).join(', ');
  if (name === undefined && chains.length === 1) return chains[0];
  const chosen = chains.find((chain) => chain.name === name);
  if (!chosen) say(name === undefined ? words.severalChains(names) : words.noChain(String(name)));
  return chosen;
}

function secretsOf(chain: SavedChain, { words }: Session): Readonly<Record<string, string>> | undefined {
  const found: [string, string][] = [];
  for (const [place, { secrets }] of chain.steps.entries()) {
    for (const input of secrets) {
      const variable = secretVariable(place, input);
      const value = process.env[variable];
      if (value === undefined || value === '') {
        say(words.chainSecret(place + 1, kebab(input), variable));
        return undefined;
      }
      found.push([secretKey(place, input), value]);
    }
  }
  return Object.fromEntries(found);
}

async function runWith(
  chain: SavedChain,
  input: Passed,
  secrets: Readonly<Record<string, string>>,
  { own }: Plain,
  session: Session,
): Promise<ExitCode> {
  const line = startProgress(session.words.progress, own.has('quiet'));
  let result: Result<Passed, ChainFault>;
  try {
    result = await runSteps(chain.steps, input, { find: findOperation, secrets, job: createJob(line.report) });
  } catch (error) {
    line.end();
    say(session.words.failure(failureOf(error)));
    return EXIT.badInput;
  }
  line.end();
  if (!result.ok) return tellStep(result.fault, chain, own.has('json'), session);
  const output = own.get('output');
  const answer = own.has('json') ? await asJson({ ok: true, value: result.value }) : answerOf(result.value);
  return writeAnswer(answer, typeof output === 'string' ? output : undefined, session);
}

async function tellStep(
  fault: ChainFault,
  chain: SavedChain,
  isJson: boolean,
  { locale, words }: Session,
): Promise<ExitCode> {
  const { given: _given, ...rest } = fault;
  if (isJson) await writeText(await asJson({ ok: false, fault: rest }));
  const step = words.chainStep(fault.step + 1, chain.steps[fault.step]?.toolId ?? '');
  const { toolId = '', operation = '' } = chain.steps[fault.step] ?? {};
  const reason = fault.reason ? await sayFault(toolId, operation, fault.reason, locale) : (fault.option ?? '');
  const sentence = words.chainFault[fault.code];
  say(`${step}: ${typeof sentence === 'function' ? sentence(reason) : sentence}`);
  return EXIT.badInput;
}
