import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { requirePolicy } from '#access-policy.ts';
import { accountRoutes } from '#features/account/routes.ts';
import { applicationRoutes } from '#features/applications/routes.ts';
import { auditionRoutes } from '#features/auditions/routes.ts';
import { boardRoutes } from '#features/board/routes.ts';
import { calendarRoutes } from '#features/calendar/routes.ts';
import { castingInvitationRoutes } from '#features/casting-invitations/routes.ts';
import { companyRoutes } from '#features/company/routes.ts';
import { contentRoutes } from '#features/content/routes.ts';
import { conversationFileRoutes } from '#features/conversation-files/routes.ts';
import { conversationRoutes } from '#features/conversations/routes.ts';
import { dataExportRoutes } from '#features/data-exports/routes.ts';
import { fitRoutes } from '#features/fit/routes.ts';
import { googleSignInRoutes } from '#features/google-sign-in/routes.ts';
import { guardianRoutes } from '#features/guardian/routes.ts';
import { homeRoutes } from '#features/home/routes.ts';
import { identityRoutes } from '#features/identity/routes.ts';
import { invitationRoutes } from '#features/invitations/routes.ts';
import { invoiceRoutes } from '#features/invoices/routes.ts';
import { jobDraftRoutes } from '#features/job-drafts/routes.ts';
import { jobPostRoutes } from '#features/job-posts/routes.ts';
import { jobRoutes } from '#features/jobs/routes.ts';
import { mediaLibraryRoutes } from '#features/media/routes.ts';
import { messageRoutes } from '#features/messages/routes.ts';
import { noticeRoutes } from '#features/notices/routes.ts';
import { offerRoutes } from '#features/offers/routes.ts';
import { paymentRoutes } from '#features/payments/routes.ts';
import { planRoutes } from '#features/plans/routes.ts';
import { preferenceRoutes } from '#features/preferences/routes.ts';
import { profileRoutes } from '#features/profiles/routes.ts';
import { publicFaceRoutes } from '#features/public-face/routes.ts';
import { pushRoutes } from '#features/push/routes.ts';
import { recoveryRoutes } from '#features/recovery/routes.ts';
import { reviewRoutes } from '#features/review/routes.ts';
import { sandboxRoutes } from '#features/sandbox/routes.ts';
import { savedSearchRoutes } from '#features/saved-searches/routes.ts';
import { secondFactorRoutes } from '#features/second-factor/routes.ts';
import { sessionRoutes } from '#features/sessions/routes.ts';
import { sharedBoardRoutes } from '#features/shared-boards/routes.ts';
import { sitemapRoutes } from '#features/sitemap/routes.ts';
import { smsRoutes } from '#features/sms/routes.ts';
import { talentRoutes } from '#features/talent/routes.ts';
import { talentListRoutes } from '#features/talent-lists/routes.ts';
import { teamRoutes } from '#features/team/routes.ts';
import { uploadRoutes } from '#features/uploads/routes.ts';
import { whatsappRoutes } from '#features/whatsapp/routes.ts';
import { letters } from '#letters.ts';
import { logAccess } from '#platform/access-log.ts';
import { answerHeaders, setAnswerHeaders } from '#platform/answer-headers.ts';
import { limitCalls } from '#platform/call-limits.ts';
import { answerError, answerErrors, answerUnknownCall } from '#platform/errors.ts';
import { healthRoutes } from '#platform/health.ts';
import { mediaRoutes } from '#platform/media.ts';
import { keepPublicAnswers } from '#platform/public-answers.ts';
import { refuseStrangeRequests } from '#platform/request-rules.ts';
import type { Services } from '#platform/services.ts';
import { answerUnreadable } from '#platform/unreadable-requests.ts';

const JSON_BYTES = 256 * 1024;
const FIELD_BYTES = 64 * 1024;

/** The whole product behind one HTTP server: its calls, its media and its pages. */
export async function buildApp(services: Services, log?: FastifyBaseLogger) {
  const headers = answerHeaders(services.config);
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: JSON_BYTES,
    trustProxy: services.config.TRUST_PROXY.length > 0 && services.config.TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: true },
    // A request without Host is refused by us, in the shape of every other refusal.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, setAnswerHeaders(headers, request, reply)),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers, log),
  });
  app.addHook('onRequest', async (request, reply) => void setAnswerHeaders(headers, request, reply));
  requirePolicy(app);
  answerErrors(app);
  logAccess(app);
  refuseStrangeRequests(app);
  await app.register(compress);
  await app.register(multipart, { limits: { fieldSize: FIELD_BYTES, fields: 200, files: 40, parts: 240 } });

  app.all('/api/*', answerUnknownCall);
  limitCalls(app, services);
  keepPublicAnswers(app, services);
  healthRoutes(app, services.db);
  await mediaRoutes(app, services);
  identityRoutes(app, services);
  recoveryRoutes(app, services);
  sessionRoutes(app, services);
  accountRoutes(app, services);
  dataExportRoutes(app, services);
  secondFactorRoutes(app, services);
  googleSignInRoutes(app, services);
  guardianRoutes(app, services);
  companyRoutes(app, services);
  teamRoutes(app, services);
  talentRoutes(app, services);
  mediaLibraryRoutes(app, services);
  uploadRoutes(app, services);
  messageRoutes(app, services, letters);
  pushRoutes(app, services);
  await smsRoutes(app, services);
  await whatsappRoutes(app, services);
  noticeRoutes(app, services);
  await preferenceRoutes(app, services);
  conversationRoutes(app, services);
  conversationFileRoutes(app, services);
  jobRoutes(app, services);
  jobPostRoutes(app, services);
  jobDraftRoutes(app, services);
  fitRoutes(app, services);
  applicationRoutes(app, services);
  auditionRoutes(app, services);
  invitationRoutes(app, services);
  calendarRoutes(app, services);
  offerRoutes(app, services);
  boardRoutes(app, services);
  reviewRoutes(app, services);
  sharedBoardRoutes(app, services);
  savedSearchRoutes(app, services);
  planRoutes(app, services);
  await paymentRoutes(app, services);
  invoiceRoutes(app, services);
  await sandboxRoutes(app, services);
  profileRoutes(app, services);
  talentListRoutes(app, services);
  castingInvitationRoutes(app, services);
  publicFaceRoutes(app, services);
  contentRoutes(app, services);
  homeRoutes(app, services);
  sitemapRoutes(app, services);
  return app;
}
