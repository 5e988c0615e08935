/** Numbers to begin with, by what they show. */
export const SAMPLES = [
  { name: 'decimal', value: '42' },
  { name: 'hexadecimal', value: '0xDEAD_BEEF' },
  { name: 'large', value: '42540766411283223938465490632011909384' },
  { name: 'list', value: '42\n0xFF\n-0b1010\n1 000 000' },
] as const;
