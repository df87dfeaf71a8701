import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/jobs/job-lists.ts'),
  typeof import('#words/hi/jobs/job-lists.ts')
>;

export const popular_title = 'लोकप्रिय कास्टिंग कॉल';
export const popular_lead = 'पिछले 30 दिनों में सबसे ज़्यादा आवेदन वाले खुले कास्टिंग कॉल, फिर सबसे नए।';
export const popular_none = 'अभी कोई जॉब नहीं है।';
export const previous_title = 'पिछले जॉब पोस्ट';
export const previous_lead = 'आपके पोस्ट किए हुए सारे कास्टिंग कॉल, सबसे नए पहले।';
export const previous_none = 'कोई पिछली जॉब नहीं मिली।';
export const upcoming_title = 'आने वाले प्रोजेक्ट';
export const upcoming_lead = 'आपके वे कास्टिंग कॉल जिनका शूट अभी बाकी है, सबसे जल्दी वाले पहले।';
export const upcoming_none = 'कोई आने वाली जॉब नहीं मिली।';
export const loading = 'जॉब लोड हो रही हैं...';
export const posted_by = (name: string) => `पोस्ट किया: ${name}`;
export const applicants = <Part>(count: number, title: string, unseen: (text: string) => Part) => [
  `${count} आवेदक`,
  unseen(`: ${title}`),
];

export const details_title = 'जॉब की जानकारी';
export const details_loading = 'जॉब की जानकारी लोड हो रही है...';
export const details_applicants = 'आवेदक';
export const details_auditions = 'ऑडिशन';
export const days_left = <Part>(days: number | string, large: (days: number | string) => Part) => [
  large(days),
  ' दिन बाकी',
];
export const days_unknown = '–';
export const days_until = 'ऑडिशन तक';
export const days_closed = 'बंद';
export const missing_title = 'जॉब नहीं मिली';
export const missing_hint = 'हो सकता है कि इसे हटा दिया गया हो, या यह किसी दूसरे प्रोडक्शन हाउस का हो।';
export const missing_back = 'अपने कास्टिंग कॉल देखें';

export const applied = 'आवेदन किया';
export const withdrawn = 'वापस लिया';
export const status_for_talent = {
  applied: 'आवेदन भेजा गया',
  viewed: 'प्रोडक्शन हाउस ने आवेदन खोला',
  shortlisted: 'आप शॉर्टलिस्ट में हैं',
  audition: 'आप ऑडिशन राउंड में हैं',
  selected: 'आपको रोल मिल गया',
  not_selected: 'इस बार चयन नहीं हुआ',
  withdrawn: 'आवेदन वापस लिया गया',
} as const;
export const status_for_house = {
  applied: 'आवेदन मिला',
  viewed: 'आवेदन खोला गया',
  shortlisted: 'शॉर्टलिस्ट',
  audition: 'ऑडिशन राउंड',
  selected: 'चुने गए',
  not_selected: 'रिजेक्ट किए गए',
  withdrawn: 'कलाकार ने आवेदन वापस लिया',
} as const;
