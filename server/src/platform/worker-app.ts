import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Database } from '#platform/database.ts';
import { healthRoutes } from '#platform/health.ts';

/** What a process answers that only works the queue: whether it lives and is ready. */
export function buildWorkerApp(db: Database, log: FastifyBaseLogger) {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  healthRoutes(app, db);
  return app;
}
