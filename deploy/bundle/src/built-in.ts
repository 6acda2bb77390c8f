import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

const LOADED_BY_NODE = 'built-in';

/**
 * Node's own modules, asked for by name. An import statement would have Node read everything that such a module has, and some of
 * it is loaded when it is read: with `node:http`, its whole client for `fetch`.
 */
export const builtIn: Plugin = {
  name: 'built-in',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[a-z]/ }, ({ path, kind }) =>
      kind === 'import-statement' && isBuiltin(path)
        ? { path, namespace: LOADED_BY_NODE, sideEffects: false }
        : undefined,
    );
    onLoad({ filter: /./, namespace: LOADED_BY_NODE }, async ({ path }) => ({
      contents: asModule(path, Object.keys((await import(path)).default)),
    }));
  },
};

const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** A module of these names, of which those that nothing imports fall away. */
export const asModule = (path: string, names: readonly string[]): string =>
  [
    `const builtIn = /* @__PURE__ */ process.getBuiltinModule('${path}');`,
    'export default builtIn;',
    ...names
      .filter((name) => name !== 'default' && IDENTIFIER.test(name))
      .map((name) => `export const ${name} = /* @__PURE__ */ (() => builtIn.${name})();`),
  ].join('\n');
