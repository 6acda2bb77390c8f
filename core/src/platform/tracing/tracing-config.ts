import type { CoreConfig } from '../config/core-config.ts';

export type TracingConfig = Pick<
  CoreConfig,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'IMAGE'
>;
