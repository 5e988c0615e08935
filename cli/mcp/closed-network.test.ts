import { spawn, spawnSync } from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { beforeAll, expect, it } from 'vitest';

// In this file's process it stays closed; no other file runs there.
beforeAll(() => import('./closed-network'));

const refusal = 'Refused: tools ask nothing of the network';

it.each([
  ['a connection', () => net.connect(9, '127.0.0.1')],
  ['a server', () => net.createServer().listen(0)],
  ['a datagram', () => dgram.createSocket('udp4').send('a', 9, '127.0.0.1')],
  ['a name', () => dns.lookup('example.com', () => {})],
  ['a program', () => spawn('true')],
  ['a program that is waited for', () => spawnSync('true')],
  [
    'a socket',
    () => Reflect.construct(Reflect.get(globalThis, 'WebSocket') ?? net.Socket.prototype.connect, ['ws://127.0.0.1']),
  ],
])('refuses %s', (_what, ask) => expect(ask).toThrow(refusal));

it('refuses an address, and a request for one', async () => {
  await expect(fetch('http://127.0.0.1:9/')).rejects.toThrow(refusal);
  await expect(fetch(new Request('https://example.com/'))).rejects.toThrow(refusal);
});

it('gives what is in memory', async () => {
  const address = URL.createObjectURL(new Blob(['a']));
  expect(await (await fetch(address)).text()).toBe('a');
  expect(await (await fetch('data:,b')).text()).toBe('b');
});
