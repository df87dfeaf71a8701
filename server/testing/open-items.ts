import { decided } from '@kirdaar/contract/admin/staff-decisions';
import { api, type EndpointName } from '@kirdaar/contract/api';
import type { Endpoint } from '@kirdaar/contract/endpoint';
import { MIN_SHOWN_SECONDS } from '@kirdaar/contract/rules/staff-decisions';
import { mayActAsStaff } from '@kirdaar/contract/rules/staff-roles';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findStaffSession } from '#features/admin/staff-accounts/queries.ts';
import type { Services } from '#platform/services.ts';

const views = {
  jobs: 'viewed_call',
  'house-documents': 'viewed_document',
  'guardian-proofs': 'viewed_guardian',
  'identity-checks': 'viewed_identity',
  reports: 'viewed_report',
  appeals: 'viewed_appeal',
  suspensions: 'viewed_house',
  houses: 'viewed_house',
} as const;

/** Staff have opened what they decide about for long enough, as their pages make them, while `isOn` says so. */
export function openItemsFirst(app: FastifyInstance, { db, now }: Services, isOn: () => boolean) {
  app.addHook('preHandler', async ({ method, routeOptions, params, headers }) => {
    // The names of other routes are no keys.
    const name = `${method} ${routeOptions.url}` as EndpointName;
    if (!isOn() || api[name]?.reply !== decided) return;
    const token = hashToken(headers.authorization?.replace('Bearer ', '') ?? '');
    const staff = await findStaffSession(db, token, now());
    const endpoint: Endpoint = api[name];
    if (!staff || !mayActAsStaff(staff.staff_role, endpoint)) return;
    // Every decision names its item in its path.
    const { rows } = await itemOf((params as { id: string }).id).execute(db);
    const kind = routeOptions.url?.split('/')[3] as keyof typeof views;
    const opened = new Date(now().getTime() - MIN_SHOWN_SECONDS * 1000);
    for (const { id } of rows) await insertStaffAct(db, opened, staff, views[kind], [kind, id]);
  });
}

/** What a decision is about: a proposed suspension is read on the page of its house. */
const itemOf = (id: string) => sql<{ id: string }>`
  select id from job where id::text = ${id}
  union all select id from production_house where id::text = ${id}
  union all select id from guardian_proof where id::text = ${id}
  union all select id from identity_check where id::text = ${id}
  union all select id from report where id::text = ${id}
  union all select id from conversation_report where id::text = ${id}
  union all select id from appeal where id::text = ${id}
  union all select production_house_id from house_suspension where id::text = ${id}`;
