/** What the server answers: errors by code, what is wrong with an input, and what was done. */

export * from '#words/hi/answers/accounts.ts';
export * from '#words/hi/answers/admin.ts';
export * from '#words/hi/answers/applications.ts';
export * from '#words/hi/answers/auditions.ts';
export * from '#words/hi/answers/billing.ts';
export * from '#words/hi/answers/bookings.ts';
export * from '#words/hi/answers/casting-input.ts';
export * from '#words/hi/answers/houses.ts';
export * from '#words/hi/answers/input.ts';
export * from '#words/hi/answers/jobs.ts';
export * from '#words/hi/answers/messaging.ts';
export * from '#words/hi/answers/notifications.ts';
export * from '#words/hi/answers/platform.ts';
export * from '#words/hi/answers/privacy.ts';
export * from '#words/hi/answers/representation.ts';
export * from '#words/hi/answers/talent.ts';
