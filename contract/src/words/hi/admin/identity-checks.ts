export const correct = 'डेटा ठीक करें';
export const correct_lead =
  'नाम तुरंत बदलता है। जन्मतिथि के लिए दस्तावेज़ और दूसरे व्यक्ति की पुष्टि चाहिए। नए ईमेल की पुष्टि उसके मालिक को लिंक से करनी होगी, जो 24 घंटे बाद जाता है।';
export const kind = 'क्या ग़लत है';
export const kinds = {
  name: 'नाम',
  date_of_birth: 'जन्मतिथि',
  email: 'ईमेल, जिस तक पहुँच नहीं है',
  badge: 'सत्यापित बैज',
} as const;
export const new_value = 'सही जानकारी';
export const document = 'दस्तावेज़, जिसमें यह दिखे';
export const asked_by = 'किसके कहने पर';
export const askers = {
  person: 'उस व्यक्ति के',
  guardian: 'अभिभावक के',
  authority: 'अदालत या सरकारी अधिकारी के',
} as const;
export const submit = 'सुधार सेव करें';
export const states = { open: 'बाकी', done: 'पूरा', rejected: 'नामंज़ूर', expired: 'समय बीत गया' } as const;
export const list_title = 'सुधार और जाँच';

export const badge_review = 'सत्यापित बैज के लिए दस्तावेज़';
export const birth_date_review = 'जन्मतिथि में सुधार';
export const proposed = (by: string, asker: string) => `${asker} कहने पर। प्रस्ताव: ${by}।`;
export const from_to = (before: string, after: string) => `${before} → ${after}`;
export const own_proposal = 'यह प्रस्ताव आपका है, इसलिए किसी सहकर्मी को इसकी पुष्टि करनी होगी।';
export const approve_badge = 'बैज दें';
export const confirm_birth_date = 'जन्मतिथि ठीक करें';
export const approve_title = (name: string) => `${name}: क्या यह सही है?`;
export const approve_badge_text = 'दस्तावेज़ पर नाम, जन्मतिथि और चेहरा प्रोफ़ाइल से मिलते हैं।';
export const birth_date_text = 'दस्तावेज़ पर यही जन्मतिथि है और दस्तावेज़ इसी व्यक्ति का है।';
export const becomes_child =
  'इस व्यक्ति की उम्र 18 से कम मानी जाएगी: प्रोफ़ाइल छिप जाएगी और अभिभावक के बिना आवेदन ख़त्म हो जाएँगे।';
export const reject = 'नामंज़ूर करें';
export const reason_for_talent = 'कारण, जो कलाकार को दिखेगा';
export const reason_for_colleague = 'कारण, आपके सहकर्मियों के लिए';
export const profile = 'प्रोफ़ाइल';
export const photo_alt = 'प्रोफ़ाइल की फ़ोटो';
export const no_photo = 'कोई फ़ोटो नहीं';
export const open_person = 'यह अकाउंट खोलें';
export const scan = 'दस्तावेज़';
