export const meta_title = 'Find the perfect face for your project';
export const meta_description =
  'Casting calls from production houses across India, and the actors, models, dancers and voice artists who apply.';
export const hero_title = 'Find the perfect face for your project...';
export const hero_text =
  'Casting calls from production houses across India, and the actors, models, dancers and voice artists who apply. There are no middlemen, and nobody can pay for a higher place in any list.';
export const hero_picture = 'A contact sheet of headshots, one of them circled';

export const search = 'Find talent';
export const search_text = 'Search talent by name, skill or city';
export const search_placeholder = 'Search...';
export const search_more = 'Advance Filter';

export const featured_title = (product: string) => `Featured artist by ${product}`;
export const featured_text = <Part>(emphasis: (text: string) => Part) => [
  'A place marked ',
  emphasis('Pro plan'),
  ' comes with that plan. It counts only here: nobody can pay for a higher place in any list.',
];
export const featured_marks = {
  choice: 'Featured · Chosen by our team',
  plan: 'Featured · Pro plan',
} as const;
export const featured_none = 'No featured artists available';
export const carousel = 'Featured artists';
export const carousel_role = 'carousel';
export const carousel_previous = 'Previous artist';
export const carousel_next = 'Next artist';
export const carousel_play = 'Play';
export const carousel_pause = 'Pause';

export const talent_login_text = 'Find casting calls that match your profile and apply.';
export const house_login_text = 'Post a casting call and find talent for it.';
export const login_link = <Part>(area: string, unseen: (text: string) => Part) => [
  'Click to login',
  unseen(`: ${area}`),
];
export const partner = 'Partner association';
export const partner_name = 'Bharat Casting Guild';
export const partner_seal = 'Seal of the Bharat Casting Guild, our partner association';

export const birthday_title = 'Celebrating talent today!';
export const birthday_wish = 'Wishing you all health, wealth, and prosperity in your life.';

export const calls_none = 'No casting calls available';
export const calls_all = <Part>(unseen: (text: string) => Part) => ['View All', unseen(' casting calls')];
export const jobs_title = 'Latest jobs';
