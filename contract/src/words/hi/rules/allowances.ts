import type { AllowanceName } from '#rules/allowances.ts';

const nouns: Record<AllowanceName, string> = {
  applications: 'साल में आवेदन',
  photos: 'फ़ोटो',
  intro_videos: 'परिचय वीडियो',
  audition_videos: 'ऑडिशन वीडियो',
  voice_samples: 'आवाज़ के नमूने',
  work_links: 'काम के लिंक',
  saved_searches: 'सेव की गई सर्च',
};

export const allowance = (name: AllowanceName, max: number | null) =>
  max === null ? `${nouns[name]}: कोई सीमा नहीं` : `${nouns[name]}: ${max}`;

export const limit_reached = (name: AllowanceName, max: number, plan: string | null) =>
  plan
    ? `आपके ${plan} प्लान की सीमा पूरी हो गई है (${nouns[name]}: ${max})। ज़्यादा के लिए /user/plans पर प्लान देखें।`
    : `प्लान के बिना मिलने वाली सीमा पूरी हो गई है (${nouns[name]}: ${max})। ज़्यादा के लिए /user/plans पर प्लान देखें।`;
