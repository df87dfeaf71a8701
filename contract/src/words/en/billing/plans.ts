import { plural } from '#words/plural.ts';

export const description =
  'Compare Basic and Pro: what each yearly plan for talent includes. Prices include GST.';
export const headline = <Part>(marked: (text: string) => Part) => [
  'Two plans, ',
  marked('one year'),
  ' each',
];
export const lead =
  'A plan lets you apply more often, show more photos and videos, and get more alerts. It does not give you a higher place in any list.';
export const terms =
  'Prices include 18% GST. Without a plan you can apply to 5 casting calls a year. A plan lasts a year and doesn’t renew automatically.';
export const own_lead =
  'A plan lets you apply more often, show more photos and videos, and get more alerts. Prices include 18% GST. A plan doesn’t renew automatically.';
export const buy = 'Buy Now';
export const buy_plan = (plan: string) => `Buy Now ${plan}`;
export const years = (count: number) => plural(count, { one: `${count} Year`, other: `${count} Years` });

export const card_own = 'Your plan';
export const card_gst = 'GST included';
export const card_more = 'View More…';
export const card_more_of = (plan: string) => `View More… of ${plan}`;
export const card_all = (plan: string) => `Everything in ${plan}`;
export const card_price = (price: string, duration: string) => `${price} for ${duration}, GST included.`;
export const price_later = (day: string, current: string) => `Starts on ${day}, when ${current} ends.`;
export const price_now = (price: string) => `${price} for you now`;
export const price_start = (plan: string) => `${plan} starts immediately and runs for its full term.`;
export const credit_none = (plan: string) => `You have no unused days of ${plan} to deduct.`;
export const credit = (days: number, plan: string, amount: string) =>
  plural(days, {
    one: `${days} unused day of ${plan} takes ${amount} off the price.`,
    other: `${days} unused days of ${plan} take ${amount} off the price.`,
  });

export const table = 'Basic and Pro compared';
export const table_duration = 'Duration';
export const row_calls = 'Casting calls a year';
export const row_calls_note = 'How many you can apply to.';
export const row_calls_pro = 'Unlimited';
export const row_badge = 'Verified badge';
export const row_badge_note =
  'After an identity check, which the plan includes. Payment alone gives no badge.';
export const row_profile = 'Consolidated profile';
export const row_profile_note = 'One profile for every production house.';
export const row_free_videos = 'Free videos';
export const row_free_videos_note = 'About auditions and acting.';
export const row_masterclass = 'Masterclass';
export const row_masterclass_note = 'With working casting directors.';
export const row_showcase = 'Featured showcase';
export const row_showcase_note =
  'A turn among the artists on the home page, marked Featured · Pro plan. Lists and searches stay the same.';
export const row_email = 'Email alerts';
export const row_email_note = 'Saved searches with new casting calls by email.';
export const row_whatsapp = 'WhatsApp alerts';
export const row_whatsapp_basic = 'Weekly reminder';
export const row_whatsapp_pro = 'Mon, Wed and Fri';
export const row_intro_videos = 'Intro videos';
export const row_audition_videos = 'Audition videos';
export const row_work_links = 'Work links';
