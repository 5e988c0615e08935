import { readPayload, readWifiFields, type ReadFault } from '../../../lib/wifi/read-payload';
import { field, fieldIf, warning, warningIf, wordField } from './build-card';
import type { Card, CardField, CardWarning } from './card';

/** A password that stands in the code, whether or not anything takes it. */
const OF_PASSWORD = /[:;]\s*P\s*:\s*[^;\s]/i;

/** The network of a `WIFI:` text, also where something of it is not known; undefined where it says nothing of one. */
export function readWifi(text: string): Card | undefined {
  const fields = readWifiFields(text);
  if (!fields || (!fields.has('S') && !fields.has('P'))) return undefined;
  const read = readPayload(text);
  const value = (name: string) => fields.get(name) ?? '';
  const network = read.ok ? read.value : undefined;
  const isEap = network ? network.security === 'eap' : value('E') !== '';
  const isProtected = network?.security !== 'none';
  const isHidden = /^(?:true|1)$/i.test(value('H').trim());
  return {
    type: 'wifi',
    fields: [
      ...fieldIf('network', value('S')),
      ...(network ? [wordField('security', network.security)] : fieldIf('security', value('T'))),
      ...fieldIf('password', value('P'), { isSecret: true }),
      ...(isHidden ? [wordField('hidden', 'yes')] : []),
      ...(isEap ? enterpriseFields(value, network) : []),
      ...fieldIf('publicKey', value('K')),
    ],
    warnings: [
      ...(read.ok ? [] : [faultWarning(read.fault)]),
      ...warningIf(network?.security === 'none', 'openNetwork'),
      ...warningIf(network?.security === 'wep', 'wepNetwork'),
    ],
    ...(read.ok && {
      opening: { tool: 'wifi-qrcode-generator', text, isSecret: isProtected || OF_PASSWORD.test(text) },
    }),
  };
}

interface Tunnel {
  readonly method: string;
  readonly phaseTwo: string;
}

function enterpriseFields(value: (name: string) => string, known: Tunnel | undefined): readonly CardField[] {
  const phaseTwo = known?.phaseTwo ?? value('PH2');
  return [
    ...fieldIf('eapMethod', known?.method ?? value('E')),
    ...(phaseTwo === '' || phaseTwo === 'none' ? [] : [field('phaseTwo', phaseTwo)]),
    ...fieldIf('identity', value('I')),
    ...fieldIf('anonymousIdentity', value('A')),
  ];
}

function faultWarning(fault: ReadFault): CardWarning {
  switch (fault.code) {
    case 'not-wifi':
    case 'no-name':
      return warning('noName');
    case 'unknown-security':
      return warning('unknownSecurity', fault.found);
    case 'unknown-method':
    case 'unknown-phase-two':
      return warning('unknownMethod', fault.found);
  }
}
