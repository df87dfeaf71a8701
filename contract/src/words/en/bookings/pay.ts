import { plural } from '#words/plural.ts';

/** What both sides see of the pay of a booking, and mark. */

export const title = 'Pay';
export const due = (day: string) => `Due on ${day}.`;
export const overdue = (day: string, count: number) =>
  plural(count, {
    one: `Due on ${day}. Overdue by ${count} day.`,
    other: `Due on ${day}. Overdue by ${count} days.`,
  });
export const marked = {
  own: (amount: string, day: string) => `Marked paid by you: ${amount} on ${day}.`,
  house: (amount: string, day: string) => `Marked paid by the production house: ${amount} on ${day}.`,
  talent: (amount: string, day: string) => `Marked paid by the talent: ${amount} on ${day}.`,
} as const;
export const mark = 'Mark as paid';
export const correct = 'Correct your entry';
export const amount = 'Amount in rupees';
export const paid_on = 'Paid on';
export const proof = 'Proof: picture or PDF (optional)';
export const open_proof = {
  own: 'Open your proof',
  house: 'Open the production house’s proof',
  talent: 'Open the talent’s proof',
} as const;
export const disputed = {
  own: (amount: string, text: string) => `Disputed by you: ${amount} came. ${text}`,
  house: (amount: string, text: string) => `Disputed by the production house: ${amount} came. ${text}`,
  talent: (amount: string, text: string) => `Disputed by the talent: ${amount} came. ${text}`,
} as const;
export const dismissed = 'Our team found no reason for this dispute.';
export const dispute = 'Dispute this pay';
export const change_dispute = 'Change your dispute';
export const dispute_lead = 'Our team sees what both of you say. The other side sees your dispute.';
export const came = 'Amount that came, in rupees';
export const wrong = 'What is wrong';
