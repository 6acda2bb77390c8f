import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as it reached the collector. */
export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number; message?: string };
}

interface TraceRequest {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
}

/** A real collector of OpenTelemetry traces on this machine. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (req, res) => {
    const { resourceSpans } = (await json(req)) as TraceRequest;
    if (req.url === '/v1/traces') {
      spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
    }
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
