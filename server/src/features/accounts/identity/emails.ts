import type { Language } from '@kirdaar/contract/rules/notifications';
import type { EmailTemplate, Site } from '#platform/channels/email-template.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

interface Newcomer {
  /** The name of a talent, or the company name of a house if it is known yet. */
  name: string | null;
}

interface Words {
  subject: (product: string) => string;
  greeting: (name: string) => string;
  says: string[];
  next: string;
  note: string;
  short: (product: string) => string;
}

/** The first email to a new account. */
export const welcomeEmails: Record<AccountRole, EmailTemplate<Newcomer>> = {
  talent: welcomeLetter('welcome-talent', 'Asha Verma', '/user/complate-profile', {
    en: {
      subject: (product) => `Welcome to ${product}`,
      greeting: (name) => `Welcome, ${name}.`,
      says: [
        'Your account is verified. Houses choose by what they see of you, so begin with your profile: your facts, photos and a short video.',
        'Then apply to the casting calls that fit you. You see each step of an application, free of charge.',
      ],
      next: 'Complete your profile here',
      note: 'Nobody may ask you for money for an audition or a part. If somebody does, tell us.',
      short: (product) =>
        `Welcome to ${product}. Complete your profile, then apply to the calls that fit you.`,
    },
    hi: {
      subject: (product) => `${product} पर आपका स्वागत है`,
      greeting: (name) => `${name} जी, आपका स्वागत है।`,
      says: [
        'आपका खाता सत्यापित हो गया है। प्रोडक्शन हाउस आपकी प्रोफ़ाइल देखकर चुनते हैं, इसलिए शुरुआत यहीं से करें: अपनी जानकारी, फ़ोटो और एक छोटा वीडियो जोड़ें।',
        'फिर उन कास्टिंग कॉल के लिए आवेदन करें जो आपके लिए उपयुक्त हों। आवेदन का हर चरण मुफ़्त में देखा जा सकता है।',
      ],
      next: 'अपनी प्रोफ़ाइल यहाँ पूरी करें',
      note: 'ऑडिशन या भूमिका के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
      short: (product) =>
        `${product} पर आपका स्वागत है। अपनी प्रोफ़ाइल पूरी करें, फिर उपयुक्त कास्टिंग कॉल के लिए आवेदन करें।`,
    },
  }),
  production: welcomeLetter('welcome-house', 'Monsoon Frames', '/production/complete-profile', {
    en: {
      subject: (product) => `Welcome to ${product}`,
      greeting: (name) => `Welcome, ${name}.`,
      says: [
        'Your account is verified. Talents want to know who casts them, so begin with the profile of your company.',
        'Then post your first casting call. You review whoever applies, invite to auditions and make offers in one place, with your team.',
      ],
      next: 'Complete your company’s profile here',
      note: 'A casting call may not ask talents for money.',
      short: (product) =>
        `Welcome to ${product}. Complete your company’s profile, then post your first casting call.`,
    },
    hi: {
      subject: (product) => `${product} पर आपका स्वागत है`,
      greeting: (name) => `${name}, आपका स्वागत है।`,
      says: [
        'आपका खाता सत्यापित हो गया है। कलाकार जानना चाहते हैं कि कास्टिंग कौन कर रहा है, इसलिए शुरुआत अपनी कंपनी की प्रोफ़ाइल से करें।',
        'फिर अपना पहला कास्टिंग कॉल पोस्ट करें। अपनी टीम के साथ एक ही जगह पर आवेदनों की समीक्षा करें, ऑडिशन के लिए बुलाएँ और प्रस्ताव भेजें।',
      ],
      next: 'अपनी कंपनी की प्रोफ़ाइल यहाँ पूरी करें',
      note: 'कास्टिंग कॉल में कलाकारों से पैसे नहीं माँगे जा सकते।',
      short: (product) =>
        `${product} पर आपका स्वागत है। अपनी कंपनी की प्रोफ़ाइल पूरी करें, फिर अपना पहला कास्टिंग कॉल पोस्ट करें।`,
    },
  }),
};

function welcomeLetter(
  name: string,
  sample: string,
  path: string,
  { en, hi }: Record<Language, Words>,
): EmailTemplate<Newcomer> {
  return {
    name,
    kind: 'account',
    atOnce: true,
    sample: { name: sample },
    write: {
      en: (newcomer, site) => written(newcomer, site, path, en),
      hi: (newcomer, site) => written(newcomer, site, path, hi),
    },
  };
}

function written({ name }: Newcomer, { name: product, address }: Site, path: string, words: Words) {
  const { subject, greeting, says, next, note, short } = words;
  return {
    subject: subject(product),
    paragraphs: [...(name ? [greeting(name)] : []), ...says, `${next}: ${address}${path}`],
    note,
    short: short(product),
    path,
  };
}
