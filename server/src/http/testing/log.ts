import { createLogger, type Logger } from '@credence/core';

/** A real logger whose lines can be read back. */
export interface TestLog {
  readonly logger: Logger;
  /** Every line so far, parsed. */
  lines(): Record<string, unknown>[];
  /** Every line so far, as written. */
  text(): string;
}

/** Logs everything from `info` on into memory. */
export function createTestLog(): TestLog {
  let written = '';
  const logger = createLogger({
    level: 'info',
    destination: {
      write(line) {
        written += line;
      },
    },
  });
  return {
    logger,
    text: () => written,
    lines: () =>
      written
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
  };
}
