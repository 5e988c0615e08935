// Keeps of many files with declarations of types what a few exports need, as a bundler does with code: whoever installs the package needs no
// types of libraries that only other declarations of the same files name.
import { dirname, posix } from 'node:path';
import { parseSync } from 'vite';

/**
 * A node of the syntax tree, as far as it is read here.
 * @typedef {{ type: string, start: number, end: number, [part: string]: unknown }} Node
 * @typedef {{ source: string, imported: string, local: string }} Imported `imported` is '*' for all of it
 * @typedef {{ from: number, node: Node, names: string[] }} Statement `from` is where its comment begins
 * @typedef {{ statements: Set<Statement>, imports: Set<Imported>, exported: Set<string>, all: Set<string> }} Needed
 * @typedef {{
 *   path: string, text: string, statements: Statement[], imports: Imported[], exported: Map<string, { local: string, source?: string }>,
 *   all: string[], sources: Node[], needed: Needed,
 * }} Module `all` are those of which everything is exported
 */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** @param {Node} node @returns {Node[]} */
function childrenOf(node) {
  return Object.values(node).flatMap((part) =>
    Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [],
  );
}

/** @param {Node} node @param {(node: Node) => boolean | void} visit says whether to go on below */
function walk(node, visit) {
  if (visit(node) === false) return;
  for (const child of childrenOf(node)) walk(child, visit);
}

/** @param {unknown} node an identifier or a literal */
const nameOf = (node) => String(isNode(node) ? (node['name'] ?? node['value']) : '');

/** @param {unknown} nodes @returns {Node[]} */
const list = (nodes) => (Array.isArray(nodes) ? nodes.filter(isNode) : []);

/** The names that a declaration declares. @param {Node} node @returns {string[]} */
function declaredBy(node) {
  if (node.type === 'VariableDeclaration') return list(node['declarations']).map(({ id }) => nameOf(id));
  return [nameOf(node['id'])];
}

/** @param {string} path @param {string} text @returns {Module} */
function readModule(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  /** @type {Module} */
  const module = {
    ...{ path, text, statements: [], imports: [], exported: new Map(), all: [], sources: [] },
    needed: { statements: new Set(), imports: new Set(), exported: new Set(), all: new Set() },
  };
  let from = 0;
  for (const node of list(program.body)) {
    readStatement(node, from, module);
    from = node.end;
  }
  walk(/** @type {Node} */ (/** @type {unknown} */ (program)), (node) => {
    if (isNode(node['source'])) module.sources.push(node['source']);
  });
  return module;
}

/** @param {Node} node @param {number} from @param {Module} module */
function readStatement(node, from, module) {
  const source = isNode(node['source']) ? nameOf(node['source']) : undefined;
  const declaration = node['declaration'];
  if (node.type === 'ImportDeclaration') {
    for (const one of list(node['specifiers'])) {
      const imported = one.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(one['imported']);
      module.imports.push({ source: source ?? '', imported, local: nameOf(one['local']) });
    }
  } else if (node.type === 'ExportAllDeclaration') {
    module.all.push(source ?? '');
  } else if (node.type === 'ExportNamedDeclaration' && !isNode(declaration)) {
    for (const one of list(node['specifiers'])) {
      const local = nameOf(one['local']);
      module.exported.set(nameOf(one['exported']), source === undefined ? { local } : { local, source });
    }
  } else {
    const names = declaredBy(isNode(declaration) ? declaration : node);
    module.statements.push({ from, node, names });
    if (isNode(declaration)) for (const name of names) module.exported.set(name, { local: name });
  }
}

/** What a statement names of its module and of others. @param {Node} statement */
function namesIn(statement) {
  const names = new Set();
  /** @type {{ source: string, name: string }[]} */
  const imported = [];
  /** @type {{ left: string, right: string }[]} */
  const qualified = [];
  /** @param {Node} node @returns {boolean | void} */
  const visit = (node) => {
    if (node.type === 'TSImportType') {
      let first = node['qualifier'];
      while (isNode(first) && first.type === 'TSQualifiedName') first = first['left'];
      imported.push({ source: nameOf(node['source']), name: isNode(first) ? nameOf(first) : '*' });
      if (isNode(node['typeArguments'])) walk(node['typeArguments'], visit);
      return false;
    }
    if (node.type === 'TSQualifiedName') {
      const left = node['left'];
      if (isNode(left) && left.type === 'Identifier')
        qualified.push({ left: nameOf(left), right: nameOf(node['right']) });
      else if (isNode(left)) walk(left, visit);
      return false;
    }
    if (node.type === 'Identifier') names.add(nameOf(node));
    const key = node['key'];
    if (!isNode(key) || node['computed'] === true) return true;
    for (const child of childrenOf(node)) if (child !== key) walk(child, visit);
    return false;
  };
  walk(statement, visit);
  return { names, imported, qualified };
}

/**
 * The files that hold what the entry exports, each with the declarations that are needed, and with specifiers as Node reads them.
 * @param {string} entry @param {(path: string) => string} read gives the declarations of a module by its path without extension
 * @returns {Map<string, string>} by path, without extension. Throws where a package is needed.
 */
export function shakeTypes(entry, read) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  /** @param {Module} from @param {string} source */
  const resolve = ({ path }, source) => {
    if (!source.startsWith('.')) throw new Error(`The types of ${path} need the package ${source}`);
    return open(posix.join(dirname(path), source).replace(/\.(js|ts)$/, ''));
  };
  /** @param {string} path */
  const open = (path) => {
    const module = modules.get(path) ?? readModule(`${path}.d.ts`, read(path));
    modules.set(path, module);
    return module;
  };

  /** @param {Module} module @param {string} name @returns {boolean} whether the module exports it */
  const needExport = (module, name) => {
    if (name === '*') {
      needAll(module, new Set());
      return true;
    }
    const own = module.exported.get(name);
    if (own) {
      if (module.needed.exported.has(name)) return true;
      module.needed.exported.add(name);
      if (own.source === undefined) needLocal(module, own.local);
      else needExport(resolve(module, own.source), own.local);
      return true;
    }
    const source = module.all.find((one) => needExport(resolve(module, one), name));
    if (source !== undefined) module.needed.all.add(source);
    return source !== undefined;
  };
  /** @param {Module} module @param {ReadonlySet<string>} hidden */
  const needAll = (module, hidden) => {
    for (const name of module.exported.keys()) if (!hidden.has(name)) needExport(module, name);
    for (const source of module.all) {
      module.needed.all.add(source);
      needAll(resolve(module, source), new Set([...hidden, ...module.exported.keys()]));
    }
  };
  /** @param {Module} module @param {string} name @param {string} [member] of a namespace */
  const needLocal = (module, name, member) => {
    for (const statement of module.statements) if (statement.names.includes(name)) needStatement(module, statement);
    const found = module.imports.find(({ local }) => local === name);
    if (!found) return;
    module.needed.imports.add(found);
    needExport(resolve(module, found.source), found.imported === '*' ? (member ?? '*') : found.imported);
  };
  /** @param {Module} module @param {Statement} statement */
  const needStatement = (module, statement) => {
    const { statements } = module.needed;
    if (statements.has(statement)) return;
    statements.add(statement);
    const { names, imported, qualified } = namesIn(statement.node);
    for (const name of names) needLocal(module, name);
    for (const { left, right } of qualified) needLocal(module, left, right);
    for (const { source, name } of imported) needExport(resolve(module, source), name);
  };

  needAll(open(entry), new Set());
  return new Map([...modules].map(([path, module]) => [path, printModule(module)]));
}

/** `'./x'` as `'./x.js'`. @param {string} source */
const asNode = (source) => `${source.replace(/\.(js|ts)$/, '')}.js`;

/** @param {Module} module */
function printModule(module) {
  const { needed } = module;
  const imports = [...needed.imports].map(({ source, imported, local }) => {
    const what = imported === '*' ? `* as ${local}` : `{ ${imported === local ? local : `${imported} as ${local}`} }`;
    return `import type ${what} from '${asNode(source)}';`;
  });
  const passedOn = [...module.exported].flatMap(([name, { local, source }]) => {
    const isDeclared = module.statements.some(({ node, names }) => isNode(node['declaration']) && names.includes(name));
    if (!needed.exported.has(name) || (isDeclared && source === undefined)) return [];
    return `export { ${name === local ? name : `${local} as ${name}`} }${source === undefined ? '' : ` from '${asNode(source)}'`};`;
  });
  const all = [...needed.all].map((source) => `export * from '${asNode(source)}';`);
  const statements = module.statements
    .filter((statement) => needed.statements.has(statement))
    .map((statement) => printStatement(module, statement));
  return `${[...imports, ...passedOn, ...all, ...statements, 'export {};'].join('\n')}\n`;
}

/** @param {Module} module @param {Statement} statement */
function printStatement({ text, sources }, { from, node }) {
  let printed = '';
  let at = from;
  for (const source of sources.filter(({ start, end }) => start >= from && end <= node.end)) {
    printed += `${text.slice(at, source.start)}"${asNode(nameOf(source))}"`;
    at = source.end;
  }
  return (printed + text.slice(at, node.end)).trim();
}
