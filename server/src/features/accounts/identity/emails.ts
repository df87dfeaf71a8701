import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate, Site } from '#platform/channels/email-template.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

interface NewAccount {
  /** The name of a talent, or the company name of a house if it is known yet. */
  name: string | null;
}

interface WelcomeText {
  subject: (product: string) => string;
  greeting: (name: string) => string;
  paragraphs: string[];
  next: string;
  note: string;
  short: (product: string) => string;
}

/** The first email to a new account. */
export const welcomeEmails: Record<AccountRole, EmailTemplate<NewAccount>> = {
  talent: welcomeEmail('welcome-talent', 'Asha Verma', '/user/complate-profile', {
    en: {
      subject: (product) => `Welcome to ${product}`,
      greeting: (name) => `Welcome, ${name}.`,
      paragraphs: [
        'Your account is verified. Start with your profile, because that is what production houses see: add your details, photos and a short video.',
        'Then apply to casting calls that suit you. You can follow every step of your applications free of charge.',
      ],
      next: 'Complete your profile here',
      note: 'Nobody may ask you for money for an audition or a role. If someone does, report it to us.',
      short: (product) =>
        `Welcome to ${product}. Complete your profile, then apply to casting calls that suit you.`,
    },
    hi: {
      subject: (product) => `${product} पर आपका स्वागत है`,
      greeting: (name) => `${name} जी, आपका स्वागत है।`,
      paragraphs: [
        'आपका खाता सत्यापित हो गया है। प्रोडक्शन हाउस आपकी प्रोफ़ाइल देखकर चुनते हैं, इसलिए शुरुआत यहीं से करें: अपनी जानकारी, फ़ोटो और एक छोटा वीडियो जोड़ें।',
        'फिर अपने लिए उपयुक्त कास्टिंग कॉल पर आवेदन करें। अपने आवेदन का हर चरण आप मुफ़्त में देख सकते हैं।',
      ],
      next: 'अपनी प्रोफ़ाइल यहाँ पूरी करें',
      note: 'ऑडिशन या भूमिका के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
      short: (product) =>
        `${product} पर आपका स्वागत है। अपनी प्रोफ़ाइल पूरी करें, फिर उपयुक्त कास्टिंग कॉल के लिए आवेदन करें।`,
    },
  }),
  production: welcomeEmail('welcome-house', 'Monsoon Frames', '/production/complete-profile', {
    en: {
      subject: (product) => `Welcome to ${product}`,
      greeting: (name) => `Welcome, ${name}.`,
      paragraphs: [
        'Your account is verified. Start with your company profile, because talent want to know who is casting.',
        'Then post your first casting call. You and your team can review applicants, invite them to auditions and make offers in one place.',
      ],
      next: 'Complete your company profile here',
      note: 'A casting call must not ask talent for money.',
      short: (product) =>
        `Welcome to ${product}. Complete your company profile, then post your first casting call.`,
    },
    hi: {
      subject: (product) => `${product} पर आपका स्वागत है`,
      greeting: (name) => `${name}, आपका स्वागत है।`,
      paragraphs: [
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

function welcomeEmail(
  name: string,
  sample: string,
  path: string,
  { en, hi }: Record<Language, WelcomeText>,
): EmailTemplate<NewAccount> {
  return {
    name,
    kind: 'account',
    atOnce: true,
    sample: { name: sample },
    write: {
      en: (account, site) => written(account, site, path, en),
      hi: (account, site) => written(account, site, path, hi),
    },
  };
}

function written({ name }: NewAccount, { name: product, address }: Site, path: string, text: WelcomeText) {
  const { subject, greeting, paragraphs: says, next, note, short } = text;
  return {
    subject: subject(product),
    paragraphs: [...(name ? [greeting(name)] : []), ...says, `${next}: ${address}${path}`],
    note,
    short: short(product),
    path,
  };
}
