import { beginSpan, failSpan } from '@credence/core';
import type { RequestHandler } from 'express';
import { onOutcome } from './request-outcome.ts';

/** Makes each request a span, as a part of the caller's trace where it names one. */
export const tracing: RequestHandler = (req, res, next) => {
  const traceparent = req.get('traceparent');
  beginSpan({ name: req.method, role: 'request', traceparent }, (span) => {
    onOutcome(req, res, ({ method, route, status }) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'credence.request_id': res.locals.requestId,
      });
      if (status >= 500) failSpan(span, String(status));
      span.end();
    });
    next();
  });
};
