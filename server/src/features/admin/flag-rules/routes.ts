import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  findCurrentVersion,
  findFlagRules,
  insertFlagRules,
  listVersions,
} from '#features/admin/flag-rules/queries.ts';
import { tryFlagRules } from '#features/admin/flag-rules/try-rules.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function flagRuleRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/admin/flag-rules', async ({ query }) => {
    const current = await findCurrentVersion(db);
    const rules = await findFlagRules(db, query.version ?? current);
    if (!rules) throw new AppError('flag_rules_not_found');
    return { success: true, current, rules, history: await listVersions(db) };
  });

  serve(app, 'POST /api/admin/flag-rules/try', async ({ actor, body }) => {
    const tried = await tryFlagRules(services, body);
    const details = { phrases: body.phrases.length, threshold: body.threshold };
    await insertStaffAct(db, now(), actor, 'tried_flag_rules', [], details);
    return { success: true, ...tried };
  });

  serve(app, 'PUT /api/admin/flag-rules', async ({ actor, body: { based_on, ...rules } }) => {
    const version = based_on + 1;
    await db.transaction().execute(async (trx) => {
      const isCurrent = (await findCurrentVersion(trx)) === based_on;
      if (!isCurrent || !(await insertFlagRules(trx, version, rules, actor.id, now())))
        throw new AppError('flag_rules_changed');
      const details = { version, phrases: rules.phrases.length, threshold: rules.threshold };
      await insertStaffAct(trx, now(), actor, 'saved_flag_rules', [], details);
    });
    return { success: true, message: msg('flag_rules_saved') };
  });
}
