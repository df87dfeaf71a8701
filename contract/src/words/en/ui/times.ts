/** Days and times. */

export const in_india = (time: string) => `${time} IST`;
export const in_zone = (time: string, city: string) => `${time} (${city})`;
export const on_day = (day: string, time: string) => `${day}, ${time}`;
export const period = (begins: string, ends: string) => `${begins} – ${ends}`;
