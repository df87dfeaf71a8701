import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/site/services.ts'),
  typeof import('#words/hi/site/services.ts')
>;

export const title = 'सेवाएँ';
export const description =
  'ऐक्टर, मॉडल, बच्चे, इन्फ़्लुएंसर, वॉइस आर्टिस्ट, डांसर, विदेशी फ़्रीलांसर, टैलेंट एजेंसी और थिएटर आर्टिस्ट कास्ट करें।';
export const heading = <Part>(mark: (text: string) => Part) => ['नौ तरह के ', mark('कलाकार')];
export const lead = 'चुनें कि आपको किस तरह के कलाकार चाहिए। संख्या बताती है कि आज आप कितनी प्रोफ़ाइल देख सकते हैं।';
export const talents = (count: string) => `${count} कलाकार`;
