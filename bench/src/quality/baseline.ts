import { fileURLToPath } from 'node:url';
import type { Figures } from './counts.ts';

/** Figures that may not get worse, for the repository's own cases and for those that may lie beside it. */
export interface Baseline {
  /** Of each part of them. */
  own: Record<string, Figures>[];
  shared: Record<string, Figures>;
}

export const BASELINE = fileURLToPath(new URL('baseline.json', import.meta.url));
