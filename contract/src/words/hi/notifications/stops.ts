import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/notifications/stops.ts'),
  typeof import('#words/hi/notifications/stops.ts')
>;

export const kinds = {
  account: 'आपके अकाउंट',
  applications: 'आवेदनों',
  views: 'आपकी प्रोफ़ाइल देखने वालों',
  auditions: 'ऑडिशन',
  invitations: 'निमंत्रणों और प्रस्तावों',
  conversations: 'आपकी बातचीत',
  plans: 'आपके प्लान और भुगतान',
  alerts: 'आपकी सहेजी गई खोजों के नए कास्टिंग कॉल',
} as const;
export const channels = {
  email: 'ईमेल से',
  whatsapp: 'WhatsApp पर',
  sms: 'SMS से',
  push: 'आपके ब्राउज़र में',
} as const;
export const on_again = (about: string, way: string) => `${about} के बारे में संदेश फिर से ${way} आएँगे।`;
export const off = (about: string, way: string) => `${about} के बारे में संदेश अब ${way} नहीं आएँगे।`;
