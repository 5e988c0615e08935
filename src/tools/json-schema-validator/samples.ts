/** A schema of orders, and an order that does not fit it. */
export const SCHEMA = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "properties": {
    "id": { "type": "integer" },
    "email": { "type": "string", "format": "email" },
    "price": { "type": "number", "exclusiveMinimum": 0, "multipleOf": 0.01 },
    "tags": { "type": "array", "items": { "type": "string" }, "uniqueItems": true }
  },
  "required": ["id", "price"],
  "additionalProperties": false
}
`;

export const DATA = `{
  "id": "7",
  "email": "anna@example.com",
  "price": 19.99,
  "tags": ["new", "new"],
  "colour": "red"
}
`;

/** Two samples of which a schema is made. */
export const SAMPLES = `{"id": 1, "name": "Anna", "joined": "2024-05-06T07:08:09Z", "score": 9.5}
{"id": 2, "name": "Li", "joined": "2024-06-07T08:09:10Z", "tags": ["a", "b"]}
`;
