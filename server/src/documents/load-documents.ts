import { readFileSync } from 'node:fs';
import { FILES } from '@credence/openapi/files';
import { type Resource, resource } from '../http/resource.ts';

/** Where a client of this service finds what the documents speak of. */
export interface Addresses {
  /** Of this service; undefined where only the callers know it. */
  publicUrl?: string | undefined;
  /** Whose tokens are taken. */
  issuer: string;
}

/** The published documents by their path, each with the addresses of this service in it. */
export async function loadDocuments(addresses: Addresses): Promise<ReadonlyMap<string, Resource>> {
  const authUrl = URL.canParse(addresses.issuer) ? addresses.issuer.replace(/\/$/, '') : undefined;
  const { publicUrl } = addresses;
  return new Map([
    ['/openapi.json', await resource('json', openApi({ publicUrl, authUrl }))],
    ['/postman.json', await resource('json', postman({ publicUrl, authUrl }))],
    ['/llms.txt', await resource('txt', readText(FILES.llms))],
  ]);
}

interface Known {
  publicUrl: string | undefined;
  authUrl: string | undefined;
}

/** Its address of this service is relative already: tools find the service where they found the document. */
function openApi({ publicUrl, authUrl }: Known): string {
  const document = JSON.parse(readText(FILES.document));
  if (publicUrl) document.servers[0].url = publicUrl;
  const { flows } = document.components.securitySchemes.clientCredentials;
  if (authUrl) flows.clientCredentials.tokenUrl = `${authUrl}/oauth/token`;
  return JSON.stringify(document);
}

/** Nothing is relative in a collection: what is not known here is left to its importer. */
function postman({ publicUrl = '', authUrl = '' }: Known): string {
  const collection = JSON.parse(readText(FILES.postman));
  const known: Record<string, string> = { baseUrl: publicUrl, authUrl };
  for (const variable of collection.variable) variable.value = known[variable.key] ?? variable.value;
  return JSON.stringify(collection);
}

const readText = (file: string): string => readFileSync(file, 'utf8');
