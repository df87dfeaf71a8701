import { type Config, siteAddress } from '#platform/config.ts';
import { writeLetter } from '#platform/letter.ts';
import type { Message } from '#platform/messenger.ts';

interface Release {
  words: string;
  email: string;
  company_name: string | null;
  title: string;
}

/** Lets an applicant go, in the words of the house. */
export function releaseEmail(config: Config, { words, email, company_name, title }: Release): Message {
  const house = company_name ?? 'The production house';
  const calls = `${siteAddress(config)}/user/new-casting-calls`;
  return writeLetter({
    to: email,
    subject: `${title}: the call is closed`,
    paragraphs: [`${house} closed the casting call “${title}” and writes to you:`, words],
    note: `Your application and its steps stay in your account. Calls that fit you are here: ${calls}`,
  });
}
