import { EXAMPLE, LEAF, LIST, REQUEST, ROOT } from '../../../tools/certificate-inspector/samples';
import { labelled } from './labelled';

/** RFC 7519, 3.1. */
export const RFC_JWT =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

const RSA_PUBLIC = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEVs/o5+uQbTjL3chynL4wXgUg2R9
q9UU8I5mEovUf86QZ7kOBIjJwqnzD1omageEHWwHdBO6B+dFabmdT9POxg==
-----END PUBLIC KEY-----
`;

/** Cryptography: vectors of RFCs and BIPs, the rest made for here. */
export const CRYPTO_SAMPLES = labelled({
  'jwt-parser': [
    RFC_JWT,
    `Bearer ${RFC_JWT}`,
    `Authorization: Bearer ${RFC_JWT}`,
    // RFC 7519, 6.1: unsecured
    'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.',
    // RFC 7516, A.1: encrypted
    'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZKTyKOMTYUmKoTCVJRgckCL9kiMT03JGe.48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4vpzs9tX_EFShS8iB7j6ji.XFBoMYUZodetZdvTiFvSkQ',
    // RFC 8037, A.4
    'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
    `\n  ${RFC_JWT}\n`,
  ],
  'uuid-generator': [
    // RFC 9562, appendix A
    'C232AB00-9414-11EC-B3C8-9F6BDECED846',
    '5df41881-3aed-3515-88a7-2f4a814cf09e',
    '919108f7-52d1-4320-9bac-f847db4148a8',
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    '{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}',
    'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    '00000000-0000-0000-0000-000000000000',
    '919108f7-52d1-4320-9bac-f847db4148a8\n2489e9ad-2ee2-4e00-8ec9-32d5f69181c0\n320c3d4d-cc00-475b-8ec9-32d5f69181c0',
  ],
  'ulid-generator': ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '01hv7qj2m5cwnhr8d3e6x9ab0k', '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
  bcrypt: [
    '$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i',
    '$2y$10$abcdefghijklmnopqrstuu5LhBxR8Z0nAqOqk3sZ4D0W6z5R3B8Oi',
    'anna:$2b$12$KIXQ5uQJmVh3sT1f9u5p8eK6bM1rYz7oC2v0XwN4tJ9hLqR3sE6yG',
  ],
  'hash-text': [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty.bin',
    'd41d8cd98f00b204e9800998ecf8427e *setup.exe',
    'SHA256 (release.tar.gz) = ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    'a9993e364706816aba3e25717850c26c9cd0d89d  abc.txt\nda39a3ee5e6b4b0d3255bfef95601890afd80709  empty.txt',
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    'a9993e364706816aba3e25717850c26c9cd0d89d',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  ],
  encryption: [
    'U2FsdGVkX1+vupppZksvRf5pq5g5XjFRIipRkwB0K1Y96Qsv2Lm+31cmzaAILwyt',
    'U2FsdGVkX19ZbrJ0z4d0Yq8i1n0o8gq0+7p3hQ==',
    'U2FsdGVkX1/8kR2mS5lHqzB1m0t0v7o2kq3e5y1W6bq4nT9cJx0aVhY3pLrD8sZu\nGf5KoMi2NwE7XtQbC4hRjA==',
  ],
  'bip39-generator': [
    // Trezor's vectors of BIP 39
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    'letter advice cage absurd amount doctor acoustic avoid letter advice cage absurd amount doctor acoustic avoid letter advice cage absurd amount doctor acoustic bless',
    'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic',
    '的 的 的 的 的 的 的 的 的 的 的 在',
  ],
  'rsa-key-pair-generator': [
    RSA_PUBLIC,
    // RFC 8410, 10.3
    '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----',
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJGxQ3nJYsWKq0Q5s1yqO2oRrZ0k8w3v4p5T6u7Y8z9A anna@laptop',
    'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBEmKSENjQEezOmxkZMy7opKgwFB9nkt5YRrYMjNuG5N87uRgg6CLrbo5wAdT/y6v0mKV0U2w0WZ2YB/++Tpockg=',
    '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW\nQyNTUxOQAAACBpbGxlZ2libGUtZXhhbXBsZS1rZXktbm90LXJlYWwtMDAwMA==\n-----END OPENSSH PRIVATE KEY-----',
    '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,7A1C2B3D4E5F60718293A4B5C6D7E8F9\n\nq1w2e3r4t5y6u7i8o9p0\n-----END RSA PRIVATE KEY-----',
  ],
  'certificate-inspector': [
    EXAMPLE,
    LEAF,
    REQUEST,
    LIST,
    `-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----\n${EXAMPLE}`,
    `<ds:X509Certificate>${ROOT}</ds:X509Certificate>`,
    // As a kubeconfig has it.
    `    certificate-authority-data: ${btoa(EXAMPLE)}\n`,
  ],
});
