import { createCore, createLogger, readConfig, runUntilStopped } from '@credence/core';
import { ServerConfig } from './config.ts';
import { startServer } from './server.ts';

const config = readConfig(ServerConfig, process.env);
const logger = createLogger({ level: config.LOG_LEVEL });
const core = createCore(config, { onError: (error) => logger.warn({ err: error }, 'background trouble') });
const server = await startServer(core, config, logger);
// Whoever started this process on any free port learns which one it got.
process.send?.({ port: server.port });
logger.info({ port: server.port, image: config.IMAGE }, 'server listens');

runUntilStopped(async (reason) => {
  logger.info({ reason }, 'server stops');
  await server.close();
  await core.close();
});
