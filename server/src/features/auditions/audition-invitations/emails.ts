import { auditionEmail } from '#features/auditions/audition-invitations/audition-email.ts';

/** The notifications to a talent about an audition. */
export const auditionEmails = {
  offered: auditionEmail({
    name: 'audition-offered',
    en: {
      subject: 'You are invited to audition',
      paragraphs: ({ house, title, page }) => [
        `${house} invites you to audition for ${title}.`,
        `Choose a time, or ask for another time: ${page}`,
      ],
    },
    hi: {
      subject: 'आपको ऑडिशन के लिए आमंत्रित किया गया है',
      paragraphs: ({ house, title, page }) => [
        `${house} ने ${title} के ऑडिशन के लिए आपको आमंत्रित किया है।`,
        `कोई समय चुनें या दूसरा समय माँगें: ${page}`,
      ],
    },
  }),
  proposed: auditionEmail({
    name: 'audition-proposed',
    en: {
      subject: 'Confirm your audition time',
      paragraphs: ({ house, title, proposed, details, page }) => [
        `${house} invites you to audition for ${title} at this time:`,
        ...proposed,
        ...details,
        `Confirm it, or choose another time: ${page}`,
      ],
    },
    hi: {
      subject: 'अपने ऑडिशन का समय कन्फ़र्म करें',
      paragraphs: ({ house, title, proposed, details, page }) => [
        `${house} ने ${title} के ऑडिशन के लिए आपको इस समय बुलाया है:`,
        ...proposed,
        ...details,
        `इसे कन्फ़र्म करें या दूसरा समय चुनें: ${page}`,
      ],
    },
  }),
  more: auditionEmail({
    name: 'audition-more-times',
    en: {
      subject: 'New audition times',
      paragraphs: ({ house, title, page }) => [
        `${house} has new audition times for ${title}.`,
        `Choose one: ${page}`,
      ],
    },
    hi: {
      subject: 'ऑडिशन के नए समय',
      paragraphs: ({ house, title, page }) => [
        `${house} ने ${title} के ऑडिशन के लिए नए समय दिए हैं।`,
        `इनमें से एक चुनें: ${page}`,
      ],
    },
  }),
  confirmed: auditionEmail({
    name: 'audition-confirmed',
    atOnce: true,
    isAtTime: true,
    en: {
      subject: 'Your audition is confirmed',
      paragraphs: ({ house, title, when, place, details }) => [
        `Your audition with ${house} for ${title}:`,
        when,
        place,
        ...details,
      ],
    },
    hi: {
      subject: 'आपका ऑडिशन तय हो गया है',
      paragraphs: ({ house, title, when, place, details }) => [
        `${title} के लिए ${house} के साथ आपका ऑडिशन:`,
        when,
        place,
        ...details,
      ],
    },
  }),
  moved: auditionEmail({
    name: 'audition-moved',
    atOnce: true,
    en: {
      subject: 'Your audition time has changed. Choose a new slot',
      paragraphs: ({ house, title, when, proposed, page }) => [
        `${house} can no longer see you for ${title} on ${when}.`,
        ...(proposed.length > 0 ? ['We keep this time for you:', ...proposed] : []),
        proposed.length > 0 ? `Confirm it, or choose another: ${page}` : `Choose another time: ${page}`,
      ],
    },
    hi: {
      subject: 'आपके ऑडिशन का समय बदल गया है, कृपया फिर से चुनें',
      paragraphs: ({ house, title, when, proposed, page }) => [
        `${title} के लिए ${house} के साथ आपका ऑडिशन अब ${when} नहीं हो सकेगा।`,
        ...(proposed.length > 0 ? ['यह समय आपके लिए रखा गया है:', ...proposed] : []),
        proposed.length > 0 ? `इसे कन्फ़र्म करें या दूसरा चुनें: ${page}` : `कृपया दूसरा समय चुनें: ${page}`,
      ],
    },
  }),
  cancelled: auditionEmail({
    name: 'audition-cancelled',
    atOnce: true,
    en: {
      subject: 'Your audition time was cancelled. Choose a new slot',
      paragraphs: ({ house, title, when, page }) => [
        `${house} cancelled the audition for ${title} on ${when}.`,
        `Choose another time, or ask for one: ${page}`,
      ],
    },
    hi: {
      subject: 'आपके ऑडिशन का समय रद्द हो गया है, कृपया फिर से चुनें',
      paragraphs: ({ house, title, when, page }) => [
        `${house} ने ${title} का ऑडिशन रद्द कर दिया है, जो ${when} होना था।`,
        `कृपया दूसरा समय चुनें या माँगें: ${page}`,
      ],
    },
  }),
  ended: auditionEmail({
    name: 'audition-ended',
    atOnce: true,
    en: {
      subject: 'Your audition is cancelled',
      paragraphs: ({ house, title, when }) => [
        `Your audition with ${house} for ${title} on ${when} is cancelled, because your application is closed.`,
        'The attached file removes the audition from your calendar.',
      ],
    },
    hi: {
      subject: 'आपका ऑडिशन रद्द हो गया है',
      paragraphs: ({ house, title, when }) => [
        `${title} के लिए ${house} के साथ ${when} का आपका ऑडिशन रद्द हो गया है, क्योंकि आपका आवेदन बंद हो चुका है।`,
        'साथ में भेजी गई फ़ाइल ऑडिशन को आपके कैलेंडर से हटा देगी।',
      ],
    },
  }),
  place: auditionEmail({
    name: 'audition-place',
    atOnce: true,
    isAtTime: true,
    en: {
      subject: 'The place of your audition has changed',
      paragraphs: ({ title, when, place }) => [
        `Your audition for ${title} is still at this time: ${when}.`,
        `The new place is: ${place}`,
      ],
    },
    hi: {
      subject: 'आपके ऑडिशन की जगह बदल गई है',
      paragraphs: ({ title, when, place }) => [
        `${title} के लिए आपके ऑडिशन का समय वही है: ${when}।`,
        `नई जगह: ${place}`,
      ],
    },
  }),
  reminder: auditionEmail({
    name: 'audition-reminder',
    isAtTime: true,
    en: {
      subject: 'Reminder: your audition',
      paragraphs: ({ house, title, when, place, details }) => [
        `Your audition with ${house} for ${title}:`,
        when,
        place,
        ...details,
      ],
    },
    hi: {
      subject: 'आपके ऑडिशन का रिमाइंडर',
      paragraphs: ({ house, title, when, place, details }) => [
        `${title} के लिए ${house} के साथ आपका ऑडिशन:`,
        when,
        place,
        ...details,
      ],
    },
  }),
};
