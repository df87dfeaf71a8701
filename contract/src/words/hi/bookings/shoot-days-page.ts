export const title = 'शूट के दिन';
export const heading = (day: string, call_time: string) => `${day}, कॉल टाइम ${call_time}`;
export const add = 'शूट का दिन जोड़ें';
export const lead =
  'उस दिन इस रोल के लिए बुक सभी लोगों को बताया जाएगा। बाद में कुछ बदलें, तो उन्हें बताया जाएगा कि क्या बदला।';
export const day = 'दिन';
export const map_url = 'मैप लिंक';
export const contact_name = 'संपर्क व्यक्ति';
export const contact_phone = 'संपर्क व्यक्ति का फ़ोन';
export const save = 'सेव करें और भेजें';
