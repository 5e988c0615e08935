/** Operations that draw by chance: asked again, they answer something else. */
const BY_CHANCE: ReadonlySet<string> = new Set([
  'bcrypt_hash',
  'bip39-generator_draw',
  'bip39-generator_generate',
  'encryption_encrypt',
  'encryption_encryptRaw',
  'iban-validator-and-parser_generate',
  'ipv6-ula-generator_random',
  'jwt-generator_generate',
  'jwt-generator_template',
  'lorem-ipsum-generator_generate',
  'mac-address-generator_generate',
  'math-evaluator_evaluate',
  'otp-generator_makeSecret',
  'random-port-generator_generate',
  'rsa-key-pair-generator_generate',
  'rsa-key-pair-generator_inspect',
  'token-generator_generate',
  'ulid-generator_generate',
  'uuid-generator_generate',
]);

/** Whether two calls with the same arguments may have different answers. */
export function drawsByChance(name: string): boolean {
  return BY_CHANCE.has(name);
}
