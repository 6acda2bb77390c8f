import fastifyApiReference from '@scalar/fastify-api-reference';

/** A route as a Fastify plugin registers it, with what this file needs of it. */
interface PluginRoute {
  url: string;
  handler(request: unknown, reply: Reply): unknown;
}

interface Reply {
  header(name: string, value: string): Reply;
  send(body: unknown): unknown;
}

type Plugin = (
  fastify: { route(route: PluginRoute): void },
  options: { configuration: { url: string } },
  done: () => void,
) => void;

/**
 * The script of the reference page in one file. Its makers publish it without its hundreds of parts only inside
 * a plugin for Fastify; so the plugin registers its routes here, and the one that serves the script is asked for it.
 */
export function scalarScript(): string {
  const routes: PluginRoute[] = [];
  const plugin = fastifyApiReference as unknown as Plugin;
  plugin({ route: (route) => routes.push(route) }, { configuration: { url: '/' } }, () => undefined);
  const scripts: unknown[] = [];
  const reply: Reply = { header: () => reply, send: (body) => scripts.push(body) };
  routes.find(({ url }) => url.endsWith('.js'))?.handler({}, reply);
  const [script] = scripts;
  if (typeof script !== 'string') throw new Error('@scalar/fastify-api-reference has no script any more');
  return script;
}
