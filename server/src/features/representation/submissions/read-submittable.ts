import type { Language } from '@kirdaar/contract/rules/languages';
import { shownAge } from '@kirdaar/contract/rules/profile-filters';
import type { Obstacle } from '@kirdaar/contract/rules/representation';
import { matchOf } from '#features/applications/review/read-reviewed.ts';
import { findSubmittedJob, listSubmittable } from '#features/representation/submissions/queries.ts';
import { toApply } from '#features/representation/submissions/submit.ts';
import { describeMedium } from '#features/talent/media/describe-medium.ts';
import { listMedia } from '#features/talent/media/queries.ts';
import { actingFor, mayAct } from '#platform/http/acting.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

/** Returns the clients of an agency, each with whether they fit a casting call and can be submitted to it. */
export async function readSubmittable(
  services: Services,
  actor: TalentActor,
  jobId: string,
  language: Language,
) {
  const { db, now, secrets } = services;
  const job = orThrow(await findSubmittedJob(db, jobId), 'job_not_found');
  const clients = await listSubmittable(db, actor.id, jobId, now());
  const people = await Promise.all(
    clients.map(async (client) => {
      const { talent_id, own_age, own_gender, talent_city } = client;
      const user = { ...shownAge(own_age), gender: own_gender, city: talent_city };
      const media = await listMedia(db, talent_id);
      return {
        ...client,
        profile_photo: shownAddress(secrets.media, client.profile_photo, now()),
        match: matchOf({ ...client, user, availability: true }, language),
        obstacle: mayAct(actingFor(actor, client), toApply) ? obstacleOf(client) : 'scope',
        media: media
          .filter(({ state }) => state !== 'failed')
          .map((medium) => describeMedium(services, medium)),
      };
    }),
  );
  return { job, people };
}

type Client = Awaited<ReturnType<typeof listSubmittable>>[number];

/** Whether a person is there already is shown on its own. */
function obstacleOf(client: Client): Obstacle | null {
  const { existing, kept, waits_for_guardian, hides_child, applications_left } = client;
  if (existing) return existing.status === 'withdrawn' ? 'withdrawn' : null;
  if (kept) return 'agreement';
  if (waits_for_guardian) return 'guardian';
  if (hides_child) return 'children';
  return applications_left === 0 ? 'allowance' : null;
}
