import type { Agent } from '../../lib/user-agent/agent';
import { applyHints } from '../../lib/user-agent/apply-hints';
import { isHintLine, readHintHeaders, type HintFault } from '../../lib/user-agent/hint-headers';
import { isRecognised, readAgent, type Parser } from '../../lib/user-agent/read-agent';
import { err, ok, type Result } from '../../lib/result';
import type { TextSource } from '../../lib/text-source';
import type { Job } from '../../operations/define';

export type AgentFault = HintFault | { readonly code: 'empty' } | { readonly code: 'nothing-recognised' };

/** A user agent string as it stood in a line, without the name of its header and without quotes, and what it says. */
export interface ReadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly agent: Agent;
}

/** The user agents of a text: one per line, without blank lines and lines of client hints. */
export function findAgents(text: string): { readonly line: number; readonly text: string }[] {
  return text.split(/\r\n?|\n/).flatMap((whole, index) => {
    if (isHintLine(whole)) return [];
    const bare = whole.trim().replace(/^user-agent\s*:\s*/i, '');
    const unquoted = /^(["'])(.*)\1,?$/.exec(bare)?.[2] ?? bare;
    return unquoted === '' ? [] : [{ line: index + 1, text: unquoted }];
  });
}

/** Whether there are several user agents: a file, or more than one line with one. */
export function isList(text: TextSource): boolean {
  return typeof text !== 'string' || (text.includes('\n') && findAgents(text).length > 1);
}

/** Reads the first user agent of a text together with client hints, which may stand beside it or among its lines. */
export function parseAgent(text: string, hintLines: string, parse: Parser): Result<ReadLine, AgentFault> {
  const [first] = findAgents(text);
  if (!first) return err({ code: 'empty' });
  const given =
    hintLines.trim() === ''
      ? text
          .split(/\r\n?|\n/)
          .filter(isHintLine)
          .join('\n')
      : hintLines;
  const hints = given === '' ? ok({}) : readHintHeaders(given);
  if (!hints.ok) return hints;
  const agent = applyHints(readAgent(first.text, parse), hints.value, parse);
  return isRecognised(agent) ? ok({ ...first, agent }) : err({ code: 'nothing-recognised' });
}

/** Reads every line as a user agent; the same line is read once. Reports each hundredth line. */
export function parseAgents(text: string, parse: Parser, job: Job): ReadLine[] {
  const known = new Map<string, Agent>();
  const found = findAgents(text);
  return found.map((one, index) => {
    if (index % 100 === 0) job.progress(index, found.length);
    const agent = known.get(one.text) ?? readAgent(one.text, parse);
    known.set(one.text, agent);
    return { ...one, agent };
  });
}

/** All of a result as plain JSON; what was not found is null. */
export function toJson({ text, agent }: ReadLine): string {
  const { kind, program, purpose, browser, engine, os, device, cpu } = agent;
  const named = (part: { name: string; version?: string } | undefined) =>
    part ? { name: part.name, version: part.version ?? null } : null;
  return JSON.stringify(
    {
      userAgent: text,
      kind: kind ?? null,
      program: named(program),
      purpose: purpose ?? null,
      browser: named(browser),
      engine: named(engine),
      os: named(os),
      device: device ? { vendor: device.vendor ?? null, model: device.model ?? null, type: device.type ?? null } : null,
      cpu: cpu ? { architecture: cpu } : null,
    },
    null,
    2,
  );
}
