import { listClosing } from '#features/applications/closing/queries.ts';
import { decisionEmails, rejectionMessageEmail } from '#features/applications/decisions/emails.ts';
import { hasSelected } from '#features/applications/decisions/queries.ts';
import { findJobOfHouse } from '#features/applications/received/queries.ts';
import { type Site, siteOf, writeText } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const rejections = serverWords('rejections');

type Group = Awaited<ReturnType<typeof listClosing>>[number];

/** Returns which emails closing a casting call now sends, each with its readers by stage. */
export async function readClosing({ db, now, config }: Services, houseId: string, jobId: string) {
  if (!(await findJobOfHouse(db, houseId, jobId))) throw new AppError('job_not_found');
  const isSelected = await hasSelected(db, jobId);

  const groups = await listClosing(db, { houseId, jobId, now: now() });
  const emails = new Map<string, ReturnType<typeof wordsOf> & { readers: Reader[] }>();
  for (const group of groups) {
    const key = `${group.language} ${group.was_opened}`;
    const email = emails.get(key) ?? { ...wordsOf(siteOf(config), group, isSelected), readers: [] };
    const { stage, count, names } = group;
    email.readers.push({ stage, count, names });
    emails.set(key, email);
  }
  return { stage_names: groups[0]?.stage_names ?? [], emails: [...emails.values()] };
}

type Reader = Pick<Group, 'stage' | 'count' | 'names'>;

function wordsOf(site: Site, group: Group, isSelected: boolean) {
  const { language, title, company_name, role, was_opened } = group;
  const facts = { title, company_name };
  const message = was_opened ? rejections[language].suggested(role, isSelected) : null;
  const { subject, paragraphs } =
    message === null
      ? writeText(decisionEmails.closedUnopened, facts, language, site)
      : writeText(rejectionMessageEmail, { ...facts, message }, language, site);
  // These emails emphasise nothing.
  const texts = paragraphs.filter((part) => typeof part === 'string');
  return { language, subject, paragraphs: texts.filter((text) => text !== message), message };
}
