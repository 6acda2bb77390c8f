/** The path of an endpoint. It throws a TypeError where an id in it is none: then, so that the call fails rather than the caller. */
export type Path = () => string;

/**
 * Path with each id escaped, as a template tag. An id that would lead to another path is refused, such as the empty
 * one, which would turn "get an order" into "list orders".
 */
export function path(parts: TemplateStringsArray, ...ids: string[]): Path {
  return () =>
    String.raw(
      { raw: parts },
      ...ids.map((id) => {
        if (typeof id !== 'string' || /^\.{0,2}$/.test(id))
          throw new TypeError(`Not an id: ${JSON.stringify(id)}`);
        return encodeURIComponent(id);
      }),
    );
}

/** The whole URL of a path, with those query parameters that have a value. */
export function addressOf(baseUrl: string, pathOf: Path, query: object = {}): string {
  const url = new URL(baseUrl.replace(/\/+$/, '') + pathOf());
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return url.href;
}
