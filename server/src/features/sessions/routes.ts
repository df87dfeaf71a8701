import type { FastifyInstance } from 'fastify';
import { deleteOtherSessions, deleteSessionOfAccount, listSessions } from '#features/sessions/queries.ts';
import type { Actor } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function sessionRoutes(app: FastifyInstance, { db, now }: Services) {
  async function list({ actor }: { actor: Actor }) {
    const sessions = await listSessions(db, actor.id, actor.session_hash, now());
    return { success: true, sessions } as const;
  }
  async function endOne({ actor, params }: { actor: Actor; params: { id: string } }) {
    const ended = await deleteSessionOfAccount(db, actor.id, params.id);
    if (!ended) throw new Refusal(404, 'Not found.');
    return { success: true, message: 'That device is logged out.' } as const;
  }
  async function endOthers({ actor }: { actor: Actor }) {
    await deleteOtherSessions(db, actor.id, actor.session_hash);
    return { success: true, message: 'All other devices are logged out.' } as const;
  }

  serve(app, 'GET /api/user/sessions', list);
  serve(app, 'DELETE /api/user/sessions', endOthers);
  serve(app, 'DELETE /api/user/sessions/:id', endOne);
  serve(app, 'GET /api/production/sessions', list);
  serve(app, 'DELETE /api/production/sessions', endOthers);
  serve(app, 'DELETE /api/production/sessions/:id', endOne);
}
