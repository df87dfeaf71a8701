/** The figures of the marketplace, as charts and as a table. */

export const page = 'Figures';
export const lead = 'Counted from activity on the site. Days follow Indian time.';
export const field_from = 'From';
export const field_to = 'To';
export const field_by = 'By';
export const periods = {
  day: 'Days',
  week: 'Weeks',
  month: 'Months',
} as const;
export const show = 'Show';
export const download = 'Download as CSV';
export const download_failed = 'We couldn’t download the table. Try again.';
export const channels = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'Text message',
  push: 'Browser',
} as const;

export const chart = (title: string) => `${title}. The table on this page has the numbers.`;
export const funnel = 'Talent who registered in this period';
export const funnel_note = 'How far they have got so far.';
export const funnel_steps = {
  registered: 'Registered',
  whole_profile: 'Completed the profile',
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  cast: 'Cast',
} as const;
export const registrations = 'Registrations';
export const talent = 'Talent';
export const houses = 'Production houses';
export const houses_short = 'Houses';
export const calls_posted = 'Casting calls posted';
export const calls = 'Casting calls';
export const applications = 'Applications';
export const answered = 'Answered';
export const not_answered = 'Not answered yet';
export const answer_time = 'Time to first answer';
export const answer_time_note = 'Median hours from an application to its first answer.';
export const answer_hours = 'Hours to first answer';
export const hours = 'Hours';
export const revenue_rupees = 'Revenue in rupees';
export const revenue_note = 'With GST. Refunds count on the day of the request.';
export const revenue = 'Revenue';
export const orders_paid = 'Orders paid';
export const orders = 'Orders';
export const refunds = 'Refunds';
export const sent = 'Messages sent';
export const sent_note = 'The site keeps sent messages for 6 months.';
export const failed = 'Messages that failed';
export const sent_and_failed = (channel: string) => `${channel}: sent / failed`;
export const table = 'All numbers';
export const column_month = 'Month';
export const column_week = 'Week from';
export const column_day = 'Day';
