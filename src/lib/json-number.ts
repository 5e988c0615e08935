const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether a text is a number just as JSON writes it (RFC 8259, section 6), digit for digit. */
export const isJsonNumber = (text: string): boolean => JSON_NUMBER.test(text);
