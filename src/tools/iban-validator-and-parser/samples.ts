/** Examples of IBANs; the last is one of those that stand in Swiss QR bills. */
export const SAMPLES = {
  FR: 'FR76 3000 6000 0112 3456 7890 189',
  DE: 'DE89 3704 0044 0532 0130 00',
  GB: 'GB29 NWBK 6016 1331 9268 19',
  BE: 'BE68 5390 0754 7034',
  CH: 'CH44 3199 9123 0008 8901 2',
} as const;

/** All of them, a wrong one and a BIC, one on each line. */
export const SAMPLE_LINES = `${Object.values(SAMPLES).join('\n')}\nDE89370400440532013001\nDEUTDEFF500\n`;
