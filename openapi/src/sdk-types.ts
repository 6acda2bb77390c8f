import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const BANNER = `/**
 * Types of the API, generated from openapi/openapi.json by \`npm run generate\`: do not edit.
 */

`;

/** The SDK's types as TypeScript source. */
export async function buildSdkTypes(document: object): Promise<string> {
  const nodes = await openapiTS(document as OpenAPI3, {
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    silent: true,
  });
  return BANNER + astToString(nodes);
}
