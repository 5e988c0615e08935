// The router asks a package for this hook, which carries a copy for React versions before 18 along; ours has it built in.
export { useSyncExternalStore } from 'react';
