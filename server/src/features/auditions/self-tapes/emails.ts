import { tapeEmail } from '#features/auditions/self-tapes/tape-email.ts';

/** The notifications to a talent about a self-tape. */
export const tapeEmails = {
  asked: tapeEmail({
    name: 'self-tape-asked',
    en: {
      subject: 'Send a self-tape',
      paragraphs: ({ house, title, when, instructions, hasSides, page }) => [
        `${house} asks you for a self-tape for ${title}.`,
        `Send it by ${when}.`,
        instructions,
        hasSides ? `Download the script pages and upload your tape: ${page}` : `Upload your tape: ${page}`,
      ],
    },
    hi: {
      subject: 'अपना सेल्फ़-टेप भेजें',
      paragraphs: ({ house, title, when, instructions, hasSides, page }) => [
        `${house} ने ${title} के लिए आपसे सेल्फ़-टेप माँगा है।`,
        `इसे ${when} तक भेजें।`,
        instructions,
        hasSides ? `स्क्रिप्ट के पन्ने डाउनलोड करें और अपना टेप अपलोड करें: ${page}` : `अपना टेप यहाँ अपलोड करें: ${page}`,
      ],
    },
  }),
  changed: tapeEmail({
    name: 'self-tape-changed',
    en: {
      subject: 'Your self-tape request has changed',
      paragraphs: ({ house, title, when, instructions, page }) => [
        `${house} changed what it asks for on the self-tape for ${title}.`,
        `Send it by ${when}.`,
        instructions,
        `See the request and upload your tape: ${page}`,
      ],
    },
    hi: {
      subject: 'सेल्फ़-टेप की जानकारी बदली है',
      paragraphs: ({ house, title, when, instructions, page }) => [
        `${house} ने ${title} के सेल्फ़-टेप के बारे में जानकारी बदली है।`,
        `इसे ${when} तक भेजें।`,
        instructions,
        `पूरी जानकारी देखें और अपना टेप अपलोड करें: ${page}`,
      ],
    },
  }),
  reminder: tapeEmail({
    name: 'self-tape-reminder',
    en: {
      subject: 'Reminder: your self-tape',
      paragraphs: ({ house, title, when, page }) => [
        `${house} has not received your self-tape for ${title} yet.`,
        `Send it by ${when}: ${page}`,
      ],
    },
    hi: {
      subject: 'आपके सेल्फ़-टेप का रिमाइंडर',
      paragraphs: ({ house, title, when, page }) => [
        `${title} के लिए आपका सेल्फ़-टेप ${house} को अभी तक नहीं मिला है।`,
        `इसे ${when} तक भेजें: ${page}`,
      ],
    },
  }),
};
