import { bookingPay } from '#bookings/pay.ts';
import { shootDays } from '#bookings/shoot-days.ts';

/** What follows signed terms: the shoot days and the pay. */
export const bookedWork = { ...shootDays, ...bookingPay };
