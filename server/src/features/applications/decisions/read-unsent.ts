import type { DecisionEmail } from '@kirdaar/contract/applications/decisions';
import { decisionEmail, previewDecision } from '#features/applications/decisions/emails.ts';
import { hasSelected, listUnsent, listWithout } from '#features/applications/decisions/queries.ts';
import { findHouseSettings } from '#features/applications/moves/queries.ts';
import { requireJobOfHouse, shownApplicant } from '#features/applications/received/read-received.ts';
import type { Services } from '#platform/services.ts';

const MAX_UNSENT = 500;

type Unsent = Awaited<ReturnType<typeof listUnsent>>[number];

export async function readUnsent(services: Services, houseId: string, jobId: string) {
  const { db, now, config } = services;
  await requireJobOfHouse(db, houseId, jobId);
  const board = { houseId, jobId, now: now() };
  const unsent = await listUnsent(db, board, MAX_UNSENT);
  const { sends_shortlists } = await findHouseSettings(db, houseId);
  const person = ({ application_id, user }: Pick<Unsent, 'application_id' | 'user'>) => {
    const { id: talent_id, name, image_url } = shownApplicant(services, user);
    return { application_id, talent_id, name, image_url };
  };

  const emails = new Map<string, DecisionEmail>();
  for (const one of unsent) {
    const words = { kind: one.kind, ...previewDecision(config, one, one.text, decisionEmail(one)) };
    const key = JSON.stringify(words);
    const email = emails.get(key) ?? { ...words, people: [] };
    email.people.push({ ...person(one), send_at: one.send_at, scheduled_by: one.scheduled_by });
    emails.set(key, email);
  }
  return {
    emails: [...emails.values()],
    total: unsent[0]?.total ?? 0,
    to_invite: (await listWithout(db, board, 'invitation')).map(person),
    to_offer: (await listWithout(db, board, 'offer')).map(person),
    someone_selected: await hasSelected(db, jobId),
    sends_shortlists,
  };
}
