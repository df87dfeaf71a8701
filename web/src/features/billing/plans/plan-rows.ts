interface PlanRow {
  benefit: string;
  /** An explanation, where the name alone is unclear. */
  note?: string;
  basic: string | boolean;
  pro: string | boolean;
}

/** The features of the two plans, except price and duration. */
export const planRows: readonly PlanRow[] = [
  { benefit: 'Casting calls a year', note: 'How many you can apply to.', basic: '50', pro: 'Unlimited' },
  {
    benefit: 'Verified badge',
    note: 'After an identity check, which the plan includes. Payment alone gives no badge.',
    basic: true,
    pro: true,
  },
  {
    benefit: 'Consolidated profile',
    note: 'One profile for every production house.',
    basic: true,
    pro: true,
  },
  { benefit: 'Free videos', note: 'About auditions and acting.', basic: true, pro: true },
  { benefit: 'Masterclass', note: 'With working casting directors.', basic: false, pro: true },
  {
    benefit: 'Featured showcase',
    note: 'A turn among the artists on the home page, marked Featured · Pro plan. It changes no list or search.',
    basic: false,
    pro: true,
  },
  { benefit: 'Email alerts', note: 'Saved searches with new casting calls by email.', basic: '1', pro: '3' },
  { benefit: 'WhatsApp alerts', basic: 'Weekly reminder', pro: 'Mon, Wed and Fri' },
  { benefit: 'Photos', basic: '10', pro: '30' },
  { benefit: 'Intro videos', basic: '3', pro: '5' },
  { benefit: 'Audition videos', basic: '5', pro: '10' },
  { benefit: 'Work links', basic: '3', pro: '10' },
];
