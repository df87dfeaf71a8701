export const in_india = (time: string) => `${time} (भारतीय समय)`;
export const in_zone = (time: string, city: string) => `${time} (${city})`;
export const on_day = (day: string, time: string) => `${day}, ${time}`;
export const period = (begins: string, ends: string) => `${begins} – ${ends}`;
export const never_updated = 'अभी तक अपडेट नहीं';

export const kilobytes = (size: string) => `${size} KB`;
export const megabytes = (size: string) => `${size} MB`;

export const unread = (name: string, count: number) => `${name}, ${count} बिना पढ़े`;

export const sending = (percent: number) => `फ़ाइलें अपलोड हो रही हैं: ${percent}%`;
export const sent = 'अपलोड हो गया। फ़ाइलों की जाँच हो रही है।';
