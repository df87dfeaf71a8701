import type { ContactHiddenReason } from '@kirdaar/contract/jobs/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_CONTACTS_PER_DAY } from '@kirdaar/contract/rules/limits';
import { findGuardianship } from '#features/accounts/guardians/queries.ts';
import { addContactView, type findJob, hasApplied } from '#features/jobs/jobs/queries.ts';
import { maskEmail, maskMobile } from '#platform/channels/mask-contact.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

type FoundJob = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** An account sees a limited number of contacts a day. Its own and those that it applied to do not count. */
export async function showContact<J extends FoundJob>(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor | undefined,
  job: J,
) {
  if (!actor) return hideContact(job, 'login_required');
  const isOwn = actor.role === 'production' && actor.production_house_id === job.production_house.id;
  if (isOwn) return job;
  if (!(await maySeeContact(services, actor))) return hideContact(job, 'guardian_required');

  const { db, now } = services;
  if (actor.role === 'talent' && (await hasApplied(db, actor.id, job.id))) return job;
  const day = dayInIndia(now());
  const isShown = await addContactView(db, {
    account_id: actor.id,
    day,
    job_id: job.id,
    max: MAX_CONTACTS_PER_DAY,
  });
  return isShown ? job : hideContact(job, 'daily_limit');
}

interface Contact {
  email: string | null;
  mobile: string | null;
}

/** Enough to recognise the contact, too little to use it. */
export function hideContact<J extends Contact>(job: J, reason: ContactHiddenReason) {
  return {
    ...job,
    email: job.email && maskEmail(job.email),
    mobile: job.mobile && maskMobile(job.mobile),
    contact_hidden: true,
    contact_hidden_reason: reason,
  };
}

/** All who are logged in, except a child without a guardian's consent. */
export async function maySeeContact(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor | undefined,
): Promise<boolean> {
  if (actor?.role !== 'talent') return actor !== undefined;
  const { needed, agreed } = await findGuardianship(services.db, actor.id, services.now());
  return !needed || agreed;
}
