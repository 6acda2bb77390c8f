import {
  createCore,
  createLogger,
  endOnFault,
  readConfig,
  runUntilStopped,
  ServerConfig,
  startTracing,
} from '@credence/core';
import { startServer } from './server.ts';

endOnFault();
const config = readConfig(ServerConfig, process.env);
const endTracing = await startTracing(config, 'server');
const logger = createLogger({ level: config.LOG_LEVEL });
const { READ_DATABASE_URL: replicaUrl, READ_DATABASE_LAG_SECONDS: lagSeconds } = config;
const core = createCore(config, {
  onError: (error) => logger.warn({ err: error }, 'background trouble'),
  replicas: replicaUrl === undefined ? undefined : { url: replicaUrl, lagSeconds, onChange: logReplica },
});
const server = await startServer(core, config, logger);
// The process that started this one on any free port learns which one it got.
process.send?.({ port: server.port });
logger.info({ port: server.port, image: config.IMAGE }, 'server listens');

function logReplica(replica: number, trouble: Error | undefined): void {
  if (trouble) logger.warn({ replica, err: trouble }, 'reads leave a replica alone');
  else logger.info({ replica }, 'reads go to a replica');
}

runUntilStopped(async (reason) => {
  logger.info({ reason }, 'server stops');
  core.hurry();
  await server.close();
  await core.close();
  await endTracing();
});
