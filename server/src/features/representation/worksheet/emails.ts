import type { WorksheetKind } from '@kirdaar/contract/rules/representation';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('representationEmails');

interface Reminder {
  agency: string;
  title: string;
  kind: WorksheetKind;
  path: string;
}

/** Whoever acts for the talent asks them to answer. */
export const reminderEmail: EmailTemplate<Reminder> = {
  name: 'worksheet-reminder',
  kind: 'auditions',
  sample: {
    agency: 'Star Agency',
    title: 'Young mother · Advertisement',
    kind: 'audition',
    path: '/user/my-application',
  },
  write: inEachLanguage((language) => ({ path, ...facts }, { address }) => ({
    ...words[language].worksheet_reminder({ ...facts, page: `${address}${path}` }),
    path,
  })),
};
