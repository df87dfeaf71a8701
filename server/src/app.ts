import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { emails } from '#emails.ts';
import { accountRoutes } from '#features/accounts/account-settings/routes.ts';
import { emailUndoRoutes } from '#features/accounts/email-undo/routes.ts';
import { googleSignInRoutes } from '#features/accounts/google-sign-in/routes.ts';
import { guardianRoutes } from '#features/accounts/guardians/routes.ts';
import { identityRoutes } from '#features/accounts/identity/routes.ts';
import { passkeyRoutes } from '#features/accounts/passkeys/routes.ts';
import { passwordResetRoutes } from '#features/accounts/password-reset/routes.ts';
import { sessionRoutes } from '#features/accounts/sessions/routes.ts';
import { twoFactorRoutes } from '#features/accounts/two-factor/routes.ts';
import { announcementRoutes } from '#features/admin/announcements/routes.ts';
import { appealReviewRoutes } from '#features/admin/appeals/routes.ts';
import { staffAuditRoutes } from '#features/admin/audit-log/routes.ts';
import { castingCallReviewRoutes } from '#features/admin/casting-calls/routes.ts';
import { documentReviewRoutes } from '#features/admin/document-reviews/routes.ts';
import { figureRoutes } from '#features/admin/figures/routes.ts';
import { houseSuspensionRoutes } from '#features/admin/house-suspensions/routes.ts';
import { moneyRoutes } from '#features/admin/money/routes.ts';
import { peopleRoutes } from '#features/admin/people/routes.ts';
import { reportReviewRoutes } from '#features/admin/report-reviews/routes.ts';
import { staffAccountRoutes } from '#features/admin/staff-accounts/routes.ts';
import { switchRoutes } from '#features/admin/switches/routes.ts';
import { todayRoutes } from '#features/admin/today/routes.ts';
import { applicationKitRoutes } from '#features/applications/application-kits/routes.ts';
import { applicationRoutes } from '#features/applications/apply/routes.ts';
import { boardRoutes } from '#features/applications/board/routes.ts';
import { boardNewsRoutes } from '#features/applications/board-news/routes.ts';
import { clientResponseRoutes } from '#features/applications/client-responses/routes.ts';
import { decisionRoutes } from '#features/applications/decisions/routes.ts';
import { housePageRoutes } from '#features/applications/house-page/routes.ts';
import { invitationToApplyRoutes } from '#features/applications/invitations-to-apply/routes.ts';
import { ownApplicationRoutes } from '#features/applications/own-applications/routes.ts';
import { ownStageRoutes } from '#features/applications/own-stages/routes.ts';
import { reviewRoutes } from '#features/applications/review/routes.ts';
import { reviewPresetRoutes } from '#features/applications/review-presets/routes.ts';
import { shareLinkRoutes } from '#features/applications/share-links/routes.ts';
import { auditionInvitationRoutes } from '#features/auditions/audition-invitations/routes.ts';
import { calendarRoutes } from '#features/auditions/calendar/routes.ts';
import { checkInRoutes } from '#features/auditions/check-in/routes.ts';
import { offerRoutes } from '#features/auditions/offers/routes.ts';
import { recastingRoutes } from '#features/auditions/recasting/routes.ts';
import { selfTapeRoutes } from '#features/auditions/self-tapes/routes.ts';
import { auditionRoutes } from '#features/auditions/slots/routes.ts';
import { tapeUploadRoutes } from '#features/auditions/tape-uploads/routes.ts';
import { timetableRoutes } from '#features/auditions/timetable/routes.ts';
import { invoiceRoutes } from '#features/billing/invoices/routes.ts';
import { paymentRoutes } from '#features/billing/payments/routes.ts';
import { planRoutes } from '#features/billing/plans/routes.ts';
import { sandboxRoutes } from '#features/billing/sandbox/routes.ts';
import { appealRoutes } from '#features/houses/appeals/routes.ts';
import { companyRoutes } from '#features/houses/company-profile/routes.ts';
import { houseDocumentRoutes } from '#features/houses/documents/routes.ts';
import { talentListRoutes } from '#features/houses/talent-lists/routes.ts';
import { teamRoutes } from '#features/houses/team/routes.ts';
import { jobDraftRoutes } from '#features/jobs/job-drafts/routes.ts';
import { jobPostRoutes } from '#features/jobs/job-posts/routes.ts';
import { jobRoutes } from '#features/jobs/jobs/routes.ts';
import { matchingRoutes } from '#features/jobs/matching/routes.ts';
import { popularRoutes } from '#features/jobs/popular/routes.ts';
import { savedJobRoutes } from '#features/jobs/saved-jobs/routes.ts';
import { savedSearchRoutes } from '#features/jobs/saved-searches/routes.ts';
import { conversationFileRoutes } from '#features/messaging/attachments/routes.ts';
import { conversationRoutes } from '#features/messaging/conversations/routes.ts';
import { reportRoutes } from '#features/messaging/reports/routes.ts';
import { outboxRoutes } from '#features/notifications/dispatch/routes.ts';
import { inboxRoutes } from '#features/notifications/inbox/routes.ts';
import { preferenceRoutes } from '#features/notifications/preferences/routes.ts';
import { pushRoutes } from '#features/notifications/push/routes.ts';
import { smsRoutes } from '#features/notifications/sms/routes.ts';
import { whatsappRoutes } from '#features/notifications/whatsapp/routes.ts';
import { accountDeletionRoutes } from '#features/privacy/account-deletion/routes.ts';
import { consentRoutes } from '#features/privacy/consents/routes.ts';
import { dataExportRoutes } from '#features/privacy/data-exports/routes.ts';
import { contentRoutes } from '#features/site/content/routes.ts';
import { homeRoutes } from '#features/site/home/routes.ts';
import { sitemapRoutes } from '#features/site/sitemap/routes.ts';
import { profileRoutes } from '#features/talent/directory/routes.ts';
import { mediaLibraryRoutes } from '#features/talent/media/routes.ts';
import { talentRoutes } from '#features/talent/profile/routes.ts';
import { publicProfileRoutes } from '#features/talent/public-profile/routes.ts';
import { uploadRoutes } from '#features/talent/uploads/routes.ts';
import type { Metrics } from '#open-metrics.ts';
import { logAccess } from '#platform/http/access-log.ts';
import { rejectCrossSiteRequests } from '#platform/http/csrf-protection.ts';
import { endConnectionsOnLeave } from '#platform/http/drain.ts';
import { answerError, answerErrors, answerUnknownEndpoint } from '#platform/http/errors.ts';
import { healthRoutes } from '#platform/http/health.ts';
import { keepPublicAnswers } from '#platform/http/public-answers.ts';
import { readablePath } from '#platform/http/readable-path.ts';
import { limitRequests } from '#platform/http/request-limits.ts';
import { limitRequestsInProgress } from '#platform/http/requests-in-progress.ts';
import { securityHeaders, setSecurityHeaders } from '#platform/http/security-headers.ts';
import { refuseSlowBodies } from '#platform/http/slow-bodies.ts';
import { closeStalledResponses } from '#platform/http/stalled-responses.ts';
import { respectSwitches } from '#platform/http/switches.ts';
import { answerUnreadable } from '#platform/http/unreadable-requests.ts';
import { mediaRoutes } from '#platform/media/media-routes.ts';
import type { Services } from '#platform/services.ts';
import { requirePolicy } from '#route-policy.ts';

const JSON_BYTES = 256 * 1024;
const FIELD_BYTES = 64 * 1024;

/** Builds the HTTP server of the whole product: its API, media and pages. */
export async function buildApp(services: Services, log?: FastifyBaseLogger, metrics?: Metrics) {
  const headers = securityHeaders(services.config);
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: JSON_BYTES,
    // Requests on open connections are answered as usual while the process stops.
    return503OnClosing: false,
    trustProxy: services.config.TRUST_PROXY.length > 0 && services.config.TRUST_PROXY,
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    routerOptions: { ignoreTrailingSlash: true },
    // We reject a request without a Host header ourselves, so that the error has the same shape as all
    // others.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, setSecurityHeaders(headers, request, reply)),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers, log),
  });
  app.addHook('onRequest', async (request, reply) => void setSecurityHeaders(headers, request, reply));
  requirePolicy(app);
  answerErrors(app);
  logAccess(app);
  metrics?.watchRequests(app);
  closeStalledResponses(app.server);
  refuseSlowBodies(app);
  endConnectionsOnLeave(app, services.health);
  rejectCrossSiteRequests(app);
  await app.register(compress);
  await app.register(cookie);
  await app.register(multipart, { limits: { fieldSize: FIELD_BYTES, fields: 200, files: 40, parts: 240 } });

  limitRequestsInProgress(app, services.config);
  limitRequests(app, services);
  respectSwitches(app, services);
  app.all('/api/*', answerUnknownEndpoint);
  keepPublicAnswers(app, services.config);
  healthRoutes(app, services.health);
  await mediaRoutes(app, services);
  identityRoutes(app, services);
  passwordResetRoutes(app, services);
  sessionRoutes(app, services);
  accountRoutes(app, services);
  emailUndoRoutes(app, services);
  dataExportRoutes(app, services);
  accountDeletionRoutes(app, services);
  consentRoutes(app, services);
  twoFactorRoutes(app, services);
  passkeyRoutes(app, services);
  googleSignInRoutes(app, services);
  guardianRoutes(app, services);
  companyRoutes(app, services);
  houseDocumentRoutes(app, services);
  appealRoutes(app, services);
  teamRoutes(app, services);
  talentRoutes(app, services);
  mediaLibraryRoutes(app, services);
  uploadRoutes(app, services);
  outboxRoutes(app, services, emails);
  pushRoutes(app, services);
  await smsRoutes(app, services);
  await whatsappRoutes(app, services);
  inboxRoutes(app, services);
  await preferenceRoutes(app, services);
  conversationRoutes(app, services);
  reportRoutes(app, services);
  conversationFileRoutes(app, services);
  jobRoutes(app, services);
  popularRoutes(app, services);
  jobPostRoutes(app, services);
  decisionRoutes(app, services);
  ownStageRoutes(app, services);
  jobDraftRoutes(app, services);
  matchingRoutes(app, services);
  applicationRoutes(app, services);
  ownApplicationRoutes(app, services);
  applicationKitRoutes(app, services);
  auditionRoutes(app, services);
  timetableRoutes(app, services);
  checkInRoutes(app, services);
  auditionInvitationRoutes(app, services);
  calendarRoutes(app, services);
  selfTapeRoutes(app, services);
  tapeUploadRoutes(app, services);
  offerRoutes(app, services);
  recastingRoutes(app, services);
  boardRoutes(app, services);
  boardNewsRoutes(app, services);
  housePageRoutes(app, services);
  reviewRoutes(app, services);
  reviewPresetRoutes(app, services);
  shareLinkRoutes(app, services);
  clientResponseRoutes(app, services);
  savedJobRoutes(app, services);
  savedSearchRoutes(app, services);
  planRoutes(app, services);
  await paymentRoutes(app, services);
  invoiceRoutes(app, services);
  await sandboxRoutes(app, services);
  profileRoutes(app, services);
  talentListRoutes(app, services);
  invitationToApplyRoutes(app, services);
  publicProfileRoutes(app, services);
  contentRoutes(app, services);
  homeRoutes(app, services);
  sitemapRoutes(app, services);
  staffAccountRoutes(app, services);
  staffAuditRoutes(app, services);
  switchRoutes(app, services);
  announcementRoutes(app, services);
  figureRoutes(app, services);
  moneyRoutes(app, services);
  peopleRoutes(app, services);
  todayRoutes(app, services);
  castingCallReviewRoutes(app, services);
  houseSuspensionRoutes(app, services);
  appealReviewRoutes(app, services);
  documentReviewRoutes(app, services);
  reportReviewRoutes(app, services);
  return app;
}
