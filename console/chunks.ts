import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the first view consists of, in the order in which its parts are loaded. */
const PARTS = [
  { name: 'shell', entry: fileOf('src/main.tsx') },
  // The view that people begin with.
  { name: 'work', entry: fileOf('src/views/work/work.lazy.tsx') },
] as const;

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Puts the modules of the shell into one file, and what the work list needs besides into another. Left to itself, the build
 * makes a file of whatever two views share: fifty of them for the first view, and a phone on a slow network waits for each.
 * @returns the name of a module's file; null where the build may choose
 */
export function chunkOf(id: string, graph: Graph): string | null {
  return PARTS.find(({ entry }) => reachedFrom(entry, graph).has(id))?.name ?? null;
}

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
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
  }
  return reached;
}

/** Has browsers load the view that people begin with beside the shell, and not after it. */
export const preloadFirstView: Plugin = {
  name: 'preload-first-view',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((chunk) => chunk.type === 'chunk' && chunk.name === 'work' && !chunk.isDynamicEntry)
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/console/${fileName}` },
          injectTo: 'head' as const,
        })),
  },
};
