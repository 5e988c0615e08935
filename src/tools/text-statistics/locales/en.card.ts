import type { Card } from '../../types';

export const card = {
  name: 'Text statistics',
  description:
    'Counts characters, words, sentences, lines and bytes correctly in any script, with reading time and word frequency.',
} satisfies Card;

export const keywords = [
  'text',
  'count',
  'words',
  'characters',
  'graphemes',
  'lines',
  'bytes',
  'utf-8',
  'reading time',
  'sms',
  'frequency',
  'wc',
  'wc -l',
  'length',
  'string length',
  'byte count',
  'letters',
  'char count',
  'char counter',
  'tweet length',
  'sms length',
  'text length',
  'size of text',
  'how many words',
  'how many characters',
  'counter',
  'statistics',
  'sentences',
  'paragraph',
  'words per minute',
  'text analyzer',
  'utf-8 length',
];

/** What else the tool is called: found as by its name. */
export const aliases = [
  'word count',
  'word counter',
  'character count',
  'character counter',
  'letter count',
  'count words',
  'count characters',
  'line count',
  'reading time',
  'word frequency',
  'wc',
];
