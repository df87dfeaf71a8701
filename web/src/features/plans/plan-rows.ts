interface PlanRow {
  benefit: string;
  /** What it means, where its name leaves it open. */
  note?: string;
  basic: string | boolean;
  pro: string | boolean;
}

/** What the two plans hold, beside price and duration. */
export const planRows: readonly PlanRow[] = [
  { benefit: 'Casting calls a year', note: 'How many you may apply to.', basic: '50', pro: 'Unlimited' },
  { benefit: 'Verified badge', basic: true, pro: true },
  {
    benefit: 'Consolidated profile',
    note: 'One profile for every production house.',
    basic: true,
    pro: true,
  },
  { benefit: 'Free videos', note: 'On auditions and the craft.', basic: true, pro: true },
  { benefit: 'Masterclass', note: 'With working casting directors.', basic: false, pro: true },
  { benefit: 'Featured showcase', basic: false, pro: true },
  { benefit: 'Email alerts', note: 'Searches whose new calls we send you.', basic: '1', pro: '3' },
  { benefit: 'WhatsApp alerts', basic: 'Weekly reminder', pro: 'Mon, Wed and Fri' },
  { benefit: 'Photos', basic: '10', pro: '30' },
  { benefit: 'Intro videos', basic: '3', pro: '5' },
  { benefit: 'Audition videos', basic: '5', pro: '10' },
  { benefit: 'Work links', basic: '3', pro: '10' },
];
