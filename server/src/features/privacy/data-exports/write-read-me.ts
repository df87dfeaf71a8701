import type { Language } from '@kirdaar/contract/rules/notifications';
import { formatInstant } from '#platform/channels/format-date.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

interface About {
  name: string;
  role: AccountRole;
  kinds: readonly string[];
  made_at: string;
}

/** The description of each file in an archive. */
export const kindWords: Record<string, Record<Language, string>> = {
  account: {
    en: 'how you log in, and when you joined',
    hi: 'आप लॉग इन कैसे करते हैं और कब जुड़े',
  },
  logins: {
    en: 'where you are logged in, and the devices we know',
    hi: 'आप कहाँ लॉग इन हैं, और पहचाने हुए डिवाइस',
  },
  messages: {
    en: 'what we wrote to you, where, and what you agreed to',
    hi: 'हमने आपको क्या और कहाँ लिखा, और आपने किसके लिए सहमति दी',
  },
  profile: {
    en: 'your profile, your media, and the consents of a parent or guardian',
    hi: 'आपकी प्रोफ़ाइल, आपका मीडिया, और माता-पिता या अभिभावक की सहमतियाँ',
  },
  'public-page': {
    en: 'links to your page, and who looked at it',
    hi: 'आपके पेज के लिंक, और उसे किसने देखा',
  },
  applications: {
    en: 'your applications as you sent them, with every step and consent',
    hi: 'आपके आवेदन जैसे आपने भेजे, हर चरण और सहमति के साथ',
  },
  auditions: {
    en: 'auditions, offers and invitations to apply',
    hi: 'ऑडिशन, प्रस्ताव और आवेदन के निमंत्रण',
  },
  conversations: {
    en: 'what was written in your conversations, and your blocks and reports',
    hi: 'आपकी बातचीत, और आपके किए ब्लॉक और शिकायतें',
  },
  searches: { en: 'your saved searches and alerts', hi: 'आपकी सहेजी हुई खोजें और अलर्ट' },
  payments: {
    en: 'plans, orders, payments, refunds and invoices; amounts are in paise',
    hi: 'प्लान, ऑर्डर, भुगतान, रिफ़ंड और इनवॉइस; राशियाँ पैसे में हैं',
  },
  company: { en: 'what your house tells of itself', hi: 'आपके हाउस की जानकारी' },
  team: {
    en: 'the people of your team, and what they did for the house',
    hi: 'आपकी टीम के लोग, और उन्होंने हाउस के लिए क्या किया',
  },
  calls: { en: 'your casting calls, drafts and shared boards', hi: 'आपके कास्टिंग कॉल, ड्राफ़्ट और साझा बोर्ड' },
  applicants: {
    en: 'who applied, by name, with your steps, notes and scores',
    hi: 'किसने आवेदन किया (नाम से), आपके चरणों, नोट्स और अंकों के साथ',
  },
  lists: { en: 'your lists, and the profiles you looked at', hi: 'आपकी सूचियाँ, और देखी हुई प्रोफ़ाइलें' },
};

const texts: Record<Language, (about: About, files: string) => string> = {
  en: ({ name, role, made_at }, files) => `All that ${name} holds on you
Gathered on ${formatInstant(made_at, 'en')}

${files}
media/ - the files themselves, under the names that stand in the lists

The .json files are plain text: any text editor or browser opens them, and programs can read them. Times are in
UTC (Z). Things refer to each other by their id. A list that is empty holds nothing on you.

What is not in here: your password, codes and keys, which we keep only as marks that nobody can read back. Of a PAN
or an Aadhaar number we keep no more than the last four characters.
${
  role === 'talent'
    ? 'What houses note and think of their applicants is theirs, and is not in here either.'
    : 'What belongs to your applicants is not in here either: how to reach them and what they sent stands on your board, and can be kept from there as a table.'
}

Keep this file where only you can read it.
`,
  hi: ({ name, role, made_at }, files) => `${name} के पास आपके बारे में रखी सारी जानकारी
${formatInstant(made_at, 'hi')} को जमा की गई

${files}
media/ - फ़ाइलें, उन्हीं नामों से जो सूचियों में लिखे हैं

.json फ़ाइलें सादा टेक्स्ट हैं: कोई भी टेक्स्ट एडिटर या ब्राउज़र इन्हें खोल सकता है, और प्रोग्राम इन्हें पढ़ सकते हैं।
समय UTC (Z) में हैं। चीज़ें एक-दूसरे को id से बताती हैं। खाली सूची का मतलब है कि उसमें आपके बारे में कुछ नहीं रखा है।

इसमें क्या नहीं है: आपका पासवर्ड, कोड और कुंजियाँ, जिन्हें हम केवल ऐसे रूप में रखते हैं जिसे कोई वापस नहीं पढ़ सकता।
पैन और आधार के केवल अंतिम चार अक्षर रखे जाते हैं।
${
  role === 'talent'
    ? 'हाउस अपने आवेदकों के बारे में जो लिखते और सोचते हैं वह उनका है, और इसमें नहीं है।'
    : 'जो आपके आवेदकों का है वह भी इसमें नहीं है: उनसे संपर्क का तरीका और उनका भेजा हुआ आपके बोर्ड पर है, और वहाँ से तालिका के रूप में रखा जा सकता है।'
}

इस फ़ाइल को ऐसी जगह रखें जहाँ केवल आप उसे पढ़ सकें।
`,
};

/** Returns the README of an archive. */
export function writeReadMe(about: About, language: Language): string {
  const files = about.kinds.map((kind) => `${kind}.json - ${kindWords[kind]?.[language] ?? ''}`);
  // Windows editors need the BOM to recognise UTF-8, and some need CRLF line endings.
  return `\uFEFF${texts[language](about, files.join('\n'))}`.replaceAll('\n', '\r\n');
}
