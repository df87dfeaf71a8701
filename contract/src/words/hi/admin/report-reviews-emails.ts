import type { ReportClosed, Warning } from '#words/en/admin/report-reviews-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/report-reviews-emails.ts'),
  typeof import('#words/hi/admin/report-reviews-emails.ts')
>;

const outcomes = {
  no_action: 'हमें ऐसा कुछ नहीं मिला जो हमारे नियमों के ख़िलाफ़ हो।',
  warned: 'हमने दूसरे पक्ष को चेतावनी दी है।',
  taken_down: 'हमने वह कास्टिंग कॉल हटा दिया है।',
};

export const report_closed = ({ outcome, page }: ReportClosed) => ({
  subject: 'हमने आपकी शिकायत देखी',
  paragraphs: [
    `शिकायत भेजने के लिए धन्यवाद। ${outcomes[outcome]}`,
    `अगर ऐसा फिर हो तो दोबारा शिकायत करें। आप हमारे शिकायत अधिकारी से भी संपर्क कर सकते हैं: ${page}`,
  ],
  note: 'दूसरे पक्ष को यह नहीं बताया जाता कि शिकायत किसने की।',
  short: `हमने आपकी शिकायत देखी। ${outcomes[outcome]}`,
});

export const warning = ({ note, page, product }: Warning) => ({
  subject: `${product} की ओर से चेतावनी`,
  paragraphs: [
    'किसी ने आपके बारे में शिकायत की और हमने उसकी जाँच की। हमारी टीम का कहना है:',
    note,
    `अगर ऐसा फिर हुआ तो आपका अकाउंट बंद हो सकता है। अगर यह ग़लती से हुआ है तो हमारे शिकायत अधिकारी को बताएँ: ${page}`,
  ],
  note: `यह ईमेल आपको इसलिए मिला है क्योंकि ${product} पर आपका अकाउंट है।`,
  short: `${product} की ओर से चेतावनी: ${note}`,
});
