// The builds of single algorithms, which the package ships without types of their own. Importing the package's main
// entry would load every algorithm at once: it is one module.
declare module 'hash-wasm/dist/*.umd.min.js' {
  const algorithms: typeof import('hash-wasm');
  export default algorithms;
}
