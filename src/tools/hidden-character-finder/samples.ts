/** Five finds, and an emoji whose joiner is as it should be: what is pasted from a chat, a page and a source file. */
export const SAMPLE = [
  'Order 1042\u200b has been shipped 👩‍💻',
  'Pay at p\u0430ypal.com, ref. ﬁ-7',
  'const total\u00a0= 1;',
  'if (role !== "user\u202e") return;',
].join('\n');
