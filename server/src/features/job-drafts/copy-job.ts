import { keepDraft } from '#features/job-drafts/keep-draft.ts';
import { findCopied } from '#features/job-drafts/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Begins a draft with what a call of a house says. Its days are over or taken, so they are left to be filled in. */
export async function copyJob(
  services: Pick<Services, 'db' | 'now'>,
  houseId: string,
  id: string,
  requestId: string,
) {
  const copied = await findCopied(services.db, houseId, id);
  if (!copied) throw new Refusal(404, 'Job not found');
  const { image, ...facts } = copied;
  const fields = Object.entries(facts).flatMap(([name, fact]) =>
    fact === null ? [] : [[name, String(fact)]],
  );
  await keepDraft(services, houseId, requestId, Object.fromEntries(fields), image);
}
