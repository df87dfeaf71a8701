const list = (rows: string[]) => rows.map((row) => `<li>${row}</li>`).join('');

/** The two plans, each for a year. */
export const plans = [
  {
    name: 'Basic',
    price: 999,
    duration_in_days: 365,
    description: list([
      'Apply to 50 casting calls a year',
      'Verified badge on your profile',
      'One consolidated profile for every production house',
      '1 email alert',
      'Weekly WhatsApp reminder',
      '10 photos',
      '3 intro videos',
      '5 audition videos',
      '3 work links',
      'Free videos on auditions and the craft',
    ]),
  },
  {
    name: 'Pro',
    price: 2999,
    duration_in_days: 365,
    description: list([
      'Apply to unlimited casting calls',
      'Verified badge on your profile',
      'One consolidated profile for every production house',
      'Featured showcase on the home page',
      'Masterclass with working casting directors',
      '3 email alerts',
      'WhatsApp alerts on Monday, Wednesday and Friday',
      '30 photos',
      '5 intro videos',
      '10 audition videos',
      '10 work links',
      'Free videos on auditions and the craft',
    ]),
  },
];
