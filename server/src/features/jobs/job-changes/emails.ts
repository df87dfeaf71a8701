import type { JobChange } from '@kirdaar/contract/jobs/job-posts';
import type { Language } from '@kirdaar/contract/rules/languages';
import { formatDay } from '@kirdaar/contract/words/format-date';
import {
  aboutChild,
  type Guardianship,
  greetGuardian,
  shortFor,
} from '#features/accounts/guardians/guardianship.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Changed {
  title: string;
  company_name: string | null;
  changes: Pick<JobChange, 'field' | 'was' | 'becomes'>[];
  ward: Guardianship | null;
}

const sample: Changed = {
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
  changes: [
    { field: 'role_details', was: 'Detective', becomes: 'Lead Detective' },
    { field: 'compensation', was: 'Paid, 40,000 a day', becomes: '' },
    { field: 'application_deadline', was: '2026-12-20', becomes: '2026-12-10' },
  ],
  ward: null,
};
const deadlineSample: Changed = { ...sample, changes: sample.changes.slice(2) };

const fields = {
  en: { role_details: 'Role title', compensation: 'Pay', application_deadline: 'Last day to apply' },
  hi: { role_details: 'भूमिका का नाम', compensation: 'पारिश्रमिक', application_deadline: 'आवेदन का अंतिम दिन' },
};
const notes = {
  en: 'Nobody may ask you for money for an audition or a role. If someone does, report it to us.',
  hi: 'ऑडिशन या भूमिका के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
};
const none = { en: 'not stated', hi: 'नहीं बताया गया' };

function changeText({ field, was, becomes }: Changed['changes'][number], language: Language): string {
  const shown = (value: string) => {
    if (!value) return none[language];
    return field === 'application_deadline' ? formatDay(value, language) : value;
  };
  const label = fields[language][field];
  if (language === 'hi') return `${label}: पहले ${shown(was)}, अब ${shown(becomes)}।`;
  return `${label}: was ${shown(was)}, now ${shown(becomes)}.`;
}

interface Writing {
  name: string;
  kind: 'applications' | 'invitations';
  path: string;
  sample: Changed;
  next: Record<Language, string>;
}

/** Builds the notification of what a house changed in its casting call. */
function changeEmail({ name, kind, path, sample, next }: Writing): EmailTemplate<Changed> {
  return {
    name,
    kind,
    sample,
    shapes: aboutChild(sample),
    write: {
      en: ({ title, company_name, changes, ward }, { address }) => {
        const text = `${company_name ?? 'The production house'} has changed the casting call ${title}.`;
        return {
          subject: `Casting call changed: ${title}`,
          paragraphs: [
            ...greetGuardian(ward, 'en'),
            text,
            ...changes.map((change) => changeText(change, 'en')),
            `${next.en}: ${address}${path}`,
          ],
          note: notes.en,
          short: shortFor(
            ward,
            'en',
            `${text} ${changes.map((change) => changeText(change, 'en')).join(' ')}`,
          ),
          path,
        };
      },
      hi: ({ title, company_name, changes, ward }, { address }) => {
        const text = `${company_name ?? 'प्रोडक्शन हाउस'} ने कास्टिंग कॉल ${title} में बदलाव किया है।`;
        return {
          subject: `कास्टिंग कॉल में बदलाव: ${title}`,
          paragraphs: [
            ...greetGuardian(ward, 'hi'),
            text,
            ...changes.map((change) => changeText(change, 'hi')),
            `${next.hi}: ${address}${path}`,
          ],
          note: notes.hi,
          short: shortFor(
            ward,
            'hi',
            `${text} ${changes.map((change) => changeText(change, 'hi')).join(' ')}`,
          ),
          path,
        };
      },
    },
  };
}

/** Tells an applicant what the house changed. */
export const jobChangedEmail = changeEmail({
  name: 'job-changed',
  kind: 'applications',
  path: '/user/my-application',
  sample,
  next: {
    en: 'Your application stays as you sent it. Read it, or withdraw it, here',
    hi: 'आपका आवेदन वैसा ही है जैसा आपने भेजा था। उसे देखने या वापस लेने के लिए यहाँ जाएँ',
  },
});

/** Tells an invited talent that the deadline is earlier. */
export const deadlineChangedEmail = changeEmail({
  name: 'deadline-earlier',
  kind: 'invitations',
  path: '/user/new-casting-calls',
  sample: deadlineSample,
  next: {
    en: 'You are invited to apply. Apply, or decline the invitation, here',
    hi: 'आपको आवेदन के लिए आमंत्रित किया गया है। आवेदन करने या निमंत्रण अस्वीकार करने के लिए यहाँ जाएँ',
  },
});
