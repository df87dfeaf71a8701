import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { type Health, healthRoutes } from '#platform/http/health.ts';

/** Builds the app of a process that only runs tasks: health checks only. */
export function buildWorkerApp(health: Health, log: FastifyBaseLogger) {
  const app = Fastify({
    loggerInstance: log,
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  });
  healthRoutes(app, health);
  return app;
}
