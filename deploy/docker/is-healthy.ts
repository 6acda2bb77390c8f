/**
 * The container's health check: it ends with 0 when the process of the container, whichever it is, says that it is well.
 * The image has no curl.
 */
const { PORT = '3000', METRICS_PORT = '9464' } = process.env;
const answers = await Promise.allSettled(
  [PORT, METRICS_PORT].map((port) =>
    fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(4_000) }),
  ),
);
process.exitCode = answers.some((answer) => answer.status === 'fulfilled' && answer.value.ok) ? 0 : 1;
