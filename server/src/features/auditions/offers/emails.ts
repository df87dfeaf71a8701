import { formatDay } from '@kirdaar/contract/words/format-date';
import {
  aboutChild,
  type Guardianship,
  greetGuardian,
  shortFor,
} from '#features/accounts/guardians/guardianship.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Offer {
  title: string;
  company_name: string | null;
  ward: Guardianship | null;
}

interface OpenOffer extends Offer {
  /** The message written by the house. */
  message: string;
  answer_by: string;
}

const PAGE = '/user/my-application';
const sample: Offer = { title: 'Lead Detective · Web Series', company_name: 'Lantern Films', ward: null };
const notes = {
  en: 'Nobody may ask you for money for a role. If someone does, report it to us.',
  hi: 'भूमिका के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
};

const openSample: OpenOffer = {
  ...sample,
  message: 'We would love to have you with us: ten days in Mumbai in January, ₹80,000.',
  answer_by: '2026-12-10',
};

/** Offers a talent the role, with the house's message. */
export const offerEmail: EmailTemplate<OpenOffer> = {
  name: 'offer',
  kind: 'applications',
  sample: openSample,
  shapes: aboutChild(openSample),
  write: {
    en: ({ title, company_name, ward, message, answer_by }, { address }) => {
      const house = company_name ?? 'The production house';
      const day = formatDay(answer_by, 'en');
      return {
        subject: `Role offer: ${title}`,
        paragraphs: [
          ...greetGuardian(ward, 'en'),
          `${house} offers you the role: ${title}.`,
          message,
          `Answer by the end of ${day}: ${address}${PAGE}`,
        ],
        note: notes.en,
        short: shortFor(ward, 'en', `${house} offers you the role: ${title}. Answer by ${day}.`),
        path: PAGE,
      };
    },
    hi: ({ title, company_name, ward, message, answer_by }, { address }) => {
      const house = company_name ?? 'प्रोडक्शन हाउस';
      const day = formatDay(answer_by, 'hi');
      const offers = `${house} ने आपको यह भूमिका देने का प्रस्ताव रखा है: ${title}।`;
      return {
        subject: `आपके लिए प्रस्ताव: ${title}`,
        paragraphs: [
          ...greetGuardian(ward, 'hi'),
          offers,
          message,
          `कृपया ${day} समाप्त होने से पहले उत्तर दें: ${address}${PAGE}`,
        ],
        note: notes.hi,
        short: shortFor(ward, 'hi', `${offers} कृपया ${day} तक उत्तर दें।`),
        path: PAGE,
      };
    },
  },
};

/** Notifies a talent that the house has withdrawn the offer. */
export const offerWithdrawnEmail: EmailTemplate<Offer> = {
  name: 'offer-withdrawn',
  kind: 'applications',
  sample,
  shapes: aboutChild(sample),
  write: {
    en: ({ title, company_name, ward }) => {
      const house = company_name ?? 'The production house';
      const text = `${house} has withdrawn its offer for ${title}. Your application has the same status as before.`;
      return {
        subject: `Offer withdrawn: ${title}`,
        paragraphs: [...greetGuardian(ward, 'en'), text],
        note: notes.en,
        short: shortFor(ward, 'en', text),
        path: PAGE,
      };
    },
    hi: ({ title, company_name, ward }) => {
      const house = company_name ?? 'प्रोडक्शन हाउस';
      const text = `${house} ने ${title} का प्रस्ताव वापस ले लिया है। आपके आवेदन की स्थिति पहले जैसी ही है।`;
      return {
        subject: `प्रस्ताव वापस ले लिया गया: ${title}`,
        paragraphs: [...greetGuardian(ward, 'hi'), text],
        note: notes.hi,
        short: shortFor(ward, 'hi', text),
        path: PAGE,
      };
    },
  },
};

interface CancelledRole extends Offer {
  /** The reason written by the house. */
  reason: string;
}

const cancelledSample: CancelledRole = { ...sample, reason: 'The producers have postponed the series.' };

/** Tells a talent who had accepted a role that the house has cancelled it, and why. */
export const roleCancelledEmail: EmailTemplate<CancelledRole> = {
  name: 'role-cancelled',
  kind: 'applications',
  sample: cancelledSample,
  shapes: aboutChild(cancelledSample),
  write: {
    en: ({ title, company_name, ward, reason }, { address }) => {
      const house = company_name ?? 'The production house';
      const text = `You had accepted the role ${title}. ${house} has now cancelled it, so you no longer have this role.`;
      return {
        subject: `Your role was cancelled: ${title}`,
        paragraphs: [
          ...greetGuardian(ward, 'en'),
          text,
          `The reason given: ${reason}`,
          `See your applications here: ${address}${PAGE}`,
        ],
        note: notes.en,
        short: shortFor(ward, 'en', text),
        path: PAGE,
      };
    },
    hi: ({ title, company_name, ward, reason }, { address }) => {
      const house = company_name ?? 'प्रोडक्शन हाउस';
      const text = `आपने ${title} की भूमिका स्वीकार की थी। ${house} ने इसे अब रद्द कर दिया है, इसलिए यह भूमिका अब आपके पास नहीं है।`;
      return {
        subject: `आपकी भूमिका रद्द कर दी गई: ${title}`,
        paragraphs: [
          ...greetGuardian(ward, 'hi'),
          text,
          `बताया गया कारण: ${reason}`,
          `अपने आवेदन यहाँ देखें: ${address}${PAGE}`,
        ],
        note: notes.hi,
        short: shortFor(ward, 'hi', text),
        path: PAGE,
      };
    },
  },
};
