import type { ApplicationEnded } from '#words/en/applications/ended-applications-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/ended-applications-emails.ts'),
  typeof import('#words/hi/applications/ended-applications-emails.ts')
>;

export const application_ended = ({ title, page }: ApplicationEnded) => ({
  subject: `एक आवेदन वापस लिया गया: ${title}`,
  paragraphs: [
    `${title} का एक आवेदन वापस ले लिया गया है। हमने उसे आपके कास्टिंग कॉल से हटा दिया है, उसके ऑडिशन का समय और ऑफ़र भी अब नहीं रहे।`,
    `बाकी आवेदक यहाँ देखें: ${page}`,
  ],
  note: 'निजता के लिए हम नहीं बताते कि आवेदन किसका था।',
  short: `${title} का एक आवेदन वापस ले लिया गया और हटा दिया गया है।`,
});
