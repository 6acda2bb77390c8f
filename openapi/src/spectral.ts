// biome-ignore-all lint/suspicious/noThenProperty: that is how a rule of Spectral says what it asks for
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { casing, pattern, truthy } from '@stoplight/spectral-functions';
import { oas } from '@stoplight/spectral-rulesets';

/** Every rule for OpenAPI that there is, and ours: names look alike, and an error is a problem. */
const RULESET: RulesetDefinition = {
  extends: [[oas as unknown as RulesetDefinition, 'all']],
  rules: {
    // The operator of the service is whom to ask.
    'contact-properties': 'off',
    // `identifier` says it, and excludes a URL.
    'license-url': 'off',
    // The groups stand in the order in which an integration meets them.
    'openapi-tags-alphabetical': 'off',
    'credence-operation-id': {
      message: 'an operation id is written in camel case',
      given: '$.paths[*][*].operationId',
      then: { function: casing, functionOptions: { type: 'camel' } },
    },
    'credence-path': {
      message: 'the parts of a path are written in kebab case',
      given: '$.paths[*]~',
      then: {
        function: pattern,
        functionOptions: { match: String.raw`^(/([a-z0-9]+(-[a-z0-9]+)*|\{[a-z][A-Za-z]*\}))+$` },
      },
    },
    'credence-field': {
      message: 'a field is written in camel case, or is one of our words',
      given: '$.components.schemas..properties[*]~',
      then: { function: pattern, functionOptions: { match: '^([a-z][A-Za-z0-9]*|[A-Z]+)$' } },
    },
    'credence-problem': {
      message: 'the body of an error is a Problem',
      resolved: false,
      given: [
        '$.paths[*][*].responses[?(@property.match(/^[45]/))].content[*].schema',
        '$.components.responses[*].content[*].schema',
      ],
      then: [
        { field: '$ref', function: truthy },
        { field: '$ref', function: pattern, functionOptions: { match: '/Problem$' } },
      ],
    },
  },
};

/** Lints an OpenAPI document with Spectral; resolves to its findings, or null when there are none. */
export async function lintWithSpectral(document: Record<string, unknown>): Promise<string | null> {
  const spectral = new Spectral();
  spectral.setRuleset(RULESET);
  const findings = await spectral.run(document);
  const lines = findings.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`);
  return lines.length > 0 ? lines.join('\n') : null;
}
