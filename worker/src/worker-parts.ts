import type { Core, Logger } from '@credence/core';
import type { Channels } from './channels/channel.ts';
import type { HttpClient } from './http-client.ts';
import type { WorkerMetrics } from './metrics.ts';
import type { Model } from './model/model.ts';
import type { Releases } from './releases.ts';
import type { ResearchProvider } from './research/research-provider.ts';
import type { WebSearch } from './research/web-search.ts';
import type { WebsiteResearch } from './research/website-research.ts';

/** What the handlers work with. */
export interface WorkerParts {
  core: Core;
  logger: Logger;
  http: HttpClient;
  channels: Channels;
  releases: Releases;
  metrics: WorkerMetrics;
  /** Missing in a deployment that has none. */
  research?: ResearchProvider | undefined;
  /** Missing in a deployment that has none. */
  webSearch?: WebSearch | undefined;
  /** Missing in a deployment that has none. */
  model?: Model | undefined;
  /** Missing where the deployment reads no websites. */
  websites?: WebsiteResearch | undefined;
}
