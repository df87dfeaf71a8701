export const page = 'कारण';
export const lead =
  'कास्टिंग कॉल या दस्तावेज़ के बारे में लिखते समय जोड़ने के लिए टेक्स्ट। प्रोडक्शन हाउस इन्हें अपनी भाषा में पढ़ता है।';
export const add = 'कारण जोड़ें';
export const edit = 'कारण बदलें';
export const edit_named = (text: string) => `बदलें: ${text}`;
export const save = 'कारण सेव करें';
export const kind = 'निर्णय';
export const text_en = 'अंग्रेज़ी में टेक्स्ट';
export const text_hi = 'हिंदी में टेक्स्ट';
export const kinds = {
  call_change: 'कास्टिंग कॉल में बदलाव',
  take_down: 'साइट से हटाया गया कास्टिंग कॉल',
  document_change: 'दूसरा दस्तावेज़',
  identity: 'पहचान का दस्तावेज़ नामंज़ूर',
} as const;
