import * as v from 'valibot';
import { plainDesignEntries } from '../../lib/qr/design-options';
import { err, ok, type Result } from '../../lib/result';
import { codeOperations } from '../../operations/code-operations';
import { defineOperation, text } from '../../operations/define';
import { findFaults, type NetworkFault } from './judge-network';
import { METHODS, PHASES_TWO, SECURITIES, usualPhaseTwo, type Network } from '../../lib/wifi/network';
import { readPayload, type ReadFault } from '../../lib/wifi/read-payload';
import { writePayload } from './write-payload';

/** All that is remembered of this tool: nothing of any network. */
export const pageOptions = v.object(plainDesignEntries);

export const { encode, verify, draw } = codeOperations(text().secret());

const networkOptions = v.object({
  security: v.optional(v.picklist(SECURITIES), 'wpa'),
  isHidden: v.optional(v.boolean(), false),
  method: v.optional(v.picklist(METHODS), 'PEAP'),
  /** Without it, the usual one of the method. */
  phaseTwo: v.optional(v.picklist(PHASES_TWO)),
  quotesHex: v.optional(v.boolean(), false),
});

/** The `WIFI:` text of a network, which a code of it holds. */
export const write = defineOperation({
  id: 'write',
  inputs: {
    ssid: text().secret(),
    password: text().secret().optional(),
    identity: text().secret().optional(),
    anonymousIdentity: text().secret().optional(),
  },
  output: 'text',
  options: networkOptions,
  examples: [
    { inputs: { ssid: 'MyNet', password: 's3cret-pass' }, output: 'WIFI:T:WPA;S:MyNet;P:s3cret-pass;;' },
    {
      inputs: { ssid: 'Guest' },
      options: { security: 'none', isHidden: true },
      output: 'WIFI:T:nopass;S:Guest;H:true;;',
    },
    {
      inputs: { ssid: 'Lab', password: 'correct horse' },
      options: { security: 'wpa3' },
      output: 'WIFI:T:WPA;R:1;S:Lab;P:correct horse;;',
    },
    {
      inputs: { ssid: 'Corp', identity: 'alice' },
      options: { security: 'eap', method: 'TLS' },
      output: 'WIFI:T:WPA2-EAP;S:Corp;E:TLS;I:alice;;',
    },
    { inputs: { ssid: '' }, fault: 'no-ssid' },
    { inputs: { ssid: '一二三四五六七八九十甲', password: '12345678' }, fault: 'long-ssid' },
    { inputs: { ssid: 'MyNet' }, fault: 'no-password' },
    { inputs: { ssid: 'Corp' }, options: { security: 'eap' }, fault: 'no-identity' },
  ],
  run: (
    { ssid, password = '', identity = '', anonymousIdentity = '' },
    { phaseTwo, ...options },
  ): Result<string, NetworkFault> => {
    const second = phaseTwo ?? usualPhaseTwo(options.method);
    const network = { ...options, phaseTwo: second, ssid, password, identity, anonymousIdentity };
    const [fault] = findFaults(network);
    return fault ? err(fault) : ok(writePayload(network));
  },
});

/** What a `WIFI:` text says about its network. */
export const read = defineOperation({
  id: 'read',
  inputs: { text: text().secret() },
  output: 'report',
  options: v.object({}),
  examples: [
    {
      inputs: { text: String.raw`WIFI:T:WPA;S:foo\;bar\\baz;P:p\:a\,s\"s\;w\\d;;` },
      check: ({ ssid, password }: Network) => ssid === String.raw`foo;bar\baz` && password === String.raw`p:a,s"s;w\d`,
    },
    { inputs: { text: 'https://example.com' }, fault: 'not-wifi' },
    { inputs: { text: 'WIFI:T:WPA;P:12345678;;' }, fault: 'no-name' },
    { inputs: { text: 'WIFI:T:WPA9;S:a;;' }, fault: 'unknown-security' },
  ],
  run: ({ text: content }): Result<Network, ReadFault> => readPayload(content),
});
