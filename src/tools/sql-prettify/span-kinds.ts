/** What a stretch of the result is, as a number in its spans. */
export const SPAN_KINDS = ['word', 'string', 'number', 'quiet', 'key'] as const;
