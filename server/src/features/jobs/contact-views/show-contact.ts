import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_CONTACTS_PER_DAY } from '@kirdaar/contract/rules/limits';
import { addContactView, hasApplied } from '#features/jobs/contact-views/queries.ts';
import { hideContact } from '#features/jobs/jobs/hide-contact.ts';
import { maySeeContact } from '#features/jobs/jobs/may-see-contact.ts';
import type { findJob } from '#features/jobs/jobs/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

type FoundJob = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/**
 * Returns a casting call with its contact, if the user may see it. An account is shown the contact of a
 * limited number of casting calls a day, so that nobody can collect them; those of its own house and those
 * that it applied to are not counted.
 */
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
