import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatInstant } from '#platform/channels/format-date.ts';
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
        subject: `Your ${name} data are ready to download`,
        paragraphs: [
          'All that is held on you is gathered in one file, as you asked.',
          `Log in and download it from your account page: ${address}${path}`,
          `It is there until ${until}. After that the file is deleted.`,
        ],
        note: 'Keep the file where only you can read it. If you did not ask for it, somebody else knows your password: change it at once on the same page.',
        short: `All that is held on you is ready to download until ${until}.`,
        path,
      };
    },
    hi: ({ role, ends_at }, { name, address }) => {
      const path = pages[role];
      const until = formatInstant(ends_at, 'hi');
      return {
        subject: `आपका ${name} डेटा डाउनलोड के लिए तैयार है`,
        paragraphs: [
          'आपके अनुरोध पर, आपके बारे में हमारे पास रखी सारी जानकारी एक फ़ाइल में जमा कर दी गई है।',
          `लॉग इन करके इसे अपने खाते के पेज से डाउनलोड करें: ${address}${path}`,
          `फ़ाइल ${until} तक उपलब्ध है। उसके बाद इसे हटा दिया जाएगा।`,
        ],
        note: 'फ़ाइल को ऐसी जगह रखें जहाँ केवल आप उसे पढ़ सकें। अगर आपने इसे नहीं माँगा, तो कोई और आपका पासवर्ड जानता है: उसी पेज पर इसे तुरंत बदलें।',
        short: `आपके बारे में रखी सारी जानकारी ${until} तक डाउनलोड की जा सकती है।`,
        path,
      };
    },
  },
};
