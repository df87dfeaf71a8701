import type { RosterClient, RosterFilter } from '@kirdaar/contract/representation/roster';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { Language } from '@kirdaar/contract/rules/languages';
import { shownAge } from '@kirdaar/contract/rules/profile-filters';
import { matchReasons } from '#features/jobs/matching/match-reasons.ts';
import { findAgency } from '#features/representation/agencies/queries.ts';
import { type ListedClient, listClients, listFolders } from '#features/representation/roster/queries.ts';
import { findSubmittedJob } from '#features/representation/submissions/queries.ts';
import { selectionOf, wantedFacts } from '#features/talent/directory/selection.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

/** Lists the clients of an agency, and how each fits a casting call, if one is given. */
export async function readRoster(
  services: Services,
  agencyId: string,
  filter: RosterFilter,
  language: Language,
) {
  const { db, now } = services;
  const { page, limit, folder, fits } = filter;
  const job = filter.job ? orThrow(await findSubmittedJob(db, filter.job), 'job_not_found') : null;
  const selection = {
    ...selectionOf(filter, dayInIndia(now())),
    ...wantedFacts(filter),
    // The agency sees every fact of the children for whom it acts.
    adultsBornUntil: 'infinity',
  };
  const wanted = { selection, folder, fits, job: job?.id };
  const found = await listClients(db, agencyId, wanted, now(), { offset: (page - 1) * limit, limit });
  return {
    verified: (await findAgency(db, agencyId))?.verified === true,
    job,
    folders: await listFolders(db, agencyId, now()),
    total: found[0]?.total ?? 0,
    data: found.map((client) => describeClient(services, client, language)),
  };
}

function describeClient({ secrets, now }: Services, client: ListedClient, language: Language): RosterClient {
  const { image, fits, match_score, applied = null, own_gender, ...row } = client;
  return {
    ...row,
    gender: own_gender,
    ...shownAge(row.age),
    image: shownAddress(secrets.media, image, now()),
    applied,
    fit:
      fits === undefined ? null : { fits, score: Number(match_score), reasons: reasonsOf(client, language) },
  };
}

/** The columns of the casting call are there whenever `fits` is. */
function reasonsOf(client: ListedClient, language: Language): string[] {
  return matchReasons(client as Parameters<typeof matchReasons>[0], language);
}
