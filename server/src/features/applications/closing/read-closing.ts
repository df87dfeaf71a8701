import { listClosing } from '#features/applications/closing/queries.ts';
import { decisionEmails, previewDecision } from '#features/applications/decisions/emails.ts';
import { hasSelected } from '#features/applications/decisions/queries.ts';
import { requireJobOfHouse } from '#features/applications/received/read-received.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Config } from '#platform/config/config.ts';
import type { Services } from '#platform/services.ts';

const rejections = serverWords('rejections');

type Group = Awaited<ReturnType<typeof listClosing>>[number];

/** Returns which emails closing a casting call now sends, each with its readers by stage. */
export async function readClosing({ db, now, config }: Services, houseId: string, jobId: string) {
  await requireJobOfHouse(db, houseId, jobId);
  const isSelected = await hasSelected(db, jobId);

  const groups = await listClosing(db, { houseId, jobId, now: now() });
  const emails = new Map<string, ReturnType<typeof wordsOf> & { readers: Reader[] }>();
  for (const group of groups) {
    const key = `${group.language} ${group.was_opened}`;
    const email = emails.get(key) ?? { ...wordsOf(config, group, isSelected), readers: [] };
    const { stage, count, names } = group;
    email.readers.push({ stage, count, names });
    emails.set(key, email);
  }
  return { stage_names: groups[0]?.stage_names ?? [], emails: [...emails.values()] };
}

type Reader = Pick<Group, 'stage' | 'count' | 'names'>;

function wordsOf(config: Config, group: Group, isSelected: boolean) {
  const message = group.was_opened ? rejections[group.language].suggested(group.role, isSelected) : null;
  const { paragraphs, ...words } = previewDecision(config, group, message, decisionEmails.closedUnopened);
  return { ...words, paragraphs: paragraphs.filter((text) => text !== message), message };
}
