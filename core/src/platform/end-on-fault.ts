import { writeSync } from 'node:fs';
import { UnusableSettings } from './config/read-config.ts';
import { createLogger } from './logger.ts';

const STANDARD_ERROR = 2;

/**
 * Ends this process, with code 1, when something was thrown that no part of it dealt with, and says what in one line of the log.
 * Node itself would show the line of source that threw, which in a bundle is much of the program, and the messages of libraries,
 * which quote people's data.
 */
export function endOnFault(): void {
  process.on('uncaughtException', (error) => {
    if (error instanceof UnusableSettings) writeSync(STANDARD_ERROR, `${error.message}\n`);
    else createLogger({ level: 'error' }).fatal({ err: error }, 'ends by a fault');
    process.exit(1);
  });
}
