import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name';
import { findFaults, findWarnings } from './judge-network';
import { NO_NETWORK, type Network } from '../../lib/wifi/network';

const network = (changes: Partial<Network>): Network => ({
  ...NO_NETWORK,
  ssid: 'a',
  password: '12345678',
  ...changes,
});

describe('faults', () => {
  it.each<[Partial<Network>, object[]]>([
    [{}, []],
    [{ ssid: '' }, [{ code: 'no-ssid' }]],
    [{ ssid: ' ' }, []],
    [{ ssid: 'a'.repeat(32) }, []],
    [{ ssid: 'a'.repeat(33) }, [{ code: 'long-ssid', bytes: 33 }]],
    [{ ssid: '一二三四五六七八九十甲' }, [{ code: 'long-ssid', bytes: 33 }]],
    [{ ssid: '一二三四五六七八九十ab' }, []],
    [{ ssid: '😀'.repeat(8) }, []],
    [{ ssid: '\uD800'.repeat(11) }, [{ code: 'long-ssid', bytes: 33 }]],
    [{ password: '' }, [{ code: 'no-password' }]],
    [{ security: 'wpa3', password: '' }, [{ code: 'no-password' }]],
    [{ security: 'wep', password: '' }, [{ code: 'no-password' }]],
    [{ security: 'none', password: '' }, []],
    [{ security: 'eap' }, [{ code: 'no-identity' }]],
    [{ security: 'eap', identity: 'i', password: '' }, []],
    [{ security: 'eap', anonymousIdentity: 'o', password: '' }, []],
    [{ ssid: '', password: '' }, [{ code: 'no-ssid' }, { code: 'no-password' }]],
  ])('%j: %j', (changes, faults) => expect(findFaults(network(changes))).toEqual(faults));
});

describe('warnings', () => {
  it.each<[Partial<Network>, object[]]>([
    [{}, []],
    [{ password: '1234567' }, [{ code: 'wpa-length', characters: 7 }]],
    [{ password: 'a'.repeat(63) }, []],
    [{ password: 'x'.repeat(64) }, [{ code: 'wpa-length', characters: 64 }]],
    [{ password: 'aB'.repeat(32) }, []],
    [{ password: 'ab'.repeat(32) + 'a' }, [{ code: 'wpa-length', characters: 65 }]],
    [{ password: '密'.repeat(21) }, []],
    [{ password: '密'.repeat(22) }, [{ code: 'wpa-bytes', bytes: 66 }]],
    [{ security: 'wpa3', password: 'short' }, [{ code: 'wpa-length', characters: 5 }]],
    [{ security: 'wep', password: 'abcde' }, [{ code: 'wep-broken' }]],
    [{ security: 'wep', password: 'abcdefghijklm' }, [{ code: 'wep-broken' }]],
    [{ security: 'wep', password: '0123456789' }, [{ code: 'wep-broken' }]],
    [{ security: 'wep', password: '0123456789abcdefABCDEF0123' }, [{ code: 'wep-broken' }]],
    [{ security: 'wep', password: 'abcdefghij!' }, [{ code: 'wep-length' }, { code: 'wep-broken' }]],
    [{ security: 'wep', password: 'ghijklmnop' }, [{ code: 'wep-length' }, { code: 'wep-broken' }]],
    [{ security: 'wep', password: '密码密码密' }, [{ code: 'wep-length' }, { code: 'wep-broken' }]],
    [{ security: 'eap', password: '' }, [{ code: 'eap-support' }]],
    [{ security: 'none', password: '' }, []],
  ])('%j: %j', (changes, warnings) => expect(findWarnings(network(changes))).toEqual(warnings));
});

describe('file names', () => {
  it.each([
    ['MyNet', 'wifi-MyNet'],
    ['My Net', 'wifi-My-Net'],
    ['咖啡馆 ☕', 'wifi-咖啡馆'],
    ['foo;bar\\baz', 'wifi-foo-bar-baz'],
    ['../../etc/passwd', 'wifi-etc-passwd'],
    ['a<b>c:d"e|f?g*h', 'wifi-a-b-c-d-e-f-g-h'],
    ['net_5.0-GHz', 'wifi-net_5.0-GHz'],
    ['e\u0301té', 'wifi-été'],
    ['שלום', 'wifi-שלום'],
    ['\u202Egnp.exe', 'wifi-gnp.exe'],
    ['a\u0000b\nc', 'wifi-a-b-c'],
    ['☕', 'wifi-qr-code'],
    ['☕\uFE0F', 'wifi-qr-code'],
    ['...', 'wifi-qr-code'],
    ['\uD800', 'wifi-qr-code'],
    ['\u0301', 'wifi-qr-code'],
    ['   ', 'wifi-qr-code'],
    ['', 'wifi-qr-code'],
  ])('%j gives %s', (ssid, name) => expect(fileNameOf(ssid)).toBe(name));
});
