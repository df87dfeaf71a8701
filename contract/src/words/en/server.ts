/** The catalogues of what the server writes: emails, other notifications and PDFs. */

export * as accountEmails from '#words/en/accounts/emails.ts';
export * as guardianEmails from '#words/en/accounts/guardian-emails.ts';
export * as staffEmails from '#words/en/admin/emails.ts';
export * as queueTitles from '#words/en/admin/queue-titles.ts';
export * as applicationEmails from '#words/en/applications/emails.ts';
export * as calendar from '#words/en/auditions/calendar.ts';
export * as auditionEmails from '#words/en/auditions/emails.ts';
export * as offerEmails from '#words/en/auditions/offer-emails.ts';
export * as selfTapeEmails from '#words/en/auditions/self-tape-emails.ts';
export * as billingEmails from '#words/en/billing/emails.ts';
export * as invoicePdf from '#words/en/billing/invoice-pdf.ts';
export { dates } from '#words/en/dates.ts';
export * as houseEmails from '#words/en/houses/emails.ts';
export * as jobEmails from '#words/en/jobs/emails.ts';
export * as rejections from '#words/en/jobs/rejection-texts.ts';
export * as messagingEmails from '#words/en/messaging/emails.ts';
export * as notificationEmails from '#words/en/notifications/emails.ts';
export * as dataReadMe from '#words/en/privacy/data-read-me.ts';
export * as privacyEmails from '#words/en/privacy/emails.ts';
export * as consents from '#words/en/rules/consents.ts';
export * as conversations from '#words/en/rules/conversations.ts';
export * as documents from '#words/en/rules/documents.ts';
export * as people from '#words/en/rules/people.ts';
export * as places from '#words/en/rules/places.ts';
export * as talentChoices from '#words/en/rules/talent.ts';
export * as compCard from '#words/en/talent/comp-card.ts';
