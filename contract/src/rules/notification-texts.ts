import type { Language } from './languages.ts';
import type { Channel, NotificationKind } from './notifications.ts';

/** Each language's own name. */
const kindLabels: Record<Language, Record<NotificationKind, string>> = {
  en: {
    account: 'your account',
    applications: 'applications',
    views: 'who viewed your profile',
    auditions: 'auditions',
    invitations: 'invitations and offers',
    conversations: 'your conversations',
    plans: 'your plan and payments',
    alerts: 'new casting calls for your saved searches',
  },
  hi: {
    account: 'आपके अकाउंट',
    applications: 'आवेदनों',
    views: 'आपकी प्रोफ़ाइल देखने वालों',
    auditions: 'ऑडिशन',
    invitations: 'निमंत्रणों और प्रस्तावों',
    conversations: 'आपकी बातचीत',
    plans: 'आपके प्लान और भुगतान',
    alerts: 'आपकी सहेजी गई खोजों के नए कास्टिंग कॉल',
  },
};

const channelLabels: Record<Language, Record<Channel, string>> = {
  en: { email: 'by email', whatsapp: 'on WhatsApp', sms: 'by SMS', push: 'in your browser' },
  hi: { email: 'ईमेल से', whatsapp: 'WhatsApp पर', sms: 'SMS से', push: 'आपके ब्राउज़र में' },
};

/**
 * Builds the confirmation, in the recipient's language, of whether notifications of a kind are now sent on a
 * channel.
 */
export function preferenceConfirmation(
  language: Language,
  kind: NotificationKind,
  channel: Channel,
  wanted: boolean,
): string {
  const about = kindLabels[language][kind];
  const way = channelLabels[language][channel];
  if (language === 'hi') {
    return wanted ? `${about} के बारे में संदेश फिर से ${way} आएँगे।` : `${about} के बारे में संदेश अब ${way} नहीं आएँगे।`;
  }
  return wanted
    ? `You will get messages about ${about} ${way} again.`
    : `You will no longer get messages about ${about} ${way}.`;
}
