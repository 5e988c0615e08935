/** What a code can hold; each but text has its form. */
export const CONTENT_TYPES = ['text', 'email', 'phone', 'sms', 'location', 'contact', 'event'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];
export type FormType = Exclude<ContentType, 'text'>;
