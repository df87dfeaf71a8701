import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { deleteSessionOfAccount, listSessions } from '#features/accounts/sessions/queries.ts';
import { endAccess } from '#features/accounts/ways-in/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function sessionRoutes(app: FastifyInstance, { db, now }: Services) {
  async function list({ actor }: { actor: Actor }) {
    const sessions = await listSessions(db, actor.id, actor.session_hash, now());
    return { success: true, sessions } as const;
  }
  async function endOne({ actor, params }: { actor: Actor; params: { id: string } }) {
    const ended = await deleteSessionOfAccount(db, actor.id, params.id, 'browser');
    if (!ended) throw new AppError('session_not_found');
    return { success: true, message: msg('device_logged_out') } as const;
  }
  async function endOthers({ actor }: { actor: Actor }) {
    await endAccess(db, actor.id, actor.session_hash);
    return {
      success: true,
      message: msg('other_devices_logged_out'),
    } as const;
  }

  serve(app, 'GET /api/user/sessions', list);
  serve(app, 'DELETE /api/user/sessions', endOthers);
  serve(app, 'DELETE /api/user/sessions/:id', endOne);
  serve(app, 'GET /api/production/sessions', list);
  serve(app, 'DELETE /api/production/sessions', endOthers);
  serve(app, 'DELETE /api/production/sessions/:id', endOne);
}
