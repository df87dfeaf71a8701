import type { Language } from '@kirdaar/contract/rules/languages';
import { formatInstant } from '@kirdaar/contract/words/format-date';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

interface About {
  name: string;
  role: AccountRole;
  kinds: readonly string[];
  made_at: string;
}

/** The description of each file in an archive. */
export const fileDescriptions: Record<string, Record<Language, string>> = {
  account: {
    en: 'your login details and when you joined',
    hi: 'आपकी लॉगिन जानकारी और जुड़ने की तारीख',
  },
  logins: {
    en: 'where you are logged in and your known devices',
    hi: 'आप कहाँ लॉग इन हैं, और पहचाने हुए डिवाइस',
  },
  messages: {
    en: 'the messages we sent you, where we sent them, and your consents',
    hi: 'हमारे भेजे संदेश, वे कहाँ भेजे गए, और आपकी सहमतियाँ',
  },
  profile: {
    en: 'your profile, your media, and the consents of a parent or guardian',
    hi: 'आपकी प्रोफ़ाइल, आपका मीडिया, और माता-पिता या अभिभावक की सहमतियाँ',
  },
  'public-page': {
    en: 'links to your public profile, and who viewed it',
    hi: 'आपकी सार्वजनिक प्रोफ़ाइल के लिंक, और उसे किसने देखा',
  },
  applications: {
    en: 'your applications as you sent them, with their status history and your consents',
    hi: 'आपके भेजे हुए आवेदन, उनकी स्थिति का इतिहास और आपकी सहमतियाँ',
  },
  auditions: {
    en: 'auditions, offers and invitations to apply',
    hi: 'ऑडिशन, प्रस्ताव और आवेदन के निमंत्रण',
  },
  conversations: {
    en: 'the messages in your conversations, and your blocks and reports',
    hi: 'आपकी बातचीत के संदेश, और आपके किए ब्लॉक और शिकायतें',
  },
  searches: { en: 'your saved searches and alerts', hi: 'आपकी सहेजी हुई खोजें और अलर्ट' },
  payments: {
    en: 'plans, orders, payments, refunds and invoices; amounts are in paise',
    hi: 'प्लान, ऑर्डर, भुगतान, रिफ़ंड और इनवॉइस; राशियाँ पैसे में हैं',
  },
  company: { en: 'your company profile', hi: 'आपकी कंपनी की प्रोफ़ाइल' },
  team: {
    en: 'your team, and what its members did for the house',
    hi: 'आपकी टीम के लोग, और उन्होंने हाउस के लिए क्या किया',
  },
  calls: { en: 'your casting calls, drafts and shared boards', hi: 'आपके कास्टिंग कॉल, ड्राफ़्ट और साझा बोर्ड' },
  applicants: {
    en: 'your applicants by name, with their status history and your notes and scores',
    hi: 'आपके आवेदक (नाम से), उनकी स्थिति का इतिहास, और आपके नोट्स और अंक',
  },
  lists: { en: 'your lists, and the profiles you viewed', hi: 'आपकी सूचियाँ, और देखी हुई प्रोफ़ाइलें' },
};

const texts: Record<Language, (about: About, files: string) => string> = {
  en: ({ name, role, made_at }, files) => `Your ${name} data
Created on ${formatInstant(made_at, 'en')}

${files}
media/ - your files, with the names used in the lists

The .json files are plain text: you can open them in any text editor or browser, and programs can read them. Times
are in UTC (Z). Entries refer to each other by id. An empty list means that we have no such data about you.

Not included: your password, codes and keys, which we store only in a form that nobody can read. Of a PAN or an
Aadhaar number we store only the last four characters and a fingerprint that finds duplicates.
${
  role === 'talent'
    ? 'Notes and scores that production houses write about their applicants belong to the house and are not included.'
    : 'Your applicants’ contact details and files belong to them and are not included. You find them on your board, where you can download them as a table.'
}

Keep this file where nobody else can read it.
`,
  hi: ({ name, role, made_at }, files) => `आपका ${name} डेटा
${formatInstant(made_at, 'hi')} को तैयार किया गया

${files}
media/ - आपकी फ़ाइलें, सूचियों में दिए गए नामों से

.json फ़ाइलें सादे टेक्स्ट में हैं: इन्हें किसी भी टेक्स्ट एडिटर, ब्राउज़र या प्रोग्राम में खोला जा सकता है। समय UTC (Z)
में दिया गया है। सूचियाँ एक-दूसरे से id के ज़रिए जुड़ी हैं। खाली सूची का मतलब है कि हमारे पास आपका ऐसा कोई डेटा नहीं है।

इसमें शामिल नहीं है: आपका पासवर्ड, कोड और कुंजियाँ, जिन्हें हम ऐसे रूप में रखते हैं जिसे कोई पढ़ नहीं सकता।
पैन और आधार के केवल अंतिम चार अक्षर रखे जाते हैं।
${
  role === 'talent'
    ? 'प्रोडक्शन हाउस अपने आवेदकों के बारे में जो नोट्स और अंक लिखते हैं, वे हाउस के हैं और इसमें शामिल नहीं हैं।'
    : 'आवेदकों की संपर्क जानकारी और फ़ाइलें उनकी अपनी हैं और इसमें शामिल नहीं हैं। वे आपके बोर्ड पर हैं, जहाँ से उन्हें तालिका के रूप में डाउनलोड किया जा सकता है।'
}

इस फ़ाइल को ऐसी जगह रखें जहाँ केवल आप उसे पढ़ सकें।
`,
};

/** Returns the README of an archive. */
export function writeReadMe(about: About, language: Language): string {
  const files = about.kinds.map((kind) => `${kind}.json - ${fileDescriptions[kind]?.[language] ?? ''}`);
  // Windows editors need the BOM to recognise UTF-8, and some need CRLF line endings.
  return `\uFEFF${texts[language](about, files.join('\n'))}`.replaceAll('\n', '\r\n');
}
