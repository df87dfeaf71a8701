import type { Language, MessageKind } from '@kirdaar/contract/rules/messages';
import { aboutWard, greetGuardian, shortFor, type Ward } from '#features/guardian/ward.ts';
import type { Letter } from '#platform/letter.ts';

interface Stepped {
  title: string;
  company_name: string | null;
  ward: Ward | null;
}

type Writing = Record<
  Language,
  { subject: string; says: (house: string, title: string) => string; next: string; nextPath?: string }
> & { name: string; kind?: MessageKind; atOnce?: true };

const PAGE = '/user/my-application';
const CALLS = '/user/new-casting-calls';
const nameless = { en: 'The production house', hi: 'प्रोडक्शन हाउस' };
const notes = {
  en: 'Nobody may ask you for money for an audition or a part. If somebody does, tell us.',
  hi: 'ऑडिशन या भूमिका के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
};

const sample: Stepped = { title: 'Lead Detective · Web Series', company_name: 'Lantern Films', ward: null };

/** Tells a talent of a step of an application. */
function stepLetter({ name, kind = 'applications', atOnce, ...words }: Writing): Letter<Stepped> {
  return {
    name,
    kind,
    ...(atOnce && { atOnce }),
    sample,
    shapes: aboutWard(sample),
    write: {
      en: (stepped, { address }) => written(stepped, address, 'en', words.en),
      hi: (stepped, { address }) => written(stepped, address, 'hi', words.hi),
    },
  };
}

function written(
  { title, company_name, ward }: Stepped,
  address: string,
  language: Language,
  { subject, says, next, nextPath = PAGE }: Writing[Language],
) {
  const words = says(company_name ?? nameless[language], title);
  return {
    subject: `${subject}: ${title}`,
    paragraphs: [...greetGuardian(ward, language), words, `${next}: ${address}${nextPath}`],
    note: notes[language],
    short: shortFor(ward, language, words),
    path: PAGE,
  };
}

/** What a talent is told of the steps of an application. Of an audition its invitation tells. */
export const stepLetters = {
  applied: stepLetter({
    name: 'applied',
    atOnce: true,
    en: {
      subject: 'Your application is sent',
      says: (house, title) => `${house} has your application for ${title}.`,
      next: 'You see each step of it, and can take it back, here',
    },
    hi: {
      subject: 'आपका आवेदन भेज दिया गया है',
      says: (house, title) => `${title} के लिए आपका आवेदन ${house} को मिल गया है।`,
      next: 'इसका हर चरण यहाँ देखें; आवेदन वापस भी यहीं लिया जा सकता है',
    },
  }),
  viewed: stepLetter({
    name: 'viewed',
    kind: 'views',
    en: {
      subject: 'Your application was opened',
      says: (house, title) => `${house} has opened your application for ${title}.`,
      next: 'You see each step of it here',
    },
    hi: {
      subject: 'आपका आवेदन देखा गया',
      says: (house, title) => `${house} ने ${title} के लिए आपका आवेदन देख लिया है।`,
      next: 'इसका हर चरण यहाँ देखें',
    },
  }),
  shortlisted: stepLetter({
    name: 'shortlisted',
    en: {
      subject: 'You are on the shortlist',
      says: (house, title) => `${house} has put you on the shortlist for ${title}.`,
      next: 'There is nothing to do now: you will be told what comes next. You see each step here',
    },
    hi: {
      subject: 'आपको शॉर्टलिस्ट किया गया है',
      says: (house, title) => `${house} ने ${title} के लिए आपको शॉर्टलिस्ट किया है।`,
      next: 'अभी आपको कुछ नहीं करना है: आगे जो होगा, आपको बताया जाएगा। हर चरण यहाँ देखें',
    },
  }),
  selected: stepLetter({
    name: 'selected',
    atOnce: true,
    en: {
      subject: 'You are selected',
      says: (house, title) => `You accepted the offer of ${house}, and the part is yours: ${title}.`,
      next: 'Your parts and their days are here',
    },
    hi: {
      subject: 'आपका चयन हो गया है',
      says: (house, title) => `आपने ${house} का प्रस्ताव स्वीकार कर लिया है और यह भूमिका आपकी है: ${title}।`,
      next: 'आपकी भूमिकाएँ और उनकी तारीखें यहाँ हैं',
    },
  }),
  not_selected: stepLetter({
    name: 'not-selected',
    en: {
      subject: 'Somebody else was chosen this time',
      says: (house, title) => `${house} chose somebody else for ${title} this time. Thank you for applying.`,
      next: 'Your application and its steps stay in your account. Calls that fit you are here',
      nextPath: CALLS,
    },
    hi: {
      subject: 'इस बार किसी और का चयन हुआ',
      says: (house, title) => `${house} ने इस बार ${title} के लिए किसी और को चुना है। आवेदन करने के लिए धन्यवाद।`,
      next: 'आपका आवेदन और उसके सभी चरण आपके खाते में बने रहेंगे। आपके लिए उपयुक्त कॉल यहाँ हैं',
      nextPath: CALLS,
    },
  }),
};

export type ToldStep = keyof typeof stepLetters;
