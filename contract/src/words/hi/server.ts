/** The catalogues of what the server writes: emails, other notifications and PDFs. */

export * as accountEmails from '#words/hi/accounts/emails.ts';
export * as guardianEmails from '#words/hi/accounts/guardian-emails.ts';
export * as staffEmails from '#words/hi/admin/emails.ts';
export * as queueTitles from '#words/hi/admin/queue-titles.ts';
export * as applicationEmails from '#words/hi/applications/emails.ts';
export * as calendar from '#words/hi/auditions/calendar.ts';
export * as auditionEmails from '#words/hi/auditions/emails.ts';
export * as offerEmails from '#words/hi/auditions/offer-emails.ts';
export * as selfTapeEmails from '#words/hi/auditions/self-tape-emails.ts';
export * as billingEmails from '#words/hi/billing/emails.ts';
export * as invoicePdf from '#words/hi/billing/invoice-pdf.ts';
export { dates } from '#words/hi/dates.ts';
export * as houseEmails from '#words/hi/houses/emails.ts';
export * as jobEmails from '#words/hi/jobs/emails.ts';
export * as rejections from '#words/hi/jobs/rejection-texts.ts';
export * as messagingEmails from '#words/hi/messaging/emails.ts';
export * as notificationEmails from '#words/hi/notifications/emails.ts';
export * as dataReadMe from '#words/hi/privacy/data-read-me.ts';
export * as privacyEmails from '#words/hi/privacy/emails.ts';
export * as consents from '#words/hi/rules/consents.ts';
export * as conversations from '#words/hi/rules/conversations.ts';
export * as documents from '#words/hi/rules/documents.ts';
export * as people from '#words/hi/rules/people.ts';
export * as places from '#words/hi/rules/places.ts';
export * as talentChoices from '#words/hi/rules/talent.ts';
export * as compCard from '#words/hi/talent/comp-card.ts';
