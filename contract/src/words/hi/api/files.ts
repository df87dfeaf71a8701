export const choose = (rule: string) => `यह चुनें: ${rule}।`;
export const please_choose = (rule: string) => `कृपया यह चुनें: ${rule}।`;
export const empty = (rule: string) => `यह फ़ाइल ख़ाली है। कृपया यह चुनें: ${rule}।`;
export const damaged = (rule: string) => `यह फ़ाइल ख़राब है या पूरी कॉपी नहीं हुई। कृपया यह चुनें: ${rule}।`;
export const no_pdf = (rule: string) => `यह फ़ाइल ख़राब है या PDF नहीं है। कृपया यह चुनें: ${rule}।`;
export const no_picture = (rule: string) => `यह फ़ाइल ख़राब है या फ़ोटो नहीं है। कृपया यह चुनें: ${rule}।`;
export const other_content = (content: string, rule: string) => `यह फ़ाइल ${content} है। कृपया यह चुनें: ${rule}।`;
export const contents = {
  image: 'एक फ़ोटो',
  heic: 'एक फ़ोटो',
  gif: 'एक GIF',
  video: 'एक वीडियो',
  audio: 'एक रिकॉर्डिंग',
  pdf: 'एक PDF',
  document: 'एक दस्तावेज़ या आर्काइव',
} as const;
