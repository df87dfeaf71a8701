import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { FastifyInstance } from 'fastify';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { carryOutRequest, recordRequest, rejectRequest } from '#features/admin/people/close-request.ts';
import {
  checkIdentity,
  endSessions,
  type Help,
  readContact,
  resetTwoStepLogin,
  restoreAccount,
} from '#features/admin/people/help-person.ts';
import { findPerson, listPersonRequests } from '#features/admin/people/queries.ts';
import { listRelatedToPerson } from '#features/admin/related/queries.ts';
import { findRunning } from '#features/billing/plans/queries.ts';
import { nameOfTemplate } from '#features/notifications/dispatch/describe-templates.ts';
import { type AnyEmailTemplate, type Site, siteOf } from '#platform/channels/email-template.ts';
import { maskEmail, maskMobile } from '#platform/channels/mask-contact.ts';
import { reasonIn } from '#platform/channels/messenger.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const helps = {
  'end-sessions': [endSessions, msg('person_logged_out')],
  'reset-two-step-login': [resetTwoStepLogin, msg('two_step_reset')],
  'check-identity': [checkIdentity, msg('identity_checked')],
  restore: [restoreAccount, msg('account_kept')],
} as const satisfies Record<string, readonly [(services: Services, help: Help) => unknown, EncodedMessage]>;

export function peopleRoutes(app: FastifyInstance, services: Services, emails: AnyEmailTemplate[]) {
  const { config, db, now } = services;
  const nameEmail = nameInWords(siteOf(config), emails);

  serve(app, 'GET /api/admin/people/:id', async ({ actor, params: { id }, contentLanguage: language }) => {
    const person = await findPerson(db, id, now());
    if (!person) throw new AppError('person_not_found');
    const { erase_at, guardian_id, is_child } = person;
    await insertStaffAct(db, now(), actor, 'viewed_person', ['account', id], is_child ? { child: true } : {});
    const plan = (await findRunning(db, id, now()))?.plan_name ?? null;
    const deletion = erase_at ? { erase_at, by_guardian: guardian_id !== null } : null;
    const requests = await listPersonRequests(db, id);
    const related = await listRelatedToPerson(db, id, now(), {
      nameOf: (template) => nameEmail(template, language),
      reasonOf: (reason) => reasonIn(language, reason),
    });
    return { success: true, person: { ...masked(person), ...related, plan, deletion, requests } };
  });

  serve(app, 'POST /api/admin/people/:id/contact', async ({ actor, params: { id }, body }) => {
    return { success: true, ...(await readContact(services, { staff: actor, id, ...body })) };
  });

  for (const name of ['end-sessions', 'reset-two-step-login', 'check-identity', 'restore'] as const)
    serve(app, `POST /api/admin/people/:id/${name}`, async ({ actor, params: { id }, body }) => {
      const [help, message] = helps[name];
      await help(services, { staff: actor, id, ...body });
      return { success: true, message };
    });

  serve(app, 'POST /api/admin/people/:id/requests', async ({ actor, params: { id }, body }) => {
    await recordRequest(services, actor, id, body);
    return { success: true, message: msg('request_recorded') };
  });

  serve(app, 'POST /api/admin/person-requests/:id/carry-out', async ({ actor, params: { id }, body }) => {
    await carryOutRequest(services, actor, { id, ...body });
    return { success: true, message: msg('request_done') };
  });

  serve(app, 'POST /api/admin/person-requests/:id/reject', async ({ actor, params: { id }, body }) => {
    await rejectRequest(services, actor, { id, ...body }, body.reason);
    return { success: true, message: msg('request_rejected') };
  });
}

function masked<P extends { email: string; mobile: string | null }>(person: P): P {
  const { email, mobile } = person;
  return { ...person, email: maskEmail(email), mobile: mobile && maskMobile(mobile) };
}

/** Returns a function that names emails; naming one composes it many times, so each is named once. */
function nameInWords(site: Site, emails: AnyEmailTemplate[]) {
  const names = new Map<string, string>();
  return (template: string, language: Language) => {
    const key = `${template} ${language}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const email = emails.find(({ name }) => name === template);
    const name = email ? nameOfTemplate(site, email, language) : template;
    names.set(key, name);
    return name;
  };
}
