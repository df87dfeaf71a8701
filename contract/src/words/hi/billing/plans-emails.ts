import type { PlanBought, PlanEnded, PlanReminder } from '#words/en/billing/plans-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/billing/plans-emails.ts'),
  typeof import('#words/hi/billing/plans-emails.ts')
>;

export const plan_reminder = ({ plan_name, auto_renew, day, page, product, price }: PlanReminder) => ({
  subject: `आपका ${product} ${plan_name} प्लान ${day} को समाप्त हो रहा है`,
  paragraphs: [
    `आपका ${plan_name} प्लान ${day} के अंत तक चलेगा।`,
    auto_renew
      ? `आपने इसे जारी रखना चुना था। अगले वर्ष का शुल्क ${price} है; कृपया यहाँ भुगतान की पुष्टि करें: ${page}`
      : `इसके बाद यह अपने आप समाप्त हो जाएगा और कोई शुल्क नहीं लिया जाएगा। जारी रखना चाहें तो ${price} में यहाँ नवीनीकरण करें: ${page}`,
  ],
  note: 'हम ऐसा कोई भुगतान कभी नहीं लेते जिसकी पुष्टि आपने स्वयं न की हो।',
  short: auto_renew
    ? `आपका ${plan_name} प्लान ${day} तक चलेगा। कृपया अगले वर्ष के लिए ${price} के भुगतान की पुष्टि करें।`
    : `आपका ${plan_name} प्लान ${day} तक चलेगा और फिर अपने आप समाप्त हो जाएगा। चाहें तो ${price} में इसका नवीनीकरण करें।`,
});

export const plan_bought = ({ plan_name, is_next, page, product, from, until }: PlanBought) => {
  const sentence = is_next
    ? `आपका ${plan_name} प्लान जारी रहेगा: नई अवधि ${from} से शुरू होकर ${until} तक चलेगी।`
    : `आपका ${plan_name} प्लान चालू है और ${until} के अंत तक चलेगा।`;
  return {
    subject: is_next
      ? `आपका ${product} ${plan_name} प्लान जारी रहेगा`
      : `आपका ${product} ${plan_name} प्लान चालू हो गया है`,
    paragraphs: [sentence, `प्लान में क्या शामिल है और आपके इनवॉइस: ${page}`],
    note: 'इसका नवीनीकरण अपने आप नहीं होता: हम ऐसा कोई भुगतान कभी नहीं लेते जिसकी पुष्टि आपने स्वयं न की हो।',
    short: sentence,
  };
};

export const plan_ended = ({ plan_name, last_day, page, product, price }: PlanEnded) => {
  const sentence = `आपका ${plan_name} प्लान ${last_day} को समाप्त हो गया।`;
  const reassurance = 'आपकी प्रोफ़ाइल, आपके आवेदन और अपलोड की हुई सामग्री जैसी थी वैसी ही रहेगी।';
  return {
    subject: `आपका ${product} ${plan_name} प्लान समाप्त हो गया है`,
    paragraphs: [sentence, `${reassurance} मुफ़्त सुविधाएँ चलती रहेंगी।`, `इसे ${price} में यहाँ फिर से लें: ${page}`],
    note: 'कोई शुल्क नहीं लिया गया है।',
    short: `${sentence} ${reassurance}`,
  };
};
