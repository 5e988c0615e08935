// First of all: nothing may run before the network is closed.
import './closed-network';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import listed from 'virtual:mcp-tools';
import { TOOL_IDS } from '../catalogue';
import { EXIT, say, type ExitCode, type Session } from '../terminal';
import { unknownTool } from '../tool-names';
import type { CallResult } from './call-result';
import { argumentsResult, unknownToolResult } from './fault-result';
import { MOST_LINE } from './limits';
import { wholeLines } from './lines';
import type { Listed } from './listed';
import { nearestNames } from './nearest-names';
import { createProgress } from './progress';
import { createThreads, type Progress, type Threads } from './threads';

declare const __PACKAGE_VERSION__: string;

const INSTRUCTIONS = [
  'Developer utilities that run on this machine and ask nothing of the network.',
  'A name is TOOL_OPERATION; every option has a default.',
  'Inputs hold the content itself, never a path or an address.',
  'Where an input is refused, the message names the line and what was expected.',
].join(' ');

const PARSE_LIMIT_ERROR = -32_600;

function asArguments(args: unknown): string | undefined {
  try {
    return JSON.stringify(args ?? {});
  } catch {
    // Nested deeper than the stack reaches.
    return undefined;
  }
}

function call(
  offered: ReadonlyMap<string, Listed>,
  threads: Threads,
  { name, args }: { readonly name: string; readonly args: unknown },
  signal: AbortSignal,
  progress: Progress,
): CallResult | Promise<CallResult> {
  const its = offered.get(name);
  if (!its) return unknownToolResult(name, nearestNames(name, [...offered.keys()]));
  const json = asArguments(args);
  if (json === undefined) {
    const message = 'The arguments are nested too deeply.';
    return argumentsResult(name, [{ code: 'bad-argument', argument: '', message }]);
  }
  return threads.run({ name, toolId: its.toolId, operationId: its.operationId, args: json }, signal, progress);
}

/** A server of these tools, and how to wait until all that it was asked is answered. */
function createServer(tools: readonly Listed[], threads: Threads) {
  const offered = new Map(tools.map((its) => [its.tool.name, its]));
  const running = new Set<Promise<unknown>>();
  const server = new Server(
    { name: 'handy-tools', title: 'Handy Tools', version: __PACKAGE_VERSION__ },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  // The list is what the protocol asks for; that its parts are read-only is all that differs.
  const list = { tools: tools.map(({ tool }) => tool as unknown as Tool) };
  server.setRequestHandler(ListToolsRequestSchema, () => list);
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification }) => {
    const token = params._meta?.progressToken;
    const progress = createProgress((amount) => {
      if (token === undefined) return;
      const params = { progressToken: token, ...amount };
      // Nobody listens any more: nothing is lost.
      sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
    });
    const asked = Promise.resolve(
      call(offered, threads, { name: params.name, args: params.arguments }, signal, progress),
    );
    running.add(asked);
    const { content, ...result } = await asked;
    running.delete(asked);
    return { content: [...content], ...result };
  });
  return { server, settled: () => Promise.all(running) };
}

/** The operations of the tools that are named, or of all. Undefined where a name is none, which was said. */
function choose(names: readonly string[], session: Session): readonly Listed[] | undefined {
  const flag = names.find((name) => name.startsWith('-'));
  if (flag !== undefined) {
    say(session.words.usageFault({ code: 'unknown-option', flag: flag.replace(/^-+/, '') }));
    return undefined;
  }
  const wrong = names.find((name) => !TOOL_IDS.includes(name));
  if (wrong !== undefined) {
    for (const line of unknownTool(wrong, session)) say(line);
    return undefined;
  }
  return names.length === 0 ? listed : listed.filter(({ toolId }) => names.includes(toolId));
}

/** `handy mcp`: serves the Model Context Protocol on the standard input and output until the input ends and all that was asked is answered. */
export async function serve(names: readonly string[], session: Session): Promise<ExitCode> {
  const tools = choose(names, session);
  if (!tools) return EXIT.badUsage;
  const threads = createThreads();
  const { server, settled } = createServer(tools, threads);
  const lines = wholeLines(MOST_LINE, (id) => {
    if (id === undefined) return;
    const error = { code: PARSE_LIMIT_ERROR, message: `A message has at most ${MOST_LINE} bytes` };
    void transport.send({ jsonrpc: '2.0', id, error });
  });
  const transport = new StdioServerTransport(process.stdin.pipe(lines), process.stdout, { maxBufferSize: MOST_LINE });
  const ended = new Promise((resolve) => {
    lines.once('end', resolve);
  });
  await server.connect(transport);
  await ended;
  await settled();
  threads.end();
  return EXIT.done;
}
