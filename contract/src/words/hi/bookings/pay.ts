export const title = 'भुगतान';
export const due = (day: string) => `${day} तक होना है।`;
export const overdue = (day: string, count: number) => `${day} तक होना था। ${count} दिन की देरी।`;
export const marked = {
  own: (amount: string, day: string) => `आपने दर्ज किया: ${day} को ${amount} का भुगतान हुआ।`,
  house: (amount: string, day: string) => `प्रोडक्शन हाउस ने दर्ज किया: ${day} को ${amount} का भुगतान हुआ।`,
  talent: (amount: string, day: string) => `कलाकार ने दर्ज किया: ${day} को ${amount} का भुगतान हुआ।`,
} as const;
export const mark = 'भुगतान दर्ज करें';
export const correct = 'अपनी एंट्री ठीक करें';
export const amount = 'रकम (रुपये)';
export const paid_on = 'भुगतान की तारीख़';
export const proof = 'सबूत: तस्वीर या PDF (ज़रूरी नहीं)';
export const open_proof = {
  own: 'अपना सबूत खोलें',
  house: 'प्रोडक्शन हाउस का सबूत खोलें',
  talent: 'कलाकार का सबूत खोलें',
} as const;
export const disputed = {
  own: (amount: string, text: string) => `आपकी आपत्ति: ${amount} का भुगतान हुआ। ${text}`,
  house: (amount: string, text: string) => `प्रोडक्शन हाउस की आपत्ति: ${amount} का भुगतान हुआ। ${text}`,
  talent: (amount: string, text: string) => `कलाकार की आपत्ति: ${amount} का भुगतान हुआ। ${text}`,
} as const;
export const dismissed = 'हमारी टीम को इस आपत्ति का कोई आधार नहीं मिला।';
export const dispute = 'आपत्ति दर्ज करें';
export const change_dispute = 'अपनी आपत्ति बदलें';
export const dispute_lead = 'दोनों पक्षों की बात हमारी टीम देखेगी। आपकी आपत्ति दूसरे पक्ष को भी दिखेगी।';
export const came = 'कितनी रकम का भुगतान हुआ (रुपये)';
export const wrong = 'क्या ग़लत है';
