import { readFileSync } from 'node:fs';
import { type Resource, resource } from '../http/resource.ts';
import { readGuides } from './guides.ts';
import { type PageContent, pageDocument } from './layout.ts';
import { REFERENCE_MAIN } from './reference-page.ts';
import { scalarScript } from './scalar-script.ts';

/** A resource with the path that it is found at. */
type Placed = readonly [path: string, resource: Resource];

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Everything at `/docs` and below, by path: the reference, the guides, and what these pages load. */
export async function loadReference(): Promise<ReadonlyMap<string, Resource>> {
  const styles = await asset('text/css', read('styles.css'));
  const scalar = await asset('text/javascript', scalarScript());
  const start = await asset('text/javascript', read('start.js'));

  const reference = { path: '/docs', title: 'API reference', main: REFERENCE_MAIN };
  const guides = readGuides().map(({ name, title, main }) => ({
    path: `/docs/guides/${name}`,
    title,
    main: `<main class="guide">${main}</main>`,
  }));
  const navigation = [reference, ...guides, { path: '/openapi.json', title: 'OpenAPI' }];
  const page = async (content: PageContent): Promise<Placed> => [
    content.path,
    await resource('html', pageDocument(content, navigation, styles[0])),
  ];
  const pages = [page({ ...reference, scripts: [scalar[0], start[0]] }), ...guides.map(page)];
  return new Map([styles, scalar, start, ...(await Promise.all(pages))]);
}

/** Its name is its content: another version has another path. */
async function asset(type: 'text/css' | 'text/javascript', text: string): Promise<Placed> {
  const made = await resource(type, text);
  return [`/docs/assets/${made.hash}.${type === 'text/css' ? 'css' : 'js'}`, made];
}
