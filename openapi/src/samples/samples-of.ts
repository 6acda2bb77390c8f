import { curlSample } from './curl-sample.ts';
import type { SampledOperation } from './sampled-operation.ts';
import { sdkSample } from './sdk-sample.ts';

/** A sample as `x-codeSamples` has it. */
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** The samples of an operation, made from the examples of the document. */
export function samplesOf(operation: SampledOperation): CodeSample[] {
  return [
    { lang: 'shell', label: 'curl', source: curlSample(operation) },
    { lang: 'typescript', label: 'SDK', source: sdkSample(operation) },
  ];
}
