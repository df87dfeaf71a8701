export const title = 'फ़ीडबैक';
export const lead = {
  house: 'इसे सिर्फ़ हमारी टीम पढ़ती है। कलाकार को यह कभी नहीं दिखता।',
  talent: 'इसे सिर्फ़ हमारी टीम पढ़ती है। प्रोडक्शन हाउस को यह कभी नहीं दिखता।',
} as const;
export const questions = {
  punctual: 'क्या वे समय पर और तैयारी के साथ आए?',
  work_again: 'क्या आप उनके साथ फिर काम करेंगे?',
  terms_kept: 'क्या शर्तें पूरी की गईं?',
  safe: 'क्या आपके साथ सम्मान से बर्ताव हुआ और आपकी सुरक्षा का ध्यान रखा गया?',
} as const;
export const note = 'टिप्पणी';
export const give = 'फ़ीडबैक दें';
export const change = 'अपना फ़ीडबैक बदलें';
export const change_until = (day: string) => `आप इसे ${day} तक बदल सकते हैं।`;
export const given = (day: string, by: string, title: string) => `${day} · ${by} · ${title}`;
