import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate, EmailText } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('guardianEmails');

interface Request {
  guardian_name: string;
  first_name: string;
  title: string;
  company_name: string | null;
}

/** What a child's login prepares. */
export type PreparedKind = 'application' | 'audition' | 'tape' | 'offer';

const sample: Request = {
  guardian_name: 'Sunita Rao',
  first_name: 'Tara',
  title: 'Younger Sister · Web Series',
  company_name: 'Lantern Films',
};

type TextIn = (language: Language, facts: Request, page: string) => Omit<EmailText, 'path'>;

/** Ask the guardian to decide what a child prepared. */
export const requestEmails = {
  application: requestEmail('application'),
  audition: requestEmail('audition'),
  tape: requestEmail('tape'),
  offer: requestEmail('offer'),
};

/** Tell a child that the guardian decided against it. */
export const rejectionEmails = {
  application: rejectionEmail('application'),
  audition: rejectionEmail('audition'),
  tape: rejectionEmail('tape'),
  offer: rejectionEmail('offer'),
};

/** Tells a child that an application was never sent, because the casting call ended before a guardian decided. */
export const requestEndedEmail: EmailTemplate<Pick<Request, 'title'>> = {
  name: 'guardian-request-ended',
  kind: 'applications',
  sample: { title: sample.title },
  write: inEachLanguage((language) => (facts) => ({
    ...words[language].guardian_request_ended(facts),
    path: '/user/popular-casting-calls',
  })),
};

function requestEmail(kind: PreparedKind) {
  return email(`guardian-request-${kind}`, '/guardian', (language, facts, page) =>
    words[language].guardian_request({ ...facts, kind, page }),
  );
}

function rejectionEmail(kind: PreparedKind) {
  return email(`guardian-rejection-${kind}`, '/user/my-application', (language, facts) =>
    words[language].guardian_rejection({ ...facts, kind }),
  );
}

function email(name: string, path: string, textIn: TextIn): EmailTemplate<Request> {
  return {
    name,
    kind: 'applications',
    addressesGuardian: true,
    sample,
    write: inEachLanguage((language) => (facts, { address }) => ({
      ...textIn(language, facts, `${address}${path}`),
      path,
    })),
  };
}
