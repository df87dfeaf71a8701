import type { DecisionEmail } from '@kirdaar/contract/applications/decisions';
import { decisionEmail, rejectionMessageEmail } from '#features/applications/decisions/emails.ts';
import { hasSelected, listUnsent, listWithout } from '#features/applications/decisions/queries.ts';
import { findHouseSettings } from '#features/applications/moves/queries.ts';
import { findJobOfHouse } from '#features/applications/received/queries.ts';
import { shownApplicant } from '#features/applications/received/read-received.ts';
import { type Site, siteOf, writeText } from '#platform/channels/email-template.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const MAX_UNSENT = 500;

type Unsent = Awaited<ReturnType<typeof listUnsent>>[number];

/** Returns what a house has decided about its applicants and not told them, with the words they will read. */
export async function readUnsent(services: Services, houseId: string, jobId: string) {
  const { db, now, config } = services;
  if (!(await findJobOfHouse(db, houseId, jobId))) throw new AppError('job_not_found');
  const board = { houseId, jobId, now: now() };
  const unsent = await listUnsent(db, board, MAX_UNSENT);
  const { sends_shortlists } = await findHouseSettings(db, houseId);
  const person = ({ application_id, user }: Pick<Unsent, 'application_id' | 'user'>) => {
    const { id: talent_id, name, image_url } = shownApplicant(services, user);
    return { application_id, talent_id, name, image_url };
  };

  const emails = new Map<string, DecisionEmail>();
  for (const one of unsent) {
    const words = wordsOf(siteOf(config), one);
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

/** Returns the email that a talent gets if the decision is sent now. */
function wordsOf(site: Site, one: Unsent) {
  const { kind, language, title, company_name, text } = one;
  const facts = { title, company_name };
  const { subject, paragraphs } =
    text === null
      ? writeText(decisionEmail(one), facts, language, site)
      : writeText(rejectionMessageEmail, { ...facts, message: text }, language, site);
  // These emails emphasise nothing.
  return { kind, language, subject, paragraphs: paragraphs.filter((part) => typeof part === 'string') };
}
