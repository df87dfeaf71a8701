export const labels = {
  call_time: 'कॉल टाइम',
  place: 'जगह',
  map_url: 'मैप',
  contact_name: 'संपर्क',
  contact_phone: 'फ़ोन',
  bring: 'साथ क्या लाएँ',
} as const;

export const line = (label: string, text: string) => `${label}: ${text}`;
export const change = (label: string, text: string, before: string) =>
  `${label}: ${text || 'कुछ नहीं'} (पहले: ${before || 'कुछ नहीं'})`;

interface Told {
  title: string;
  company_name: string | null;
  day: string;
  call_time: string;
  place: string;
  lines: string[];
  page: string;
}

export const told = ({ title, company_name, day, call_time, place, lines, page }: Told) => ({
  subject: `${day} का शूट: कॉल टाइम ${call_time}`,
  paragraphs: [
    `${company_name ?? 'प्रोडक्शन हाउस'} ने ${title} के शूट की जानकारी भेजी है।`,
    `${labels.call_time}: ${day}, ${call_time}`,
    ...lines,
    `यहाँ देखें: ${page}`,
  ],
  note: 'कुछ बदला, तो हम आपको बताएँगे कि क्या बदला।',
  short: `${day} को ${title} का शूट। कॉल टाइम ${call_time}, ${place}।`,
});

export const changed = ({ title, company_name, day, call_time, place, lines, page }: Told) => ({
  subject: `${day} का शूट: जानकारी बदली`,
  paragraphs: [
    `${company_name ?? 'प्रोडक्शन हाउस'} ने ${day} को ${title} के शूट की जानकारी बदली है।`,
    ...lines,
    `पूरी जानकारी यहाँ देखें: ${page}`,
  ],
  note: 'जो यहाँ नहीं लिखा है, वह नहीं बदला।',
  short: `${day} को ${title} के शूट की जानकारी बदली। अब कॉल टाइम ${call_time}, ${place}।`,
});
