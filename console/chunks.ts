import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Runs before the app, and is loaded beside it. */
export const EARLY = fileOf('src/early.ts');

/** What the first view consists of, in the order in which its parts are loaded; the last one comes when the view is there. */
const PARTS = [
  { name: 'early', entry: EARLY },
  // With the view that people begin with.
  { name: 'shell', entry: fileOf('src/main.tsx') },
  { name: 'later', entry: fileOf('src/later.ts') },
] as const;

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Puts the modules of each part into one file. Left to itself, the build makes a file of whatever two views share: fifty of
 * them for the first view, and a phone on a slow network waits for each. A group takes along what its modules import, so that
 * the groups stand in the order in which the parts are loaded.
 */
export const groups = PARTS.map((part) => ({
  name: (id: string, graph: Graph): string | null =>
    reachedFrom(part.entry, graph).has(id) ? part.name : null,
}));

/** Imports every icon there is; a part consists of those that it draws. */
const INDEX_OF_ICONS = '/lucide-react.mjs';

const known = new Map<string, ReadonlySet<string>>();

/** The modules that one imports at once, directly or not, itself among them. */
function reachedFrom(entry: string, graph: Graph): ReadonlySet<string> {
  const reached = known.get(entry) ?? walk(entry, graph);
  known.set(entry, reached);
  return reached;
}

function walk(entry: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    if (next.endsWith(INDEX_OF_ICONS)) continue;
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
  }
  return reached;
}

/**
 * Has browsers that know the comment (Chromium) compile the shell beside the page's own thread while it arrives, and not piece by piece
 * on that thread when the pieces are first called: most of them are, before the first rows are there.
 */
export const compileAhead: Plugin = {
  name: 'compile-ahead',
  generateBundle: {
    // It has to be the first line.
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.name === 'shell')
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

/** Has browsers run what is early as soon as it is there. */
export const runEarly: Plugin = {
  name: 'run-early',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return [scriptOf('/src/early.ts')];
      // Another of that name is there for those who import it.
      const early = Object.values(bundle)
        .filter((chunk) => chunk.type === 'chunk' && chunk.name === 'early')
        .map(({ fileName }) => `/console/${fileName}`)
        .find((file) => html.includes(file));
      return [scriptOf(early ?? '')];
    },
  },
};

/** Nothing is painted before it has run: it chooses the colours. */
const scriptOf = (src: string) => ({
  tag: 'script',
  attrs: { type: 'module', async: true, blocking: 'render', crossorigin: true, src },
  injectTo: 'head-prepend' as const,
});
