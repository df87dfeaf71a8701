import { aboutWard, greetGuardian, shortFor, type Ward } from '#features/guardian/ward.ts';
import type { Letter } from '#platform/letter.ts';
import { writeDay } from '#platform/written-time.ts';

interface Offer {
  title: string;
  company_name: string | null;
  ward: Ward | null;
}

interface OpenOffer extends Offer {
  /** The house's own words. */
  message: string;
  answer_by: string;
}

const PAGE = '/user/my-application';
const sample: Offer = { title: 'Lead Detective · Web Series', company_name: 'Lantern Films', ward: null };
const notes = {
  en: 'Nobody may ask you for money for a part. If somebody does, tell us.',
  hi: 'भूमिका के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
};

const openSample: OpenOffer = {
  ...sample,
  message: 'We would love to have you with us: ten days in Mumbai in January, ₹80,000.',
  answer_by: '2026-12-10',
};

/** Offers a talent the part, in the words of the house. */
export const offerLetter: Letter<OpenOffer> = {
  name: 'offer',
  kind: 'applications',
  sample: openSample,
  shapes: aboutWard(openSample),
  write: {
    en: ({ title, company_name, ward, message, answer_by }, { address }) => {
      const house = company_name ?? 'The production house';
      const day = writeDay(answer_by, 'en');
      return {
        subject: `An offer: ${title}`,
        paragraphs: [
          ...greetGuardian(ward, 'en'),
          `${house} offers you the part: ${title}.`,
          message,
          `Please answer by the end of ${day}: ${address}${PAGE}`,
        ],
        note: notes.en,
        short: shortFor(ward, 'en', `${house} offers you the part: ${title}. Please answer by ${day}.`),
        path: PAGE,
      };
    },
    hi: ({ title, company_name, ward, message, answer_by }, { address }) => {
      const house = company_name ?? 'प्रोडक्शन हाउस';
      const day = writeDay(answer_by, 'hi');
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

/** Tells a talent that the house no longer offers the part. */
export const offerWithdrawnLetter: Letter<Offer> = {
  name: 'offer-withdrawn',
  kind: 'applications',
  sample,
  shapes: aboutWard(sample),
  write: {
    en: ({ title, company_name, ward }) => {
      const house = company_name ?? 'The production house';
      const words = `${house} has taken the offer for ${title} back. Your application is where it was before.`;
      return {
        subject: `An offer was taken back: ${title}`,
        paragraphs: [...greetGuardian(ward, 'en'), words],
        note: notes.en,
        short: shortFor(ward, 'en', words),
        path: PAGE,
      };
    },
    hi: ({ title, company_name, ward }) => {
      const house = company_name ?? 'प्रोडक्शन हाउस';
      const words = `${house} ने ${title} का प्रस्ताव वापस ले लिया है। आपका आवेदन वहीं है जहाँ पहले था।`;
      return {
        subject: `प्रस्ताव वापस ले लिया गया: ${title}`,
        paragraphs: [...greetGuardian(ward, 'hi'), words],
        note: notes.hi,
        short: shortFor(ward, 'hi', words),
        path: PAGE,
      };
    },
  },
};
