import { EMAIL_PROOF_DAYS, EMAIL_PROOF_WAIT_HOURS } from '#rules/person-requests.ts';
import type {
  BadgeChecked,
  DataCorrected,
  EmailProof,
  EmailProposed,
  ExportReady,
  GuardianDeletesAccount,
  GuardianKeepsAccount,
  RequestDone,
} from '#words/en/privacy/emails.ts';

export const guardian_deletes_account = ({
  guardian_name,
  first_name,
  until,
  page,
  contact,
  product,
}: GuardianDeletesAccount) => ({
  subject: `${first_name} का ${product} अकाउंट हटाया जाएगा`,
  paragraphs: [
    `अभिभावक ${guardian_name} ने ${first_name} का ${product} अकाउंट हटाने का अनुरोध किया है।`,
    `${until} को प्रोफ़ाइल, फ़ोटो, वीडियो, आवेदन और बातचीत हटा दी जाएगी। तब तक प्रोफ़ाइल और आवेदन किसी को नहीं दिखेंगे और ${first_name} के अकाउंट में लॉग इन नहीं किया जा सकेगा।`,
    `अकाउंट रखने का निर्णय सिर्फ़ ${guardian_name} का होगा, हमारे भेजे लिंक से। लिंक न मिले तो यहाँ से फिर मँगाएँ: ${page}`,
  ],
  note: `अगर ${guardian_name} ने यह अनुरोध नहीं किया है तो हमें तुरंत बताएँ: ${contact}`,
  short: `${guardian_name} ने ${first_name} का अकाउंट हटाने का अनुरोध किया है। अकाउंट ${until} को हटा दिया जाएगा। इसे रखने का निर्णय सिर्फ़ ${guardian_name} का है।`,
});

export const guardian_keeps_account = ({
  guardian_name,
  first_name,
  contact,
  product,
}: GuardianKeepsAccount) => ({
  subject: `${first_name} का ${product} अकाउंट बना रहेगा`,
  paragraphs: [
    `अभिभावक ${guardian_name} ने ${first_name} का ${product} अकाउंट रखने का निर्णय लिया है। अकाउंट नहीं हटाया जाएगा।`,
    `${first_name} के अकाउंट में अब फिर से लॉग इन किया जा सकता है। हटाने के अनुरोध पर आवेदन ख़त्म हो गए थे; उन्हें फिर से भेजा जा सकता है।`,
  ],
  note: `अगर ${guardian_name} ने यह अनुरोध नहीं किया है तो हमें तुरंत बताएँ: ${contact}`,
  short: `${first_name} का अकाउंट नहीं हटाया जाएगा: ${guardian_name} ने इसे रखने का निर्णय लिया है।`,
});

export const export_ready = ({ until, page, product }: ExportReady) => ({
  subject: `आपका ${product} डेटा डाउनलोड के लिए तैयार है`,
  paragraphs: [
    'आपने अपने डेटा की कॉपी माँगी थी। वह एक फ़ाइल में तैयार है।',
    `लॉग इन करके इसे अपने अकाउंट के पेज से डाउनलोड करें: ${page}`,
    `फ़ाइल ${until} तक उपलब्ध है। उसके बाद इसे हटा दिया जाएगा।`,
  ],
  note: 'फ़ाइल को ऐसी जगह रखें जहाँ सिर्फ़ आप उसे पढ़ सकें। अगर आपने इसे नहीं माँगा, तो कोई और आपका पासवर्ड जानता है: उसी पेज पर इसे तुरंत बदलें।',
  short: `आपका डेटा तैयार है। इसे ${until} तक डाउनलोड करें।`,
});

const done = {
  name: 'आपका नाम ठीक किया गया',
  date_of_birth: 'आपकी जन्मतिथि ठीक की गई',
  email: 'आपका ईमेल ठीक किया गया',
};
const askers = {
  person: 'यह सुधार आपके अनुरोध पर किया गया।',
  guardian: 'यह सुधार अभिभावक के अनुरोध पर किया गया।',
  authority: 'यह सुधार अदालत या किसी सरकारी अधिकारी के कहने पर किया गया।',
};

export const data_corrected = ({ kind, from, to, asked_by, page, product }: DataCorrected) => ({
  subject: `${product} पर ${done[kind]}`,
  paragraphs: [
    `${done[kind]}। ${from === null ? `अब दर्ज है: ${to}` : `पहले: ${from}, अब: ${to}`}`,
    askers[asked_by],
    `अगर यह ग़लत है, तो यहाँ आपत्ति करें: ${page}`,
  ],
  note: 'अगर सब सही है, तो आपको कुछ नहीं करना है।',
  short: `${done[kind]}, अब दर्ज है: ${to}। अगर यह ग़लत है, तो हमारे ईमेल वाले लिंक से आपत्ति करें।`,
});

const inTheNameOf = {
  person: 'यह अनुरोध आपके नाम से आया।',
  guardian: 'यह अनुरोध माता-पिता या अभिभावक के नाम से आया।',
  authority: 'यह अनुरोध अदालत या किसी सरकारी अधिकारी के नाम से आया।',
};

export const email_proposed = ({ email, asked_by, page, product }: EmailProposed) => ({
  subject: `आपके ${product} अकाउंट का ईमेल बदलने वाला है`,
  paragraphs: [
    `हमारी टीम से आपके अकाउंट का ईमेल बदलकर ${email} करने को कहा गया है। ${EMAIL_PROOF_WAIT_HOURS} घंटे बाद हम उस पर लिंक भेजेंगे। लिंक खुलते ही ईमेल बदल जाएगा और आप इस ईमेल से लॉग इन नहीं कर पाएँगे।`,
    inTheNameOf[asked_by],
    `अगर यह ग़लत है, तो उससे पहले यहाँ आपत्ति करें, कुछ नहीं बदलेगा: ${page}`,
  ],
  note: 'अगर यह सही है, तो आपको कुछ नहीं करना है।',
  short: `${EMAIL_PROOF_WAIT_HOURS} घंटे बाद आपके अकाउंट का ईमेल बदलेगा। अगर यह ग़लत है, तो यहाँ आपत्ति करें।`,
});

export const email_proof = ({ page, product }: EmailProof) => ({
  subject: `${product} के लिए अपने ईमेल की पुष्टि करें`,
  paragraphs: [
    'हमारी टीम से आपके अकाउंट में यह ईमेल दर्ज करने को कहा गया है, क्योंकि पुराने ईमेल तक पहुँच नहीं रही।',
    `यहाँ इसकी पुष्टि करें, फिर नया पासवर्ड चुनें: ${page}`,
    `लिंक एक बार काम करता है, ${EMAIL_PROOF_DAYS} दिन के अंदर। सभी डिवाइस लॉग आउट हो जाएँगे।`,
  ],
  note: 'अगर हमारे यहाँ आपका अकाउंट नहीं है, तो इस ईमेल को अनदेखा करें। कुछ नहीं बदलेगा।',
  short: 'अपने अकाउंट के लिए इस ईमेल की पुष्टि करने को हमारे ईमेल वाला लिंक खोलें।',
});

export const badge_checked = ({ reason, page, product }: BadgeChecked) =>
  reason === null
    ? {
        subject: `आपकी ${product} प्रोफ़ाइल पर सत्यापित बैज लग गया`,
        paragraphs: [
          'हमने आपका पहचान दस्तावेज़ जाँच लिया है। जब तक आपका प्लान चालू है, आपकी प्रोफ़ाइल पर सत्यापित बैज दिखेगा।',
        ],
        note: 'दस्तावेज़ हमने हटा दिया है।',
        short: 'हमने आपकी पहचान जाँच ली है। आपकी प्रोफ़ाइल पर सत्यापित बैज दिखेगा।',
      }
    : {
        subject: `${product} पर आपकी पहचान सत्यापित नहीं हो सकी`,
        paragraphs: [
          'सत्यापित बैज के लिए आपका दस्तावेज़ मंज़ूर नहीं हो सका। हमारी टीम का कहना है:',
          reason,
          `यहाँ दूसरा दस्तावेज़ भेजें: ${page}`,
        ],
        note: 'दस्तावेज़ हमने हटा दिया है।',
        short: `सत्यापित बैज के लिए आपका दस्तावेज़ मंज़ूर नहीं हो सका। ${reason}`,
      };

const didAsAsked = {
  correction: 'आपके अनुरोध पर आपका डेटा ठीक कर दिया गया',
  objection: 'सुधार पर आपकी आपत्ति मान ली गई',
  appeal: 'आपकी अपील मान ली गई, अब आप अपनी एजेंसी का दस्तावेज़ फिर से भेज सकते हैं',
};

export const request_done = ({ kind, page, product }: RequestDone) => ({
  subject: `${product}: ${didAsAsked[kind]}`,
  paragraphs: [`${didAsAsked[kind]}।`, `अगर अब भी कुछ ग़लत है, तो हमारे शिकायत अधिकारी को लिखें: ${page}`],
  note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपने हमसे अनुरोध किया था।',
  short: `${didAsAsked[kind]}।`,
});
