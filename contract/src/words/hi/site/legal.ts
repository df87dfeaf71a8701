export const grievance_title = 'शिकायत निवारण';
export const grievance_description = 'शिकायत कैसे करें, जवाब कौन देगा और कब तक, और जवाब से बात न बने तो क्या करें।';
export const grievance_heading = <Part>(mark: (text: string) => Part) => ['कुछ ', mark('ग़लत हुआ?')];
export const privacy_description =
  'हमारे पास कौन सा निजी डेटा है और क्यों, उसे कौन देख सकता है, और उसे कैसे देखें, सुधारें या हटाएँ।';
export const privacy_heading = <Part>(mark: (text: string) => Part) => [
  'आपका डेटा ',
  mark('आपका'),
  ' ही रहता है',
];
export const terms_title = 'शर्तें';
export const terms_description =
  'कलाकारों और प्रोडक्शन हाउस के लिए नियम: आपको हमसे क्या मिलेगा, और हमें आपसे क्या चाहिए।';
export const terms_heading = <Part>(mark: (text: string) => Part) => ['इस्तेमाल की ', mark('शर्तें')];

export const contents = 'इस पेज पर';
export const effective_from = (day: string) => `${day} से लागू।`;
export const former = <Part>(version: number, from: string, until: string, link: (text: string) => Part) => [
  `यह वर्शन ${version} है। यह ${from} से ${until} तक लागू था। `,
  link('मौजूदा वर्शन पढ़ें'),
];
export const english_decides = 'अगर इस अनुवाद और अंग्रेज़ी टेक्स्ट में कोई फ़र्क हो, तो अंग्रेज़ी टेक्स्ट ही मान्य होगा।';
export const earlier_versions = 'पुराने वर्शन';
export const earlier_version = (version: number, from: string) => `वर्शन ${version}, ${from} से लागू`;
export const version_title = 'पुराना वर्शन';
export const version_description = 'कानूनी टेक्स्ट का पुराना रूप।';
export const version_missing = 'वर्शन नहीं मिला';
export const version_missing_hint = 'लिंक जाँचें।';
export const officer = <Part>(name: string, strong: (text: string) => Part) => [
  strong(name),
  ', शिकायत अधिकारी',
];
