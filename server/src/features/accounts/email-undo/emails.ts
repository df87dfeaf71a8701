import { EMAIL_UNDO_DAYS } from '@kirdaar/contract/rules/limits';
import { formatInstant } from '@kirdaar/contract/words/format-date';
import type { SecretEmailTemplate } from '#platform/channels/email-template.ts';

interface Change {
  token: string;
  changed_at: string;
}

const PATH = '/undo-email-change';

/**
 * Tells the old email that the account has another one now, with a link that restores it. The token follows
 * the # of the URL, because browsers do not send that part to servers.
 */
export const undoLinkEmail: SecretEmailTemplate<Change> = {
  name: 'email-change-undo',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email'],
  sample: { token: 'a-sample-of-a-token', changed_at: '2026-12-01T05:00:00Z' },
  write: {
    en: ({ token, changed_at }, { name, address }) => {
      const subject = `Your ${name} account: new email address`;
      return {
        subject,
        paragraphs: [
          `The email address of your account was changed on ${formatInstant(changed_at, 'en')}. We will not email this address any more.`,
          `If this was not you, restore this address and log out all devices: ${address}${PATH}#token=${token}`,
          `The link works once, within ${EMAIL_UNDO_DAYS} days.`,
        ],
        note: 'If this was you, you don’t need to do anything.',
        short: `${subject}. If this was not you, open the link in your email.`,
        path: PATH,
      };
    },
    hi: ({ token, changed_at }, { name, address }) => {
      const subject = `आपका ${name} खाता: नया ईमेल पता`;
      return {
        subject,
        paragraphs: [
          `${formatInstant(changed_at, 'hi')} को आपके खाते का ईमेल पता बदला गया। अब इस पते पर ईमेल नहीं भेजे जाएँगे।`,
          `अगर यह आपने नहीं किया है तो यही पता वापस पाने और सभी डिवाइस लॉग आउट करने के लिए यह लिंक खोलें: ${address}${PATH}#token=${token}`,
          `यह लिंक ${EMAIL_UNDO_DAYS} दिनों के भीतर केवल एक बार काम करता है।`,
        ],
        note: 'अगर यह आपने किया है तो आपको कुछ करने की ज़रूरत नहीं है।',
        short: `${subject}। अगर यह आपने नहीं किया है तो अपने ईमेल में दिया लिंक खोलें।`,
        path: PATH,
      };
    },
  },
};
