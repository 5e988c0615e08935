const LEAST = 1024;
const MOST = 8192;
const STEP = 256;

/** Whether RSA keys of so many bits are made here: 1024 to 8192, a multiple of 256. */
export function isRsaBits(bits: number): boolean {
  return Number.isInteger(bits) && bits >= LEAST && bits <= MOST && bits % STEP === 0;
}
