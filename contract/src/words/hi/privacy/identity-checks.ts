export const corrections_title = 'सुधार';
export const corrections_lead =
  'अगर आपकी कोई निजी जानकारी ग़लत है जिसे आप ख़ुद नहीं बदल सकते, तो हमें बताएँ। हम 30 दिन के अंदर जवाब देंगे।';
export const correction_text = 'क्या ग़लत है और सही क्या है';
export const correction_send = 'सुधार का अनुरोध करें';
export const correction_add = 'और लिखें';
export const sending = 'भेजा जा रहा है...';
export const request_kinds = {
  deletion: 'अकाउंट हटाना',
  export: 'अपने डेटा की कॉपी',
  correction: 'सुधार',
  objection: 'सुधार पर आपत्ति',
  appeal: 'नामंज़ूर दस्तावेज़ पर अपील',
} as const;
export const request_states = {
  open: (due: string) => `हम ${due} तक जवाब देंगे`,
  done: () => 'पूरा हुआ',
  rejected: () => 'नामंज़ूर',
} as const;

export const badge_title = 'सत्यापित बैज';
export const badge_lead =
  'फ़ोटो वाला पहचान पत्र भेजें, जैसे पासपोर्ट या मास्क किया हुआ आधार कार्ड। हम उसे आपके नाम, जन्मतिथि और फ़ोटो से मिलाएँगे, फिर हटा देंगे।';
export const badge_done = 'आपकी पहचान की जाँच हो चुकी है। जब तक आपका प्लान चालू है, बैज दिखेगा।';
export const badge_waiting = 'हम आपका दस्तावेज़ जाँच रहे हैं।';
export const badge_rejected = (reason: string) => `आपका दस्तावेज़ मंज़ूर नहीं हो सका: ${reason}`;
export const badge_document = 'फ़ोटो वाला पहचान पत्र';
export const badge_send = 'दस्तावेज़ भेजें';

export const confirm_title = 'अपने ईमेल की पुष्टि करें';
export const confirm_lead =
  'आपके अकाउंट में यह ईमेल दर्ज होगा। सभी डिवाइस लॉग आउट हो जाएँगे, पुरानी पासकी और लिंक काम नहीं करेंगे, और नया पासवर्ड चुनना होगा।';
export const confirm_submit = 'इस ईमेल की पुष्टि करें';
export const confirming = 'पुष्टि हो रही है...';
export const confirm_failed = 'आपके ईमेल की पुष्टि नहीं हो सकी। ईमेल वाला लिंक फिर से खोलें।';

export const object_title = 'सुधार पर आपत्ति करें';
export const object_lead = 'बताएँ कि क्या ग़लत है। हमारी टीम इसे देखकर 30 दिन के अंदर जवाब देगी।';
export const object_text = 'क्या ग़लत है';
export const object_submit = 'आपत्ति भेजें';
export const object_failed = 'आपकी आपत्ति नहीं भेजी जा सकी। फिर से कोशिश करें।';
