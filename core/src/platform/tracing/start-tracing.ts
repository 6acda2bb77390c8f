import type { TracingConfig } from './tracing-config.ts';

/**
 * Sends the spans of this process to a collector, where the configuration names one.
 * @param process which part of the service this is
 * @returns a function that sends what is left, and ends it
 */
export async function startTracing(
  config: TracingConfig,
  process: 'server' | 'worker',
): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (endpoint === undefined) return async () => undefined;
  // Loaded where it is wanted only: it makes each start a third of a second longer.
  const { exportSpans } = await import('./export-spans.ts');
  return exportSpans(endpoint, config, process);
}
