import type { PaymentToTell, PlanBought, PlanEnded, PlanReminder } from '#words/en/billing/emails.ts';

export const plan_reminder = ({ plan_name, auto_renew, day, page, product, price }: PlanReminder) => ({
  subject: `आपका ${product} ${plan_name} प्लान ${day} को समाप्त हो रहा है`,
  paragraphs: [
    `आपका ${plan_name} प्लान ${day} को समाप्त होगा।`,
    auto_renew
      ? `आपने इसे रिन्यू करना चुना था। अगले साल की कीमत ${price} है। कृपया यहाँ भुगतान की पुष्टि करें: ${page}`
      : `यह अपने आप रिन्यू नहीं होगा और कोई पैसा नहीं लिया जाएगा। एक और साल के लिए इसे ${price} में यहाँ रिन्यू करें: ${page}`,
  ],
  note: 'हम ऐसा कोई भुगतान कभी नहीं लेते जिसकी पुष्टि आपने ख़ुद न की हो।',
  short: auto_renew
    ? `आपका ${plan_name} प्लान ${day} को समाप्त होगा। कृपया अगले साल के लिए ${price} के भुगतान की पुष्टि करें।`
    : `आपका ${plan_name} प्लान ${day} को समाप्त होगा। आप इसे ${price} में रिन्यू कर सकते हैं।`,
});

export const plan_bought = ({ plan_name, is_next, page, product, from, until }: PlanBought) => {
  const sentence = is_next
    ? `आपके अगले ${plan_name} प्लान का भुगतान हो गया है। यह ${from} से ${until} तक चलेगा।`
    : `आपका ${plan_name} प्लान ${until} तक चालू है।`;

  return {
    subject: is_next
      ? `आपका अगला ${product} ${plan_name} प्लान ${from} से शुरू होगा`
      : `आपका ${product} ${plan_name} प्लान चालू हो गया है`,
    paragraphs: [sentence, `प्लान में क्या शामिल है, यह और अपने इनवॉइस यहाँ देखें: ${page}`],
    note: 'यह आपके चुनने पर ही रिन्यू होता है। हम ऐसा कोई भुगतान कभी नहीं लेते जिसकी पुष्टि आपने ख़ुद न की हो।',
    short: sentence,
  };
};

export const plan_ended = ({ plan_name, last_day, page, product, price }: PlanEnded) => {
  const sentence = `आपका ${plan_name} प्लान ${last_day} को समाप्त हो गया।`;
  const reassurance = 'आपकी प्रोफ़ाइल, आपके आवेदन और आपकी अपलोड की गई फ़ाइलें वैसी ही रहेंगी।';
  return {
    subject: `आपका ${product} ${plan_name} प्लान समाप्त हो गया है`,
    paragraphs: [sentence, `${reassurance} मुफ़्त सुविधाएँ चलती रहेंगी।`, `इसे ${price} में यहाँ फिर से लें: ${page}`],
    note: 'आपसे कोई पैसा नहीं लिया गया है।',
    short: `${sentence} ${reassurance}`,
  };
};

export const payment_told = ({ plan_name, news, page, product, price }: PaymentToTell) => {
  const said = {
    reserved: {
      subject: `आपके ${product} भुगतान की पुष्टि हो रही है`,
      sentence: `आपके बैंक ने ${plan_name} के लिए ${price} रोक रखे हैं। हम बैंक से इसकी पुष्टि कर रहे हैं।`,
      outcome:
        'पुष्टि होते ही आपका प्लान शुरू हो जाएगा। पुष्टि न होने पर बैंक पैसे लौटा देगा। दोबारा भुगतान करने की ज़रूरत नहीं है।',
    },
    released: {
      subject: `आपके ${product} भुगतान के पैसे बैंक लौटा रहा है`,
      sentence: `आपके बैंक ने ${plan_name} के लिए जो ${price} रोके थे, वे हमने नहीं लिए हैं।`,
      outcome: 'बैंक ये पैसे आम तौर पर 5 से 7 कार्यदिवसों में लौटा देता है।',
    },
    returned: {
      subject: `आपके ${product} भुगतान का रिफ़ंड किया जा रहा है`,
      sentence: `आपके ${price} के भुगतान से ${plan_name} शुरू नहीं हो सका, इसलिए हम पूरी रकम का रिफ़ंड कर रहे हैं।`,
      outcome: 'रिफ़ंड आम तौर पर 5 से 7 कार्यदिवसों में आप तक पहुँच जाता है।',
    },
  }[news];
  return {
    subject: said.subject,
    paragraphs: [`${said.sentence} ${said.outcome}`, `अपना प्लान यहाँ देखें: ${page}`],
    note: 'हम ऐसा कोई भुगतान कभी नहीं लेते जिसकी पुष्टि आपने ख़ुद न की हो।',
    short: said.sentence,
  };
};

export const invoices_note = (page: string) => `आप इसे “मेरा सब्सक्रिप्शन” पेज से भी डाउनलोड कर सकते हैं: ${page}`;
export const invoices_short = ({
  message,
  price,
  title,
  number,
}: Record<'message' | 'price' | 'title' | 'number', string>) => `${message} ${price}, ${title} ${number}।`;

export const invoice = {
  title: 'टैक्स इनवॉइस',
  message: 'धन्यवाद। आपका भुगतान मिल गया है और आपका प्लान चालू है।',
  attached: 'इनवॉइस साथ में भेजा गया है।',
};

export const credit_note = {
  title: 'क्रेडिट नोट',
  message: 'आपका भुगतान रिफ़ंड कर दिया गया है। रकम 5 से 7 कामकाजी दिनों में आपको मिल जाएगी।',
  attached: 'क्रेडिट नोट साथ में भेजा गया है।',
};
