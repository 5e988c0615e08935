import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { installedPackage } from '../testing-package';

/** Milliseconds that a call may take on a machine that has much else to do. */
export const PATIENCE = 300_000;

/** The program's script in the package as it is installed. */
export async function installedScript(): Promise<{ readonly folder: string; readonly script: string }> {
  const { folder } = await installedPackage();
  return { folder, script: join(folder, 'handy.js') };
}

/** A client of a server that was started for it. */
export interface Connected {
  readonly client: Client;
  readonly call: (name: string, args?: Record<string, unknown>) => Promise<CallToolResult>;
  /** What the server wrote beside the protocol. */
  readonly stderr: () => string;
  readonly end: () => Promise<void>;
}

/** Starts the server and the official client, which shake hands. */
export async function connect(
  script: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<Connected> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...flags, script, 'mcp', ...args],
    stderr: 'pipe',
  });
  let stderr = '';
  transport.stderr?.on('data', (chunk) => (stderr += String(chunk)));
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport, { timeout: PATIENCE });
  return {
    client,
    // The client of this protocol answers with the results of this protocol; older ones are not asked for.
    call: async (name, given = {}) =>
      (await client.callTool({ name, arguments: given }, undefined, { timeout: PATIENCE })) as CallToolResult,
    stderr: () => stderr,
    end: () => client.close(),
  };
}

/** A message as it stands on a line. */
export type Message = Readonly<Record<string, unknown>>;

/** A server whose lines are written and read by hand. */
export interface Raw {
  readonly process: ChildProcessWithoutNullStreams;
  readonly write: (line: string | object) => void;
  /** The first message that fits, also of those that came before. */
  readonly first: (fits: (message: Message) => boolean) => Promise<Message>;
  /** Ends the input and waits for the end of the process. */
  readonly end: () => Promise<{
    readonly code: number | null;
    readonly lines: readonly string[];
    readonly stderr: string;
  }>;
}

/** Starts the server, and shakes hands with it. */
export async function startRaw(script: string): Promise<Raw> {
  const server = spawn(process.execPath, [script, 'mcp']);
  const lines: string[] = [];
  const messages: Message[] = [];
  const waiting = new Set<() => void>();
  let stderr = '';
  server.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const reader = createInterface(server.stdout);
  reader.on('line', (line) => {
    lines.push(line);
    messages.push(JSON.parse(line) as Message);
    for (const look of waiting) look();
  });
  const raw: Raw = {
    process: server,
    write: (line) => void server.stdin.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`),
    first: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = messages.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    end: async () => {
      const closed = Promise.all([once(server, 'close'), once(reader, 'close')]);
      server.stdin.end();
      await closed;
      return { code: server.exitCode, lines, stderr };
    },
  };
  const clientInfo = { name: 'test', version: '1' };
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  raw.write({ jsonrpc: '2.0', id: 'hello', method: 'initialize', params });
  await raw.first(({ id }) => id === 'hello');
  raw.write({ jsonrpc: '2.0', method: 'notifications/initialized' });
  return raw;
}
