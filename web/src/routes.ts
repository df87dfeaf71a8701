import { legalPages } from '@kirdaar/contract/rules/legal';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import {
  accountOf,
  apiKeysOf,
  calendarPaths,
  consentsOf,
  conversationsOf,
  forgotPasswordOf,
  notificationsOf,
  preferencesOf,
  verifyOf,
} from './account-paths.ts';
import { agencyPaths } from './agency-paths.ts';
import { adminPaths } from './features/admin/admin-paths.ts';
import { legalPaths } from './features/site/legal/legal-paths.ts';
import { housePaths } from './house-paths.ts';
import { paths } from './paths.ts';

/** All routes: every URL with its layout and page. */
export default [
  route('app.webmanifest', 'app/pages/app-manifest.ts'),
  // The server keeps these for some seconds: none has a token in its address, and a `handle` names the URL parameters
  // that a page reads.
  layout('app/PublicLayout.tsx', { id: 'kept-pages' }, [
    index('features/site/home/HomePage.tsx'),
    route(paths.about, 'features/site/content/AboutPage.tsx'),
    route(paths.services, 'features/site/services/ServicesPage.tsx'),
    route(paths.projects, 'features/site/projects/ProjectsPage.tsx'),
    route(paths.projectDetails, 'features/site/projects/ProjectDetailsPage.tsx'),
    route(paths.plans, 'features/billing/plans/PlansPage.tsx'),
    route(paths.contact, 'features/site/contact/ContactPage.tsx'),
    route(paths.clients, 'features/site/clients/ClientsPage.tsx'),
    ...legalPages.map((page) => route(paths[page], 'features/site/legal/LegalPage.tsx', { id: page })),
    route(paths.profiles, 'features/talent/directory/ProfilesPage.tsx'),
    route(paths.talentPage, 'app/pages/TalentPage.tsx'),
    // The address by id leads to the one by name, if the talent has one.
    route(paths.talent, 'app/pages/TalentPage.tsx', { id: 'talent-by-id' }),
    route(paths.castingCalls, 'features/jobs/jobs/CastingCallsPage.tsx'),
    route(paths.castingCall, 'app/pages/CastingCallPage.tsx'),
    route(paths.house, 'app/pages/HousePage.tsx'),
  ]),
  layout('app/PublicLayout.tsx', [
    route(legalPaths.version, 'features/site/legal/LegalVersionPage.tsx'),
    route(paths.shared, 'features/talent/public-profile/SharedProfilePage.tsx'),
    route(paths.sharedPackage, 'features/representation/packages/SharedPackagePage.tsx'),
    route(paths.alerts, 'features/jobs/saved-searches/AlertsPage.tsx'),
    route(paths.stop, 'features/notifications/preferences/UnsubscribePage.tsx'),
    route(paths.guardianDecisions, 'features/accounts/guardians/GuardianDecisionsPage.tsx'),
    route(paths.outbox, 'features/notifications/dispatch/OutboxPage.tsx'),
    route(paths.emailPreview, 'features/notifications/dispatch/EmailPreviewPage.tsx'),
    route('*', 'features/site/content/NotFoundPage.tsx'),
  ]),
  layout('app/PlainLayout.tsx', [
    route(paths.sharedBoard, 'features/applications/review/SharedBoardPage.tsx'),
    route(calendarPaths.availability, 'features/bookings/availability-link/AvailabilityPage.tsx'),
    route(housePaths.added, 'features/applications/added-people/AddedPage.tsx'),
  ]),
  layout('app/AuthLayout.tsx', [
    route(paths.talentLogin, 'features/accounts/identity/LoginPage.tsx', { id: 'talent-login' }),
    route(paths.talentRegister, 'features/accounts/identity/RegisterPage.tsx', { id: 'talent-register' }),
    route(
      paths.completeTalentRegistration,
      'features/accounts/google-sign-in/CompleteTalentRegistrationPage.tsx',
    ),
    route(verifyOf.talent, 'features/accounts/identity/VerifyPage.tsx', { id: 'talent-verify' }),
    route(forgotPasswordOf.talent, 'features/accounts/password-reset/ForgotPasswordPage.tsx', {
      id: 'talent-forgot-password',
    }),
    route(`${paths.talentResetPassword}?`, 'features/accounts/password-reset/ResetPasswordPage.tsx', {
      id: 'talent-reset-password',
    }),
    route(paths.joinTeam, 'features/houses/team/JoinTeamPage.tsx'),
    route(paths.mandate, 'features/representation/mandates/MandateLinkPage.tsx'),
    route(paths.undoEmailChange, 'features/accounts/account-settings/UndoEmailChangePage.tsx'),
    route(paths.productionLogin, 'features/accounts/identity/LoginPage.tsx', { id: 'production-login' }),
    route(paths.productionRegister, 'features/accounts/identity/RegisterPage.tsx', {
      id: 'production-register',
    }),
    route(verifyOf.production, 'features/accounts/identity/VerifyPage.tsx', { id: 'production-verify' }),
    route(forgotPasswordOf.production, 'features/accounts/password-reset/ForgotPasswordPage.tsx', {
      id: 'production-forgot-password',
    }),
    route(`${paths.productionResetPassword}?`, 'features/accounts/password-reset/ResetPasswordPage.tsx', {
      id: 'production-reset-password',
    }),
  ]),
  layout('app/TalentLayout.tsx', [
    layout('app/AreaPagesLayout.tsx', { id: 'talent-pages' }, [
      route(paths.popularCalls, 'features/jobs/jobs/PopularCallsPage.tsx'),
      route(paths.callsForYou, 'app/pages/CallsForYouPage.tsx'),
      route(paths.savedCalls, 'app/pages/SavedCallsPage.tsx'),
      route(paths.callDetails, 'app/pages/CallDetailsPage.tsx'),
      route(paths.myApplications, 'app/pages/MyApplicationsPage.tsx'),
      route(calendarPaths.calendar, 'features/bookings/calendar/CalendarPage.tsx'),
      route(paths.selfTape, 'features/auditions/self-tapes/SelfTapePage.tsx'),
      route(paths.studio, 'features/auditions/studio/StudioPage.tsx'),
      route(paths.apply, 'features/applications/apply/ApplyPage.tsx'),
      route(conversationsOf.talent, 'features/messaging/conversations/TalentConversationsPage.tsx'),
      route(paths.talentConversation, 'features/messaging/conversations/TalentConversationPage.tsx'),
      route(paths.talentPlans, 'features/billing/plans/TalentPlansPage.tsx'),
      route(paths.buyPlan, 'features/billing/payments/BuyPlanPage.tsx'),
      route(paths.mySubscription, 'features/billing/plans/MySubscriptionPage.tsx'),
      route(accountOf.talent, 'app/pages/AccountPage.tsx', { id: 'talent-account' }),
      route(preferencesOf.talent, 'features/notifications/preferences/PreferencesPage.tsx', {
        id: 'talent-preferences',
      }),
      route(apiKeysOf.talent, 'features/accounts/api-keys/ApiKeysPage.tsx', { id: 'talent-api-keys' }),
      route(consentsOf.talent, 'features/privacy/consents/ConsentsPage.tsx', { id: 'talent-consents' }),
      route(notificationsOf.talent, 'features/notifications/inbox/NotificationsPage.tsx', {
        id: 'talent-notices',
      }),
      route(paths.family, 'features/representation/family/FamilyPage.tsx'),
      route(paths.representation, 'features/representation/mandates/MandatesPage.tsx'),
      route(agencyPaths.submit, 'features/representation/submissions/SubmitPage.tsx'),
      route(agencyPaths.worksheet, 'features/representation/worksheet/WorksheetPage.tsx'),
      route(agencyPaths.roster, 'features/representation/roster/RosterPage.tsx'),
      route(agencyPaths.act, 'features/representation/acting/ActPage.tsx'),
      route(agencyPaths.team, 'features/representation/agencies/AgencyTeamPage.tsx'),
      route(agencyPaths.packages, 'features/representation/packages/PackagesPage.tsx'),
      route(paths.media, 'features/talent/media/MediaPage.tsx'),
      route(paths.guardian, 'features/accounts/guardians/GuardianPage.tsx'),
      route(paths.publicProfile, 'features/talent/public-profile/PublicProfilePage.tsx'),
      route(paths.completeProfile, 'features/talent/profile/CompleteProfilePage.tsx'),
      // The casting call can also be passed as a query parameter.
      route('/user/castingapplicaton/:userId?', 'features/applications/apply/ApplyPage.tsx', {
        id: 'apply-by-query',
      }),
    ]),
  ]),
  layout('app/ProductionLayout.tsx', [
    layout('app/AreaPagesLayout.tsx', { id: 'production-pages' }, [
      route(accountOf.production, 'app/pages/AccountPage.tsx', { id: 'production-account' }),
      route(preferencesOf.production, 'features/notifications/preferences/PreferencesPage.tsx', {
        id: 'production-preferences',
      }),
      route(apiKeysOf.production, 'features/accounts/api-keys/ApiKeysPage.tsx', {
        id: 'production-api-keys',
      }),
      route(consentsOf.production, 'features/privacy/consents/ConsentsPage.tsx', {
        id: 'production-consents',
      }),
      route(notificationsOf.production, 'features/notifications/inbox/NotificationsPage.tsx', {
        id: 'production-notices',
      }),
      route(housePaths.webhooks, 'features/houses/webhooks/WebhooksPage.tsx'),
      route(housePaths.webhook, 'features/houses/webhooks/DeliveriesPage.tsx'),
      route(housePaths.companyProfile, 'features/houses/company-profile/CompanyProfilePage.tsx'),
      route(paths.completeRegistration, 'features/accounts/google-sign-in/CompleteRegistrationPage.tsx'),
      route(paths.addJob, 'features/jobs/job-posts/AddJobPage.tsx'),
      route(housePaths.editJob, 'features/jobs/job-posts/EditJobPage.tsx'),
      route(housePaths.previousJobs, 'features/jobs/jobs/PreviousJobsPage.tsx'),
      route(housePaths.upcomingJobs, 'features/jobs/jobs/UpcomingJobsPage.tsx'),
      route(housePaths.project, 'features/auditions/projects/ProjectPage.tsx'),
      route(housePaths.jobDetails, 'features/jobs/jobs/JobDetailsPage.tsx'),
      route(housePaths.jobApplicants, 'app/JobApplicantsLayout.tsx', [
        index('features/applications/review/JobApplicantsPage.tsx'),
        route('review/:application', 'features/applications/review/ReviewPage.tsx'),
      ]),
      route(housePaths.jobDecisions, 'features/applications/decisions/DecisionsPage.tsx'),
      route(housePaths.auditions, 'features/auditions/slots/AuditionsPage.tsx'),
      route(housePaths.tapes, 'features/auditions/tape-room/TapeRoomPage.tsx'),
      route(housePaths.checkIn, 'features/auditions/check-in/CheckInPage.tsx'),
      route(housePaths.applicationDetails, 'app/pages/ApplicationDetailsPage.tsx'),
      route(housePaths.applicantProfile, 'features/applications/apply/ApplicantProfilePage.tsx'),
      route(housePaths.applicantPhotos, 'features/applications/apply/ApplicantPhotosPage.tsx'),
      route(housePaths.productionProfiles, 'features/houses/discovery/DiscoverPage.tsx'),
      route(housePaths.houseTalent, 'app/pages/HouseTalentPage.tsx'),
      route(housePaths.talentLists, 'features/houses/discovery/TalentListsPage.tsx'),
      route(housePaths.talentList, 'features/houses/discovery/TalentListPage.tsx'),
      route(conversationsOf.production, 'features/messaging/conversations/HouseConversationsPage.tsx'),
      route(housePaths.productionConversation, 'features/messaging/conversations/HouseConversationPage.tsx'),
      route(housePaths.appeals, 'features/houses/appeals/AppealsPage.tsx'),
      route(housePaths.team, 'features/houses/team/TeamPage.tsx'),
    ]),
  ]),
  route(adminPaths.login, 'features/admin/staff-accounts/StaffLoginPage.tsx'),
  route(adminPaths.join, 'features/admin/staff-accounts/StaffJoinPage.tsx'),
  layout('app/StaffLayout.tsx', [
    layout('app/StaffPagesLayout.tsx', [
      route(adminPaths.start, 'features/admin/today/TodayPage.tsx'),
      route(adminPaths.call, 'features/admin/casting-calls/CallReviewPage.tsx'),
      route(adminPaths.document, 'features/admin/document-reviews/DocumentReviewPage.tsx'),
      route(adminPaths.guardian, 'features/admin/document-reviews/GuardianReviewPage.tsx'),
      route(adminPaths.house, 'features/admin/house-suspensions/StaffHousePage.tsx'),
      route(adminPaths.appeal, 'features/admin/appeals/AppealPage.tsx'),
      route(adminPaths.report, 'features/admin/report-reviews/ReportPage.tsx'),
      route(adminPaths.search, 'features/admin/staff-lists/SearchPage.tsx'),
      route(adminPaths.list, 'features/admin/staff-lists/ListsPage.tsx'),
      route(adminPaths.person, 'features/admin/people/PersonPage.tsx'),
      route(adminPaths.orders, 'features/admin/money/OrdersPage.tsx'),
      route(adminPaths.order, 'features/admin/money/OrderPage.tsx'),
      route(adminPaths.gst, 'features/admin/money/GstPage.tsx'),
      route(adminPaths.planPrices, 'features/admin/money/PlanPricesPage.tsx'),
      route(adminPaths.content, 'features/admin/content/ContentPage.tsx'),
      route(adminPaths.contentPiece, 'features/admin/content/ContentPiecePage.tsx'),
      route(adminPaths.auditLog, 'features/admin/audit-log/AuditLogPage.tsx'),
      route(adminPaths.staff, 'features/admin/staff-accounts/StaffPage.tsx'),
      route(adminPaths.reasons, 'features/admin/decision-reasons/ReasonsPage.tsx'),
      route(adminPaths.flagRules, 'features/admin/flag-rules/FlagRulesPage.tsx'),
      route(adminPaths.passkeys, 'features/admin/staff-passkeys/StaffPasskeysPage.tsx'),
      route(adminPaths.switches, 'features/admin/switches/SwitchesPage.tsx'),
      route(adminPaths.figures, 'features/admin/figures/FiguresPage.tsx'),
      route(adminPaths.announcements, 'features/admin/announcements/AnnouncementsPage.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
