import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import { writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import type { FastifyInstance } from 'fastify';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  checkIdentity,
  endSessions,
  type Help,
  readContact,
  resetTwoStepLogin,
  restoreAccount,
} from '#features/admin/people/help-person.ts';
import { findPerson, listPeople } from '#features/admin/people/queries.ts';
import { listPersonRequests } from '#features/admin/person-requests/queries.ts';
import { findRunning } from '#features/billing/plans/queries.ts';
import { maskEmail, maskMobile } from '#platform/channels/mask-contact.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const MOST = 20;

export function peopleRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/admin/people', async ({ actor, query: { text } }) => {
    const found = text ? await listPeople(db, text, writeMobile(text), MOST) : [];
    // The words may be a contact, so only the number of people found is kept.
    const act = { staff: actor, action: 'searched_people', details: { found: found.length } } as const;
    if (text) await insertStaffAct(db, act, now());
    return { success: true, people: found.map(({ house_id: _, ...person }) => masked(person)) };
  });

  serve(app, 'GET /api/admin/people/:id', async ({ actor, params: { id } }) => {
    const found = await findPerson(db, id, now());
    if (!found) throw new AppError('person_not_found');
    const { erase_at, guardian_id, ...person } = found;
    const act = { staff: actor, action: 'viewed_person', subject: ['account', id] } as const;
    await insertStaffAct(db, { ...act, details: person.is_child ? { child: true } : {} }, now());
    const plan = (await findRunning(db, id, now()))?.plan_name ?? null;
    const deletion = erase_at ? { erase_at, by_guardian: guardian_id !== null } : null;
    const requests = await listPersonRequests(db, id);
    return { success: true, person: { ...masked(person), plan, deletion, requests } };
  });

  serve(app, 'POST /api/admin/people/:id/contact', async ({ actor, params: { id }, body }) => {
    return { success: true, ...(await readContact(services, { staff: actor, id, ...body })) };
  });

  const helps = {
    'end-sessions': [endSessions, msg('person_logged_out')],
    'reset-two-step-login': [resetTwoStepLogin, msg('two_step_reset')],
    'check-identity': [checkIdentity, msg('identity_checked')],
    restore: [restoreAccount, msg('account_kept')],
  } as const satisfies Record<
    string,
    readonly [(services: Services, help: Help) => Promise<void>, EncodedMessage]
  >;
  for (const name of ['end-sessions', 'reset-two-step-login', 'check-identity', 'restore'] as const)
    serve(app, `POST /api/admin/people/:id/${name}`, async ({ actor, params: { id }, body }) => {
      const [help, message] = helps[name];
      await help(services, { staff: actor, id, ...body });
      return { success: true, message };
    });
}

function masked<P extends { email: string; mobile: string | null }>(person: P): P {
  const { email, mobile } = person;
  return { ...person, email: maskEmail(email), mobile: mobile && maskMobile(mobile) };
}
