import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/jobs/job-details.ts'),
  typeof import('#words/hi/jobs/job-details.ts')
>;

export const project = 'प्रोजेक्ट के बारे में';
export const role_type = (type: string) => `${type} रोल`;
export const role_age = 'उम्र';
export const role_gender = 'जेंडर';
export const role_look = 'लुक';
export const role_skills = 'हुनर';
export const role_languages = 'भाषाएँ';
export const children = 'सेट पर बच्चे';
export const children_terms = (daily: number, stretch: number, responsible: string, permit: string) =>
  `एक दिन में ज़्यादा से ज़्यादा ${daily} घंटे, और बिना ब्रेक के ${stretch} घंटे। बच्चों की देखभाल: ${responsible}। परमिट ${permit}।`;
export const other_roles = 'इस प्रोजेक्ट के दूसरे रोल';

export const terms = 'तारीख़ें और शर्तें';
export const terms_project = 'प्रोजेक्ट का प्रकार';
export const terms_house = 'प्रोडक्शन हाउस';
export const terms_location = 'जगह';
export const terms_deadline = 'आवेदन की अंतिम तारीख़';
export const terms_tape = 'टेप की अंतिम तारीख़';
export const terms_audition = 'ऑडिशन की तारीख़';
export const terms_audition_type = 'ऑडिशन का प्रकार';
export const terms_shoot = 'शूट की तारीख़';
export const terms_shoot_length = 'शूट की अवधि';
export const terms_availability = 'उपलब्धता';
export const terms_pay = 'मेहनताना';
export const terms_casting = 'कास्टिंग';
export const deadline_closed = 'बंद';
export const deadline_none = 'कोई अंतिम तारीख़ नहीं';
export const deadline_left = (days: number) => `${days} दिन बाकी`;

export const contact = 'संपर्क';
export const contact_email = 'ईमेल';
export const contact_mobile = 'मोबाइल';
export const contact_city = 'शहर';
export const contact_guardian = 'माता-पिता या अभिभावक की सहमति मिलने के बाद आप संपर्क की पूरी जानकारी देख सकेंगे।';
export const contact_limit = (count: number) =>
  `आज आपने ${count} कास्टिंग कॉल की संपर्क जानकारी देख ली है। और देखने के लिए कल आएँ, या आवेदन करें: जिन कास्टिंग कॉल के लिए आपने आवेदन किया है, उनकी संपर्क जानकारी आप कभी भी देख सकते हैं।`;

export const changes = 'इस कास्टिंग कॉल में क्या बदला है';
export const change_fields = {
  role_details: 'रोल का नाम',
  compensation: 'मेहनताना',
  application_deadline: 'अंतिम तारीख़',
} as const;
export const change_none = 'नहीं बताया गया';
export const changed_on = (day: string) => `${day} को बदला गया`;

export const posting_role = (type: string, gender: string, age: string, look: string) =>
  `${type} रोल, ${gender}, उम्र ${age}, ${look}`;
export const posting_skills = (skills: string) => `हुनर: ${skills}`;
export const posting_languages = (languages: string) => `भाषाएँ: ${languages}`;
export const posting_pay = (pay: string) => `मेहनताना: ${pay}`;
