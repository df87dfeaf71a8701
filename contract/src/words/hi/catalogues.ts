import type { Translation } from '#words/translation.ts';

/** Every catalogue. Each that the server writes from is listed in `server.ts`. */

export * as accountsAccountSettings from '#words/hi/accounts/account-settings.ts';
export * as accountsGuardians from '#words/hi/accounts/guardians.ts';
export * as accountsIdentity from '#words/hi/accounts/identity.ts';
export * as adminAuditLog from '#words/hi/admin/audit-log.ts';
export * as adminContent from '#words/hi/admin/content.ts';
export * as adminMoney from '#words/hi/admin/money.ts';
export * as adminOperations from '#words/hi/admin/operations.ts';
export * as adminPeople from '#words/hi/admin/people.ts';
export * as adminReviews from '#words/hi/admin/reviews.ts';
export * as adminStaffArea from '#words/hi/admin/staff-area.ts';
export * as answers from '#words/hi/answers/all.ts';
export * as apiFiles from '#words/hi/api/files.ts';
export * as apiRequests from '#words/hi/api/requests.ts';
export * as apiWaiting from '#words/hi/api/waiting.ts';
export * as appAreaFrame from '#words/hi/app/area-frame.ts';
export * as appAreaPages from '#words/hi/app/area-pages.ts';
export * as appLanguage from '#words/hi/app/language.ts';
export * as appPublicPages from '#words/hi/app/public-pages.ts';
export * as appSiteFrame from '#words/hi/app/site-frame.ts';
export * as applicationsAddedPeople from '#words/hi/applications/added-people.ts';
export * as applicationsApply from '#words/hi/applications/apply.ts';
export * as applicationsBoard from '#words/hi/applications/board.ts';
export * as applicationsReview from '#words/hi/applications/review.ts';
export * as applicationsSent from '#words/hi/applications/sent.ts';
export * as applicationsSharedBoard from '#words/hi/applications/shared-board.ts';
export * as auditionsOffers from '#words/hi/auditions/offers.ts';
export * as auditionsOwnTapes from '#words/hi/auditions/own-tapes.ts';
export * as auditionsProjects from '#words/hi/auditions/projects.ts';
export * as auditionsSelfTapes from '#words/hi/auditions/self-tapes.ts';
export * as auditionsSlots from '#words/hi/auditions/slots.ts';
export * as auditionsStudio from '#words/hi/auditions/studio.ts';
export * as auditionsTapeRoom from '#words/hi/auditions/tape-room.ts';
export * as billingPayments from '#words/hi/billing/payments.ts';
export * as billingPlans from '#words/hi/billing/plans.ts';
export * as housesAnswers from '#words/hi/houses/answers.ts';
export * as housesCompanyProfile from '#words/hi/houses/company-profile.ts';
export * as housesDiscovery from '#words/hi/houses/discovery.ts';
export * as housesTeam from '#words/hi/houses/team.ts';
export * as housesWebhooks from '#words/hi/houses/webhooks.ts';
export * as jobsJobDetails from '#words/hi/jobs/job-details.ts';
export * as jobsJobPosts from '#words/hi/jobs/job-posts.ts';
export * as jobsJobs from '#words/hi/jobs/jobs.ts';
export * as jobsSavedSearches from '#words/hi/jobs/saved-searches.ts';
export * as jobsShareCall from '#words/hi/jobs/share-call.ts';
export * as messagingConversations from '#words/hi/messaging/conversations.ts';
export * as notificationsDispatch from '#words/hi/notifications/dispatch.ts';
export * as notificationsInbox from '#words/hi/notifications/inbox.ts';
export * as notificationsPreferences from '#words/hi/notifications/preferences.ts';
export * as privacyOwnData from '#words/hi/privacy/own-data.ts';
export * as representationAgency from '#words/hi/representation/agency.ts';
export * as representationFamily from '#words/hi/representation/family.ts';
export * as representationMandates from '#words/hi/representation/mandates.ts';
export * as rulesAllowances from '#words/hi/rules/allowances.ts';
export * as rulesCalls from '#words/hi/rules/calls.ts';
export * as rulesCompany from '#words/hi/rules/company.ts';
export * as rulesCredits from '#words/hi/rules/credits.ts';
export * as rulesFiles from '#words/hi/rules/files.ts';
export * as rulesPlaces from '#words/hi/rules/places.ts';
export * as rulesStages from '#words/hi/rules/stages.ts';
export * as rulesWork from '#words/hi/rules/work.ts';
export * from '#words/hi/server.ts';
export * as siteContent from '#words/hi/site/content.ts';
export * as siteHome from '#words/hi/site/home.ts';
export * as siteLegal from '#words/hi/site/legal.ts';
export * as talentDirectory from '#words/hi/talent/directory.ts';
export * as talentMedia from '#words/hi/talent/media.ts';
export * as talentProfile from '#words/hi/talent/profile.ts';
export * as talentProfileQuestions from '#words/hi/talent/profile-questions.ts';
export * as talentPublicProfile from '#words/hi/talent/public-profile.ts';
export * as talentUploads from '#words/hi/talent/uploads.ts';
export * as uiCommon from '#words/hi/ui/common.ts';
export * as uiControls from '#words/hi/ui/controls.ts';
export * as uiFormats from '#words/hi/ui/formats.ts';
export * as uiMultiSelect from '#words/hi/ui/multi-select.ts';
export * as uiOfflinePage from '#words/hi/ui/offline-page.ts';
export * as uiPagination from '#words/hi/ui/pagination.ts';

/** Compiles only if this language has every message of the English one. */
export type Checked = Translation<
  typeof import('#words/en/catalogues.ts'),
  typeof import('#words/hi/catalogues.ts')
>;
export * as applicationsRepresentation from '#words/hi/applications/representation.ts';
export * as representationSubmissions from '#words/hi/representation/submissions.ts';
