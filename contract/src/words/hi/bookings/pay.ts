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
