/** What the server answers: errors by code, what is wrong with an input, and what was done. */

export * from '#words/en/answers/accounts.ts';
export * from '#words/en/answers/admin.ts';
export * from '#words/en/answers/applications.ts';
export * from '#words/en/answers/auditions.ts';
export * from '#words/en/answers/billing.ts';
export * from '#words/en/answers/bookings.ts';
export * from '#words/en/answers/casting-input.ts';
export * from '#words/en/answers/houses.ts';
export * from '#words/en/answers/input.ts';
export * from '#words/en/answers/jobs.ts';
export * from '#words/en/answers/messaging.ts';
export * from '#words/en/answers/notifications.ts';
export * from '#words/en/answers/platform.ts';
export * from '#words/en/answers/privacy.ts';
export * from '#words/en/answers/representation.ts';
export * from '#words/en/answers/talent.ts';
