import type { Language } from '@kirdaar/contract/rules/notifications';
import type { ReportOutcome } from '@kirdaar/contract/rules/staff-queue';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

const outcomes: Record<Language, Record<ReportOutcome, string>> = {
  en: {
    no_action: 'We found nothing that breaks our rules.',
    warned: 'We warned the other side.',
    taken_down: 'We took the casting call down.',
  },
  hi: {
    no_action: 'हमें ऐसा कुछ नहीं मिला जो हमारे नियमों के ख़िलाफ़ हो।',
    warned: 'हमने दूसरे पक्ष को चेतावनी दी है।',
    taken_down: 'हमने वह कास्टिंग कॉल हटा दिया है।',
  },
};

/** Tells who reported something what came of it. */
export const reportClosedEmail: EmailTemplate<{ outcome: ReportOutcome }> = {
  name: 'report-closed',
  kind: 'account',
  sample: { outcome: 'warned' },
  write: {
    en: ({ outcome }, { address }) => ({
      subject: 'We looked at your report',
      paragraphs: [
        `Thank you for your report. ${outcomes.en[outcome]}`,
        `If it happens again, report it again. You can also complain to our grievance officer: ${address}/grievance`,
      ],
      note: 'The other side does not learn who reported.',
      short: `We looked at your report. ${outcomes.en[outcome]}`,
      path: '/grievance',
    }),
    hi: ({ outcome }, { address }) => ({
      subject: 'हमने आपकी शिकायत देखी',
      paragraphs: [
        `शिकायत भेजने के लिए धन्यवाद। ${outcomes.hi[outcome]}`,
        `अगर ऐसा फिर हो तो दोबारा शिकायत करें। आप हमारे शिकायत अधिकारी से भी संपर्क कर सकते हैं: ${address}/grievance`,
      ],
      note: 'दूसरे पक्ष को यह नहीं बताया जाता कि शिकायत किसने की।',
      short: `हमने आपकी शिकायत देखी। ${outcomes.hi[outcome]}`,
      path: '/grievance',
    }),
  },
};

/** Warns an account or a house, in the words of staff. */
export const warningEmail: EmailTemplate<{ note: string }> = {
  name: 'warning',
  kind: 'account',
  sample: { note: 'Do not ask applicants to meet you in private.' },
  write: {
    en: ({ note }, { name, address }) => ({
      subject: `A warning from ${name}`,
      paragraphs: [
        'Someone reported something you did. We looked at it. Our team says:',
        note,
        `If it happens again, you may lose your account. If this is a mistake, tell our grievance officer: ${address}/grievance`,
      ],
      note: `You get this email because you have an account at ${name}.`,
      short: `A warning from ${name}: ${note}`,
      path: '/grievance',
    }),
    hi: ({ note }, { name, address }) => ({
      subject: `${name} की ओर से चेतावनी`,
      paragraphs: [
        'किसी ने आपके बारे में शिकायत की और हमने उसकी जाँच की। हमारी टीम का संदेश:',
        note,
        `अगर ऐसा फिर हुआ तो आपका अकाउंट बंद हो सकता है। अगर यह गलती से हुआ है तो हमारे शिकायत अधिकारी को बताएँ: ${address}/grievance`,
      ],
      note: `यह ईमेल आपको इसलिए मिला है क्योंकि ${name} पर आपका अकाउंट है।`,
      short: `${name} की ओर से चेतावनी: ${note}`,
      path: '/grievance',
    }),
  },
};
