import { formatInstant } from '@kirdaar/contract/words/format-date';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

interface Ready {
  role: AccountRole;
  ends_at: string;
}

const pages: Record<AccountRole, string> = { talent: '/user/account', production: '/production/account' };

/** Notifies that a data export is ready; the file itself is never sent. */
export const exportReadyEmail: EmailTemplate<Ready> = {
  name: 'export-ready',
  kind: 'account',
  atOnce: true,
  sample: { role: 'talent', ends_at: '2026-12-08T05:00:00Z' },
  write: {
    en: ({ role, ends_at }, { name, address }) => {
      const path = pages[role];
      const until = formatInstant(ends_at, 'en');
      return {
        subject: `Your ${name} data is ready to download`,
        paragraphs: [
          'You asked for a copy of your data. It is ready as one file.',
          `Log in and download it from your account page: ${address}${path}`,
          `You can download it until ${until}. After that we delete the file.`,
        ],
        note: 'Keep the file where only you can read it. If you did not ask for it, someone else knows your password. Change it immediately on the same page.',
        short: `Your data is ready to download until ${until}.`,
        path,
      };
    },
    hi: ({ role, ends_at }, { name, address }) => {
      const path = pages[role];
      const until = formatInstant(ends_at, 'hi');
      return {
        subject: `आपका ${name} डेटा डाउनलोड के लिए तैयार है`,
        paragraphs: [
          'आपने अपने डेटा की कॉपी माँगी थी। वह एक फ़ाइल में तैयार है।',
          `लॉग इन करके इसे अपने खाते के पेज से डाउनलोड करें: ${address}${path}`,
          `फ़ाइल ${until} तक उपलब्ध है। उसके बाद इसे हटा दिया जाएगा।`,
        ],
        note: 'फ़ाइल को ऐसी जगह रखें जहाँ केवल आप उसे पढ़ सकें। अगर आपने इसे नहीं माँगा, तो कोई और आपका पासवर्ड जानता है: उसी पेज पर इसे तुरंत बदलें।',
        short: `आपका डेटा तैयार है। इसे ${until} तक डाउनलोड करें।`,
        path,
      };
    },
  },
};
