import { plural } from '#words/plural.ts';

const labels = {
  fee: 'फ़ीस',
  days: 'दिन',
  work_days: 'काम के दिन',
  hours: 'रोज़ के घंटे',
  pay_days: 'भुगतान कब तक',
  travel: 'जगह, सफ़र और ठहरना',
  usage: 'इस्तेमाल: कहाँ',
  usage_time: 'इस्तेमाल: कब तक',
  credit: 'क्रेडिट',
  cancellation: 'रद्द होने पर',
  child_hours: 'बच्चे के क़ानूनी घंटे',
  child_deposit: 'बच्चे के लिए जमा',
} as const;
const fee_per = {
  day: (amount: string) => `${amount} प्रति दिन`,
  job: (amount: string) => `पूरे काम के लिए ${amount}`,
  episode: (amount: string) => `${amount} प्रति एपिसोड`,
};
const work_days_of = (count: number) => `इनमें से ${count} दिन`;
const hours_at_most = (count: number) =>
  plural(count, { one: `ज़्यादा से ज़्यादा ${count} घंटा`, other: `ज़्यादा से ज़्यादा ${count} घंटे` });
const paid_within = (days: number) =>
  days === 0 ? 'काम के आख़िरी दिन' : `काम के आख़िरी दिन के ${days} दिन के अंदर`;
const child_hours = (daily: number, stretch: number) =>
  `दिन में ज़्यादा से ज़्यादा ${daily} घंटे, और बिना आराम ${stretch} घंटे`;
const child_deposit = (percent: number, amount: string) =>
  `फ़ीस का ${percent}%, यानी ${amount}, बच्चे के नाम की फ़िक्स्ड डिपॉज़िट में जमा होगा`;

export const term_texts = {
  labels,
  fee_per,
  work_days_of,
  hours_at_most,
  paid_within,
  child_hours,
  child_deposit,
};

export const deal_memo = 'डील मेमो';
export const version = (number: number) => `वर्ज़न ${number}`;
export const parties = { house: 'प्रोडक्शन हाउस', talent: 'कलाकार', guardian: 'अभिभावक' } as const;
export const signatures = 'साइन';
export const signed = (name: string, time: string, contact: string) =>
  `${name}, ${time}, ${contact} पर भेजे गए कोड से`;
export const sealed = (time: string) => `दोनों पक्षों ने साइन किया, ${time}`;
export const unsigned = 'अभी दोनों पक्षों ने साइन नहीं किया';
