/** How a schema says which draft it is of, in JSON and in YAML; data that name their own schema do so, too, but with another address. */
export const SAYS_DIALECT = /["']?\$schema["']?\s{0,20}:\s{0,20}["']?https?:\/\/json-schema\.org\//;
