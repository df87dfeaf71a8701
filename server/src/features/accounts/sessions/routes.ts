import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { deleteSessionOfAccount, endAccess, listSessions } from '#features/accounts/sessions/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function sessionRoutes(app: FastifyInstance, { db, now }: Services) {
  for (const area of ['user', 'production'] as const) {
    serve(app, `GET /api/${area}/sessions`, async ({ actor: { id, session_hash } }) => {
      return { success: true, sessions: await listSessions(db, id, session_hash, now()) };
    });
    serve(app, `DELETE /api/${area}/sessions`, async ({ actor: { id, session_hash } }) => {
      await endAccess(db, id, session_hash);
      return { success: true, message: msg('other_devices_logged_out') };
    });
    serve(app, `DELETE /api/${area}/sessions/:id`, async ({ actor, params }) => {
      const ended = await deleteSessionOfAccount(db, actor.id, params.id, 'browser');
      if (!ended) throw new AppError('session_not_found');
      return { success: true, message: msg('device_logged_out') };
    });
  }
}
