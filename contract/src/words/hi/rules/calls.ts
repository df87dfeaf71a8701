import type { StaffStop } from '#rules/staff-queue.ts';
import type {
  auditionTypes,
  compensations,
  jobAvailabilities,
  jobProjectTypes,
  projectFilters,
  roleTypes,
  workTypes,
} from '#rules/vocabulary.ts';
import { labelEach } from '#words/labels.ts';

export const role_types: Record<(typeof roleTypes)[number], string> = {
  Primary: 'मुख्य रोल',
  Secondary: 'सहायक रोल',
  Tertiary: 'छोटा रोल',
};

export const audition_types: Record<(typeof auditionTypes)[number], string> = {
  Online: 'ऑनलाइन',
  Offline: 'ऑफ़लाइन',
  'Self-tape': 'सेल्फ़-टेप',
};

export const call_availabilities: Record<(typeof jobAvailabilities)[number], string> = {
  'Full-time': 'फ़ुल-टाइम',
  'Part-time': 'पार्ट-टाइम',
  Flexible: 'सुविधा के अनुसार',
};

export const project_types: Record<(typeof projectFilters | typeof jobProjectTypes)[number], string> = {
  All: 'सभी',
  Movies: 'फ़िल्में',
  Movie: 'फ़िल्म',
  'Web Series': 'वेब सीरीज़',
  Advertisement: 'विज्ञापन',
  'TV Serial': 'टीवी सीरियल',
  'Music Video': 'म्यूज़िक वीडियो',
  'Short Film': 'शॉर्ट फ़िल्म',
  Theatre: 'थिएटर',
  'Fashion Show': 'फ़ैशन शो',
  'Voice Over': 'वॉइस-ओवर',
};

export const call_title = (title: string) => labelEach(project_types, title);

const pays: Record<(typeof compensations)[number], string> = {
  Paid: 'पैसे मिलेंगे',
  Unpaid: 'बिना मेहनताना',
  'Profit Share': 'मुनाफ़े में हिस्सा',
  Other: 'अन्य मेहनताना',
};
export const pay_text = (pay: string) => labelEach(pays, pay);

export const work_types: Record<(typeof workTypes)[number], string> = {
  'Film Production': 'फ़िल्म निर्माण',
  'TV Production': 'टीवी निर्माण',
  Advertisement: 'विज्ञापन',
  Other: 'अन्य',
};

export const stops: Record<StaffStop, string> = {
  removed: 'हमने यह कास्टिंग कॉल हटा दिया है। जब तक हम दोबारा न लिखें, इसके ऑडिशन या शूट के लिए न जाएँ।',
  suspension:
    'हमने इस प्रोडक्शन हाउस को अस्थायी रूप से बंद कर दिया है, इसलिए इसका कास्टिंग कॉल रुका हुआ है। जब तक हम दोबारा न लिखें, इसके ऑडिशन या शूट के लिए न जाएँ।',
  ban: 'हमने इस प्रोडक्शन हाउस पर रोक लगा दी है और इसका कास्टिंग कॉल हटा दिया है। इसके ऑडिशन या शूट के लिए न जाएँ।',
};
