export { MAX, NIL, v1, v3, v4, v5, v6, v7 } from 'uuid';
