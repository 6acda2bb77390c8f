import { failSpan, withSpan } from '@credence/core';
import type { HttpClient } from './http-client.ts';

/** The same client, each request a span. It names the host alone: paths and queries may carry secrets. */
export const traceRequests = (client: HttpClient): HttpClient => ({
  close: () => client.close(),
  send: (request, options) =>
    withSpan({ name: request.method, role: 'call' }, async (span) => {
      const outcome = await client.send(request, options);
      span.setAttributes({
        'http.request.method': request.method,
        'server.address': URL.parse(request.url)?.hostname ?? '',
      });
      if (outcome.kind === 'response') span.setAttribute('http.response.status_code', outcome.status);
      else span.setAttribute('error.type', outcome.errorClass);
      if (outcome.kind === 'error' || outcome.status >= 400) {
        failSpan(span, outcome.kind === 'error' ? outcome.errorClass : String(outcome.status));
      }
      return outcome;
    }),
});
