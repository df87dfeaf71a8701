import { bookingFeedback } from '#bookings/feedback.ts';
import { bookingPay } from '#bookings/pay.ts';
import { shootDays } from '#bookings/shoot-days.ts';

/** What follows signed terms: the shoot days, the pay and feedback. */
export const bookedWork = { ...shootDays, ...bookingPay, ...bookingFeedback };
