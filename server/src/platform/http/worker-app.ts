import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { healthRoutes } from '#platform/http/health.ts';

/** Builds the app of a process that only runs tasks: health checks only. */
export function buildWorkerApp(db: Database, log: FastifyBaseLogger) {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  healthRoutes(app, db);
  return app;
}
