import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/site/contact.ts'),
  typeof import('#words/hi/site/contact.ts')
>;

export const title = 'संपर्क करें';
export const description = 'हमारा ऑफ़िस, ईमेल, फ़ोन नंबर और मैप।';
export const heading = <Part>(mark: (text: string) => Part) => ['किसी इंसान से ', mark('बात करें।')];
export const lead =
  'कास्टिंग कॉल, भुगतान या अपनी प्रोफ़ाइल के बारे में कोई सवाल है? हमें ईमेल या फ़ोन करें। जवाब हमारी टीम से मिलेगा, जो सब कुछ अच्छी तरह जानती है।';
export const email = 'ईमेल';
export const phone = 'फ़ोन';
export const office = 'ऑफ़िस';
export const map_title = (address: string) => `${address} का मैप`;
export const map_show = 'मैप देखें';
export const map_source = <Part>(link: (text: string) => Part) => [
  'मैप OpenStreetMap से आता है। आप इसे ',
  link('वहाँ भी खोल सकते हैं'),
  '।',
];
