import { ALERT_PAUSE_DAYS } from '#rules/alerts.ts';
import type {
  Change,
  HiddenFromApplicant,
  JobApproved,
  JobChanged,
  JobRejected,
} from '#words/en/jobs/emails.ts';

// Dates are parsed as midnight UTC and formatted in UTC, so that no time zone shifts the day.
const date = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const alerts_subject = (count: number, title: string) =>
  count === 1 ? `आपके लिए नया कास्टिंग कॉल: ${title}` : `आपके लिए ${count} नए कास्टिंग कॉल`;

export const alerts_heading = (name: string) => `आपकी सर्च “${name}” के लिए नए कास्टिंग कॉल:`;

export const closes = (day: Date) => `अंतिम तारीख़ ${date.format(day)}`;

export const more = (count: number, page: string) => `${count} और: ${page}`;

export const stop = (name: string, pause: string, end: string) =>
  `“${name}” के अलर्ट ${ALERT_PAUSE_DAYS} दिन के लिए रोकें: ${pause} या उन्हें बंद करें: ${end}`;

export const alerts_short = (count: number, titles: string) => `आपके लिए नए कास्टिंग कॉल (${count}): ${titles}`;

export const alerts_note = 'रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।';

export const fields = {
  role_details: 'रोल का नाम',
  compensation: 'मेहनताना',
  application_deadline: 'आवेदन का अंतिम दिन',
};

export const changes_none = 'नहीं बताया गया';

export const change = ({ label, was, becomes }: Change) => `${label}: पहले ${was}, अब ${becomes}।`;

export const job_changed_next = (page: string) =>
  `आपका आवेदन वैसा ही है जैसा आपने भेजा था। उसे देखने या वापस लेने के लिए यहाँ जाएँ: ${page}`;

export const deadline_earlier_next = (page: string) =>
  `आपको आवेदन के लिए निमंत्रण मिला है। आवेदन करने या निमंत्रण से मना करने के लिए यहाँ जाएँ: ${page}`;

export const job_changed = ({ title, company_name, changes, next }: JobChanged) => {
  const text = `${company_name ?? 'प्रोडक्शन हाउस'} ने कास्टिंग कॉल ${title} में बदलाव किया है।`;

  return {
    subject: `कास्टिंग कॉल में बदलाव: ${title}`,
    paragraphs: [text, ...changes, next],
    note: 'ऑडिशन या रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
    short: `${text} ${changes.join(' ')}`,
  };
};

export const job_approved = ({ title, subject, page }: JobApproved) => {
  const what = subject === 'edit' ? `कास्टिंग कॉल “${title}” में आपके बदलाव` : `आपका कास्टिंग कॉल “${title}”`;
  const done = `हमने ${what} मंज़ूर कर दिया है। अब कलाकार इसे देख सकते हैं।`;
  return {
    subject: subject === 'edit' ? `बदलाव मंज़ूर: ${title}` : `कास्टिंग कॉल मंज़ूर: ${title}`,
    paragraphs: [done, `${page}`],
    note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके प्रोडक्शन हाउस ने यह कास्टिंग कॉल पोस्ट किया था।',
    short: done,
  };
};

export const job_rejected = ({ title, subject, reason, page }: JobRejected) => {
  const what = subject === 'edit' ? `कास्टिंग कॉल “${title}” में आपके बदलाव` : `आपका कास्टिंग कॉल “${title}”`;
  const told = `${what}: नामंज़ूर। हमारी टीम का कहना है:`;
  return {
    subject: subject === 'edit' ? `बदलाव नामंज़ूर हुए: ${title}` : `कास्टिंग कॉल नामंज़ूर हुआ: ${title}`,
    paragraphs: [
      told,
      reason,
      subject === 'edit'
        ? 'कलाकारों को अब भी पहले मंज़ूर किया गया वर्शन दिखता है।'
        : 'यह कास्टिंग कॉल कलाकारों को अभी नहीं दिखता।',
      `इसे ठीक करके सेव करें, हम इसे फिर से देखेंगे: ${page}`,
    ],
    note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके प्रोडक्शन हाउस ने यह कास्टिंग कॉल पोस्ट किया था।',
    short: `${told} ${reason}`,
  };
};

export const job_refused = ({ title, reason, page }: JobRejected) => ({
  subject: `कास्टिंग कॉल हमेशा के लिए नामंज़ूर: ${title}`,
  paragraphs: [
    `हमने आपका कास्टिंग कॉल “${title}” हमेशा के लिए नामंज़ूर कर दिया है। कलाकार इसे नहीं देख सकते, और आप इसे दोबारा नहीं भेज सकते। हमारी टीम का कहना है:`,
    reason,
    `अगर आपको लगता है कि यह ग़लती है, तो कास्टिंग कॉल खोलकर अपील करें। हमारी टीम का कोई और सदस्य इसे फिर से देखेगा: ${page}`,
  ],
  note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके प्रोडक्शन हाउस ने यह कास्टिंग कॉल पोस्ट किया था।',
  short: `हमने आपका कास्टिंग कॉल “${title}” हमेशा के लिए नामंज़ूर कर दिया है। हमारी टीम का कहना है: ${reason}`,
});

const applied = 'यह ईमेल आपको इसलिए मिला है क्योंकि आपने इस कास्टिंग कॉल के लिए आवेदन किया था।';

export const applied_to_removed_call = ({ title, page }: HiddenFromApplicant) => ({
  subject: `कास्टिंग कॉल हटा दिया गया: ${title}`,
  paragraphs: [
    `हमने कास्टिंग कॉल “${title}” हटा दिया है, इसलिए शायद इसके प्रोडक्शन हाउस से कोई जवाब न मिले।`,
    'जब तक हम दोबारा न लिखें, इसके ऑडिशन या शूट के लिए न जाएँ।',
    'अगर प्रोडक्शन हाउस किसी और तरीके से आपसे संपर्क करे तो कोई पैसा न दें और कोई दस्तावेज़ न भेजें। हमें इसके बारे में बताएँ।',
    page,
  ],
  note: applied,
  short: `हमने कास्टिंग कॉल “${title}” हटा दिया है। जब तक हम दोबारा न लिखें, इसके ऑडिशन या शूट के लिए न जाएँ।`,
});

export const call_for_adults = ({ title, page }: HiddenFromApplicant) => ({
  subject: `अब केवल वयस्कों के लिए: ${title}`,
  paragraphs: [
    `प्रोडक्शन हाउस अब कास्टिंग कॉल “${title}” के लिए 18 साल या उससे बड़े लोगों को खोज रहा है, इसलिए आपका आवेदन समाप्त हो गया है।`,
    'इसके ऑडिशन या शूट के लिए न जाएँ।',
    page,
  ],
  note: applied,
  short: `कास्टिंग कॉल “${title}” अब 18 साल या उससे बड़े लोगों के लिए है, इसलिए आपका आवेदन समाप्त हो गया है।`,
});

const added = 'यह संदेश आपको इसलिए मिला है क्योंकि एक प्रोडक्शन हाउस ने आपको इस कास्टिंग कॉल में जोड़ा था।';

export const added_to_hidden_call = ({ title, page }: HiddenFromApplicant) => ({
  subject: `कास्टिंग कॉल अब नहीं दिखाया जा रहा: ${title}`,
  paragraphs: [
    `कास्टिंग कॉल “${title}”, जिसमें एक प्रोडक्शन हाउस ने आपको जोड़ा था, अब नहीं दिखाया जा रहा।`,
    'जब तक हम दोबारा न लिखें, इसके ऑडिशन या शूट के लिए न जाएँ।',
    'अगर प्रोडक्शन हाउस किसी और तरीके से आपसे संपर्क करे तो कोई पैसा न दें और कोई दस्तावेज़ न भेजें।',
    `देखें कि क्या रखा गया है, या सब कुछ हटवाएँ: ${page}`,
  ],
  note: added,
  short: `कास्टिंग कॉल “${title}” अब नहीं दिखाया जा रहा। जब तक हम दोबारा न लिखें, इसके ऑडिशन या शूट के लिए न जाएँ।`,
});

export const added_to_continued_call = ({ title, page }: HiddenFromApplicant) => ({
  ...applied_to_continued_call({ title, until: [], page }),
  paragraphs: [
    `हमने कास्टिंग कॉल “${title}” को फिर से देखा, और यह जारी है।`,
    `देखें कि क्या रखा गया है, जवाब दें, या सब कुछ हटवाएँ: ${page}`,
  ],
  note: added,
});

export const offer_until = (day: string) => `ऑफ़र का जवाब आप ${day} के अंत तक दे सकते हैं।`;
export const tape_until = (when: string) => `अपना सेल्फ़-टेप आप ${when} तक भेज सकते हैं।`;

interface Continues extends HiddenFromApplicant {
  until: string[];
}

export const applied_to_continued_call = ({ title, until, page }: Continues) => ({
  subject: `कास्टिंग कॉल फिर से चालू: ${title}`,
  paragraphs: [
    `हमने कास्टिंग कॉल “${title}” को फिर से देखा, और यह जारी है।`,
    ...until,
    `अगर आपका ऑडिशन या ऑफ़र है, तो उसका समय और अपना जवाब यहाँ देखें: ${page}`,
  ],
  note: applied,
  short: `कास्टिंग कॉल “${title}” जारी है।`,
});

export const speaks = (language: string) => `भाषा: ${language}`;
export const lives_in = (city: string) => `${city} में`;
export const of_age = (age: number | string, asked: string) => `उम्र ${age}, चाहिए ${asked}`;
export const for_category = (category: string) => `${category} के लिए`;
export const gender = (gender: string) => `जेंडर: ${gender}`;

export const not_free = (day: string) => `${day} को उपलब्ध नहीं`;
export const other_age = (age: number | string, asked: string) => `उम्र ${age}, पर चाहिए ${asked}`;
export const other_gender = (gender: string, asked: string) => `${gender}, पर चाहिए ${asked}`;
export const other_city = (city: string, asked: string) => `${city} में, पर चाहिए ${asked}`;
export const other_languages = (asked: string) => `${asked} नहीं आती`;
