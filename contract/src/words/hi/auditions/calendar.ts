export const summary = (call: string) => `ऑडिशन: ${call}`;
export const summary_with = (call: string, who: string) => `ऑडिशन: ${call} (${who})`;
export const contact = (person: string) => `संपर्क: ${person}`;
export const calendar_bring = (things: string) => `साथ लाएँ: ${things}`;
export const changes = (site: string) => `समय और बदलाव: ${site}`;
export const feed_name = (product: string) => `${product} के ऑडिशन`;

export const document_title = (call: string) => `कॉल शीट: ${call}`;
export const call_sheet_title = 'कॉल शीट';
export const no_slots = 'आज से आगे ऑडिशन का कोई स्लॉट नहीं है।';
export const call_sheet_bring = (things: string) => `साथ लाएँ: ${things}`;
export const guardian = (who: string) => `अभिभावक: ${who}`;
export const arrived = 'पहुँचे';
export const arrived_at = (time: string) => `${time} पर पहुँचे`;
export const free = 'ख़ाली';
export const confirmed = 'कन्फ़र्म';
export const not_answered = 'अभी जवाब नहीं मिला';
